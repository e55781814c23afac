import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Act } from '../act.ts';
import type { Desk } from '../api.ts';
import { type Book, Clauses, useBook, useWhole } from '../book.tsx';
import { goneText } from '../log/done.ts';
import { mendedTexts } from '../mend/mended-text.ts';
import { MendNotes } from '../mend/proposing.tsx';
import { listed, sentence, t } from '../texts.ts';

type Proposal = NonNullable<Desk['proposal']>;

/**
 * What waits for the agreement of those from whom it takes a decision; how it ends is said in its place. It stands below
 * what is asked, so that nothing there moves; out of sight it calls from the edge of the screen.
 */
export function Proposed({ desk, act }: { desk: Desk; act: Act }): ReactNode {
  const book = useBook();
  const ended = useEnd(desk);
  const { proposal } = desk;
  const what = proposal ? whatText(desk, proposal, book) : '';
  return (
    <>
      <p role="status" className={proposal || !ended ? 'visually-hidden' : 'proposal-ended'}>
        {proposal ? announcement(desk, proposal, what, book) : ended}
      </p>
      {proposal && <Banner desk={desk} act={act} proposal={proposal} what={what} />}
    </>
  );
}

interface BannerProps {
  readonly desk: Desk;
  readonly act: Act;
  readonly proposal: Proposal;
  readonly what: string;
}

function Banner({ desk, act, proposal, what }: BannerProps): ReactNode {
  const book = useBook();
  const { by, mark, agreed, missing, act: proposed } = proposal;
  const { name } = book;
  const own = by === desk.person;
  const mine = missing.some((seat) => desk.seats.includes(seat));
  const heading = useRef<HTMLHeadingElement>(null);
  const inSight = useInSight(heading);
  const answer = (path: 'agree' | 'refuse', anew = false): void => {
    if (!act.busy) void act.post(`/proposal/${path}`, { desk: desk.seat, mark, ...(anew ? { anew } : {}) });
  };
  const { anew = [] } = proposed;
  return (
    <section className="proposal" aria-labelledby="proposal-heading">
      {mine && !inSight && (
        <button type="button" className="proposal-call" onClick={() => show(heading.current)}>
          {t.table.consent(by)}: {what}
        </button>
      )}
      <h2 id="proposal-heading" ref={heading} tabIndex={-1}>
        {own ? t.proposal.own : t.proposal.by(by)}
      </h2>
      <p>
        <strong>{what}</strong> <RulingClauses proposal={proposal} />
      </p>
      {proposed.standing === 'skip' && <p>{t.consent.takes(listed([...agreed, ...missing].map(name)))}</p>}
      <Leaves desk={desk} proposal={proposal} />
      <Reason proposal={proposal} />
      {anew.length > 0 && <p>{t.mend.anewBy(listed(anew.map(name)), anew.length)}</p>}
      {proposed.kind === 'mend' && <MendNotes />}
      <dl>
        {agreed.length > 0 && (
          <div>
            <dt>{t.proposal.agreed}</dt>
            <dd>{listed(agreed.map(name))}</dd>
          </div>
        )}
        <div>
          <dt>{t.proposal.missing}</dt>
          <dd>{listed(missing.map(name))}</dd>
        </div>
      </dl>
      <p className="hint">{t.proposal.lapses}</p>
      <div className="actions">
        {mine && (
          <button type="button" className="main" aria-disabled={act.busy} onClick={() => answer('agree')}>
            {t.proposal.agree}
          </button>
        )}
        {mine && proposed.kind === 'mend' && (
          <button type="button" aria-disabled={act.busy} onClick={() => answer('agree', true)}>
            {t.mend.agreeAnew}
          </button>
        )}
        {(mine || own) && (
          <button type="button" aria-disabled={act.busy} onClick={() => answer('refuse')}>
            {own ? t.proposal.withdraw : t.proposal.refuse}
          </button>
        )}
      </div>
    </section>
  );
}

