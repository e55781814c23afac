import {
  type FactSchema,
  type FactSpec,
  type FactType,
  type FactValue,
  type Values,
  type files,
  json,
  sums,
} from '../../../kernel/index.ts';

/** When a line of a table counts: a fact has a value, or lies between two numbers; all of several, or any. */
export type TableCondition =
  | { readonly fact: string; readonly is: FactValue }
  | { readonly fact: string; readonly least?: number; readonly most?: number }
  | { readonly all: readonly TableCondition[] }
  | { readonly any: readonly TableCondition[] };

/** The facts that a table may speak of: those that everybody can report and know. */
export interface Nameable {
  readonly schema: FactSchema;
  /** The full key of what a table calls a fact: its own go by their id alone. */
  keyOf(name: string): string;
}

/** What stands for a condition at fault, until the file is refused. */
const NEVER_MIND: TableCondition = { all: [] };
/** How deep conditions may stand in one another. */
const DEEPEST = 4;

/** Read a condition of a user's file. */
export function readCondition(
  check: files.DataCheck,
  value: unknown,
  path: files.Path,
  facts: Nameable,
  depth = 0,
): TableCondition {
  const given = check.object(value, path);
  if (depth > DEEPEST) {
    check.fail(path, 'is nested too deep in other conditions');
    return NEVER_MIND;
  }
  for (const key of ['all', 'any'] as const) {
    if (given[key] === undefined) continue;
    check.fields(given, path, [key]);
    const parts = check.each(given[key], [...path, key], (each, at) =>
      readCondition(check, each, at, facts, depth + 1),
    );
    if (parts.length === 0) check.fail([...path, key], 'must hold at least one condition');
    return key === 'all' ? { all: parts } : { any: parts };
  }
  check.fields(given, path, ['fact', 'is', 'least', 'most']);
  const fact = readFact(check, given['fact'], [...path, 'fact'], facts);
  if (fact === null) return NEVER_MIND;
  return readTest(check, given, path, fact.key, fact.spec.type);
}

/** Whether a table may speak of a fact: everybody can report and know it. */
export function isNameable({ by, owner, from }: FactSpec): boolean {
  return by === undefined && owner === undefined && from === undefined;
}

/** A fact by name: one of the rulebook's, or of this table's. */
export function readFact(
  check: files.DataCheck,
  value: unknown,
  path: files.Path,
  facts: Nameable,
): { readonly key: string; readonly spec: FactSpec } | null {
  const key = facts.keyOf(check.text(value, path));
  const spec = json.own(facts.schema, key);
  if (spec && isNameable(spec)) return { key, spec };
  if (spec) check.fail(path, `"${key}" is not the table’s to report, so no line can rest on it`);
  else if (key !== '') check.fail(path, `"${key}" is not a fact; the command "facts" lists them`);
  return null;
}

function readTest(
  check: files.DataCheck,
  { is, least, most }: Record<string, unknown>,
  path: files.Path,
  fact: string,
  type: FactType,
): TableCondition {
  if (is !== undefined && (least !== undefined || most !== undefined))
    check.fail(path, 'has "is", or "least" and "most", not both');
  if (is !== undefined && sums.fits(type, is)) return { fact, is };
  if (is !== undefined) check.fail([...path, 'is'], `is not a value of ${fact}`);
  else if (type.kind !== 'number') check.fail(path, `must say what ${fact} "is": it is not a number`);
  else if (least === undefined && most === undefined) check.fail(path, 'must have "is", "least" or "most"');
  else {
    const bound = (key: string, given: unknown): Record<string, number> =>
      given === undefined ? {} : { [key]: check.whole(given, [...path, key], type.min, type.max) };
    return { fact, ...bound('least', least), ...bound('most', most) };
  }
  return NEVER_MIND;
}

/** The facts that a condition reads. */
export function factsIn(condition: TableCondition): string[] {
  if ('fact' in condition) return [condition.fact];
  return ('all' in condition ? condition.all : condition.any).flatMap(factsIn);
}

/** Whether a condition holds. */
export function holds(condition: TableCondition, known: Values): boolean {
  if ('all' in condition) return condition.all.every((each) => holds(each, known));
  if ('any' in condition) return condition.any.some((each) => holds(each, known));
  if ('is' in condition) return isValue(known, condition.fact, condition.is);
  const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = condition;
  const number = known.number(condition.fact);
  return least <= number && number <= most;
}

function isValue(known: Values, fact: string, value: FactValue): boolean {
  if (typeof value === 'boolean') return known.truth(fact) === value;
  return typeof value === 'number' ? known.number(fact) === value : known.text(fact) === value;
}
