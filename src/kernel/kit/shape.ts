import { type FactSpec, fits, typeWords } from '../sums/facts.ts';
import { isRecord, own } from '../json.ts';
import { render } from '../texts/words.ts';

/** What is wrong with the shape of a value; `where` names it. Nothing wrong: an empty list. */
type Shape = (value: unknown, where: string) => readonly string[];

const any: Shape = () => [];

function must(holds: (value: unknown) => boolean, be: string): Shape {
  return (value, where) => (holds(value) ? [] : [`"${where}" must be ${be}.`]);
}

const text = must((value) => typeof value === 'string', 'a text (in quotes where it looks like a number)');
const flag = must((value) => typeof value === 'boolean', 'true or false');
const yes = must((value) => value === true, 'true');
const whole = must(Number.isInteger, 'a whole number');
const scalar = must(
  (value) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean',
  'one value',
);
const range = must(
  (value) =>
    Number.isInteger(value) || (isRecord(value) && Object.keys(value).toSorted().join() === 'max,min'),
  'a whole number or { min, max }',
);
const count = must(
  (value) =>
    Number.isInteger(value) || (isRecord(value) && Object.keys(value).toSorted().join() === 'possible,sure'),
  'a whole number or { sure, possible }',
);
const clauseOrTrue = must(
  (value) => value === true || typeof value === 'string',
  'true or a clause (in quotes where it looks like a number)',
);

/** The name of a decision, or of one with the rows that its form has. */
const nameOrRows: Shape = (value, path) => (isRecord(value) ? mapOf(listOf(text)) : text)(value, path);

function listOf(each: Shape): Shape {
  return (value, where) =>
    Array.isArray(value)
      ? value.flatMap((item) => each(item, where))
      : [`"${where}" must be a list, even of one.`];
}

function mapOf(each: Shape): Shape {
  return (value, where) =>
    isRecord(value)
      ? Object.entries(value).flatMap(([key, item]) => each(item, `${where} ${key}`))
      : [`"${where}" must be an object.`];
}

/** An object with these fields and no others; those named in `needed` must be there. */
function fields(shapes: Readonly<Record<string, Shape>>, needed: readonly string[] = []): Shape {
  return (value, where) => {
    if (!isRecord(value)) return [`"${where}" must be an object.`];
    const missing = needed.filter((key) => !Object.hasOwn(value, key));
    return [
      ...missing.map((key) => `"${where}" needs "${key}".`),
      ...Object.entries(value).flatMap(([key, item]) =>
        (own(shapes, key) ?? unknownField(where))(item, `${where} ${key}`),
      ),
    ];
  };
}

function unknownField(where: string): Shape {
  return (_, path) => [`"${path.slice(where.length + 1)}" is not a field of "${where}".`];
}

const RESULT = {
  lines: mapOf(range),
  total: range,
  sum: range,
  min: whole,
  max: whole,
  missing: listOf(text),
  outcomes: listOf(text),
};

/** What a sheet case expects. */
export const sheetShape: Shape = fields(RESULT);

const told = listOf(fields({ kind: text, key: text, clauses: listOf(text), to: any, args: mapOf(any) }));
const where = { seat: text, decision: text };
const named = ['seat', 'decision', 'values'];

const asked = mapOf(fields({ says: listOf(text), clauses: listOf(text) }));

const EXPECT: Readonly<Record<string, Shape>> = {
  awaiting: listOf(text),
  over: flag,
  ending: must((value) => value === null || typeof value === 'string', 'the key of a text, or null'),
  asks: mapOf(listOf(nameOrRows)),
  asksFor: listOf(text),
  left: mapOf(mapOf(text)),
  offered: listOf(fields({ ...where, values: listOf(scalar) }, named)),
  barred: listOf(fields({ ...where, values: mapOf(clauseOrTrue) }, named)),
  open: mapOf(any),
  sealed: mapOf(mapOf(any)),
  facts: mapOf(any),
  factsOf: mapOf(mapOf(any)),
  lastTold: mapOf(any),
  questions: asked,
  worded: asked,
  told,
  notTold: told,
  sheet: fields({ ...RESULT, name: text, view: text }, ['name']),
  rolls: must((value) => value === null || typeof value === 'string', 'a seat, or null'),
  odds: fields({ of: whole, outcomes: mapOf(count) }),
};

