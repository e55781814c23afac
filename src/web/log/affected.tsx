import type { ReactNode } from 'react';
import type { Affected } from '../../kernel/correction.ts';
import { own } from '../../kernel/json.ts';
import { useBook } from '../book.tsx';
import { outcomeText } from '../sheet/bars.tsx';
import { rangeText } from '../sheet/sheet.tsx';
import { figure, t } from '../texts.ts';

/** The earlier sums that a correction would have changed. Nothing of them is done again: the players decide. */
export function AffectedList({ affects }: { affects: readonly Affected[] | undefined }): ReactNode {
  const book = useBook();
  const { table, say } = book;
  if (!affects) return null;
  const text = (result: Affected['before']): string => {
    const outcomes = result.outcomes.map((id) => outcomeText(result, id, book));
    return [rangeText(result.total, figure), ...outcomes].join(', ');
  };
  return (
    <div className="affects">
      <p>{t.log.affects}</p>
      <ul>
        {affects.map(({ n, fact, sheet, before, after }) => {
          const title = own(table.rules.sheets, sheet)?.title;
          return (
            <li key={`${n} ${fact} ${sheet}`}>
              {t.log.affected(n, title ? say(title) : sheet, text(before), text(after))}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
