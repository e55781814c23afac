import { once } from '../steps/once.ts';
import type { Decision } from './decision.ts';
import type { After, AllocateForm, Form, Limit, Row } from './form.ts';

/** How the parts of a form are made. */
interface Making extends Pick<AllocateForm, 'called' | 'purse'> {
  rows(): readonly Row[];
  limits(): readonly Limit[];
  after?(): readonly After[];
  heads?(): NonNullable<AllocateForm['heads']>;
  kinds?(): NonNullable<AllocateForm['kinds']>;
  acts?(): NonNullable<AllocateForm['acts']>;
}

/**
 * A form whose parts are made when somebody reads them, and kept in it. They are read from the live position, so whoever reads
 * them reads them before it is written again; a copy of the form has them made.
 */
export function lazily({ rows, limits, after, called, purse, heads, kinds, acts }: Making): AllocateForm {
  let [madeRows, madeLimits]: [(readonly Row[])?, (readonly Limit[])?] = [];
  const form: AllocateForm = {
    kind: 'allocate',
    get rows() {
      return (madeRows ??= rows());
    },
    get limits() {
      return (madeLimits ??= limits());
    },
  };
  if (called) Object.assign(form, { called });
  if (purse) Object.assign(form, { purse });
  for (const [part, make] of Object.entries({ after, heads, kinds, acts }))
    if (make) Object.defineProperty(form, part, { get: once<[], unknown>(make), enumerable: true });
  return form;
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
  const read = <T>(part: () => T): T => {
    inTime();
    return part();
  };
  return lazily({
    rows: () => read(() => form.rows),
    limits: () => read(() => form.limits),
    ...('after' in form ? { after: () => read(() => form.after ?? []) } : {}),
    ...(form.called ? { called: form.called } : {}),
    ...(form.purse ? { purse: form.purse } : {}),
    ...('heads' in form ? { heads: () => read(() => form.heads ?? {}) } : {}),
    ...('kinds' in form ? { kinds: () => read(() => form.kinds ?? {}) } : {}),
    ...('acts' in form ? { acts: () => read(() => form.acts as NonNullable<AllocateForm['acts']>) } : {}),
  });
}
