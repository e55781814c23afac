import {
  type AllocateForm,
  type Allocation,
  type Door,
  type FormPart,
  type Head,
  type Json,
  type Limit,
  type Referee,
  type Row,
  type Seat,
  type Words,
  type frame,
  once,
} from '../../../kernel/index.ts';
import { calledBy } from '../facts/called.ts';
import { part } from '../part.ts';
import { type StormPower, POWERS, seatsIn } from '../powers.ts';
import {
  type Books,
  type Go,
  type Open,
  type StormPosition,
  powersOfSeat,
  type Setting,
  type StormStep,
  turnId,
} from '../state.ts';
import { conduct, covertLimits, covertRows } from './16.16A-covert.ts';
import { needsLevel, subversionPart, subvertIn } from './16.16H-subversion.ts';
import { THREATENED_POWERS } from './24.83-removed.ts';
import { countThreat, isServed, threatLimits, threatRows, untoldFlags } from './24.83-threat.ts';
import { threatTexts } from './24.83-threat.words.ts';
import { onceEach, tellContradictions, useEvents, usesOf } from './6-flexible-events.ts';
import { isPassedBy } from './bars.ts';
import type { OurView } from './held.ts';
import { MOST } from './modifiers.ts';
import { isOneForm, ONE_FORM_RULINGS } from './one-form.rulings.ts';
import { oneFormTexts } from './one-form.words.ts';
import { operationsLeft } from './operations.ts';
import { targetName } from './spoken.ts';

// Steps 6, 7, 9 and 10 in one sealed form for each seat, and once more when strengths are open (ruling one-form).

declare module '../state.ts' {
  interface Steps {
    /** Steps 6 and 7, and what is planned for 9 and 10, of all seats at once. */
    seal: { readonly n: 6 };
    /** Steps 9 and 10, of all seats at once. */
    operations: { readonly n: 9 };
  }
}

const say = oneFormTexts['one-form'];

/** Rows, what binds them, and what they are together. */
interface Sealing {
  readonly rows: readonly Row[];
  readonly limits: readonly Limit[];
  readonly parts: readonly FormPart[];
}

const NOTHING: Sealing = { rows: [], limits: [], parts: [] };

/** The rows of one thing, with what it is. */
function partOf(made: Omit<Sealing, 'parts'>, label: Words, clauses: readonly string[]): Sealing {
  return { ...made, parts: [{ label, clauses, rows: made.rows.map(({ id }) => id) }] };
}

/** Rows of a part, each under the head of a column: `<column>/<target>`. */
function under(
  { rows, limits }: Omit<Sealing, 'parts'>,
  column: string,
  label: (row: Row) => Words = (row) => row.label,
): Omit<Sealing, 'parts'> {
  const id = (target: string): string => `${column}/${target}`;
  return {
    rows: rows.map((row) => ({ ...row, id: id(row.id), label: label(row) })),
    limits: limits.map((limit) => ({ ...limit, rows: limit.rows.map(id) })),
  };
}

/** What of an answer stands under a column, by its targets. */
function inColumn(given: Allocation, column: string): Allocation {
  const all = Object.entries(given).filter(([row]) => row.startsWith(`${column}/`));
  return Object.fromEntries(all.map(([row, count]) => [row.slice(column.length + 1), count]));
}

const threatColumn = (power: StormPower): string => `threat-${power}`;
const covertColumn = (power: StormPower): string => `covert-${power}`;
const SUBVERSION = 'subversion';
const LEVEL = 'subversion-level';

/** step.6: the events of a region that a seat has. */
function eventsPart(books: Books, view: OurView): Sealing {
  const uses = usesOf(books, view);
  const parts = [...Map.groupBy(uses, ({ event }) => event)].map(
    ([{ title }, each]): FormPart => ({
      label: say.part.event({ title }),
      clauses: ['step.6'],
      rows: each.map(({ row }) => row.id),
    }),
  );
  return { rows: uses.map(({ row }) => row), limits: onceEach(uses), parts };
}

