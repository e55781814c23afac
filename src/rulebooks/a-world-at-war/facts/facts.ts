import {
  type FactKey,
  type FactSpec,
  type FactType,
  type FactValue,
  type Json,
  type Possible,
  family as make,
  type frame,
  happening as tellable,
  reportedValue,
  sets as says,
  type sums,
  words,
} from '../../../kernel/index.ts';
import type { WorldEvent, FactGround, WorldFamily, WorldGround, Open, SuppliedData } from '../state.ts';

// Of what the facts of this rulebook are made. They stand beside the rules that use them.

/** What else there is to say of a fact, with the arguments of its question. */
type More = Partial<FactSpec> & { readonly args?: Readonly<Record<string, Json>> };

/** What a fact is: `name` is that of its question. */
export function fact(name: string, type: FactType, clauses: readonly string[], more: More = {}): FactSpec {
  const { args, ...rest } = more;
  return { type, question: words(`fact.${name}`, args), lasts: 'ever', clauses, ...rest };
}

/** A family of facts of this rulebook. */
export function family<const Of extends readonly string[]>(made: WorldFamily<Of>): WorldFamily<Of> {
  return make<FactGround, Of>(made);
}

/** Something that a table tells in the words of the game. */
export function happening<const Of extends readonly string[]>(made: WorldEvent<Of>): WorldEvent<Of> {
  return tellable<WorldGround, Of>(made);
}

/** What an event says of a fact. */
export function sets<const Of extends readonly string[]>(
  of: WorldFamily<Of>,
  value: FactValue,
  ...about: NoInfer<Of>
): frame.Says {
  return says<FactGround, Of>(of, value, ...about);
}

/** A fact of which there is one. */
export function single(key: FactKey, spec: FactSpec, read?: WorldFamily<[]>['read']): WorldFamily<[]> {
  return { key: () => key, each: () => [[]], spec: () => spec, ...(read ? { read } : {}) };
}

/** Facts that stand in a register: another reads and writes what is told of them. */
interface InRegister<Of extends readonly string[]> {
  key(...of: Of): FactKey;
  readonly of: readonly Of[];
  spec(...of: Of): FactSpec;
  read(open: Open, ...of: Of): Possible;
  /** What was told last, where it is asked again. */
  last?(open: Open, ...of: Of): FactValue | undefined;
  /** Put what is told where it stands, in place; undefined: nobody knows. */
  write(open: Open, value: FactValue | undefined, as: sums.ReportAs, ...of: Of): void;
}

const READERS = new Map<FactKey, (open: Open) => Possible>();

/** A family of facts that stand in a register. */
export function inRegister<const Of extends readonly string[]>(made: InRegister<Of>): WorldFamily<Of> {
  for (const of of made.of) READERS.set(made.key(...of), (open) => made.read(open, ...of));
  return {
    key: (...of) => made.key(...of),
    each: () => made.of,
    spec: (_, ...of) => made.spec(...of),
    registered: true,
    read: ({ open }, ...of) => made.read(open, ...of),
    last: ({ open }, ...of) => made.last?.(open, ...of) ?? open.was[made.key(...of)],
    write({ open }, { as, value }, ...of) {
      const [key, before] = [made.key(...of), made.read(open, ...of)];
      if (as !== 'unknown') forgetOld(open, key);
      else if (isValue(before)) open.was = { ...open.was, [key]: before };
      made.write(open, as === 'unknown' ? undefined : value, as, ...of);
    },
  };
}

function forgetOld(open: Open, key: FactKey): void {
  const { [key]: old, ...rest } = open.was;
  if (old !== undefined) open.was = rest;
}

/** What has been told of a fact, wherever it is kept; undefined also where that leaves several values. */
export function toldOf(open: Open, key: FactKey): FactValue | undefined {
  const read = READERS.get(key);
  const known = read ? read(open) : reportedValue(open.facts, key);
  return isValue(known) ? known : undefined;
}

function isValue(known: Possible): known is FactValue {
  return known !== undefined && typeof known !== 'object';
}

/** What the rules keep of the play under way: a table corrects it, and a game in the middle begins with it. */
interface InState<Of extends readonly string[]> {
  key(...of: Of): FactKey;
  each(supplied: SuppliedData): readonly Of[];
  spec(...of: Of): FactSpec;
  read(open: Open, ...of: Of): Possible;
  /** Put it where it stands, in place. */
  write(open: Open, value: FactValue, ...of: Of): void;
}

/** A family of facts that stand in the state itself. */
export function inState<const Of extends readonly string[]>(made: InState<Of>): WorldFamily<Of> {
  return {
    key: (...of) => made.key(...of),
    each: (supplied) => made.each(supplied),
    spec: (_, ...of) => ({ ...made.spec(...of), kept: true }),
    registered: true,
    read: ({ open }, ...of) => made.read(open, ...of),
    write({ open }, { value }, ...of) {
      if (value !== undefined) made.write(open, value, ...of);
    },
  };
}
