import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import type { Act } from '../act.ts';
import type { Desk } from '../api.ts';
import { type Book, useBook } from '../book.tsx';
import { ConsentHint } from '../side/consent.tsx';
import { WhatIfMended } from '../if/mended.tsx';
import { t } from '../texts.ts';
import { mendedText } from './mended-text.ts';
import { type Gathered, isReadAt, type Mending } from './mending.tsx';

interface ProposingProps {
  readonly desk: Desk;
  readonly act: Act;
  readonly mending: Mending;
  onClose(): void;
}

/** What is gathered, what it may come to, why, and the proposal. */
export function Proposing({ desk, act, mending, onClose }: ProposingProps): ReactNode {
  const book = useBook();
  const { alone, secrets, table } = book;
  const [reason, setReason] = useState('');
  const [anew, setAnew] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const first = useId();
  useEffect(() => field.current?.focus(), []);
  const { gathered } = mending;
  const read = gathered.filter((each) => isReadAt(each, desk, secrets)).map(({ edit }) => edit);
  const others = table.seats.filter((seat) => !desk.seats.includes(seat));
  const ready = gathered.length > 0 && reason.trim() !== '';
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!ready || act.busy) return;
    const mend = gathered.map(({ edit }) => edit);
    const body = { seat: desk.seat, desk: desk.seat, mend, reason: reason.trim(), ...(anew ? { anew } : {}) };
    if (!(await act.post('/mend', body))) return;
    mending.leaveOut(gathered);
    onClose();
  };
  return (
    <form className="mend-proposal" onSubmit={(event) => void submit(event)}>
      <h3>{t.mend.gathered}</h3>
      <ul>
        {gathered.map((each) => (
          <li key={JSON.stringify(each.edit)}>
            {gatheredText(each, desk, book)}{' '}
            <button type="button" className="link" onClick={() => mending.leaveOut([each])}>
              {t.mend.leaveOut}
            </button>
          </li>
        ))}
      </ul>
      <label>
        <span>{t.mend.reason}</span>
        <input
          ref={field}
          type="text"
          aria-required
          aria-describedby={first}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </label>
      {!alone && (
        <label className="mend-anew">
          <input type="checkbox" checked={anew} onChange={(event) => setAnew(event.target.checked)} />
          <span>{t.mend.anew}</span>
        </label>
      )}
      <ConsentHint others={others} />
      <MendNotes />
      <div className="actions">
        <WhatIfMended desk={desk} edits={read} />
        <button type="submit" className="main" aria-disabled={!ready || act.busy}>
          {act.busy ? t.table.sending : others.length > 0 ? t.mend.propose : t.mend.doIt}
        </button>
        {!ready && (
          <span className="hint" id={first}>
            {t.mend.reasonFirst}
          </span>
        )}
        <button type="button" onClick={onClose}>
          {t.mend.more}
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

function gatheredText(each: Gathered, desk: Desk, book: Book): string {
  const { says, edit } = each;
  return isReadAt(each, desk, book.secrets)
    ? mendedText(says, desk.lines, book)
    : t.mend.atDesk(book.name(edit.of));
}

/** What must be said before anybody agrees. */
export function MendNotes(): ReactNode {
  return (
    <ul className="hint mend-notes" aria-label={t.mend.about}>
      {t.mend.notes.map(([head, note]) => (
        <li key={head}>
          <b>{head}</b> {note}
        </li>
      ))}
    </ul>
  );
}

/** What is gathered and not proposed yet, beside the log. */
export function MendKept({
  mending,
  desk,
}: {
  readonly mending: Mending | null;
  readonly desk: Desk;
}): ReactNode {
  const { secrets } = useBook();
  if (!mending || mending.gathered.length === 0 || mending.at !== null) return null;
  const line = mending.gathered.findLast((each) => isReadAt(each, desk, secrets))?.says.line;
  return (
    <p className="mend-kept" role="status">
      {t.mend.kept(mending.gathered.length)}{' '}
      {line !== undefined && (
        <button type="button" className="link" onClick={() => mending.begin({ line })}>
          {t.mend.goOn}
        </button>
      )}{' '}
      <button type="button" className="link" onClick={() => mending.leaveOut(mending.gathered)}>
        {t.mend.drop}
      </button>
    </p>
  );
}