/** step.7, 24.83: where the communist threat can help a power. */
function threatPart(books: Books, { open }: OurView, power: StormPower): Sealing {
  if (!THREATENED_POWERS.some((each) => each === power) || !isServed(books, open, power)) return NOTHING;
  const made = { rows: threatRows(books, open, power), limits: threatLimits(books, open, power) };
  const threat = under(made, threatColumn(power), ({ id }) =>
    say.row.threat({ power, target: targetName(books, id) }),
  );
  return partOf(threat, say.part.threat({ power }), ['step.7', '24.83']);
}

/** step.9, 16.16A: where a power can use covert operations; nothing where it has none left. */
function covertPart(books: Books, view: OurView, power: StormPower): Sealing {
  if (isPassedBy(view.open, power) || operationsLeft(view.sealed, power) === 0) return NOTHING;
  const made = { rows: covertRows(books, view.open, power), limits: covertLimits(books, view, power) };
  const covert = under(made, covertColumn(power), ({ id }) =>
    say.row.covert({ power, target: targetName(books, id) }),
  );
  return partOf(covert, say.part.covert({ power }), ['step.9', '16.16A']);
}

/** step.10, 16.16H: what Russia can subvert, and the level where it has not reported one. */
function russianPart(books: Books, view: OurView, power: StormPower): Sealing {
  if (power !== 'russia' || isPassedBy(view.open, power)) return NOTHING;
  const { rows, limits } = under(subversionPart(books, view), SUBVERSION, ({ id }) =>
    say.row.subversion({ target: targetName(books, id) }),
  );
  if (rows.every(({ barred }) => barred)) return NOTHING;
  const level: readonly Row[] = needsLevel(view) ? [{ id: LEVEL, label: say.row.level(), max: MOST }] : [];
  return partOf({ rows: [...rows, ...level], limits }, say.part.subversion(), ['step.10', '16.16H']);
}

/** What a seat uses in steps 9 and 10. */
function operationsPart(books: Books, view: OurView): readonly Sealing[] {
  const powers = powersOfSeat(books, view.seat);
  return [
    ...powers.map((power) => covertPart(books, view, power)),
    ...powers.map((power) => russianPart(books, view, power)),
  ];
}

function formOf(books: Books, parts: readonly Sealing[]): AllocateForm {
  const rows = parts.flatMap((each) => each.rows);
  return {
    kind: 'allocate',
    rows,
    limits: parts.flatMap((each) => each.limits),
    called: { ...calledBy(books), [LEVEL]: say.row.level() },
    heads: HEADS,
    parts: parts.flatMap((each) => each.parts),
  };
}

/** Under what the columns of a power stand. */
const HEADS: Readonly<Record<string, Head>> = Object.fromEntries(
  POWERS.flatMap((power): [string, Head][] => {
    const of = say.head.of({ power });
    return [
      [threatColumn(power), { of, as: say.head.threat() }],
      [covertColumn(power), { of, as: say.head.covert() }],
      ...(power === 'russia' ? [[SUBVERSION, { of, as: say.head.subversion() }] as [string, Head]] : []),
    ];
  }),
);

/** What a seat has nothing for, in words: it is asked all the same. */
function without(books: Books, { open, seat, sealed }: OurView, parts: readonly Sealing[]): readonly Words[] {
  const powers = powersOfSeat(books, seat);
  const [events, ...rest] = parts;
  const none = powers.filter((power) => operationsLeft(sealed, power) === 0 || isPassedBy(open, power));
  const isRussian = powers.includes('russia');
  return [
    ...(events?.rows.length === 0 ? [say.none.events()] : []),
    ...(none.length > 0 ? [say.none.covert({ powers: none })] : []),
    ...(isRussian && rest.at(-1)?.rows.length === 0 ? [say.none.subversion()] : []),
  ];
}

