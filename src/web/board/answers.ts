import type { Decision } from '../../kernel/forms/decision.ts';
import type { Allocation, AllocateForm, Bar, Row } from '../../kernel/forms/form.ts';
import { choicesOf } from '../../kernel/forms/form.ts';
import { type Json, own } from '../../kernel/json.ts';
import type { FactSchema } from '../../kernel/sums/facts.ts';
import { closingOf, isPick, roomOf, usedPoints } from '../../kernel/forms/room.ts';
import { standsFor } from '../../kernel/forms/stands.ts';
import type { Rules } from '../../kernel/rulebook.ts';
import type { Words } from '../../kernel/texts/words.ts';
import { toActPlace } from '../answer/act-place.ts';
import { type Begun, givenIn, pickedIn } from '../answer/begun.ts';
import { isTried, leftIn, type SummedRow, summedRows, sumOf, withSum } from '../answer/with-sums.ts';

/** What touching something on the board answers. */
export interface Touch {
  readonly taken: boolean;
  /** The points that its rows have so far; null where it is taken or left. */
  readonly points: number | null;
  /** It only turns to the place: what is asked of places is said otherwise. */
  readonly turns?: true;
  /** Why it cannot be taken. */
  readonly bar?: Bar;
  /** Why no more can be placed there. */
  readonly full?: Bar;
  /** Take it or leave it, or place one point more. */
  give(): void;
  /** The rows that take points there, each of who pays for it. */
  readonly rows?: readonly TouchRow[];
  /** Have so many there in all, from whoever has them. */
  total?(points: number): void;
  /** With which sums it can be tried; touching the map leaves it as it is. */
  readonly sums?: readonly TouchSum[];
}

/** To try something of a place with a sum, or (null) without: what it is called, and that it is taken so. */
export interface TouchSum {
  readonly verb?: Words;
  readonly name: Words;
  readonly sum: Words | null;
  readonly taken: boolean;
  give(): void;
}

/** A row of points that a place of the board stands for. */
export interface TouchRow {
  readonly id: string;
  readonly decision: string;
  readonly label: Words;
  readonly points: number;
  /** The most it can have with all others as they are. */
  readonly room: number;
  set(points: number): void;
}

/** What a choice of a panel answers now; undefined where nothing that is asked has it. */
export type Touches = (choice: string | undefined) => Touch | undefined;

type Begin = (decision: Decision, answer: string | Allocation) => void;

/** Nothing on the board answers anything. */
export const NO_TOUCHES: Touches = () => undefined;

/** The touches of what a seat is asked; the first decision that has a choice answers to it. */
export function touchesOf(asks: readonly Decision[], begun: Begun, begin: Begin): Touches {
  return (choice) => {
    if (choice === undefined) return undefined;
    for (const decision of asks) {
      const touch = touchOf(decision, choice, begun, begin);
      if (touch) return touch;
    }
    return undefined;
  };
}

/** What the open decisions speak of, by the names that the board has for it: what can be taken, else what is asked. */
export function askedIn(
  asks: readonly Decision[],
  facts: FactSchema,
  sheets: Rules['sheets'] = {},
): ReadonlySet<string> {
  const beside = asks.flatMap(({ form }) => (form.kind === 'allocate' && form.acts ? form.acts.beside : []));
  if (beside.length > 0) return new Set(beside);
  const offered = asks.flatMap(({ form }) =>
    form.kind === 'choose' || form.kind === 'allocate'
      ? choicesOf(form).flatMap(({ label, barred }) => (barred ? [] : spokenOf(label)))
      : [],
  );
  const told = asks.flatMap(({ form }) =>
    form.kind === 'report' ? form.facts.flatMap((key) => spokenOf(own(facts, key)?.question)) : [],
  );
  const rolled = asks.flatMap(({ form, sheets: all = [] }) =>
    form.kind === 'roll' ? all.flatMap(({ name }) => spokenOf(own(sheets, name)?.title)) : [],
  );
  const spoken = [...offered, ...told, ...rolled];
  return new Set(spoken.length > 0 ? spoken : asks.flatMap(({ prompt }) => spokenOf(prompt)));
}

/** The names among the arguments of words, at any depth. */
function spokenOf({ args = {} }: Partial<Words> = {}): readonly string[] {
  const found = (value: Json): readonly string[] => {
    if (typeof value === 'string') return [value];
    if (typeof value !== 'object' || value === null) return [];
    return Object.values(value).flatMap(found);
  };
  return Object.values(args).flatMap(found);
}

function touchOf(decision: Decision, choice: string, begun: Begun, begin: Begin): Touch | undefined {
  const { form } = decision;
  if (form.kind === 'allocate') return touchRows(decision, form, choice, givenIn(begun, decision), begin);
  const option = form.kind === 'choose' && form.options.find(({ value }) => value === choice);
  if (!option) return undefined;
  return {
    taken: pickedIn(begun, decision) === choice,
    points: null,
    ...(option.barred ? { bar: option.barred } : {}),
    give: () => begin(decision, choice),
  };
}

