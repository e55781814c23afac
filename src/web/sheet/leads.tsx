import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { Option, RollSheet, Row } from '../../kernel/forms/form.ts';
import type { Preview } from '../../kernel/sums/know.ts';
import { inBrief } from '../../kernel/sums/odds.ts';
import { useBook } from '../book.tsx';
import { t } from '../texts.ts';
import { Ahead } from './ahead.tsx';
import { outcomeText } from './bars.tsx';

/** What the seat that chooses can see coming on the sheets of a roll. */
type Foresight = (sheets: readonly RollSheet[]) => readonly Preview[];

const Context = createContext<Foresight>(() => []);
export const ForesightProvider = Context.Provider;

const NOTHING: readonly RollSheet[] = [];

function useAhead(leads: readonly RollSheet[] = NOTHING): readonly Preview[] {
  const foresee = useContext(Context);
  return useMemo(() => foresee(leads), [foresee, leads]);
}

/** The chances of what a choice leads to in a line; null where it leads to no roll, or too much can come of it. */
export function useBrief(leads: readonly RollSheet[] | undefined): string | null {
  const book = useBook();
  const parts = useAhead(leads).flatMap(({ sheet, odds }) =>
    odds === null
      ? []
      : inBrief(odds).map(({ outcome, sure, possible }) => {
          const label = outcomeText(sheet, outcome, book);
          const count = sure === possible ? `${sure}` : t.sheet.range(`${sure}`, `${possible}`);
          return t.sheet.inBrief(label, count, String(odds.of));
        }),
  );
  return parts.length === 0 ? null : parts.join('; ');
}

interface LeadingProps {
  /** All choices of the form. */
  readonly all: readonly (Option | Row)[];
  /** Those that are picked. */
  readonly picked: readonly (Option | Row)[];
}

/**
 * On demand: the sheets and the chances of what is picked. Always there where anything leads to a roll, so that nothing
 * moves.
 */
export function Leading({ all, picked }: LeadingProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  if (!all.some((each) => each.leads && !each.barred)) return null;
  return (
    <details className="sum" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t.sheet.leads}</summary>
      {isOpen && <LedToAll choices={picked.filter((each) => each.leads)} />}
    </details>
  );
}

/** Worked out when it is looked at. */
export function LedToAll({ choices }: { readonly choices: readonly (Option | Row)[] }): ReactNode {
  if (choices.length === 0) return <p className="hint">{t.sheet.leadsPick}</p>;
  return choices.map((each) => <LedTo key={'value' in each ? each.value : each.id} choice={each} />);
}

function LedTo({ choice }: { readonly choice: Option | Row }): ReactNode {
  const { say } = useBook();
  const previews = useAhead(choice.leads);
  return (
    <section className="led-to" aria-label={say(choice.label)}>
      <p>{say(choice.label)}</p>
      <Ahead previews={previews} />
    </section>
  );
}