/** What players call the targets of their own pack. */
function namesOf({ targets }: Setting): Readonly<Record<string, string>> {
  return Object.fromEntries(targets.flatMap(({ id, name }) => (name === undefined ? [] : [[id, name]])));
}

/** Every seat of which `open` does not say that it can have nothing (ruling needless). */
function seatsAsked(books: Books, open: Open): readonly Seat[] {
  return seatsIn(books.seating).filter((seat) =>
    powersOfSeat(books, seat).some((power) => !isPassedBy(open, power)),
  );
}

/**
 * step.6, step.7: every seat seals what it uses of its events and of the communist threat, and what it plans for covert
 * operations and subversion, whatever it has. Once all have, the first two count; strengths are shown next.
 */
const seal: StormStep<'seal'> = {
  clauses: ['step.6', 'step.7'],
  unnamed: true,
  needs: {
    facts: (books, open) => THREATENED_POWERS.flatMap((power) => untoldFlags(books, open, power)),
    asks: (books, open) => ({
      at: turnId(open),
      prompt: threatTexts.ask.removed({
        power: THREATENED_POWERS.filter((power) => untoldFlags(books, open, power).length > 0),
      }),
      clauses: ['24.83'],
    }),
  },
  seats: seatsAsked,
  asks(books, view) {
    const powers = powersOfSeat(books, view.seat);
    const parts = [
      eventsPart(books, view),
      ...powers.map((power) => threatPart(books, view, power)),
      ...operationsPart(books, view),
    ];
    return {
      id: `${turnId(view.open)}/6/${view.seat}/seal`,
      form: formOf(books, parts),
      prompt: say.ask.seal({ without: [...without(books, view, parts)] }),
      nothing: say.nothing(),
      does: say.does.seal({ given: [], names: namesOf(books) }),
      clauses: ['step.6', 'step.7', '16.16A', '16.16H'],
      sealed: true,
    };
  },
  take(books, position, _, { seat, answer }, referee) {
    const given = answer as Allocation;
    const mine = position.sealed[seat];
    if (mine) mine.planned = given;
    useEvents(books, position, given, referee);
  },
  next(books, position, _, referee) {
    const { open } = position;
    tellContradictions(books, open, referee);
    for (const power of THREATENED_POWERS)
      for (const [target, amount] of used(books, position, power, threatColumn(power), referee))
        countThreat(books, open, { power, target, amount }, referee);
  },
};

/** What a power's seat has sealed under a column comes through its door: by target, how much. */
function used(
  { seating }: Setting,
  { open, sealed }: StormPosition,
  power: StormPower,
  column: string,
  referee: Referee,
): readonly (readonly [string, number])[] {
  // what was planned before it forwent all is not asked for again
  if (isPassedBy(open, power)) return [];
  const from = seating[power];
  const there = Object.entries(inColumn(sealed[from]?.planned ?? {}, column)).filter(
    ([, count]) => count > 0,
  );
  for (const [target, value] of there) {
    const key = doorOf(`${column}/${target}`);
    referee.reveal({ to: 'all', from, key, value, clauses: CLAUSES[column.split('-')[0] ?? ''] ?? [] });
  }
  return there;
}

const CLAUSES: Readonly<Record<string, readonly string[]>> = {
  threat: ['step.7', '24.83'],
  covert: ['step.9', '16.16A'],
  subversion: ['step.10', '16.16H'],
};

/**
 * step.9, step.10: strengths are open, and every seat keeps or changes its operations and its subversion. Once all have, they
 * count in the printed order.
 */
