import { forgetAllowed } from '../../kernel/allow.ts';
import { expire } from '../../kernel/facts.ts';
import { clearHands } from './intelligence/held.ts';
import { freshTurn } from './lifetimes.ts';
import { seatsOf, type Side } from './powers.ts';
import type { Books, Game, Go, Open, Setting, Step } from './state.ts';

// The ten steps of a turn, the resolution after them, and turn after turn.

declare module './state.ts' {
  interface Steps {
    turn: object;
    'turn-end': object;
  }
}

/** The placements: whose, in which of the ten steps. */
export const PLACING: readonly { readonly step: 1 | 2 | 3 | 4; readonly side: Side }[] = [
  { step: 1, side: 'axis' },
  { step: 2, side: 'russia' },
  { step: 3, side: 'allies' },
  { step: 4, side: 'axis' },
];

/** Steps 1 to 4: who places in a step, each then says the strengths. */
function placing({ seating }: Setting, { step, side }: (typeof PLACING)[number]): Go[] {
  return seatsOf(seating, side).flatMap((seat): Go[] => [
    ...(step === 2 ? ([{ step: 'purge', n: step, seat }] as const) : []),
    { step: 'place', n: step, seat },
    { step: 'values', n: step, seat },
    { step: 'strengths', n: step, seat },
  ]);
}

/** A turn: what was drawn, steps 1 to 10, the resolution. */
const turn: Step<'turn'> = {
  clauses: [],
  next: (books) => [
    { step: 'opening' },
    { step: 'cards' },
    ...PLACING.flatMap((each) => placing(books, each)),
    { step: 'target-events', n: 5 },
    { step: 'flexible-events', n: 6 },
    { step: 'threat', n: 7, power: 'germany' },
    { step: 'threat', n: 7, power: 'italy' },
    { step: 'counters-shown', n: 8 },
    { step: 'covert', n: 9, power: 'germany' },
    { step: 'covert', n: 9, power: 'italy' },
    { step: 'covert', n: 9, power: 'britain' },
    { step: 'covert', n: 9, power: 'france' },
    { step: 'covert', n: 9, power: 'russia' },
    { step: 'subversion', n: 10 },
    { step: 'resolution', n: 11 },
    { step: 'turn-end' },
  ],
};

/** The end of a turn: what lasted as long has lapsed; the next one follows, up to the last or to a war between major powers. */
const turnEnd: Step<'turn-end'> = {
  clauses: [],
  next: endTurn,
  drop: endTurn,
};

function endTurn(books: Books, game: Game): Go[] {
  const { open } = game;
  expire(open.facts, books.facts, 'turn');
  clearHands(books, game);
  forgetAllowed(game);
  Object.assign(open, freshTurn());
  open.turn++;
  return open.turn > books.lastTurn ? [] : [{ step: 'turn' }];
}

/** In which of the ten steps play is; 11: the resolution, null: before the first or after the last. */
export function stepNow({ agenda }: Open): number | null {
  const [item] = agenda;
  return item !== undefined && 'n' in item ? Number(item.n) : null;
}

/** The turns and the ten steps (step.1 to step.11). */
export const SEQUENCE = { turn, 'turn-end': turnEnd };
