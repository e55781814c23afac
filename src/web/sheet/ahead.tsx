import type { ReactNode } from 'react';
import type { Preview } from '../../kernel/sums/know.ts';
import { figure, deskTexts } from '../texts.ts';
import { Bars } from './bars.tsx';
import { rangeText, SheetTable } from './sheet.tsx';

/** The sheets of a roll before its dice fall: those without dice as they stand, the others by their chances. */
export function Ahead({ previews }: { readonly previews: readonly Preview[] }): ReactNode {
  return previews.map(({ sheet, odds }) =>
    odds === null ? (
      <SheetTable key={sheet.sheet} result={sheet} />
    ) : (
      <div key={sheet.sheet}>
        <p className="strong">{deskTexts.sheet.between(rangeText(sheet.total, figure))}</p>
        <Bars odds={odds} sheet={sheet} title={deskTexts.sheet.before} />
        <SheetTable result={sheet} />
      </div>
    ),
  );
}
