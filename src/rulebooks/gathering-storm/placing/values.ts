import {
  type AllocateForm,
  type Allocation,
  type Row,
  type Seat,
  type Words,
  tell,
  texts,
} from '../../../kernel/index.ts';
import { calledBy } from '../facts/called.ts';
import { targetName } from '../intelligence/spoken.ts';
import type { Placement } from '../lifetimes.ts';
import { part } from '../part.ts';
import { type Open, powersOfSeat, type Setting, type StormStep, turnId } from '../state.ts';
import { antiCominternTexts } from './24.3-anti-comintern.words.ts';
import { militaryRuling } from './24.4-military.rulings.ts';
import { militaryTexts } from './24.4-military.words.ts';
import { counterId, MOST, type PlacingStep } from './counters.ts';

// 24.4, 24.3: what open military counters and the anti-Comintern counter are worth, where the pack does not say it.

declare module '../state.ts' {
  interface Steps {
    /** What the open counters just placed are worth. */
    values: { readonly n: PlacingStep; readonly seat: Seat };
  }
}

/** The open counters of a seat, placed in a step, whose worth nobody has said (24.4, 24.3). */
function unvalued(
  setting: Setting,
  { placed, rulings }: Open,
  n: PlacingStep,
  seat: Seat,
): readonly Placement[] {
  if (militaryRuling(rulings, 'open-counters') === 'face-down') return [];
  const powers = powersOfSeat(setting, seat);
  return placed.filter(
    ({ kind, power, step, value }) =>
      kind !== 'diplomatic' && value === undefined && step === n && powers.includes(power),
  );
}

/** 24.4, 24.3: how counters other than diplomatic ones are called. */
function otherLabel(setting: Setting, { kind, power, target }: Placement): Words {
  const args = { power, target: targetName(setting, target) };
  return (kind === 'military' ? militaryTexts.row.military : antiCominternTexts.row.antiComintern)(args);
}

/** 24.4, 24.3: the row of counters that are not diplomatic: what they are worth together. */
export function worthRow(setting: Setting, placed: Placement): Row {
  return { id: counterId(placed), label: otherLabel(setting, placed), max: MOST * placed.count };
}

function valuesForm(setting: Setting, placed: readonly Placement[]): AllocateForm {
  const rows = placed.map((each) => worthRow(setting, each));
  const limits = rows.map(({ id }) => ({
    rows: [id],
    min: 1,
    quiet: true as const,
    clauses: ['24.4', '24.3'],
    reason: say.limit.worth(),
  }));
  return { kind: 'allocate', rows, limits, called: calledBy(setting) };
}

/** 24.4, 24.3: the worth of open counters is said to all. */
const values: StormStep<'values'> = {
  clauses: ['24.4', '24.3'],
  seats: (books, open, { n, seat }) => (unvalued(books, open, n, seat).length > 0 ? [seat] : []),
  asks: (books, { open }, { n, seat }) => ({
    id: `${turnId(open)}/${n}/${seat}/values`,
    form: valuesForm(books, unvalued(books, open, n, seat)),
    prompt: say.ask.values({ powers: [...powersOfSeat(books, seat)] }),
    begin: Object.fromEntries(unvalued(books, open, n, seat).map((each) => [counterId(each), 1])),
    clauses: ['24.4', '24.3'],
  }),
  take(books, { open }, { n, seat }, { answer }, referee) {
    const given = answer as Allocation;
    const due = unvalued(books, open, n, seat);
    open.placed = open.placed.map((each) =>
      due.includes(each) ? { ...each, value: given[counterId(each)] ?? 0 } : each,
    );
    const list = due.map((each) =>
      say.worth.of({ what: otherLabel(books, each), value: given[counterId(each)] ?? 0 }),
    );
    tell(referee, 'note', say.told.worth, { list }, ['24.4', '24.3']);
  },
};

const say = texts({
  ask: {
    values: '{powers}: what are your open counters worth, all in one target together?',
  },
  limit: {
    worth: 'Say of each what it is worth: 1 or more.',
  },
  worth: {
    of: '{what}: {value}',
  },
  told: {
    worth: 'Worth: {list}.',
  },
});

/** 24.4, 24.3: the worth of open counters. */
export const VALUES = part(import.meta.url, {
  steps: { values },
  decisions: [
    {
      name: 'values',
      seats:
        'the seat that placed open military or anti-Comintern counters whose worth the pack does not give',
      form: 'allocate',
      about: 'What military and anti-Comintern counters are worth together.',
      clauses: ['24.4', '24.3'],
    },
  ],
  texts: say,
});
