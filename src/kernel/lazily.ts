import type { Decision } from './decision.ts';
import type { AllocateForm, Form, Limit } from './form.ts';

type Made = Required<Pick<AllocateForm, 'rows' | 'after'>>;

/**
 * A form whose rows are made when somebody reads them, and kept in it. They are read from the live position, so whoever reads
 * them reads them before it is written again; a copy of the form has them made.
 */
export function lazily(limits: readonly Limit[], make: () => Made): AllocateForm {
  let made: Made | undefined;
  return {
    kind: 'allocate',
    limits,
    get rows() {
      return (made ??= make()).rows;
    },
    get after() {
      return (made ??= make()).after;
    },
  };
}

/** How often each position was written, while it is watched that nobody reads too late. */
let writes: WeakMap<object, number> | undefined;

/** From now on it is a fault to read first what a form is made of after its position was written: in tests and in the kit. */
export function watchReading(): void {
  writes ??= new WeakMap();
}

/** A position is about to be written. */
export function noteWrite(open: object): void {
  writes?.set(open, (writes.get(open) ?? 0) + 1);
}

/** What is asked of a position; where it is watched, its forms say when they are read too late. */
export function askedNow(asked: readonly Decision[], open: object): readonly Decision[] {
  const seen = writes;
  if (!seen) return asked;
  const then = seen.get(open);
  const inTime = (id: string): void => {
    if (seen.get(open) !== then) throw new Error(`the form of ${id} is read after its position was written`);
  };
  return asked.map((each) =>
    isUnmade(each.form) ? { ...each, form: watched(each.form, () => inTime(each.id)) } : each,
  );
}

function isUnmade(form: Form): form is AllocateForm {
  return Object.getOwnPropertyDescriptor(form, 'rows')?.get !== undefined;
}

function watched(form: AllocateForm, inTime: () => void): AllocateForm {
  return lazily(form.limits, () => {
    inTime();
    return { rows: form.rows, after: form.after ?? [] };
  });
}
