// The question for facts that a step cannot begin without: what it is called.

/** How often each such question was answered, by its name without the count: of the moments under way. */
export type AskedCounts = Readonly<Record<string, number>>;

/** In the id of a question for facts that play cannot do without. */
const MISSING = '/missing/';

const QUESTION = /^(?<name>.+\/missing\/[^/]+)(?:\/(?<nth>\d+))?\/[^/]+$/;

/** A question's id: the moment, and the step that asks; where that was answered before, counted there. */
export function missingId(asked: AskedCounts, at: string, step: string): string {
  const name = `${at}${MISSING}${step}`;
  const before = asked[name] ?? 0;
  return before === 0 ? `${name}/report` : `${name}/${before + 1}/report`;
}

/** Whether a decision asks for facts that play cannot do without: for others, or again, it is asked under the same name. */
export function isForFacts(decision: string): boolean {
  return decision.includes(MISSING);
}

/** The name of such a question, and how often it had been answered before; null: it is none. */
export function askedIn(decision: string): { readonly name: string; readonly before: number } | null {
  const { name, nth = '1' } = QUESTION.exec(decision)?.groups ?? {};
  return name === undefined ? null : { name, before: Number(nth) - 1 };
}

/** A question was answered; those of moments that are neither part of its own nor around it are over. */
export function noteAsked(asked: AskedCounts, decision: string): AskedCounts {
  const { name, before } = askedIn(decision) ?? {};
  if (name === undefined || before === undefined) return asked;
  const now = momentOf(name);
  const still = Object.entries(asked).filter(
    ([each]) => isWithin(now, momentOf(each)) || isWithin(momentOf(each), now),
  );
  return { ...Object.fromEntries(still), [name]: before + 1 };
}

function momentOf(name: string): string {
  return name.slice(0, name.lastIndexOf(MISSING));
}

function isWithin(part: string, whole: string): boolean {
  return `${part}/`.startsWith(`${whole}/`);
}