const operations: StormStep<'operations'> = {
  clauses: ['step.9', 'step.10'],
  unnamed: true,
  seats: seatsAsked,
  asks(books, view) {
    const form = formOf(books, operationsPart(books, view));
    const planned = stillOpen(form, view.sealed?.planned ?? {});
    return {
      id: `${turnId(view.open)}/9/${view.seat}/operations`,
      form,
      prompt: (form.rows.length > 0 ? say.ask.operations : say.ask.noOperations)(),
      nothing: say.nothing(),
      does: say.does.operations({ given: [], planned: Object.entries(planned), names: namesOf(books) }),
      clauses: ['step.9', 'step.10', '16.16A', '16.16H'],
      sealed: true,
      ...(Object.keys(planned).length > 0 ? { begin: planned } : {}),
    };
  },
  take(_, { sealed }, __, { seat, answer }) {
    const mine = sealed[seat];
    if (mine) mine.planned = answer as Allocation;
  },
  next(books, position, _, referee) {
    for (const power of POWERS)
      conduct(
        books,
        position,
        power,
        Object.fromEntries(used(books, position, power, covertColumn(power), referee)),
        referee,
      );
    const subverted = used(books, position, 'russia', SUBVERSION, referee);
    const { russia } = books.seating;
    const level = position.sealed[russia]?.planned?.[LEVEL];
    if (subverted.length > 0 && level)
      referee.reveal({ to: 'all', from: russia, key: doorOf(LEVEL), value: level, clauses: ['16.16H'] });
    subvertIn(books, position, Object.fromEntries(subverted), level, referee);
  },
  // what was planned was never answered
  drop: () => undefined,
};

/** What was planned and can still be. */
function stillOpen({ rows }: AllocateForm, planned: Allocation): Allocation {
  const open = new Set(rows.flatMap(({ id, barred }) => (barred ? [] : [id])));
  return Object.fromEntries(Object.entries(planned).filter(([row, count]) => count > 0 && open.has(row)));
}

const doorOf = (row: string): string => `used/${row}`;

/** In which step what stands in a row comes to count. */
const COUNTS_IN = once((row: string): Go['step'] => (row.startsWith('threat-') ? 'seal' : 'operations'));

function mayShow({ open }: StormPosition, door: Door, given: Readonly<Record<string, Json>>): boolean {
  const [item] = open.agenda as readonly Go[];
  const row = door.key.slice(doorOf('').length);
  const isGiven = (answer: Json): boolean => (answer as Allocation)[row] === door.value;
  return door.to === 'all' && item?.step === COUNTS_IN(row) && Object.values(given).some(isGiven);
}

/** The door by which what was sealed in one form comes to count (step.7, step.9, step.10). */
const USED: frame.DoorKind = {
  name: 'used',
  about:
    'Where a seat uses the communist threat, covert operations or subversion that it sealed in one form, and how much, once it counts.',
  clauses: ['step.7', 'step.9', 'step.10', '24.83', '16.16A', '16.16H'],
  on: ['seal', 'operations'],
  only: { seal: isOneForm, operations: isOneForm },
  may: (position, door, given) => mayShow(position as StormPosition, door, given),
};

/** Steps 6, 7, 9 and 10 in one form (ruling one-form). */
export const ONE_FORM = part(import.meta.url, {
  steps: { seal, operations },
  rulings: ONE_FORM_RULINGS,
  decisions: [
    {
      name: 'seal',
      seats: 'every seat, whatever it has, at once; by the ruling one-form',
      form: 'allocate',
      about:
        'Events of a region, the communist threat, and what is planned of covert operations and subversion; secret until all have answered.',
      clauses: ['step.6', 'step.7', '16.16A', '16.16H'],
      leadsTo: ['margin'],
      nothing: {},
    },
    {
      name: 'operations',
      seats: 'every seat, whatever it has, at once, when strengths are open; by the ruling one-form',
      form: 'allocate',
      about: 'Covert operations and subversion, kept or changed; secret until all have answered.',
      clauses: ['step.9', 'step.10', '16.16A', '16.16H'],
      leadsTo: ['margin'],
      nothing: {},
    },
  ],
  doors: [USED],
  texts: oneFormTexts,
});
