import { type ReactNode, useState } from 'react';
import { own } from '../../kernel/json.ts';
import type { Range, SheetResult } from '../../kernel/sums/sheet.ts';
import { Clauses, useBook } from '../book.tsx';
import { figure, signed, t } from '../texts.ts';
import { Bars } from './bars.tsx';
import { oddsBefore } from './fallen.ts';

/** So many lines of nothing are folded: fewer take no more room by themselves. */
const FEW_ZEROS = 3;

/** A sum with every line, its clause, and what is not known; lines that count nothing are folded. */
export function SheetTable({ result, whole = false }: { result: SheetResult; whole?: boolean }): ReactNode {
  const { table, say } = useBook();
  const [isOpen, setOpen] = useState(false);
  const title = own(table.rules.sheets, result.sheet)?.title;
  const isClamped = result.sum.min !== result.total.min || result.sum.max !== result.total.max;
  const zeros = result.lines.filter(isZero);
  const folds = !whole && zeros.length >= FEW_ZEROS;
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
          {result.lines
            .filter((line) => !folds || !isZero(line))
            .map((line) => (
              <SheetLine key={line.id} line={line} />
            ))}
          {folds && (
            <tr className="is-zero">
              <td />
              <td>
                <button
                  type="button"
                  className="link"
                  aria-expanded={isOpen}
                  onClick={() => setOpen(!isOpen)}
                >
                  {t.sheet.zeros(zeros.length)}
                </button>
              </td>
              <td className="number">0</td>
            </tr>
          )}
          {folds && isOpen && zeros.map((line) => <SheetLine key={line.id} line={line} />)}
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

function isZero({ min, max }: Range): boolean {
  return min === 0 && max === 0;
}

function SheetLine({ line }: { readonly line: SheetResult['lines'][number] }): ReactNode {
  const { say } = useBook();
  return (
    <tr className={isZero(line) ? 'is-zero' : undefined}>
      <td>
        <Clauses ids={[line.clause]} quiet />
      </td>
      <td>{say(line.label)}</td>
      <td className="number">{rangeText(line, signed)}</td>
    </tr>
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
    return spec && spec.by !== 'dice' ? [say(spec.question).replace(/\.$/, '')] : [];
  });
  if (asked.length === 0) return null;
  return (
    <p className="hint">
      {t.sheet.missing} {asked.join('; ')}
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
