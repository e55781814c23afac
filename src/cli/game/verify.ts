import { type Entry, firstLink, type Header } from '../../kernel/game/entry.ts';
import { canonical, type Json, own } from '../../kernel/json.ts';
import type { Game } from '../../kernel/game/game.ts';
import { type PublicChain, publicChain } from '../../kernel/game/line.ts';
import { isToldAlike, rulesOf } from '../../kernel/game/migrate.ts';
import type { Moment } from '../../kernel/game/moment.ts';
import { seenBy } from '../../kernel/game/record.ts';
import { DICE } from '../../kernel/seat.ts';
import { citation, type CommandOutput, type Result, say } from '../output.ts';
import { type OpenGame, withGame, withNotes } from './games.ts';
import { headText, oneLine } from './history.ts';
import { withSeals } from './signed.ts';

// Whether a game file is as it was recorded, and where two of them part.

/** Replay a file and check every answer, every hash and every position. */
export function verify(file: string): Promise<Result> {
  return withGame<Result>(file, async (open) => withSeals(open, verified(open)), 'all');
}

function verified(open: OpenGame): CommandOutput {
  const { path, game, stopped } = open;
  const last = game.moments.at(-1)?.entry.hash ?? null;
  const entries = game.moments.length;
  const { chain, earlier } = publicIn(game);
  const unchecked = game.moments.filter(
    ({ entry }) => !isToldAlike(open.rulebook, game.header, entry.n),
  ).length;
  if (!stopped) {
    const replayed = `${entries} ${entries === 1 ? 'entry' : 'entries'} replayed, each as recorded`;
    const head = `${path}: ${replayed}${uncheckedText(unchecked)}. Last hash ${last ?? '-'}.`;
    return withNotes(open, {
      text: `${head}\n${publicText({ chain, earlier })}`,
      json: { ok: true, entries, hash: last, unchecked, public: chain && { ...chain, earlier } },
    });
  }
  const { n, clauses } = stopped;
  const message = say(open.rulebook, stopped.refused);
  return {
    text: `${message}${citation(clauses)}\nAs recorded up to entry ${entries}.`,
    json: { ok: false, entries, at: n, message, clauses },
    code: 1,
  };
}

/** Of how many entries the hashes say nothing. */
function uncheckedText(many: number): string {
  return many === 0
    ? ''
    : `; the hashes of the first ${many} cannot be checked, as the rules since tell otherwise`;
}

interface PublicRead {
  readonly chain: PublicChain | null;
  /** How many of its lines were made under earlier rules. */
  readonly earlier: number;
}

function publicIn({ header, moments }: Game): PublicRead {
  const entries = moments.map(({ entry }) => entry);
  const earlier = entries.filter(({ n, public: line }) => line !== undefined && !rulesOf(header, n).latest);
  return { chain: publicChain(header, entries), earlier: earlier.length };
}

/** What all may know, in one sentence: two who hold the same root hold the same past. */
function publicText({ chain, earlier }: PublicRead): string {
  if (!chain) return 'It has no public chain: it was begun before there was one.';
  const lines = `${chain.lines} ${chain.lines === 1 ? 'line' : 'lines'}`;
  const old =
    earlier === 0
      ? ''
      : ` (${earlier} of them made under earlier rules: compared with what their entries state)`;
  return `Public chain: ${lines}${old}, root ${chain.root}.`;
}

/** Check two files in the same way, and say where they part, or that one is the other and goes on. */
export function compare(file: string, other: string): Promise<Result> {
  const both = (one: OpenGame): Promise<Result> =>
    withGame<Result>(other, async (two) => compared(one, two), 'all');
  return withGame<Result>(file, both, 'all');
}

async function compared(one: OpenGame, two: OpenGame): Promise<Result> {
  const checked = await Promise.all([one, two].map((open) => withSeals(open, verified(open))));
  const found = partingOf(one, two);
  const isWhole = checked.every(({ code = 0 }) => code === 0);
  return {
    text: [...checked.map(({ text }) => text), found.text].join('\n'),
    json: { ok: isWhole && found.parts === null, files: checked.map(({ json }) => json), parts: found.parts },
    code: isWhole && found.parts === null ? 0 : 1,
  };
}

interface Parting {
  readonly text: string;
  /** Null: one goes on where the other ends, or both are the same. */
  readonly parts: Json;
}

