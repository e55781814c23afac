import { type Referee, toAll } from '../../../kernel/dispatch.ts';
import { reported } from '../../../kernel/facts.ts';
import type { AllocateForm } from '../../../kernel/form.ts';
import type { DecisionKind } from '../../../kernel/rulebook.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { words } from '../../../kernel/words.ts';
import { isGeneral, purge } from '../intelligence/opening.ts';
import { calledBy } from '../called.ts';
import type { Basis, Placed } from '../lifetimes.ts';
import { once } from '../once.ts';
import { isPower, POWERS, type Power, type Side } from '../powers.ts';
import {
  eventOf,
  type Position,
  type Given,
  powersOfSeat,
  type Setting,
  type Step,
  turnId,
} from '../state.ts';
import { antiCominternPart } from './24.3-anti-comintern.ts';
import { militaryPart } from './24.4-military.ts';
import { useSuccess } from './24.53-success.ts';
import { clausesOf, diplomaticPart } from './24.54E-limits.ts';
import { costLimits, pay } from './costs.ts';
import type { PlacingStep } from './counters.ts';
import type { Seen } from './drawn.ts';
import { NEEDS_PLACING } from './needs.ts';
import { tellPlaced } from './told.ts';

// Steps 1 to 4: the targets of counters, open to all.

declare module '../state.ts' {
  interface Steps {
    /** Steps 1 to 4: where a seat places; `n`: in which step. */
    place: { readonly n: PlacingStep; readonly seat: Seat };
  }
}

/** Whose counters are placed in each step (step.1 to step.4). */
const SIDE: Readonly<Record<PlacingStep, Side>> = { 1: 'axis', 2: 'russia', 3: 'allies', 4: 'axis' };

/** step.1 to step.4, 24.3, 24.4, 24.5: what a seat can place in a step, with every limit. */
export function placeForm(
  setting: Setting,
  seen: Seen,
  n: PlacingStep,
  powers: readonly Power[],
): AllocateForm {
  const { open } = seen;
  const parts = [
    diplomaticPart(setting, seen, n, SIDE[n], powers),
    ...powers.map((power) => militaryPart(setting, open, n, power)),
    ...(SIDE[n] === 'axis' ? [antiCominternPart(setting, open, n)] : []),
  ];
  const rows = parts.flatMap((part) => part.rows);
  const limits = parts.flatMap((part) => part.limits);
  return {
    kind: 'allocate',
    rows,
    limits: [...limits, ...costLimits(setting, open, powers, rows)],
    called: calledBy(setting),
  };
}

/** step.1, step.2, step.3, step.4: a seat places its counters; where is open at once. */
export const place: Step<'place'> = {
  clauses: ['24.54E'],
  needs: NEEDS_PLACING,
  seats: (_, __, { seat }) => [seat],
  asks(books, view, { n, seat }) {
    const powers = powersOfSeat(books, seat);
    return {
      id: `${turnId(view.open)}/${n}/${seat}/place`,
      form: placeForm(books, view, n, powers),
      prompt: words(n === 4 ? 'ask.placeSecond' : 'ask.place', { powers: [...powers] }),
      clauses: [`step.${n}`, '24.54E'],
    };
  },
  // a purge that is reported late: Russia chooses before it places
  again: (_, { open: { forgone, facts } }, at) =>
    at.n === 2 && forgone === null && reported(facts, purge.key()) === true
      ? [
          { step: 'purge', n: 2, seat: at.seat },
          { ...at, step: 'place' },
        ]
      : null,
  take(books, position, { n, seat }, { answer }, referee) {
    const given = answer as Given;
    const placed = Object.keys(given).flatMap((row) => {
      const count = given[row] ?? 0;
      return count > 0 ? [placedBy(books, row, n, count, seat)] : [];
    });
    putDown(books, position, seat, placed, referee);
  },
};

export const PLACE: DecisionKind = {
  name: 'place',
  seats: 'the Axis in steps 1 and 4, Russia in step 2, the Allies in step 3',
  form: 'allocate',
  about: 'Counters placed: where is open to all.',
  clauses: ['step.1', 'step.2', 'step.3', 'step.4', '24.54E'],
  nothing: {},
};

/** What a row of the answer places. */
function placedBy(setting: Setting, row: string, step: PlacingStep, count: number, seat: Seat): Placed {
  const { kind, power: by, target, basis } = READ(row);
  const [first = 'germany'] = powersOfSeat(setting, seat);
  const power = by ?? first;
  if (kind === 'diplomatic') return { kind, power, target, basis, step, count };
  const { military, antiComintern } = setting.pack;
  const one = kind === 'military' ? military : antiComintern;
  return { kind, power, target, basis, step, count, ...worth(one === null ? null : one * count) };
}

/** What a row stands for; power null: the first of the seat. */
type Stands = Pick<Placed, 'kind' | 'target' | 'basis'> & { readonly power: Power | null };

const READ = once((row: string): Stands => {
  const [column = '', target = ''] = row.split('/');
  if (column === 'anti-comintern') return { kind: column, power: null, target, basis: 'set' };
  const power = POWERS.find((each) => column === each || column.startsWith(`${each}-`));
  if (!isPower(power)) throw new Error(`no power places ${row}`);
  const by = column.slice(power.length + 1);
  if (by === 'military') return { kind: by, power, target, basis: 'set' };
  return { kind: 'diplomatic', power, target, basis: basisOf(by) };
});

function worth(value: number | null): { readonly value?: number } {
  return value === null ? {} : { value };
}

function basisOf(by: string): Basis {
  if (by === '') return 'set';
  return by === 'ring' || by === 'civil-war' || by === 'success' ? by : { event: by };
}

function putDown(
  setting: Setting,
  position: Position,
  seat: Seat,
  placed: readonly Placed[],
  referee: Referee,
): void {
  const { open } = position;
  const powers = powersOfSeat(setting, seat);
  tellPlaced(setting, open, powers, placed, referee);
  for (const each of placed) {
    openEvent(setting, position, seat, each, referee);
    useSuccess(open, each);
  }
  open.placed = [...open.placed, ...placed];
  for (const power of powers)
    pay(
      setting,
      open,
      power,
      placed.filter((each) => each.power === power),
      referee,
    );
}

/** 24.54E, 24.61B: an event by which a counter is placed is shown to all; one that was held comes through its door. */
function openEvent(
  setting: Setting,
  { open }: Position,
  seat: Seat,
  { basis }: Placed,
  referee: Referee,
): void {
  if (typeof basis === 'string' || open.shown.includes(basis.event)) return;
  const { event } = basis;
  const card = eventOf(setting, event);
  const clauses = clausesOf(card);
  open.shown = [...open.shown, event];
  if (!isGeneral(open, card)) {
    referee.reveal({ to: 'all', from: seat, key: `event/${event}`, value: true, clauses });
    const data = words('told.event', { seat, event: card.title });
    referee.tell?.(toAll('revealed', data, clauses));
  }
}
