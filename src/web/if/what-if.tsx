import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Decision } from '../../kernel/forms/decision.ts';
import type { Json } from '../../kernel/json.ts';
import type { Desk } from '../api.ts';
import { useBook } from '../book.tsx';
import { t } from '../texts.ts';

const Context = createContext<Desk | null>(null);

/** The desk on whose view moves can be tried; null: none can be. */
export const TrialProvider = Context.Provider;

interface WhatIfProps {
  readonly decision: Decision;
  /** What would be answered; undefined: that is not clear yet. */
  readonly answer: Json | undefined;
  /** It needs the agreement of others: what would come of it stands there before it is proposed. */
  readonly proposed?: boolean;
}

/** What was found, and of what: it is shown only while that stands. */
interface Found {
  readonly of: string;
  readonly shown: ReactNode;
}

/** Milliseconds without a change before what is to be proposed is tried. */
const WHILE_TYPING = 600;

/** Beside the button that answers: what would come of it. The list stands below until the answer or the desk changes. */
export function WhatIf({ decision, answer, proposed = false }: WhatIfProps): ReactNode {
  const desk = useContext(Context);
  const { table } = useBook();
  const [found, setFound] = useState<Found | null>(null);
  const of = JSON.stringify([decision.id, answer, desk?.mark]);
  const ask = async (): Promise<void> => {
    if (answer === undefined || !desk) return;
    // what plays is loaded with it
    const { IfSo } = await import('./if-so.tsx');
    const move = { seat: decision.seat, decision: decision.id, answer };
    setFound({ of, shown: <IfSo table={table} desk={desk} move={move} /> });
  };
  useEffect(() => {
    if (!proposed) return undefined;
    const timer = setTimeout(() => void ask(), WHILE_TYPING);
    return () => clearTimeout(timer);
    // `of` says all that it hangs on
  }, [proposed, of]);
  if (!desk) return null;
  return (
    <>
      <button type="button" aria-disabled={answer === undefined} onClick={() => void ask()}>
        {t.whatIf.button}
      </button>
      <div className="if-so" role="status">
        {found?.of === of && found.shown}
      </div>
    </>
  );
}
