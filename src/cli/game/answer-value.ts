import type { Clause } from '../../kernel/clause.ts';
import type { Form } from '../../kernel/forms/form.ts';
import type { Json } from '../../kernel/json.ts';
import { failure, type Failure } from '../output.ts';

/** An answer as it is typed at a command line: JSON, or a plain word; a value of a choice as it stands. */
export function valueIn(
  text: string,
  form?: Form,
  clauses: readonly Clause[] = [],
): { readonly value: Json } | Failure {
  const plain = text.trim();
  if (form?.kind === 'choose' && form.options.some((each) => each.value === plain)) return { value: plain };
  try {
    const value: Json = JSON.parse(plain);
    return isUnsayable(value)
      ? failure('The answer is nested too deep, or has a name that is not allowed.', clauses)
      : { value };
  } catch {
    if (/^[\w./=+-]+$/.test(plain)) return { value: plain };
    return failure(`The answer is not JSON: ${plain.slice(0, 80)}`, clauses);
  }
}

const DEEPEST = 16;

/** What the kernel could not quote in a refusal: deeper than any answer is, or without a text of its own. */
export function isUnsayable(value: Json, level = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (level === DEEPEST || Object.hasOwn(value, 'toString') || Object.hasOwn(value, 'valueOf')) return true;
  return Object.values(value).some((each) => isUnsayable(each, level + 1));
}
