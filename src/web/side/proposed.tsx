import './proposed.css';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { DICE } from '../../kernel/seat.ts';
import type { Act } from '../act.ts';
import type { Desk } from '../api.ts';
import { type Book, Clauses, useBook, useWhole } from '../book.tsx';
import { Icon } from '../parts/icons.tsx';
import { later } from '../later.tsx';
import type { Tool } from '../tool.ts';
import { goneText } from '../record/done.ts';
import { mendedTexts } from '../mend/mended-text.ts';
import { MendNotes } from '../mend/proposing.tsx';
import type { GameRoute } from '../route.ts';
import { capital, listed, sentence, deskTexts } from '../texts.ts';
import { NudgeOf } from '../time/who.tsx';
import { proposedTexts } from './proposed-texts.ts';

const Comes = later(async () => (await import('../roll/wrong-die.tsx')).Comes);

type Proposal = Omit<NonNullable<Desk['proposal']>, 'waiting'>;

interface ProposedProps {
  readonly route: GameRoute;
  readonly desk: Desk;
  readonly act: Act;
  onTool(tool: Tool): void;
}

/** What waits for the agreement of those from whom it takes a decision, as a card above what is asked; how it ends is said in its place. */
export function Proposed(props: ProposedProps): ReactNode {
  const { desk, onTool } = props;
  const book = useBook();
  const ended = useEnd(desk, book);
  const { proposal } = desk;
  const what = proposal ? whatText(desk, proposal, book) : '';
  return (
    <>
      <p role="status" className="visually-hidden">
        {[ended?.text, proposal && announcement(desk, proposal, what, book)].filter(Boolean).join(' ')}
      </p>
      {proposal && <Card {...props} proposal={proposal} what={what} />}
      {proposal?.waiting.map((each) => (
        <Below key={each.by} {...props} proposal={each} />
      ))}
      {ended && (
        <div className="baseline tight consent-ended">
          <p>{ended.text}</p>
          {ended.isOff && book.table.seats.length > 0 && (
            <button type="button" className="link" onClick={() => onTool('talk')}>
              {proposedTexts.talk}
            </button>
          )}
        </div>
      )}
    </>
  );
}

interface CardProps extends ProposedProps {
  readonly proposal: Proposal;
  readonly what: string;
}

function Card({ route, desk, act, proposal, what }: CardProps): ReactNode {
  const { by, missing } = proposal;
  const isOwn = by === desk.person;
  const isAsked = missing.some((seat) => desk.seats.includes(seat));
  const [isFull, setFull] = useState(false);
  const agree = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // whoever is in the middle of something stays there
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.matches('main h1')) agree.current?.focus();
  }, [proposal.mark]);
  const answer = (path: 'agree' | 'refuse', anew = false): void => {
    if (!act.busy)
      void act.post(`/proposal/${path}`, { desk: desk.seat, mark: proposal.mark, ...(anew ? { anew } : {}) });
  };
  return (
    <section className="gold-note tight consent" aria-labelledby="proposal-heading">
      <p className="eyebrow">{isOwn ? deskTexts.proposal.own : deskTexts.proposal.by(by)}</p>
      <h2 id="proposal-heading">
        {what} <RulingClauses proposal={proposal} />
      </h2>
      <Does desk={desk} proposal={proposal} isOwn={isOwn} />
      {isAsked && (
        <div className="flow consent-acts">
          <button
            ref={agree}
            type="button"
            className="main"
            aria-disabled={act.busy}
            onClick={() => answer('agree')}
          >
            {deskTexts.proposal.agree}
          </button>
          <button type="button" aria-disabled={act.busy} onClick={() => answer('refuse')}>
            {deskTexts.proposal.refuse}
          </button>
          <button type="button" className="quiet" aria-expanded={isFull} onClick={() => setFull(!isFull)}>
            {isFull ? proposedTexts.less : proposedTexts.details}
          </button>
        </div>
      )}
      {isFull && <Details proposal={proposal} onAnew={isAsked ? () => answer('agree', true) : null} />}
      <Who desk={desk} proposal={proposal} />
      {isOwn && (
        <div className="flow consent-acts is-own">
          {awaitedOf(desk, proposal).map((name) => (
            <NudgeOf key={name} route={route} desk={desk} name={name} />
          ))}
          <button type="button" aria-disabled={act.busy} onClick={() => answer('refuse')}>
            {deskTexts.proposal.withdraw}
          </button>
        </div>
      )}
    </section>
  );
}

