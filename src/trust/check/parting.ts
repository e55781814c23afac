import { type Entry, firstLink, type Header } from '../../kernel/game/entry.ts';
import { canonical, type Json, own } from '../../kernel/json.ts';
import type { CheckedGame } from './finding.ts';
import { lineAt } from './place.ts';

/** Where two files part, in words and as data. */
interface Parting {
  readonly text: string;
  /** Null: one goes on where the other ends, or both are the same. */
  readonly parts: Json;
}

/** Where two files part, or that one is the other and goes on. */
export function partingOf(one: CheckedGame, two: CheckedGame): Parting {
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
      : `${longer.name} is ${shorter.name}, and goes on by ${entries}.`;
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

function partedAt(one: CheckedGame, two: CheckedGame, at: number): Parting {
  const sides = [one, two].map((open) => ({ open, line: lineAt(open.game, at + 1) }));
  const told = sides.map(({ open, line }) => `  ${open.name}: ${line.text}`);
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
