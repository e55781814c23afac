import {
  type FactSchema,
  type Referee,
  type Rulings,
  type Seat,
  expire,
  frame,
  json,
  once,
  sums,
  tell,
} from '../../kernel/index.ts';
import { isOneForm } from './intelligence/one-form.rulings.ts';
import { freshPlan, freshTurn } from './lifetimes.ts';
import type { GameData } from './files/pack.ts';
import { part } from './part.ts';
import { POWERS, seatsIn, seatsOf, type Side } from './powers.ts';
import { rememberRemovals } from './resolution/24.83-memory.ts';
import { stormRuling, STORM_RULINGS } from './rulings.ts';
import { PLAN } from './starts/scenarios.ts';
import { stormSequenceTexts } from './sequence.words.ts';
import {
  type Books,
  type StormPosition,
  type Go,
  type Open,
  seasonOf,
  type Setting,
  type StormStep,
} from './state.ts';
import { isWar } from './war.ts';

// The ten steps of a turn, the resolution after them, and turn after turn.

declare module './state.ts' {
  interface Steps {
    turn: object;
    'turn-end': object;
  }
}

const LAST_TURN = { 'winter-1941': 28, 'winter-1939': 20 };

/** step.11: the last turn that there can be (ruling last-turn). */
export function lastTurnOf(rulings: Rulings): number {
  return LAST_TURN[stormRuling(rulings, 'last-turn')];
}

/** step.11: a game cannot begin after its last turn; that of one turn has its own. */
export function lateStart({ rulings, scenario, data }: frame.Setup): frame.Refusal | null {
  const turn = (data as unknown as GameData | null)?.start?.turn;
  if (turn === undefined || PLAN[scenario.id]?.turns !== null || turn <= lastTurnOf(rulings)) return null;
  const [begun, last] = [seasonOf(turn), seasonOf(lastTurnOf(rulings))];
  return frame.refuse(stormSequenceTexts.late({ ...begun, lastSeason: last.season, lastYear: last.year }), [
    'step.11',
  ]);
}

/** The placements: whose, in which of the ten steps. */
const PLACING: readonly { readonly step: 1 | 2 | 3 | 4; readonly side: Side }[] = [
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

/** Steps 6 to 10 in the printed order, each power in turn. */
const IN_ORDER: readonly Go[] = [
  { step: 'flexible-events', n: 6 },
  { step: 'threat', n: 7, power: 'germany' },
  { step: 'threat', n: 7, power: 'italy' },
  { step: 'counters-shown', n: 8 },
  ...POWERS.map((power): Go => ({ step: 'covert', n: 9, power })),
  { step: 'subversion', n: 10 },
];

/** The same asked of all at once: in secret before strengths are shown, and once more when they are (ruling one-form). */
const ONE_FORM: readonly Go[] = [
  { step: 'seal', n: 6 },
  { step: 'counters-shown', n: 8 },
  { step: 'operations', n: 9 },
];

/** A turn: what has changed, what was drawn, steps 1 to 10, the resolution. */
const turn: StormStep<'turn'> = {
  clauses: [],
  next: (books) => ITEMS(books),
};

const ITEMS = once((books: Books): readonly Go[] => [
  { step: 'changes' },
  { step: 'opening' },
  { step: 'purge', n: 0, seat: books.seating.russia },
  { step: 'cards' },
  ...PLACING.flatMap((each) => placing(books, each)),
  { step: 'target-events', n: 5 },
  ...(isOneForm(books) ? ONE_FORM : IN_ORDER),
  { step: 'resolution', n: 11 },
  { step: 'turn-end' },
]);

/** The end of a turn: what lasted as long has lapsed; the next one follows, up to the last or to a war between major powers. */
const turnEnd: StormStep<'turn-end'> = {
  clauses: ['step.11'],
  ends: {
    name: 'turn',
    closes: true,
    clauses: ['step.11'],
    args: (_, open) => ({ ...seasonOf(open.turn) }),
    seats: (books, open) => stillToAnswer(books, open),
  },
  next: (books, position, _, referee) => endTurn(books, position, referee),
};

/** The steps in which every seat answers. */
const EVERYBODY: readonly Go['step'][] = ['cards', 'flexible-events', 'seal', 'operations'];

/** The seats from which a skip of the rest of the turn takes a decision: whose a step to come is; the table needs no leave. */
function stillToAnswer({ seating }: Setting, { agenda }: Open): readonly Seat[] {
  const items = agenda as readonly Go[];
  if (items.some(({ step }) => EVERYBODY.includes(step))) return seatsIn(seating);
  const theirs = items.flatMap((item): Seat[] => {
    if ('seat' in item) return [item.seat];
    if ('power' in item) return [seating[item.power]];
    return 'n' in item && item.n === 10 ? [seating.russia] : [];
  });
  return [...new Set(theirs)];
}

/** The facts that the table tells openly, or one seat for itself: all others are read off the position. */
const TOLD = once((books: Books) =>
  once((to: string): FactSchema => {
    const told = Object.entries(books.facts).filter(
      ([, spec]) => sums.isReportable(spec) && (spec.owner ?? 'all') === to,
    );
    return Object.fromEntries(told);
  }),
);

/** step.11, 24.83: what was placed and said for the turn is gone, its flags and what fell are kept; then the next turn, or the end. */
function endTurn(books: Books, { open, sealed }: StormPosition, referee: Referee): Go[] {
  const { turn } = open;
  expire(open.facts, TOLD(books)('all'), 'turn');
  rememberRemovals(books, open);
  for (const [seat, each] of Object.entries(sealed)) {
    expire(each.facts, TOLD(books)(seat), 'turn');
    Object.assign(each, { strengths: {}, revealed: json.bare(), ...freshPlan(books) });
  }
  Object.assign(open, { revealed: json.bare() }, freshTurn());
  const { endWar, endLast } = stormSequenceTexts.told;
  const end = isWar(open) ? endWar : turn >= books.lastTurn ? endLast : null;
  if (end === null) {
    open.turn++;
    return [{ step: 'turn' }];
  }
  tell(referee, 'note', end, { ...seasonOf(turn) }, ['step.11']);
  return [];
}

/** In which of the ten steps play is; 11: the resolution, null: before the first or after the last. */
export function stepNow({ agenda }: Open): number | null {
  const [item] = agenda;
  return item !== undefined && 'n' in item ? Number(item.n) : null;
}

/** The turns and the ten steps (step.1 to step.11). */
export const SEQUENCE = part(import.meta.url, {
  steps: { turn, 'turn-end': turnEnd },
  rulings: STORM_RULINGS,
  texts: stormSequenceTexts,
});
