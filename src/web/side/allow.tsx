import './facts.css';
import { type ReactNode, useState } from 'react';
import type { Decision } from '../../kernel/forms/decision.ts';
import { standingName } from '../../kernel/game/always-open.ts';
import { type Act, answerTo } from '../act.ts';
import { sendsWhen, Trouble } from '../answer/tail.tsx';
import type { Desk } from '../api.ts';
import { useBook } from '../book.tsx';
import { deskTexts } from '../texts.ts';
import { ConsentHint, othersAsked } from '../tell/consent.tsx';
import { Panel } from '../parts/panel.tsx';

/** Setting a bar of one's own decisions aside, with a reason that stays; for a sealed decision in secret. */
export function AllowPanel({ desk, act }: { desk: Desk; act: Act }): ReactNode {
  const decisions = [...desk.asks, ...desk.tableAsks].filter(isAllowance);
  if (desk.seat === null || decisions.length === 0) return null;
  return (
    <Panel title={deskTexts.allow.title}>
      <p className="hint">{deskTexts.allow.about}</p>
      {decisions.map((decision) => (
        <AllowForm key={standingName(decision)} desk={desk} act={act} decision={decision} />
      ))}
    </Panel>
  );
}

function isAllowance(decision: Decision): boolean {
  const name = standingName(decision);
  return name === 'allow' || name === 'allow-secret';
}

function AllowForm({ desk, act, decision }: { desk: Desk; act: Act; decision: Decision }): ReactNode {
  const book = useBook();
  const { say } = book;
  const [value, setValue] = useState('');
  const [reason, setReason] = useState('');
  const options = decision.form.kind === 'choose' ? decision.form.options : [];
  const others = othersAsked(desk, book, decision, { value, reason });
  const ready = options.some((each) => each.value === value) && reason.trim() !== '';
  const send = (): Promise<boolean> =>
    act.post('/answers', answerTo(desk, decision, { value, reason: reason.trim() }));
  return (
    <form className="allow" onSubmit={sendsWhen(ready, act, send)}>
      {decision.sealed && <p>{deskTexts.allow.secret}</p>}
      <label className="field">
        <span>{deskTexts.allow.which}</span>
        <select value={value} onChange={(event) => setValue(event.target.value)}>
          <option value="">{deskTexts.form.chooseValue}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {say(option.label)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{deskTexts.allow.reason}</span>
        <input type="text" value={reason} onChange={(event) => setReason(event.target.value)} />
      </label>
      {!decision.sealed && <ConsentHint others={others} />}
      <div className="actions">
        <button type="submit" aria-disabled={!ready || act.busy}>
          {others.length > 0 ? deskTexts.allow.propose : deskTexts.allow.doIt}
        </button>
        <Trouble of={act.trouble} />
      </div>
    </form>
  );
}
