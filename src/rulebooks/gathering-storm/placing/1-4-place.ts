import {
  type Allocation,
  type Referee,
  type Seat,
  type Words,
  once,
  reportedValue,
  tell,
  whyAllowed,
} from '../../../kernel/index.ts';
import { isGeneral, purge } from '../intelligence/opening.ts';
import type { Basis, Placement } from '../lifetimes.ts';
import { part } from '../part.ts';
import { isPower, POWERS, type StormPower } from '../powers.ts';
import {
  eventOf,
  type Open,
  type StormPosition,
  powersOfSeat,
  type Setting,
  type StormStep,
  turnId,
} from '../state.ts';
import { useSuccess } from './24.53-success.ts';
import { clausesOf } from './24.54E-limits.ts';
import { pay } from './costs.ts';
import type { PlacingStep } from './counters.ts';
import { headTexts } from './heads.words.ts';
import { NEEDS_PLACING } from './needs.ts';
import { placeForm } from './place-form.ts';
import { placeLeads } from './place-leads.ts';
import { placeTexts } from './1-4-place.words.ts';
import { tellPlaced } from './told.ts';

// Steps 1 to 4: the targets of counters, open to all.

declare module '../state.ts' {
  interface Steps {
    /** Steps 1 to 4: where a seat places; `n`: in which step. */
    place: { readonly n: PlacingStep; readonly seat: Seat };
  }
}

/** What a seat is asked: in step 4 of each power whether its counter of the set is the second (step.4). */
function promptOf(setting: Setting, { placed }: Open, n: PlacingStep, powers: readonly StormPower[]): Words {
  if (n !== 4) return placeTexts.ask.place({ powers: [...powers] });
  const each = powers.map((power) => {
    const isSecond = placed.some(
      (one) => one.kind === 'diplomatic' && one.power === power && countsInSet(setting, one.basis),
    );
    return (isSecond ? placeTexts.ask.second : placeTexts.ask.first)({ power });
  });
  return placeTexts.ask.placeAgain({ each });
}

/** 24.54E: whether a counter that was placed counts in those of the set. */
function countsInSet({ events }: Setting, basis: Basis): boolean {
  if (typeof basis === 'string') return basis === 'set';
  return events.get(basis.event)?.kind === 'permit';
}

/** step.1, step.2, step.3, step.4: a seat places its counters; where is open at once. */
const place: StormStep<'place'> = {
  clauses: ['24.54E'],
  needs: NEEDS_PLACING,
  seats: (_, __, { seat }) => [seat],
  asks(books, view, { n, seat }) {
    const powers = powersOfSeat(books, seat);
    const id = `${turnId(view.open)}/${n}/${seat}/place`;
    const isAllowed = (row: string): boolean => whyAllowed(view.open, id, row) !== undefined;
    return {
      id,
      form: placeForm(books, view, n, powers, isAllowed),
      prompt: promptOf(books, view.open, n, powers),
      nothing: placeTexts.nothing.place({ powers: [...powers] }),
      does: placeTexts.does.place({ count: 0 }),
      clauses: [`step.${n}`, '24.54E'],
    };
  },
  leads(books, { open }, { seat }, row) {
    const { kind, power, target } = STANDS_OF_ROW(row);
    return placeLeads(books, open, { kind, power: power ?? firstOf(books, seat), target });
  },
  // a purge that is reported late: Russia chooses before it places
  again: (_, { open: { forgone, facts } }, at) =>
    at.n === 2 && forgone === null && reportedValue(facts, purge.key()) === true
      ? [
          { step: 'purge', n: 2, seat: at.seat },
          { ...at, step: 'place' },
        ]
      : null,
  take(books, position, { n, seat }, { answer }, referee) {
    const given = answer as Allocation;
    const placed = Object.keys(given).flatMap((row) => {
      const count = given[row] ?? 0;
      return count > 0 ? [placedBy(books, row, n, count, seat)] : [];
    });
    putDown(books, position, seat, placed, referee);
  },
};

/** What a row of the answer places. */
function placedBy(setting: Setting, row: string, step: PlacingStep, count: number, seat: Seat): Placement {
  const { kind, power: by, target, basis } = STANDS_OF_ROW(row);
  const power = by ?? firstOf(setting, seat);
  if (kind === 'diplomatic') return { kind, power, target, basis, step, count };
  const { military, antiComintern } = setting.pack;
  const one = kind === 'military' ? military : antiComintern;
  return { kind, power, target, basis, step, count, ...worth(one === null ? null : one * count) };
}

/** 24.3: whose the anti-Comintern counter of a seat is. */
function firstOf(setting: Setting, seat: Seat): StormPower {
  const [first = 'germany'] = powersOfSeat(setting, seat);
  return first;
}

/** What a row stands for; power null: the first of the seat. */
type Stands = Pick<Placement, 'kind' | 'target' | 'basis'> & { readonly power: StormPower | null };

export const STANDS_OF_ROW = once((row: string): Stands => {
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
  position: StormPosition,
  seat: Seat,
  placed: readonly Placement[],
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
  { open }: StormPosition,
  seat: Seat,
  { basis }: Placement,
  referee: Referee,
): void {
  if (typeof basis === 'string' || open.shown.includes(basis.event)) return;
  const { event } = basis;
  const card = eventOf(setting, event);
  const clauses = clausesOf(card);
  open.shown = [...open.shown, event];
  if (!isGeneral(open, card)) {
    referee.reveal({ to: 'all', from: seat, key: `event/${event}`, value: true, clauses });
    tell(referee, 'revealed', placeTexts.told.event, { seat, event: card.title }, clauses);
  }
}

/** Steps 1 to 4: placing (step.1 to step.4). */
export const PLACE = part(import.meta.url, {
  clauses: {
    'step.1': ['enforced', 'Axis first placement', 'place'],
    'step.2': ['enforced', 'Russian placement', 'place'],
    'step.3': ['enforced', 'Allied placement', 'place'],
    'step.4': ['enforced', 'Axis second placement', 'place'],
  },
  steps: { place },
  decisions: [
    {
      name: 'place',
      seats: 'the Axis in steps 1 and 4, Russia in step 2, the Allies in step 3',
      form: 'allocate',
      about: 'Counters placed: where is open to all.',
      clauses: ['step.1', 'step.2', 'step.3', 'step.4', '24.54E'],
      leadsTo: ['margin'],
      nothing: {},
      sealedWith: 'strengths',
      habit: {
        name: 'place-nothing',
        answers: { none: { about: 'No counters in steps 1 to 3, unless I say so', answer: () => ({}) } },
        nothingAlone: true,
      },
      more: ['covert-operations', 'subversion'],
    },
    {
      name: 'report',
      seats: 'table',
      form: 'report',
      about: 'Facts without which play cannot go on.',
      clauses: ['24.54E', '24.56D', '24.61B'],
    },
  ],
  texts: [placeTexts, headTexts],
});
