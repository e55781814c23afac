import type { ReactNode } from 'react';
import { isCounted, type Option, type Row } from '../../kernel/forms/form.ts';
import type { Prospect } from '../../kernel/sums/prospect.ts';
import { type Book, useBook } from '../book.tsx';
import { t } from '../texts.ts';
import { type Foresight, useForesight } from './foresight.tsx';
import { Stack } from './stack.tsx';
import { countOf, percentOf } from './texts.ts';

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
  const parts = worked ? own.flatMap((each) => briefText(each, book, worked)) : [];
  return parts.length === 0 ? null : parts.join('; ');
}

function briefText(
  prospect: Prospect,
  { say }: Book,
  { briefOf, totalOf }: NonNullable<Foresight['worked']>,
): string[] {
  const { lead, sheet, steps } = prospect;
  const totals = steps.flatMap((step) => totalOf(prospect, step) ?? []);
  const total = totals.length > 0 && {
    min: Math.min(...totals.map(({ min }) => min)),
    max: Math.max(...totals.map(({ max }) => max)),
  };
  const ends =
    total &&
    (total.min === total.max ? String(total.min) : t.sheet.range(String(total.min), String(total.max)));
  const of = ends ? [t.prospect.total(say(sheet.title), ends)] : [];
  // a margin of which nothing is open says who leads
  const isClear = ends && lead.later === undefined && steps[0]?.weighed?.of === 1n;
  const briefs = isClear ? [] : briefOf(prospect);
  return [
    ...of,
    ...briefs.map(({ label, steps: all }) => {
      if (lead.later === undefined)
        return t.prospect.brief(say(label), all.map(({ chance }) => countOf(chance)).join());
      return t.prospect.byNumber(
        say(label),
        all.map(({ number, chance }) => [number, percentOf(chance)] as const),
      );
    }),
  ];
}

/** A small bar for each prospect of a choice. */
export function Figures({ choice }: { readonly choice: Option | Row }): ReactNode {
  const own = useOwn(choice).filter(({ hopes }) => hopes.length > 0);
  return own.map((each) => {
    const step = each.steps.at(-1);
    return step && <Stack key={each.lead.name} prospect={each} step={step} />;
  });
}
