import { useMemo } from 'react';
import type { FactKey, FactSchema, FactSpec } from '../../../kernel/sums/facts.ts';
import { useBook } from '../../book.tsx';
import { useWriting } from '../writing.ts';

/** A fact as a form offers it: by its question, under a heading. */
export interface Question {
  readonly key: FactKey;
  readonly spec: FactSpec;
  readonly question: string;
  readonly group: string;
}

/** Facts by their questions, in their order. */
export function useQuestions(facts: FactSchema): readonly Question[] {
  const { form } = useWriting();
  const { say } = useBook();
  return useMemo(
    () =>
      Object.entries(facts).map(([key, spec]) => ({
        key,
        spec,
        question: say(spec.question),
        group: form.groupOf?.(key, spec) ?? '',
      })),
    [facts, form, say],
  );
}

/** Whether what a person looks for is in a text. */
export function includes(text: string, find: string): boolean {
  return text.toLowerCase().includes(find.trim().toLowerCase());
}
