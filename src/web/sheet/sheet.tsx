import type { ReactNode } from 'react';
import { own } from '../../kernel/json.ts';
import type { Range, SheetResult } from '../../kernel/sums/sheet.ts';
import { Clauses, useBook } from '../book.tsx';
import { figure, signed, t } from '../texts.ts';
import { Bars } from './bars.tsx';
import { oddsBefore } from './fallen.ts';

/** A sum with every line, its clause, and what is not known. */
export function SheetTable({ result }: { result: SheetResult }): ReactNode {
  const { table, say } = useBook();
  const title = own(table.rules.sheets, result.sheet)?.title;
  const isClamped = result.sum.min !== result.total.min || result.sum.max !== result.total.max;
  return (
    <>
      <table className="sheet">
        <caption>{title ? say(title) : result.sheet}</caption>
        <thead>
          <tr>
            <th scope="col">{t.sheet.clause}</th>
            <th scope="col">{t.sheet.line}</th>
            <th scope="col" className="number">
              {t.sheet.value}
            </th>
          </tr>
        </thead>
        <tbody>
          {result.lines.map((line) => (
            <tr key={line.id} className={line.min === 0 && line.max === 0 ? 'is-zero' : undefined}>
              <td>
                <Clauses ids={[line.clause]} />
              </td>
              <td>{say(line.label)}</td>
              <td className="number">{rangeText(line, signed)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">{t.sheet.total}</th>
            <td className="number">{rangeText(result.total, figure)}</td>
          </tr>
        </tfoot>
      </table>
      {isClamped && <p className="hint">{t.sheet.clamped(rangeText(result.sum, figure))}</p>}
      {!result.exact && result.total.min !== result.total.max && <p className="hint">{t.sheet.bounds}</p>}
      <Missing keys={result.missing} />
    </>
  );
}

/** A total or a range of totals. */
export function rangeText(range: Range, text: (value: number) => string): string {
  return range.min === range.max ? text(range.min) : t.sheet.range(text(range.min), text(range.max));
}

function Missing({ keys }: { keys: readonly string[] }): ReactNode {
  const { table, say } = useBook();
  const asked = keys.flatMap((key) => {
    const spec = own(table.rules.facts, key);
    return spec && spec.by !== 'dice' ? [say(spec.question)] : [];
  });
  if (asked.length === 0) return null;
  return (
    <p className="hint">
      {t.sheet.missing} {asked.join(' ')}
    </p>
  );
}

/** The chances of a finished roll, with the outcome that fell. */
export function FallenBars({ result }: { result: SheetResult }): ReactNode {
  const { table } = useBook();
  const odds = oddsBefore(table.rules, result);
  if (!odds) return null;
  const fallen = result.outcomes.length === 1 ? result.outcomes[0] : undefined;
  return <Bars odds={odds} sheet={result} title={t.sheet.odds} fallen={fallen} />;
}
