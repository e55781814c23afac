import type { ReactNode } from 'react';
import { isCounted, type Option, type Row } from '../../kernel/forms/form.ts';
import type { Prospect } from '../../kernel/sums/prospect.ts';
import { useBook } from '../book.tsx';
import { useForesight } from './foresight.tsx';
import { Stack } from './stack.tsx';

/** The prospects of a choice that are told beside it: what a number brings is told in the table of all. */
function useOwn(choice: Option | Row | undefined): readonly Prospect[] {
  const { prospects } = useForesight();
  if (!choice?.leads) return [];
  const id = 'value' in choice ? choice.value : choice.id;
  return prospects.all.filter((each) => each.choices.includes(id) && !isCounted(each.lead));
}

/** The chances of a choice in a line; null where it leads to nothing that is told so. */
export function useBrief(choice: Option | Row | undefined): string | null {
  const book = useBook();
  const { worked } = useForesight();
  const own = useOwn(choice);
  const parts = worked ? own.flatMap((each) => worked.briefText(each, book)) : [];
  return parts.length === 0 ? null : parts.join('; ');
}

/** What all prospects of a row say, where they have room of their own. */
export function useBriefs(row: Row): readonly string[] {
  const book = useBook();
  const { prospects, worked } = useForesight();
  const own = row.leads ? prospects.all.filter((each) => each.choices.includes(row.id)) : [];
  return worked ? own.map((each) => worked.briefText(each, book).join('; ')).filter(Boolean) : [];
}

/** A small bar for each prospect of a choice. */
export function Figures({ choice }: { readonly choice: Option | Row }): ReactNode {
  const own = useOwn(choice).filter(({ hopes }) => hopes.length > 0);
  return own.map((each) => {
    const step = each.steps.at(-1);
    return step && <Stack key={each.lead.name} prospect={each} step={step} />;
  });
}
