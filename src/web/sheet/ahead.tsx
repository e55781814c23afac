import type { ReactNode } from 'react';
import type { Preview } from '../../kernel/sums/know.ts';
import { t } from '../texts.ts';
import { Bars } from './bars.tsx';
import { SheetTable } from './sheet.tsx';

/** The sheets of a roll before its dice fall: those without dice as they stand, the others by their chances. */
export function Ahead({ previews }: { readonly previews: readonly Preview[] }): ReactNode {
  return previews.map(({ sheet, odds }) =>
    odds === null ? (
      <SheetTable key={sheet.sheet} result={sheet} />
    ) : (
      <div key={sheet.sheet}>
        <Bars odds={odds} sheet={sheet} title={t.sheet.before} />
        <details className="sum">
          <summary>{t.sheet.title}</summary>
          <SheetTable result={sheet} />
        </details>
      </div>
    ),
  );
}
