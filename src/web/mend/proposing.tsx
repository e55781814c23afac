import './mend.css';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Act } from '../act.ts';
import { sendsWhen, Tail } from '../answer/tail.tsx';
import type { Desk } from '../api.ts';
import { type Book, useBook } from '../book.tsx';
import { ConsentHint } from '../tell/consent.tsx';
import { WhatIfMended } from '../if/mended.tsx';
import { deskTexts } from '../texts.ts';
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
  const { alone, secrets, table } = useBook();
  const [reason, setReason] = useState('');
  const [anew, setAnew] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const first = useId();
  useEffect(() => field.current?.focus(), []);
  const { gathered } = mending;
  const read = gathered.filter((each) => isReadAt(each, desk, secrets)).map(({ edit }) => edit);
  const others = table.seats.filter((seat) => !desk.seats.includes(seat));
  const ready = gathered.length > 0 && reason.trim() !== '';
  const send = async (): Promise<void> => {
    const mend = gathered.map(({ edit }) => edit);
    const body = { seat: desk.seat, desk: desk.seat, mend, reason: reason.trim(), ...(anew ? { anew } : {}) };
    if (!(await act.post('/mend', body))) return;
    mending.leaveOut(gathered);
    onClose();
  };
  return (
    <form className="mend-proposal" onSubmit={sendsWhen(ready, act, send)}>
      <h3>{deskTexts.mend.gathered}</h3>
      <AllGathered mending={mending} desk={desk} />
      <label className="field">
        <span>{deskTexts.mend.reason}</span>
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
      {!alone && <Anew anew={anew} onAnew={setAnew} />}
      <ConsentHint others={others} />
      <MendNotes />
      <Tail
        sent={act}
        ready={ready}
        verb={others.length > 0 ? deskTexts.mend.propose : deskTexts.mend.doIt}
        after={
          <>
            {!ready && (
              <span className="hint" id={first}>
                {deskTexts.mend.reasonFirst}
              </span>
            )}
            <button type="button" onClick={onClose}>
              {deskTexts.mend.more}
            </button>
          </>
        }
      >
        <WhatIfMended desk={desk} edits={read} />
      </Tail>
    </form>
  );
}

interface AnewProps {
  readonly anew: boolean;
  onAnew(anew: boolean): void;
}

function Anew({ anew, onAnew }: AnewProps): ReactNode {
  return (
    <label className="pairs mend-anew">
      <input type="checkbox" checked={anew} onChange={(event) => onAnew(event.target.checked)} />
      <span>{deskTexts.mend.anew}</span>
    </label>
  );
}

function AllGathered({ mending, desk }: Pick<ProposingProps, 'mending' | 'desk'>): ReactNode {
  const book = useBook();
  return (
    <ul>
      {mending.gathered.map((each) => (
        <li key={JSON.stringify(each.edit)}>
          {gatheredText(each, desk, book)}{' '}
          <button type="button" className="link" onClick={() => mending.leaveOut([each])}>
            {deskTexts.mend.leaveOut}
          </button>
        </li>
      ))}
    </ul>
  );
}

function gatheredText(each: Gathered, desk: Desk, book: Book): string {
  const { says, edit } = each;
  return isReadAt(each, desk, book.secrets)
    ? mendedText(says, desk.lines, book)
    : deskTexts.mend.atDesk(book.name(edit.of));
}

/** What must be said before anybody agrees. */
export function MendNotes(): ReactNode {
  return (
    <ul className="hint mend-notes" aria-label={deskTexts.mend.about}>
      {deskTexts.mend.notes.map(([head, note]) => (
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
    <p className="washed mend-kept" role="status">
      {deskTexts.mend.kept(mending.gathered.length)}{' '}
      {line !== undefined && (
        <button type="button" className="link" onClick={() => mending.begin({ line })}>
          {deskTexts.mend.goOn}
        </button>
      )}{' '}
      <button type="button" className="link" onClick={() => mending.leaveOut(mending.gathered)}>
        {deskTexts.mend.drop}
      </button>
    </p>
  );
}
