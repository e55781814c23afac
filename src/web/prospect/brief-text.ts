import { briefOf, totalOf } from '../../kernel/sums/brief.ts';
import type { Prospect } from '../../kernel/sums/prospect.ts';
import type { Book } from '../book.tsx';
import { deskTexts } from '../texts.ts';
import { percentOf } from './texts.ts';
import { prospectTexts } from './own-texts.ts';

/** What a prospect says in a line beside its choice. */
export function briefText(prospect: Prospect, { say }: Book): string[] {
  const { lead, sheet, steps } = prospect;
  const totals = steps.flatMap((step) => totalOf(prospect, step) ?? []);
  const total = totals.length > 0 && {
    min: Math.min(...totals.map(({ min }) => min)),
    max: Math.max(...totals.map(({ max }) => max)),
  };
  const ends =
    total &&
    (total.min === total.max
      ? String(total.min)
      : deskTexts.sheet.range(String(total.min), String(total.max)));
  const of = ends ? [prospectTexts.total(say(sheet.title), ends)] : [];
  // a margin of which nothing is open says who leads
  const isClear = ends && lead.later === undefined && steps[0]?.weighed?.of === 1n;
  const briefs = isClear ? [] : briefOf(prospect);
  return [
    ...of,
    ...briefs.map(({ label, steps: all }) => {
      if (lead.later === undefined && lead.sets === undefined)
        return prospectTexts.brief(say(label), all.map(({ chance }) => percentOf(chance)).join());
      return prospectTexts.byNumber(
        say(label),
        all.map(({ number, chance }) => [number, percentOf(chance)] as const),
      );
    }),
  ];
}