/** A row that is taken or left is ticked; points are placed one by one, in the first row that has room for one more. */
function touchRows(
  decision: Decision,
  form: AllocateForm,
  choice: string,
  given: Allocation,
  begin: Begin,
): Touch | undefined {
  const tried = summedRows(form).filter(({ at }) => at?.includes(choice));
  if (tried.length > 0) return touchSums(decision, form, tried, given, begin);
  const rows = form.rows.filter(({ id }) => standsFor(id, choice));
  const open = rows.find((row) => !closingOf(form, row, given)) ?? rows[0];
  if (!open) return undefined;
  const points = rows.reduce((sum, { id }) => sum + (given[id] ?? 0), 0);
  const bar = points > 0 ? undefined : closingOf(form, open, given);
  const set = (id: string, to: number): void => begin(decision, { ...given, [id]: to });
  // its kinds say themselves why they take nothing
  if (form.kinds && !rows.every(({ barred }) => barred))
    return { taken: points > 0, points: 0, give: () => toActPlace(choice) };
  if (form.acts) return { taken: points > 0, points: null, turns: true, give: () => toActPlace(choice) };
  const touch = { taken: points > 0, ...(bar ? { bar } : {}) };
  if (isPick(form)) {
    const several = rows.length > 1 && {
      rows: rows.flatMap((row) => rowsOf(decision, form, row, given, set)),
    };
    return { ...touch, points: null, give: () => set(open.id, points > 0 ? 0 : 1), ...several };
  }
  const next = rows.find((row) => roomOf(form, row, given) > (given[row.id] ?? 0));
  // what can be there once is taken away by a second touch
  const isOnce = rows.length === 1 && open.max === 1 && points > 0;
  const full = next || bar || isOnce ? undefined : fullBy(form, open, given);
  return {
    ...touch,
    points,
    ...(full ? { full } : {}),
    give: () => {
      if (isOnce) set(open.id, 0);
      else if (next) set(next.id, (given[next.id] ?? 0) + 1);
    },
    rows: rows.flatMap((row) => rowsOf(decision, form, row, given, set)),
    total: (to) => begin(decision, filled(form, rows, given, to)),
  };
}

/** What can be tried of a place: each sum that there is money for. */
function touchSums(
  decision: Decision,
  form: AllocateForm,
  tried: readonly SummedRow[],
  given: Allocation,
  begin: Begin,
): Touch {
  const all = tried.flatMap((row) => {
    const none = row.sums.row === undefined ? [] : [{ value: 0, label: null }];
    const said = row.sums.options.flatMap(({ value, label, barred }) =>
      barred ? [] : [{ value: Number(value), label }],
    );
    return [...none, ...said].flatMap(({ value, label }): TouchSum[] => {
      const then = withSum(given, row, value);
      if ((leftIn(form, then) ?? 0) < 0) return [];
      return [
        {
          ...(decision.verb && { verb: decision.verb }),
          name: row.named?.name ?? row.label,
          sum: label,
          taken: isTried(given, row) && sumOf(given, row) === value,
          give: () => begin(decision, then),
        },
      ];
    });
  });
  const taken = all.some((each) => each.taken);
  return { taken, points: null, give: () => all[0]?.give(), sums: all };
}

function rowsOf(
  decision: Decision,
  form: AllocateForm,
  row: Row,
  given: Allocation,
  set: (id: string, to: number) => void,
): TouchRow[] {
  const { id, label } = row;
  const points = given[id] ?? 0;
  if (points === 0 && closingOf(form, row, given)) return [];
  const room = Math.max(points, roomOf(form, row, given));
  return [{ id, decision: decision.id, label, points, room, set: (to) => set(id, to) }];
}

/** So many in some rows together, as far as there is room: what is more comes from the first, what is less from the last. */
function filled(form: AllocateForm, rows: readonly Row[], given: Allocation, to: number): Allocation {
  const sum = (all: Allocation): number => rows.reduce((points, { id }) => points + (all[id] ?? 0), 0);
  const less = rows.toReversed().reduce<Allocation>((all, { id }) => {
    const points = all[id] ?? 0;
    return { ...all, [id]: Math.max(0, points - Math.max(0, sum(all) - to)) };
  }, given);
  return rows.reduce<Allocation>((all, row) => {
    const points = all[row.id] ?? 0;
    const room = Math.max(points, roomOf(form, row, all));
    return { ...all, [row.id]: Math.min(room, points + Math.max(0, to - sum(all))) };
  }, less);
}

/** The limit that leaves no room for one more. */
function fullBy(form: AllocateForm, { id }: Row, given: Allocation): Bar | undefined {
  return form.limits.find(
    (limit) => limit.max !== undefined && limit.rows.includes(id) && usedPoints(limit, given) >= limit.max,
  );
}
