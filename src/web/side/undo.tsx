import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { judge, type Verdict } from '../../kernel/game/undo.ts';
import { isCorrection } from '../../kernel/game/mended.ts';
import type { Act } from '../act.ts';
import type { Desk } from '../api.ts';
import { useBook } from '../book.tsx';
import { goneText, lineText } from '../log/done.ts';
import { t } from '../texts.ts';
import { ConsentHint } from './consent.tsx';
import { Panel } from './panel.tsx';

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
    <Panel title={t.undo.title}>
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
  const standing = desk.lines.filter((line) => !line.undone && line.kind !== 'undo');
  const latest = standing.at(-1);
  if (!latest || to === null) return <p className="hint">{t.undo.nothing}</p>;
  const { dice, lines, seats: agreed } = desk;
  const verdict = judge({ table: book.table, dice, lines, agreed, to });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (act.busy || verdict.can === 'never') return;
    const { seat } = desk;
    void act.post('/undo', { seat, desk: seat, to, ...(reason ? { reason } : {}) });
  };
  return (
    <form className="undo" onSubmit={submit}>
      <p>{t.undo.last(lineText(latest, book))}</p>
      <label>
        <span>{t.undo.further}</span>
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
        <p className="hint">{t.undo.correction}</p>
      )}
      <label>
        <span>{t.undo.reason}</span>
        <input type="text" value={reason} onChange={(event) => setReason(event.target.value)} />
      </label>
      <div className="actions">
        <button type="submit" aria-disabled={act.busy || verdict.can === 'never'}>
          {verdict.can === 'together' ? t.undo.ask : t.undo.doIt}
        </button>
        {act.trouble && (
          <span role="alert" className="trouble">
            {act.trouble.message}
          </span>
        )}
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
        {t.undo.goes(verdict.gone.length)} {t.undo.alone}
      </p>
    );
  const why = say(verdict.why.refused);
  if (verdict.can === 'never')
    return (
      <p>
        {why} {t.undo.never}
      </p>
    );
  return (
    <>
      <p>
        {t.undo.goes(verdict.gone.length)} {verdict.why.refused.key === 'undo.consent' ? '' : why}
      </p>
      <ConsentHint others={verdict.missing} />
    </>
  );
}

const SHOWN = 30;

/** How far one can go back: the last lines that would stand, `to` among them. */
function howFar({ lines }: Desk, to: number): readonly number[] {
  const standing = lines.filter((line) => !line.undone && line.kind !== 'undo');
  const all = [0, ...standing.map(({ n }) => n)].slice(0, -1);
  return all.filter((after, i) => i >= all.length - SHOWN || after === to).toReversed();
}

/** The line to go back to: as wished, else before the latest; when the record has moved on, before the latest again. */
function useHowFar({ lines }: Desk, wish: BackTo | null): [number | null, (to: number) => void] {
  const [chosen, setChosen] = useState<BackTo | null>(wish);
  useEffect(() => setChosen(wish), [wish]);
  const standing = lines.filter((line) => !line.undone && line.kind !== 'undo');
  const ends = [0, ...standing.map(({ n }) => n)].slice(0, -1);
  // a line between them can have been taken back
  const to = chosen && ends.findLast((n) => n <= chosen.to);
  return [to ?? ends.at(-1) ?? null, (next) => setChosen({ to: next })];
}
