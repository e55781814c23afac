import './facts.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { goneAfter, judge, type Verdict } from '../../kernel/game/undo.ts';
import { isCorrection } from '../../kernel/game/mended.ts';
import type { Act } from '../act.ts';
import { sendsWhen, Trouble } from '../answer/tail.tsx';
import type { Desk } from '../api.ts';
import { useBook } from '../book.tsx';
import { goneText, lineText } from '../record/done.ts';
import { deskTexts } from '../texts.ts';
import { ConsentHint } from '../tell/consent.tsx';
import { Panel } from '../parts/panel.tsx';

/** How far somebody wishes to go back: the last line that shall stand; a new wish each time. */
export interface BackTo {
  readonly to: number;
}

interface UndoProps {
  readonly desk: Desk;
  readonly act: Act;
  readonly wish: BackTo | null;
}

/** Taking back: what would go, and who must agree, judged as the server judges it. */
export function UndoPanel({ desk, act, wish }: UndoProps): ReactNode {
  if (desk.seat === null) return null;
  return (
    <Panel title={deskTexts.undo.title}>
      <UndoForm desk={desk} act={act} wish={wish} />
    </Panel>
  );
}

function UndoForm({ desk, act, wish }: UndoProps): ReactNode {
  const book = useBook();
  const [reason, setReason] = useState('');
  const [to, setTo] = useHowFar(desk, wish);
  const chooser = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (wish) chooser.current?.focus();
  }, [wish]);
  const standing = goneAfter(desk.lines, 0);
  const latest = standing.at(-1);
  if (!latest || to === null) return <p className="hint">{deskTexts.undo.nothing}</p>;
  const { dice, lines, seats: agreed } = desk;
  const verdict = judge({ table: book.table, dice, lines, agreed, to });
  const { seat } = desk;
  const send = (): Promise<boolean> =>
    act.post('/undo', { seat, desk: seat, to, ...(reason ? { reason } : {}) });
  return (
    <form className="undo" onSubmit={sendsWhen(verdict.can !== 'never', act, send)}>
      <p>{deskTexts.undo.last(lineText(latest, book))}</p>
      <label className="field">
        <span>{deskTexts.undo.further}</span>
        <select ref={chooser} value={to} onChange={(event) => setTo(Number(event.target.value))}>
          {howFar(desk, to).map((after) => (
            <option key={after} value={after}>
              {goneText(desk, after, book)}
            </option>
          ))}
        </select>
      </label>
      <Judged verdict={verdict} />
      {verdict.gone.length > 1 && verdict.gone.some(isCorrection) && (
        <p className="hint">{deskTexts.undo.correction}</p>
      )}
      <label className="field">
        <span>{deskTexts.undo.reason}</span>
        <input type="text" value={reason} onChange={(event) => setReason(event.target.value)} />
      </label>
      <div className="actions">
        <button type="submit" aria-disabled={act.busy || verdict.can === 'never'}>
          {verdict.can === 'together' ? deskTexts.undo.ask : deskTexts.undo.doIt}
        </button>
        <Trouble of={act.trouble} />
      </div>
    </form>
  );
}

/** What taking back comes to, and why. */
function Judged({ verdict }: { verdict: Verdict }): ReactNode {
  const { say } = useBook();
  if (verdict.can === 'now')
    return (
      <p>
        {deskTexts.undo.goes(verdict.gone.length)} {deskTexts.undo.alone}
      </p>
    );
  const why = say(verdict.why.refused);
  if (verdict.can === 'never')
    return (
      <p>
        {why} {deskTexts.undo.never}
      </p>
    );
  return (
    <>
      <p>
        {deskTexts.undo.goes(verdict.gone.length)} {verdict.why.refused.key === 'undo.consent' ? '' : why}
      </p>
      <ConsentHint others={verdict.missing} />
    </>
  );
}

const SHOWN = 30;

/** How far one can go back: the last lines that would stand, `to` among them. */
function howFar({ lines }: Desk, to: number): readonly number[] {
  const standing = goneAfter(lines, 0);
  const all = [0, ...standing.map(({ n }) => n)].slice(0, -1);
  return all.filter((after, i) => i >= all.length - SHOWN || after === to).toReversed();
}

/** The line to go back to: as wished, else before the latest; when the record has moved on, before the latest again. */
function useHowFar({ lines }: Desk, wish: BackTo | null): [number | null, (to: number) => void] {
  const [chosen, setChosen] = useState<BackTo | null>(wish);
  useEffect(() => setChosen(wish), [wish]);
  const standing = goneAfter(lines, 0);
  const ends = [0, ...standing.map(({ n }) => n)].slice(0, -1);
  // a line between them can have been taken back
  const to = chosen && ends.findLast((n) => n <= chosen.to);
  return [to ?? ends.at(-1) ?? null, (next) => setChosen({ to: next })];
}
