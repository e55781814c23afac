import { type ReactNode, useMemo } from 'react';
import { checklistOf } from '../../club/checklist.ts';
import type { Section } from '../../club/club.ts';
import type { Scenario } from '../../kernel/rulebook.ts';
import { render } from '../../kernel/texts/words.ts';
import { ChecklistView } from './checklist.tsx';
import { useQuestions, useRulebook } from './questions.ts';

interface StepProps {
  readonly rulebook: string;
  readonly scenario: Scenario;
  readonly section: Section;
}

/** What a game that is set up will ask, and how much of it the club file answers. */
export function ClubList({ rulebook: id, scenario, section }: StepProps): ReactNode {
  const questions = useQuestions(useRulebook(id), scenario.id, section);
  const list = useMemo(() => questions && checklistOf(questions, section), [questions, section]);
  if (!questions || !list) return null;
  const { words: book } = questions.table.rulebook;
  return <ChecklistView list={list} scenario={scenario.title} say={(words) => render(book, words)} />;
}
