import type { ReactNode } from 'react';
import { own } from '../../kernel/json.ts';
import { fallsOf } from '../../kernel/sums/needed.ts';
import type { Hope, SheetResult } from '../../kernel/sums/sheet.ts';
import { useBook } from '../book.tsx';
import { oddsBefore } from '../sheet/fallen.ts';
import { SheetTable } from '../sheet/sheet.tsx';
import { Dist } from './dist.tsx';
import { diceOf } from './falls.ts';
import { rollTexts } from './texts.ts';
import './roll.css';

interface BesideProps {
  readonly fell: SheetResult;
  /** Who takes the result. */
  readonly seat: string;
}

/** Where a roll fell on the scale of results, beside the choice to take that or less; and its sum. */
export function FellBeside({ fell, seat }: BesideProps): ReactNode {
  const { rules } = useBook().table;
  const odds = oddsBefore(rules, fell);
  const hopes: readonly Hope[] = own(rules.sheets, fell.sheet)?.hopes ?? [];
  const hoped = hopes.filter(({ seats }) => seats.includes(seat)).flatMap(({ outcomes = [] }) => outcomes);
  const [fallen] = fell.outcomes;
  return (
    <>
      <div>
        {odds && (
          <Dist
            preview={{ sheet: fell, odds }}
            falls={fallsOf(rules, fell, diceOf(rules, fell))}
            hoped={hoped}
            fallen={fallen}
          />
        )}
      </div>
      <section className="roll-sums before" aria-label={rollTexts.sums}>
        <h2>{rollTexts.sums}</h2>
        <SheetTable result={fell} />
      </section>
    </>
  );
}