const seats = listOf(text);
const SO = {
  told,
  notTold: told,
  facts: mapOf(any),
  places: listOf(text),
  sums: mapOf(fields({ before: range, after: range }, ['before', 'after'])),
  stops: ((value, path) => (Array.isArray(value) ? seats : text)(value, path)) satisfies Shape,
};
const supposed = fields({ ...where, answer: any, report: mapOf(any), roll: listOf(any) });

const replacedAnswer = fields({ ...where, answer: any }, ['seat', 'decision', 'answer']);
const replacedReport = fields({ seat: text, report: mapOf(any) }, ['seat', 'report']);
const replace: Shape = (value, path) =>
  (isRecord(value) && 'report' in value ? replacedReport : replacedAnswer)(value, path);
const twin = fields({ seat: text, replace, until: text, differs: yes }, ['replace']);
const answered = { seat: text, refused: clauseOrTrue };

const leaves = must(
  (value) => value === null || typeof value === 'string' || isRecord(value),
  'the name of an answer, a whole one, or null',
);
const lasts = must((value) => ['once', 'turn', 'always'].includes(value as string), 'once, turn or always');

/** The name of a decision, or the number of a line. */
const line: Shape = (value, path) => (typeof value === 'number' ? whole : text)(value, path);

/** What is put right: another answer or report, none, or one that was missing before another. */
const edit: Shape = (value, path) => {
  if (isRecord(value) && 'before' in value)
    return 'report' in value
      ? fields({ before: line, seat: text, report: mapOf(any) })(value, path)
      : fields({ before: line, seat: text, decision: text, answer: any }, ['decision', 'answer'])(
          value,
          path,
        );
  const of = { at: line, seat: text, fact: text };
  if (isRecord(value) && 'strike' in value) return fields({ ...of, strike: yes }, ['at'])(value, path);
  if (isRecord(value) && 'report' in value) return fields({ ...of, report: mapOf(any) }, ['at'])(value, path);
  return fields({ ...of, answer: any }, ['at', 'answer'])(value, path);
};

/** The kinds of steps, by the field that says which it is; `fields` are all that a step of the kind can have. */
const STEPS: Readonly<Record<string, Shape>> = {
  decision: fields({ ...answered, decision: text, answer: any, withdraw: flag }, ['seat']),
  report: fields({ ...answered, report: mapOf(any) }),
  roll: fields({ ...answered, roll: listOf(any) }),
  ruling: fields({ ...answered, ruling: mapOf(scalar) }),
  until: fields({ until: text, quietly: yes }, ['quietly']),
  habit: fields({ ...answered, habit: text, leaves, lasts }, ['seat', 'leaves']),
  undo: fields({ ...answered, undo: fields({ by: text, consent: listOf(text), to: whole }, ['by']) }),
  mend: fields({ ...answered, mend: listOf(edit), anew: listOf(text) }),
  expect: fields({ expect: fields(EXPECT) }),
  twin: fields({ twin }),
  if: fields({ if: supposed, view: text, so: fields(SO) }, ['so']),
};

/** What is wrong with the shape of a step of a play case: a misspelled expectation must not pass unseen. */
export function stepFaults(step: Readonly<Record<string, unknown>>): readonly string[] {
  const kinds = Object.keys(STEPS).filter((kind) => Object.hasOwn(step, kind));
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1)
    return [`A step needs exactly one of ${Object.keys(STEPS).join(', ')}.`];
  return own(STEPS, kind)?.(step, 'step') ?? [];
}

/** What is wrong with a fact given to a sheet: null (unknown), a value, { values } or { min, max } of its type. */
export function factFaults(key: string, spec: FactSpec | undefined, value: unknown): readonly string[] {
  if (!spec) return [`there is no fact "${key}"`];
  if (value === null) return [];
  const given = possibleValues(value);
  const wrong = given.find((each) => !fits(spec.type, each));
  const isRange = isRecord(value) && !('values' in value);
  if (given.length > 0 && wrong === undefined && !(isRange && spec.type.kind !== 'number')) return [];
  return [`"${key}" cannot be ${JSON.stringify(value)}: it takes ${render({}, typeWords(spec.type))}`];
}

/** Every value named by what may be known of a fact; none when it names nothing that makes sense. */
function possibleValues(value: unknown): readonly unknown[] {
  if (!isRecord(value)) return [value];
  const names = Object.keys(value).toSorted().join();
  if (names === 'values' && Array.isArray(value['values'])) return value['values'];
  const { min, max } = value;
  return names === 'max,min' && Number(min) <= Number(max) ? [min, max] : [];
}