/** What waits until the proposal above has ended, in a line; whoever made it may take it back. */
function Below({ desk, act, proposal }: ProposedProps & { readonly proposal: Proposal }): ReactNode {
  const book = useBook();
  const { by, mark } = proposal;
  const what = whatText(desk, proposal, book);
  return (
    <p className="baseline tight consent-next">
      <span>{by === desk.person ? proposedTexts.ownNext(what) : proposedTexts.next(by, what)}</span>
      {by === desk.person && (
        <button
          type="button"
          className="link"
          aria-disabled={act.busy}
          onClick={() => {
            if (!act.busy) void act.post('/proposal/refuse', { desk: desk.seat, mark });
          }}
        >
          {deskTexts.proposal.withdraw}
        </button>
      )}
    </p>
  );
}

/** What it does, in a sentence; to whoever proposes it, who is awaited. */
function Does({
  desk,
  proposal,
  isOwn,
}: {
  readonly desk: Desk;
  readonly proposal: Proposal;
  readonly isOwn: boolean;
}): ReactNode {
  const { name, say } = useBook();
  const whole = useWhole();
  const { agreed, missing, act } = proposal;
  if (isOwn)
    return <p>{proposedTexts.still(listed(awaitedOf(desk, proposal)), awaitedOf(desk, proposal).length)}</p>;
  const leaves =
    act.standing === 'skip' && act.value ? whole?.rules.leaves?.(desk.view.open, act.value) : null;
  return (
    <>
      {act.standing === 'skip' && <p>{deskTexts.consent.takes(listed([...agreed, ...missing].map(name)))}</p>}
      {leaves && <p>{say(leaves)}</p>}
      <DieComes desk={desk} act={act} />
      {act.kind === 'mend' && <p>{proposedTexts.again}</p>}
      {act.kind !== 'mend' && act.standing !== 'allow' && act.reason && (
        <p>{deskTexts.proposal.because(act.reason)}</p>
      )}
    </>
  );
}

/** Of a die that is put right alone: what came of it, and what would come of it then. */
function DieComes({ desk, act }: { readonly desk: Desk; readonly act: Proposal['act'] }): ReactNode {
  const [only, ...more] = act.mended ?? [];
  const line = desk.lines[(only?.line ?? 0) - 1];
  const faces = only?.as === 'changed' ? only.answer : null;
  if (line?.seat !== DICE || more.length > 0 || !Array.isArray(faces)) return null;
  return (
    <Suspense fallback={null}>
      <Comes line={line} faces={faces as unknown as readonly number[]} />
    </Suspense>
  );
}

interface DetailsProps {
  readonly proposal: Proposal;
  /** To agree, and choose again oneself from there; null: one is not asked. */
  readonly onAnew: (() => void) | null;
}

function Details({ proposal: { act }, onAnew }: DetailsProps): ReactNode {
  const { name } = useBook();
  const { anew = [] } = act;
  return (
    <div className="consent-details">
      {act.kind === 'mend' && act.reason && <p>{deskTexts.proposal.because(act.reason)}</p>}
      {anew.length > 0 && <p>{deskTexts.mend.anewBy(listed(anew.map(name)), anew.length)}</p>}
      {act.kind === 'mend' && <MendNotes />}
      <p className="hint">{deskTexts.proposal.lapses}</p>
      {onAnew && act.kind === 'mend' && (
        <button type="button" onClick={onAnew}>
          {deskTexts.mend.agreeAnew}
        </button>
      )}
    </div>
  );
}

