import { type Entry, hasPublicChain } from '../../kernel/game/entry.ts';
import { type Game, stateOf } from '../../kernel/game/game.ts';
import { isOfDice, isPassed, isUndo } from '../../kernel/game/moment.ts';
import { findAsked } from '../../kernel/game/play.ts';
import { readOn, seenBy } from '../../kernel/game/record.ts';
import type { Json } from '../../kernel/json.ts';
import { headSaid, oneLine } from '../../kernel/log/head-said.ts';
import { logBookOf } from '../../kernel/log/log-book.ts';
import { DICE, TABLE } from '../../kernel/seat.ts';
import type { CheckedGame, FoundAt } from './finding.ts';

// Where something stands in a file, as everybody may know it: whoever checks may have a seat, and secrets stay with theirs.

type Played = Pick<CheckedGame, 'game' | 'entries'>;

/** Where entry `n` stands. */
export function placeOf({ game, entries }: Played, n: number, clauses: readonly string[] = []): FoundAt {
  const shown = readOn(game, null).entries;
  const before = shown.filter((each) => each < n).length;
  const entry = game.moments[n - 1]?.entry ?? entries[n - 1];
  const isPlayed = n <= game.moments.length;
  if (!entry || !(isPlayed ? shown.includes(n) : isForAll({ game, entries }, entry)))
    return { entry: n, text: `entry ${n}, which not everybody may see${after(before)}` };
  const line = before + 1;
  const at = `line ${line} of the log (entry ${n})`;
  const isSealed = game.moments[n - 1]?.asked?.sealed === true;
  if (!('decision' in entry) || isSealed) return { entry: n, line, text: at };
  const { seat, decision } = entry;
  const cited = isPlayed ? (game.moments[n - 1]?.asked?.clauses ?? []) : clauses;
  const what = isPlayed ? textAt(game, n) : askedOf({ game, entries }, seat, decision);
  return { entry: n, line, seat, decision, clauses: [...cited], text: `${at}: ${what}${citation(cited)}` };
}

const after = (line: number): string => (line === 0 ? '' : `, after line ${line} of the log`);

/** Whether everybody may see an entry that was not played: what is not asked is nobody's but where it has no secrets. */
function isForAll({ game }: Played, entry: Entry): boolean {
  if (hasPublicChain(game.header) && entry.public === undefined) return false;
  if (isUndo(entry) || isPassed(entry)) {
    const named = isUndo(entry) ? entry.undone : entry.passed;
    return readOn(game, null).entries.some((n) => named.includes(n));
  }
  if (isOfDice(entry)) return true;
  if (!('decision' in entry)) return false;
  const { seat, decision } = entry;
  const asked = findAsked(game.table, stateOf(game), seat, decision);
  return asked ? !asked.sealed : seat === DICE || seat === TABLE;
}

/** Who was asked what, in words. */
function askedOf({ game }: Played, seat: string, decision: string): string {
  const book = logBookOf(game.table);
  const asked = findAsked(game.table, stateOf(game), seat, decision);
  const what = asked ? `\u201c${book.say(asked.title ?? asked.prompt)}\u201d` : 'who is not asked that there';
  return oneLine(`${book.name(seat)}, ${what}`);
}

/** Clauses as they stand behind a sentence. */
function citation(clauses: readonly string[]): string {
  return clauses.length === 0 ? '' : ` [${clauses.join(', ')}]`;
}

/** What the line of an entry says to a spectator, and what fell; empty where there is none. */
function textAt(game: Game, n: number): string {
  const seen = seenBy(game, null);
  const line = seen.find((each) => each.entry === n)?.line;
  if (!line) return '';
  const lines = seen.map((each) => each.line);
  return `${oneLine(headSaid(line, lines, logBookOf(game.table)))}${facesIn(game.moments[n - 1]?.entry)}`;
}

interface ShownEntry {
  readonly text: string;
  readonly json: Json;
}

/** The line that shows entry `n` to a spectator; `json` null: there is none. */
export function lineAt(game: Game, n: number): ShownEntry {
  const line = readOn(game, null).entries.indexOf(n) + 1;
  if (line === 0) return { text: 'an entry that not everybody may see', json: null };
  const text = textAt(game, n);
  const clauses = game.moments[n - 1]?.asked?.clauses ?? [];
  return {
    text: `line ${line} of the log: ${text}${citation(clauses)}`,
    json: { line, text, clauses: [...clauses] },
  };
}

/** The faces of a roll: other dice can come to the same. */
function facesIn(entry: Entry | undefined): string {
  return entry && 'answer' in entry && entry.seat === DICE && Array.isArray(entry.answer)
    ? `; the dice: ${entry.answer.join(', ')}`
    : '';
}