function show(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'center' });
}

/** Whether something can be seen without scrolling. */
function useInSight(of: RefObject<HTMLElement | null>): boolean {
  const [inSight, setInSight] = useState(true);
  useEffect(() => {
    if (!of.current) return undefined;
    const observer = new IntersectionObserver((seen) => setInSight(seen.at(-1)?.isIntersecting ?? true));
    observer.observe(of.current);
    return () => observer.disconnect();
  }, [of]);
  return inSight;
}

/** What a skip would leave to the table. */
function Leaves({ desk, proposal: { act } }: { desk: Desk; proposal: Proposal }): ReactNode {
  const { say } = useBook();
  const whole = useWhole();
  const leaves =
    act.standing === 'skip' && act.value ? whole?.rules.leaves?.(desk.view.open, act.value) : null;
  return leaves ? <p className="hint">{say(leaves)}</p> : null;
}

/** Why it is proposed; of a bar set aside the words say it. */
function Reason({ proposal: { act } }: { proposal: Proposal }): ReactNode {
  if (!act.reason || act.standing === 'allow') return null;
  return <p>{t.proposal.because(act.reason)}</p>;
}

function RulingClauses({ proposal: { act } }: { proposal: Proposal }): ReactNode {
  const { table } = useBook();
  const ruling = act.standing === 'ruling' ? rulingIn(table, act.value)?.ruling : undefined;
  return ruling ? <Clauses ids={ruling.clauses} /> : null;
}

/** What would be done, in one sentence. */
function whatText(desk: Desk, { act }: Proposal, book: Book): string {
  const { table, say } = book;
  if (act.kind === 'undo') return t.proposal.undo(goneText(desk, act.to ?? 0, book));
  if (act.kind === 'mend') return t.mend.puts(mendedTexts(act.mended ?? [], desk.lines, book));
  const found = act.standing === 'ruling' ? rulingIn(table, act.value) : undefined;
  if (found) return t.proposal.ruling(found.ruling.question, found.choice?.text ?? '');
  return act.label ? say(act.label) : '';
}

function rulingIn({ rulebook }: Book['table'], value = '') {
  const [id, choice] = value.split('=');
  const ruling = rulebook.rulings.find((each) => each.id === id);
  return ruling && { ruling, choice: ruling.choices.find((each) => each.id === choice) };
}

/** A proposal as it is read out. */
function announcement(desk: Desk, proposal: Proposal, what: string, { name }: Book): string {
  const { by, act, missing } = proposal;
  const why = act.reason && act.standing !== 'allow' ? t.proposal.because(act.reason) : '';
  const waits = `${t.proposal.missing} ${listed(missing.map(name))}.`;
  const who = by === desk.person ? t.proposal.own : t.proposal.by(by);
  return [`${who}:`, sentence(what), sentence(why), waits].filter(Boolean).join(' ');
}

/** How the latest proposal ended; said until the table goes on. */
function useEnd(desk: Desk): string {
  const before = useRef<Desk | null>(null);
  const [end, setEnd] = useState<{ readonly text: string; readonly lines: number } | null>(null);
  useEffect(() => {
    const was = before.current;
    before.current = desk;
    if (desk.proposal) setEnd(null);
    else if (was?.proposal && was.seat === desk.seat)
      setEnd({ text: endOf(was, was.proposal, desk), lines: desk.lines.length });
  }, [desk]);
  return end && end.lines === desk.lines.length ? end.text : '';
}

function endOf(before: Desk, { by }: Proposal, now: Desk): string {
  const since = now.lines.slice(before.lines.length);
  if (since.length === 0) return by === now.person ? t.proposal.notDoneOwn : t.proposal.notDone(by);
  const isDone = since.some((line) => line.by === by && (line.kind === 'undo' || line.agreed !== undefined));
  return isDone ? t.proposal.done : t.proposal.lapsed(by);
}
