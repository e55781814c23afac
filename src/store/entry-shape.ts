import type { Entry } from '../kernel/game/entry.ts';
import { isRecord } from '../kernel/json.ts';

// Which lines are entries, by their shape alone: each is of just one kind, and nothing stands in it that its kind has not.

type Is = (value: unknown) => boolean;

/** What a kind of entry must have, and what it may have beside what any entry has. */
interface Shape {
  readonly has: Readonly<Record<string, Is>>;
  readonly may?: Readonly<Record<string, Is>>;
}

const isText: Is = (value) => typeof value === 'string';
const isNumber: Is = (value) => Number.isSafeInteger(value);
const isFlag: Is = (value) => typeof value === 'boolean';
const isTrue: Is = (value) => value === true;
const isAny: Is = (value) => value !== undefined;
const isBytes: Is = (value) => /^[\da-f]{32}$/.test(typeof value === 'string' ? value : '');
const isHash: Is = (value) => /^[\da-f]{64}$/.test(typeof value === 'string' ? value : '');
const listOf =
  (is: Is): Is =>
  (value) =>
    Array.isArray(value) && value.every(is);
const shaped =
  (...shapes: readonly Shape[]): Is =>
  (value) =>
    isRecord(value) && shapes.some((shape) => isShaped(value, shape));

function isShaped(value: Readonly<Record<string, unknown>>, { has, may = {} }: Shape): boolean {
  const isKnown = Object.keys(value).every((key) => Object.hasOwn(has, key) || Object.hasOwn(may, key));
  return (
    isKnown &&
    Object.entries(has).every(([key, is]) => Object.hasOwn(value, key) && is(value[key])) &&
    Object.entries(may).every(([key, is]) => !Object.hasOwn(value, key) || is(value[key]))
  );
}

const MOVE = { seat: isText, decision: isText, answer: isAny };

/** What any entry has. */
const HAS = { n: isNumber, hash: isText };
const MAY = { by: isText, request: isText, state: isText, public: isPublic };

const EDIT = shaped(
  { has: { at: isNumber, answer: isAny } },
  { has: { at: isNumber, strike: isTrue } },
  { has: { before: isNumber, ...MOVE } },
);
const AGAIN = shaped({ has: { n: isNumber }, may: { answer: isAny } }, { has: MOVE });
const TICK = shaped({ has: { n: isNumber, i: isNumber } });
// an answer by its name, or a whole one
const LEFT = shaped({
  has: { answer: (value) => isText(value) || isRecord(value), lasts: isText },
  may: { turn: isNumber },
});

const ANSWER: Shape = {
  has: MOVE,
  may: { agreed: listOf(isText), again: isNumber, habit: isTrue, only: isTrue, for: isText },
};
const LOT = shaped(
  { has: { of: listOf(isText), hash: isHash } },
  { has: { list: listOf(isHash), without: listOf(isText) } },
  { has: { of: listOf(isText), opens: isBytes } },
  { has: { of: listOf(isText), without: listOf(isText) } },
);
const KINDS: readonly Shape[] = [
  ANSWER,
  { has: { ...ANSWER.has, link: isHash, sides: listOf(isNumber) }, ...(ANSWER.may && { may: ANSWER.may }) },
  { has: { seat: isText, withdraw: isText } },
  {
    has: { undone: listOf(isNumber), seats: listOf(isText), reason: isText },
    may: { mend: listOf(EDIT), again: listOf(AGAIN), anew: listOf(isText) },
  },
  { has: { seat: isText, tick: TICK, done: isFlag }, may: { again: isNumber } },
  { has: { passed: listOf(isNumber) } },
  { has: { seat: isText, habit: isText, left: (value) => value === null || LEFT(value) } },
  { has: { head: isHash } },
  { has: { lot: LOT } },
];

const ENTRY = shaped(...KINDS.map(({ has, may }) => ({ has: { ...HAS, ...has }, may: { ...MAY, ...may } })));

/** Whether a line is an entry by its shape. */
export function isEntry(line: unknown): line is Entry {
  return ENTRY(line);
}

/** Whether a text can be what is public of an entry. */
function isPublic(text: unknown): boolean {
  try {
    return typeof text === 'string' && isRecord(JSON.parse(text));
  } catch {
    return false;
  }
}