/** Who has agreed, and who is awaited. */
function Who({ desk, proposal }: { readonly desk: Desk; readonly proposal: Proposal }): ReactNode {
  const { by, agreed } = proposal;
  const agreeing = namesOf(desk, agreed).filter((name) => name !== by && name !== proposedTexts.you);
  const mine = agreed.some((seat) => desk.seats.includes(seat)) && by !== desk.person;
  return (
    <ul className="flow bare consent-who">
      {by !== desk.person && (
        <li>
          <Icon of="tick" /> {proposedTexts.proposes(by)}
        </li>
      )}
      {[...agreeing, ...(mine ? [proposedTexts.you] : [])].map((name) => (
        <li key={name}>
          <Icon of="tick" /> {proposedTexts.agrees(name)}
        </li>
      ))}
      {namesOf(desk, proposal.missing).map((name) => (
        <li key={name} className="is-awaited">
          <Icon of="clock" /> {capital(name)}
        </li>
      ))}
    </ul>
  );
}

/** Who is awaited, by name. */
const awaitedOf = (desk: Desk, { missing }: Proposal): readonly string[] => namesOf(desk, missing);

/** The people who have some seats, each once. */
function namesOf({ people, seats: mine }: Desk, seats: readonly string[]): readonly string[] {
  const whose = (seat: string): string =>
    mine.includes(seat)
      ? proposedTexts.you
      : (people.find((each) => each.seats.includes(seat))?.name ?? seat);
  return [...new Set(seats.map(whose))];
}

function RulingClauses({ proposal: { act } }: { proposal: Proposal }): ReactNode {
  const { table } = useBook();
  const ruling = act.standing === 'ruling' ? rulingIn(table, act.value)?.ruling : undefined;
  return ruling ? <Clauses ids={ruling.clauses} /> : null;
}

/** What would be done, in one sentence. */
function whatText(desk: Desk, { act }: Proposal, book: Book): string {
  const { table, say } = book;
  if (act.kind === 'undo') return deskTexts.proposal.undo(goneText(desk, act.to ?? 0, book));
  if (act.kind === 'mend') return deskTexts.mend.puts(mendedTexts(act.mended ?? [], desk.lines, book));
  const found = act.standing === 'ruling' ? rulingIn(table, act.value) : undefined;
  if (found) return deskTexts.proposal.ruling(found.ruling.question, found.choice?.text ?? '');
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
  const why = act.reason && act.standing !== 'allow' ? deskTexts.proposal.because(act.reason) : '';
  const waits = `${deskTexts.proposal.missing} ${listed(missing.map(name))}.`;
  const who = by === desk.person ? deskTexts.proposal.own : deskTexts.proposal.by(by);
  return [`${who}:`, sentence(what), sentence(why), waits].filter(Boolean).join(' ');
}

interface End {
  readonly text: string;
  /** It was not done: one may talk about it. */
  readonly isOff: boolean;
  readonly lines: number;
}

/** How the latest proposal ended; said until the table goes on. */
function useEnd(desk: Desk, { alone }: Book): End | null {
  const before = useRef<Desk | null>(null);
  const [end, setEnd] = useState<End | null>(null);
  useEffect(() => {
    const was = before.current;
    before.current = desk;
    const isNext = was?.proposal?.waiting.some(({ by }) => by === desk.proposal?.by) ?? false;
    if (desk.proposal && !isNext) setEnd(null);
    else if (was?.proposal && was.seat === desk.seat) {
      const lines = desk.lines.length;
      const isOff = lines === was.lines.length;
      setEnd({ text: endOf(was, was.proposal, desk), isOff: isOff && !alone, lines });
    }
  }, [desk]);
  return end && end.lines === desk.lines.length ? end : null;
}

/** Of one that is off the server tells no more: where only one was awaited it was they who refused. */
function endOf(before: Desk, proposal: Proposal, now: Desk): string {
  const { by } = proposal;
  const since = now.lines.slice(before.lines.length);
  if (since.length === 0) {
    const [only = '', ...more] = awaitedOf(before, proposal);
    if (by !== now.person) return deskTexts.proposal.notDone(by);
    return more.length === 0 ? proposedTexts.refuses(only) : deskTexts.proposal.notDoneOwn;
  }
  const isDone = since.some((line) => line.by === by && (line.kind === 'undo' || line.agreed !== undefined));
  return isDone ? deskTexts.proposal.done : deskTexts.proposal.lapsed(by);
}
