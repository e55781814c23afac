import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { type Decision, TABLE } from '../../kernel/forms/decision.ts';
import type { Json } from '../../kernel/json.ts';
import type { Desk } from '../api.ts';
import { useBook } from '../book.tsx';
import { deskTexts } from '../texts.ts';

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

/** Beside the button that answers: what would come of it. The list stands below until the answer or the desk changes. */
export function WhatIf({ decision, answer, proposed = false }: WhatIfProps): ReactNode {
  const desk = useContext(Context);
  const { whole } = useBook();
  if (!desk) return null;
  const load = async (): Promise<ReactNode> => {
    if (answer === undefined) return null;
    // what plays is loaded with it
    const [{ IfSo }, table] = await Promise.all([import('./if-so.tsx'), whole.load()]);
    const { view, lines } = desk;
    const move = { seat: decision.seat, decision: decision.id, answer };
    return table && <IfSo {...{ table, view, lines, move }} />;
  };
  const of = JSON.stringify([decision.id, answer, desk.mark]);
  return <Trying of={of} ready={answer !== undefined} unasked={proposed} load={load} />;
}

interface AtOnceProps {
  readonly title: string;
  readonly decision: string;
  readonly answer: Json;
}

/** What comes of an answer that is begun, shown without being asked for: the table is asked it. */
export function AtOnce({ title, decision, answer }: AtOnceProps): ReactNode {
  const desk = useContext(Context);
  const { whole } = useBook();
  const of = JSON.stringify([decision, answer, desk?.mark]);
  const [found, setFound] = useState<{ readonly of: string; readonly shown: ReactNode } | null>(null);
  useEffect(() => {
    if (!desk) return undefined;
    let isGone = false;
    const seat = desk.tableAsks.some(({ id }) => id === decision) ? TABLE : (desk.seat ?? TABLE);
    const move = { seat, decision, answer };
    void Promise.all([import('./if-so.tsx'), whole.load()]).then(([{ IfSo }, table]) => {
      const { view, lines } = desk;
      if (!isGone && table) setFound({ of, shown: <IfSo {...{ table, view, lines, move, title }} /> });
    });
    return () => {
      isGone = true;
    };
    // `of` says all that it hangs on
  }, [of]);
  return (
    <div className="if-so at-once washed" role="status">
      {found?.of === of && found.shown}
    </div>
  );
}

interface TryingProps {
  /** What is tried: a list is shown only while that stands. */
  readonly of: string;
  readonly ready: boolean;
  /** It is tried without being asked for. */
  readonly unasked?: boolean;
  load(): Promise<ReactNode>;
}

/** Milliseconds without a change before something is tried unasked. */
const WHILE_TYPING = 600;

/** It stands before the main button, which grows with what is picked. */
/** A button that tries something, and below it what would come of it. */
export function Trying({ of, ready, unasked = false, load }: TryingProps): ReactNode {
  const [found, setFound] = useState<{ readonly of: string; readonly shown: ReactNode } | null>(null);
  const ask = async (): Promise<void> => {
    if (ready) setFound({ of, shown: await load() });
  };
  useEffect(() => {
    if (!unasked) return undefined;
    const timer = setTimeout(() => void ask(), WHILE_TYPING);
    return () => clearTimeout(timer);
    // `of` says all that it hangs on
  }, [unasked, of]);
  return (
    <>
      <button type="button" aria-disabled={!ready} onClick={() => void ask()}>
        {deskTexts.whatIf.button}
      </button>
      <div className="if-so" role="status">
        {found?.of === of && found.shown}
      </div>
    </>
  );
}