function partingOf(one: OpenGame, two: OpenGame): Parting {
  const [mine, theirs] = [one, two].map(({ game }) => game.moments.map(({ entry }) => entry)) as [
    Entry[],
    Entry[],
  ];
  const begins = otherwiseIn(one.game.header, two.game.header);
  if (begins.length > 0)
    return {
      text: `They do not begin as the same game; otherwise: ${begins.join(', ')}.`,
      parts: { n: 0, otherwise: begins },
    };
  const length = Math.min(mine.length, theirs.length);
  const at = mine.slice(0, length).findIndex((entry, i) => saidIn(entry) !== saidIn(theirs[i]));
  if (at >= 0) return partedAt(one, two, at);
  // what comes after that was not replayed
  if (one.stopped || two.stopped)
    return { text: `Up to entry ${length}, where one is not as recorded, they are the same.`, parts: null };
  const more = mine.length - theirs.length;
  const [longer, shorter] = more > 0 ? [one, two] : [two, one];
  const entries = `${Math.abs(more)} ${Math.abs(more) === 1 ? 'entry' : 'entries'}`;
  const text =
    more === 0
      ? 'Both are the same, entry by entry.'
      : `${longer.path} is ${shorter.path}, and goes on by ${entries}.`;
  return { text, parts: null };
}

/** The words of a header that say how a game begins. */
const BEGINNING = {
  id: 'the name that the game was given when it was made',
  rulebook: 'rulebook',
  scenario: 'scenario',
  rulings: 'rulings',
  data: 'data files',
  dice: 'dice',
} as const;

/** In what two games do not begin alike, in words; what was brought up to date since is no part of it. */
function otherwiseIn(one: Header, two: Header): readonly string[] {
  if (firstLink(one) === firstLink(two)) return [];
  const keys = Object.keys(BEGINNING) as (keyof typeof BEGINNING)[];
  return keys
    .filter((key) => canonical(one[key] ?? null) !== canonical(two[key] ?? null))
    .map((key) => BEGINNING[key]);
}

/** What two entries are compared by: the position's hash means nothing to another version. */
function saidIn(entry: Entry | undefined): string {
  return canonical({ ...entry, state: null });
}

function partedAt(one: OpenGame, two: OpenGame, at: number): Parting {
  const sides = [one, two].map((open) => ({ open, line: lineAt(open, at) }));
  const told = sides.map(({ open, line }) => `  ${open.path}: ${line.text}`);
  const [a, b] = [one, two].map(({ game }) => game.moments[at]?.entry as unknown as Record<string, Json>);
  const said = (entry: Record<string, Json> | undefined, key: string): string =>
    canonical(own(entry ?? {}, key) ?? null);
  const otherwise = Object.keys(NAMES).filter((key) => said(a, key) !== said(b, key));
  const names = otherwise.map((key) => NAMES[key] ?? key);
  const n = at + 1;
  const same =
    at === 0 ? 'They part at the first entry' : `They are the same up to entry ${at}, and part at entry ${n}`;
  // of what nobody else may see it is not told either in what it is otherwise
  if (sides.every(({ line }) => line.json === null))
    return { text: [`${same}.`, ...told].join('\n'), parts: { n, otherwise: [], lines: [null, null] } };
  return {
    text: [`${same}; otherwise: ${names.join(', ')}.`, ...told].join('\n'),
    parts: { n, otherwise: names, lines: sides.map(({ line }) => line.json) },
  };
}

/** What of an entry can be otherwise, in words. */
const NAMES: Readonly<Record<string, string>> = {
  seat: 'whose it is',
  decision: 'what is answered',
  answer: 'the answer',
  by: 'who gave it',
  for: 'whose die it was',
  agreed: 'who agreed',
  only: 'whether anything else was possible',
  again: 'what comes again',
  withdraw: 'what is withdrawn',
  undone: 'what is taken back',
  mend: 'what is put right',
  anew: 'who chooses again',
  seats: 'who agreed',
  reason: 'the reason',
  passed: 'what nobody asks for any more',
  tick: 'what was done on the map',
  done: 'whether it was done',
  left: 'what was left',
  request: 'the key of its request',
  hash: 'what came of it',
};

interface ShownEntry {
  readonly text: string;
  readonly json: Json;
}

/** The line that shows an entry to a spectator: whoever compares files may have a seat, and secrets stay with theirs. */
function lineAt({ game }: OpenGame, at: number): ShownEntry {
  const { entry, asked } = game.moments[at] as Moment;
  const seen = seenBy(game, null);
  const line = seen.find((each) => each.entry === at + 1)?.line;
  if (!line) return { text: 'an entry that not everybody may see', json: null };
  const lines = seen.map((each) => each.line);
  const clauses = asked?.clauses ?? [];
  const text = `${oneLine(headText(game.table, line, lines))}${diceIn(entry)}`;
  return {
    text: `line ${line.n} of the log: ${text}${citation(clauses)}`,
    json: { line: line.n, text, clauses: [...clauses] },
  };
}

/** The faces of a roll: other dice can come to the same. */
function diceIn(entry: Entry): string {
  return 'answer' in entry && entry.seat === DICE && Array.isArray(entry.answer)
    ? `; the dice: ${entry.answer.join(', ')}`
    : '';
}
