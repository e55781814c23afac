import { family as make } from '../../kernel/family.ts';
import type { FactKey, FactSpec, FactType, FactValue, Possible } from '../../kernel/facts.ts';
import type { Json } from '../../kernel/json.ts';
import { words } from '../../kernel/words.ts';
import type { FactGround, Family, Open, Supplied } from './state.ts';

// Of what the facts of this rulebook are made. They stand beside the rules that use them.

export { eachOf, pairs, truth, whole } from '../../kernel/family.ts';

/** What else there is to say of a fact, with the arguments of its question. */
type More = Partial<FactSpec> & { readonly args?: Readonly<Record<string, Json>> };

/** What a fact is: `name` is that of its question. */
export function fact(name: string, type: FactType, clauses: readonly string[], more: More = {}): FactSpec {
  const { args, ...rest } = more;
  return { type, question: words(`fact.${name}`, args), lasts: 'ever', clauses, ...rest };
}

/** A family of facts of this rulebook. */
export function family<const Of extends readonly string[]>(made: Family<Of>): Family<Of> {
  return make<FactGround, Of>(made);
}

/** A fact of which there is one. */
export function single(key: FactKey, spec: FactSpec, read?: Family<[]>['read']): Family<[]> {
  return { key: () => key, each: () => [[]], spec: () => spec, ...(read ? { read } : {}) };
}

/** What the rules keep of the play under way: a table corrects it, and a game in the middle begins with it. */
interface InState<Of extends readonly string[]> {
  key(...of: Of): FactKey;
  each(supplied: Supplied): readonly Of[];
  spec(...of: Of): FactSpec;
  read(open: Open, ...of: Of): Possible;
  /** Put it where it stands, in place. */
  write(open: Open, value: FactValue, ...of: Of): void;
}

/** A family of facts that stand in the state itself. */
export function inState<const Of extends readonly string[]>(made: InState<Of>): Family<Of> {
  return {
    key: (...of) => made.key(...of),
    each: (supplied) => made.each(supplied),
    spec: (_, ...of) => ({ ...made.spec(...of), kept: true }),
    read: ({ open }, ...of) => made.read(open, ...of),
    write({ open }, { value }, ...of) {
      if (value !== undefined) made.write(open, value, ...of);
    },
  };
}
