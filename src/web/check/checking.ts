import { isRefusal } from '../../kernel/clause.ts';
import { replayInSlices } from '../../kernel/game/replay.ts';
import type { Slices } from '../../kernel/game/slices.ts';
import { render } from '../../kernel/texts/words.ts';
import { readLines, STORE_WORDS } from '../../store/index.ts';
import type { CheckedGame, Finding } from '../../trust/check/finding.ts';
import { checkSeals } from '../../trust/seals.ts';
import { findingsOf } from '../../trust/check/findings.ts';
import { loadRulebook } from '../load-rulebook.ts';
import { checkTexts } from './texts.ts';

/** A file that was checked, and what was found. */
export interface Checked {
  readonly game: CheckedGame;
  readonly findings: readonly Finding[];
}

/** Who waits for a check: hears of each entry, and can stop it. */
export interface Waiting {
  readonly signal: AbortSignal;
  onEntry(n: number, of: number): void;
}

const LARGEST = 50_000_000;

/** Check a game file; a sentence says why it is none. Rejects where it is stopped. */
export async function checkFile(file: File, waiting: Waiting): Promise<Checked | string> {
  const { name } = file;
  if (file.size > LARGEST) return checkTexts.large(name);
  const read = readLines(name, new Uint8Array(await file.arrayBuffer()));
  if (isRefusal(read)) return render(STORE_WORDS, read.refused);
  const { header, entries, torn } = read;
  const rulebook = await loadRulebook(header.rulebook).catch(() => null);
  if (rulebook === null) return checkTexts.noRulebook;
  if (!rulebook) return checkTexts.noBook(name, header.rulebook);
  const onEntry = (n: number): void => waiting.onEntry(n, entries.length);
  try {
    const played = await inTurns(replayInSlices(rulebook, header, entries, 'all'), waiting.signal, onEntry);
    if (isRefusal(played)) return render(rulebook.words, played.refused);
    const seals = await checkSeals({ header, entries });
    const game: CheckedGame = { name, header, entries, torn, ...played, seals };
    return { game, findings: await inTurns(findingsOf(game), waiting.signal) };
  } catch (error) {
    if (waiting.signal.aborted) throw error;
    // what people wrote into a file breaks rules in ways that no rule foresees
    return checkTexts.broken(name);
  }
}

/** So long, in milliseconds, the page may do nothing else. */
const SLICE = 20;

/** Long work that lets the page in between: what is pressed is done, and what changed is drawn. */
async function inTurns<T>(slices: Slices<T>, signal: AbortSignal, onEntry?: (n: number) => void): Promise<T> {
  let until = performance.now() + SLICE;
  for (;;) {
    const next = slices.next();
    if (next.done) return next.value;
    if (performance.now() < until) continue;
    if (typeof next.value === 'number') onEntry?.(next.value);
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    signal.throwIfAborted();
    until = performance.now() + SLICE;
  }
}
