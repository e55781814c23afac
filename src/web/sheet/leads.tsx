import { type ReactNode, Suspense, useState } from 'react';
import type { Allocation, Option, Row } from '../../kernel/forms/form.ts';
import { later } from '../later.tsx';
import { deskTexts } from '../texts.ts';
import './sheet.css';

const LedToAll = later(async () => (await import('./led-to.tsx')).LedToAll);

interface LeadingProps {
  /** All choices of the form. */
  readonly all: readonly (Option | Row)[];
  /** Those that are picked. */
  readonly picked: readonly (Option | Row)[];
  /** What rows have been given. */
  readonly given?: Allocation;
  /** The chances stand where one chooses: here are the sums alone. */
  readonly sums?: boolean;
}

/**
 * On demand: the sheets and the chances of what is picked, with all that is not known left open. Always there where anything
 * leads to a sheet, so that nothing moves.
 */
export function Leading({ all, picked, given = {}, sums = false }: LeadingProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  if (!all.some((each) => each.leads && !each.barred)) return null;
  return (
    <details className="sum" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{sums ? deskTexts.sheet.leadsSums : deskTexts.sheet.leads}</summary>
      {isOpen && (
        <Suspense fallback={null}>
          <LedToAll choices={picked.filter((each) => each.leads)} given={given} sums={sums} />
        </Suspense>
      )}
    </details>
  );
}
