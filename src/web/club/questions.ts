import { useEffect, useMemo, useState } from 'react';
import { type Questions, questionsOf } from '../../club/checklist.ts';
import type { Section } from '../../club/club.ts';
import { isRefusal } from '../../kernel/clause.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { loadRulebook } from '../load-rulebook.ts';

/** A rulebook, once it is loaded. */
export function useRulebook(id: string): Rulebook | null {
  const [rulebook, setRulebook] = useState<Rulebook | null>(null);
  useEffect(() => {
    let gone = false;
    setRulebook(null);
    loadRulebook(id).then(
      (found) => !gone && setRulebook(found ?? null),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [id]);
  return rulebook;
}

/** What a game can ask that a club file answers; null where that is not known. It hangs on files and rulings alone. */
export function useQuestions(
  rulebook: Rulebook | null,
  scenario: string,
  { files, rulings }: Pick<Section, 'files' | 'rulings'>,
): Questions | null {
  return useMemo(() => {
    if (!rulebook?.scenarios.some((each) => each.id === scenario)) return null;
    const found = questionsOf(rulebook, scenario, { files, rulings });
    return isRefusal(found) ? null : found;
  }, [rulebook, scenario, files, rulings]);
}
