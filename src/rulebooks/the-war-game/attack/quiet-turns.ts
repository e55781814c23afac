import {
  type Allocation,
  type Limit,
  type Referee,
  type Row,
  type Rulings,
  type Seat,
  rulingsOf,
  tell,
  texts,
} from '../../../kernel/index.ts';
import { type Player, PLAYERS } from '../nations.ts';
import { part } from '../part.ts';
import type { Books, Open } from '../state.ts';
import { leaving } from './leave.ts';
import { orderedBy, ordersOf } from './ordered.ts';

// G.F1: a player is asked of its own turn; by ruling, turns in which nothing happens are told in one answer, with the next in which something does.

const ORDER: readonly Player[] = PLAYERS.map(({ id }) => id);

const nextRow = (player: Player): string => `next/${player}`;

/** Whether something of a player's turn is asked, or must happen, whatever the table tells (ARG.U2, EIR.U1b, G.A2, PER.U1). */
function hasBusiness(books: Books, open: Open, player: Player): boolean {
  return (
    leaving(books, open, player).length > 0 ||
    orderedBy(open, player).length > 0 ||
    ordersOf(books, open, player).length > 0
  );
}

/** The players after this one of whom it can be said with it that nothing happened; none where this one has to do something. */
export function othersWith(books: Books, open: Open, player: Player): readonly Player[] {
  if (ruled(open.rulings, 'quiet-turns') !== 'together' || leaving(books, open, player).length > 0) return [];
  const later = ORDER.slice(ORDER.indexOf(player) + 1);
  const end = later.findIndex((each) => hasBusiness(books, open, each));
  return end < 0 ? later : later.slice(0, end);
}

/** Whether each player is asked of its own turn. */
export function isOwn(rulings: Rulings): boolean {
  return ruled(rulings, 'quiet-turns') === 'own';
}

/** The seats whose it is to say what a player did; none: anybody says it. */
export function tellersOf({ seating }: Pick<Books, 'seating'>, open: Open, player: Player): readonly Seat[] {
  if (!isOwn(open.rulings)) return [];
  const nations = PLAYERS.find(({ id }) => id === player)?.nations ?? [];
  return [...new Set(nations.map((nation) => seating[nation]))];
}

/** The rows that say whose turn is the next in which something happens. */
export function nextRows(others: readonly Player[]): readonly Row[] {
  return others.map((player) => ({ id: nextRow(player), label: say.row.next({ player }), max: 1 }));
}

/** Only one can be the next. */
export function nextLimits(others: readonly Player[]): Limit[] {
  if (others.length < 2) return [];
  return [{ rows: others.map(nextRow), max: 1, clauses: ['G.F1'], reason: say.limit.oneNext() }];
}

/** What the button says by which nothing is told; undefined: as anywhere. */
export function nothingIn(player: Player, others: readonly Player[]) {
  return others.length === 0 ? undefined : say.nothing.turns({ players: [player, ...others] });
}

/** Whether the table has said already that nothing happened in a player's turn; who must leave or attack by now is asked (EIR.U1b). */
export function isQuiet(books: Books, open: Open, player: Player): boolean {
  return open.quiet.includes(player) && leaving(books, open, player).length === 0;
}

/** G.F1: nothing happened in the turns before the one that is named, or, where nothing is told at all, in any of these. */
export function noteQuiet(
  open: Open,
  player: Player,
  others: readonly Player[],
  given: Allocation,
  referee: Referee,
): void {
  const next = others.findIndex((each) => (given[nextRow(each)] ?? 0) > 0);
  const isNothing = Object.values(given).every((count) => count === 0);
  const quiet = isNothing ? others : others.slice(0, Math.max(0, next));
  open.quiet = quiet;
  const players = isTold(given) ? quiet : [player, ...quiet];
  if (others.length > 0 && players.length > 0)
    tell(referee, 'note', say.told.quiet, { players: [...players] }, ['G.F1']);
}

/** Whether something is told of the player itself. */
function isTold(given: Allocation): boolean {
  return Object.entries(given).some(([row, count]) => count > 0 && !isNext(row));
}

/** Whether a row says whose turn is the next. */
export function isNext(row: string): boolean {
  return row.startsWith('next/');
}

const say = texts({
  row: {
    next: 'Nothing more before the turn of {player}',
  },
  limit: {
    oneNext: 'Only one turn is the next in which something happens.',
  },
  nothing: {
    turns: 'Nothing in the turns of {players}',
  },
  told: {
    quiet: 'Nothing happens on the map in the turns of {players}.',
  },
});

/** What the guide leaves open. */
const { RULINGS, ruled } = rulingsOf([
  {
    id: 'quiet-turns',
    clauses: ['G.F1'],
    question:
      'Players take their turns one after the other. In several of them nothing happens on the map: how is that said?',
    choices: [
      { id: 'own', text: 'Each player of its own turn; nobody says it for another.' },
      { id: 'together', text: 'Once, of all turns up to the next in which something happens.' },
      { id: 'each', text: 'Of each turn by itself, by anybody.' },
    ],
    default: 'own',
    fixed: true,
  },
]);

/** G.F1: quiet turns. */
export const QUIET_TURNS = part(import.meta.url, {
  rulings: RULINGS,
  texts: say,
});
