import type { Decision } from './decision.ts';

/**
 * What an answer that was begun is kept by: the numbers in the id of a report count what was told since, and typing outlives
 * that.
 */
export function draftKey({ id, form }: Pick<Decision, 'id' | 'form'>): string {
  return form.kind === 'report' ? withoutNumbers(id) : id;
}

/** What an answer to a decision may have been kept by, where its form is not known any more. */
export function draftKeys(id: string): readonly string[] {
  return [id, withoutNumbers(id)];
}

const withoutNumbers = (id: string): string => id.replaceAll(/\/?\b\d+\b/g, '');
