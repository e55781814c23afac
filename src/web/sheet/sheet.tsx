import { type ReactNode, useState } from 'react';
import { own } from '../../kernel/json.ts';
import type { Range, SheetResult } from '../../kernel/sums/sheet.ts';
import { Clauses, useBook } from '../book.tsx';
import { figure, listed, signed, deskTexts } from '../texts.ts';
import { Bars } from './bars.tsx';
import { oddsBefore } from './fallen.ts';
import { useTellers } from './told-by.ts';
import './sheet.css';

/** So many lines of nothing are folded: fewer take no more room by themselves. */
const FEW_ZEROS = 3;

/** A sum with every line, its clause, and what is not known; lines that count nothing are folded. */
export function SheetTable({ result, whole = false }: { result: SheetResult; whole?: boolean }): ReactNode {
  const { table, say } = useBook();
  const [isOpen, setOpen] = useState(false);
  const tellers = useTellers(result.sheet);
  const title = own(table.rules.sheets, result.sheet)?.title;
  const isClamped = result.sum.min !== result.total.min || result.sum.max !== result.total.max;
  const zeros = result.lines.filter(isZero);
  const folds = !whole && zeros.length >= FEW_ZEROS;
  return (
    <>
      <table className="sheet table">
        <caption>{title ? say(title) : result.sheet}</caption>
        <SheetHead />
        <tbody>
          {result.lines
            .filter((line) => !folds || !isZero(line))
            .map((line) => (
              <SheetLine key={line.id} line={line} by={tellers(line.id)} />
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
                  {deskTexts.sheet.zeros(zeros.length)}
                </button>
              </td>
              <td className="number">0</td>
            </tr>
          )}
          {folds &&
            isOpen &&
            zeros.map((line) => <SheetLine key={line.id} line={line} by={tellers(line.id)} />)}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">{deskTexts.sheet.total}</th>
            <td className="number">{rangeText(result.total, figure)}</td>
          </tr>
        </tfoot>
      </table>
      {isClamped && <p className="hint">{deskTexts.sheet.clamped(rangeText(result.sum, figure))}</p>}
      {!result.exact && result.total.min !== result.total.max && (
        <p className="hint">{deskTexts.sheet.bounds}</p>
      )}
      <Missing keys={result.missing} />
    </>
  );
}

function SheetHead(): ReactNode {
  return (
    <thead>
      <tr>
        <th scope="col">{deskTexts.sheet.clause}</th>
        <th scope="col">{deskTexts.sheet.line}</th>
        <th scope="col" className="number">
          {deskTexts.sheet.value}
        </th>
      </tr>
    </thead>
  );
}

function isZero({ min, max }: Range): boolean {
  return min === 0 && max === 0;
}

interface SheetLineProps {
  readonly line: SheetResult['lines'][number];
  /** Who told what it counts. */
  readonly by: readonly string[];
}

function SheetLine({ line, by }: SheetLineProps): ReactNode {
  const { say } = useBook();
  return (
    <tr className={isZero(line) ? 'is-zero' : undefined}>
      <td>
        <Clauses ids={[line.clause]} quiet />
      </td>
      <td>
        {say(line.label)}{' '}
        {by.length > 0 && <small className="hint">{deskTexts.sheet.toldBy(listed(by))}</small>}
      </td>
      <td className="number">{rangeText(line, signed)}</td>
    </tr>
  );
}

/** A total or a range of totals. */
export function rangeText(range: Range, text: (value: number) => string): string {
  return range.min === range.max ? text(range.min) : deskTexts.sheet.range(text(range.min), text(range.max));
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
      {deskTexts.sheet.missing} {asked.join('; ')}
    </p>
  );
}

/** The chances of a finished roll, with the outcome that fell. */
export function FallenBars({ result }: { result: SheetResult }): ReactNode {
  const { table } = useBook();
  const odds = oddsBefore(table.rules, result);
  if (!odds) return null;
  const fallen = result.outcomes.length === 1 ? result.outcomes[0] : undefined;
  return <Bars odds={odds} sheet={result} title={deskTexts.sheet.odds} fallen={fallen} />;
}
