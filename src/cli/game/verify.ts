import { runToEnd } from '../../kernel/game/slices.ts';
import { type CheckedGame, type Finding, PARTS, sentencesOf, VERDICTS } from '../../trust/check/finding.ts';
import { findingsOf } from '../../trust/check/findings.ts';
import { publicIn, untoldEntries } from '../../trust/check/hashes.ts';
import { partingOf } from '../../trust/check/parting.ts';
import { checkSeals } from '../../trust/seals.ts';
import { fingerprintOf } from '../../trust/signing.ts';
import { type CommandOutput, type Result, say } from '../output.ts';
import { type OpenGame, withGame } from './games.ts';

// Whether a game file is as it was recorded, and where two of them part.

/** Replay a file and check all that can be checked of it. */
export function verify(file: string): Promise<Result> {
  return withGame<Result>(file, verified, 'all');
}

async function checkedOf({ path, stored, game, stopped }: OpenGame): Promise<CheckedGame> {
  const { header, entries, repaired } = stored;
  const seals = await checkSeals(stored);
  return { name: path, header, entries, torn: repaired !== undefined, game, stopped, seals };
}

async function verified(open: OpenGame): Promise<CommandOutput> {
  return saidOf(open, await checkedOf(open));
}

function saidOf(open: OpenGame, checked: CheckedGame): CommandOutput {
  const findings = runToEnd(findingsOf(checked));
  const wrong = findings.find(({ verdict }) => verdict === 'fails');
  const entries = open.game.moments.length;
  const text = [`${open.path}: ${headText(wrong)}`, ...findings.map(findingText)].join('\n');
  const signed = checked.seals.map(({ seal: { key, at, entries: until, lines }, wrong: why }) => {
    return { fingerprint: fingerprintOf(key), key, at, entries: until, lines, wrong: why };
  });
  if (wrong) {
    const { message, clauses } = messageOf(open, wrong);
    const json = { ok: false, entries, at: wrong.at?.entry, message, clauses, findings, signed };
    return { text, json, code: 1 };
  }
  const { chain, earlier } = publicIn(checked);
  const hash = open.game.moments.at(-1)?.entry.hash ?? null;
  const notes = open.notes.length === 0 ? {} : { notes: open.notes };
  const found = { unchecked: untoldEntries(checked), public: chain && { ...chain, earlier }, findings };
  return { text, json: { ok: true, entries, hash, ...found, signed, ...notes } };
}

function headText(wrong: Finding | undefined): string {
  return wrong ? 'it is not as it was recorded.' : 'nothing is wrong in what can be checked.';
}

function findingText(finding: Finding): string {
  const [first = '', ...more] = sentencesOf(finding);
  const { part, verdict } = finding;
  return [`${PARTS[part]}: ${VERDICTS[verdict]}. ${first}`, ...more.map((each) => `  ${each}`)].join('\n');
}

/** The first thing that is wrong, as scripts read it: of what not everybody may see no more than that. */
function messageOf(
  { stopped, rulebook }: OpenGame,
  { at, wrong = '' }: Finding,
): { readonly message: string; readonly clauses: readonly string[] } {
  const isShown = at?.line !== undefined;
  if (stopped && isShown) return { message: say(rulebook, stopped.refused), clauses: stopped.clauses };
  return { message: `Entry ${at?.entry ?? 0}: ${wrong}`, clauses: at?.clauses ?? [] };
}

/** Check two files in the same way, and say where they part, or that one is the other and goes on. */
export function compare(file: string, other: string): Promise<Result> {
  const both = (one: OpenGame): Promise<Result> =>
    withGame<Result>(other, async (two) => compared(one, two), 'all');
  return withGame<Result>(file, both, 'all');
}

async function compared(one: OpenGame, two: OpenGame): Promise<Result> {
  const [mine, theirs] = [await checkedOf(one), await checkedOf(two)];
  const checked = [saidOf(one, mine), saidOf(two, theirs)];
  const found = partingOf(mine, theirs);
  const isWhole = checked.every(({ code = 0 }) => code === 0);
  return {
    text: [...checked.map(({ text }) => text), found.text].join('\n'),
    json: { ok: isWhole && found.parts === null, files: checked.map(({ json }) => json), parts: found.parts },
    code: isWhole && found.parts === null ? 0 : 1,
  };
}
