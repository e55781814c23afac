import './waiting.css';
import { type ReactNode, Suspense } from 'react';
import type { Seat } from '../../kernel/forms/decision.ts';
import { SEALED_ANSWERS } from '../../kernel/seat.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { Desk } from '../api.ts';
import { useBook } from '../book.tsx';
import { Icon } from '../parts/icons.tsx';
import type { Tool } from '../tool.ts';
import { deedText, isToldByRules } from '../record/done.ts';
import { later } from '../later.tsx';
import { type GameRoute, makeHash } from '../route.ts';
import { capital, deskTexts } from '../texts.ts';
import { dueText, useDeadlines } from '../time/deadlines.ts';
import { timeTexts } from '../time/texts.ts';
import { MINUTE, sinceOf, useNow, useTimes } from '../time/times.ts';
import { When } from '../time/when.tsx';
import { Looking, NudgedYou, NudgeOf } from '../time/who.tsx';
import { inWords } from '../time/words.ts';
import { useSinceLooked } from '../kept/looked.ts';
import { waitingTexts } from './waiting-texts.ts';

const NudgeUnnamed = later(async () => (await import('../time/nudge-unnamed.tsx')).NudgeUnnamed);

interface WaitingProps {
  readonly route: GameRoute;
  readonly desk: Desk;
  onTool(tool: Tool): void;
}

/** What there is for whoever waits: who is asked, and what happened meanwhile. */
export function Waiting({ route, desk, onTool }: WaitingProps): ReactNode {
  return (
    <div className="column before waiting">
      <NudgedYou desk={desk} />
      <div>
        <Asked route={route} desk={desk} />
        <TellMe desk={desk} onTool={onTool} />
      </div>
      <Since route={route} desk={desk} onTool={onTool} />
    </div>
  );
}

/** The way to be told when it is one’s turn. */
function TellMe({ desk, onTool }: Omit<WaitingProps, 'route'>): ReactNode {
  const { alone } = useBook();
  if (alone || desk.seat === null || desk.awaiting.length === 0) return null;
  return (
    <button type="button" className="link" onClick={() => onTool('notices')}>
      {waitingTexts.tellMe}
    </button>
  );
}

/** Each seat of this step: who sits there, and whether an answer is there. What it is shows in no way. */
function Asked({ route, desk }: Omit<WaitingProps, 'onTool'>): ReactNode {
  const { name, alone } = useBook();
  const times = useTimes();
  const deadlines = useDeadlines();
  const now = useNow(MINUTE);
  const { awaiting, answered } = desk;
  if (alone || awaiting.length + answered.length === 0) return null;
  const all: readonly Seat[] = [...awaiting, ...answered.filter((seat) => !awaiting.includes(seat))];
  return (
    <ul className="bare ruled seals" aria-label={waitingTexts.title}>
      {all.map((seat) => {
        const isSealed = !awaiting.includes(seat);
        const since = sinceOf(times, [seat]);
        const who = whose(desk, seat);
        const due = dueText(deadlines, [seat], now);
        return (
          <li key={seat} className={isSealed ? 'is-sealed' : undefined}>
            <span className="seal">
              <Icon of={isSealed ? 'lock' : 'clock'} />
            </span>
            <p>
              <strong>{capital(name(seat))}</strong> <span className="hint">{who}</span>
              <span>
                {isSealed
                  ? waitingTexts.sealed
                  : seat === SEALED_ANSWERS
                    ? waitingTexts.unnamed
                    : waitingTexts.asked}
                {!isSealed && since !== undefined && ` ${timeTexts.since(inWords(since, now))}`}
                {!isSealed && due && `, ${due}`}
              </span>
            </p>
            <p className="who">
              <Looking name={who} />
              {!isSealed && who && <NudgeOf route={route} desk={desk} name={who} />}
              {seat === SEALED_ANSWERS && (
                <Suspense fallback={null}>
                  <NudgeUnnamed route={route} desk={desk} />
                </Suspense>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** Who sits there, as far as that is told apart from the seat. */
function whose({ people, seats }: Desk, seat: Seat): string {
  if (seats.includes(seat)) return waitingTexts.yours;
  return people.find((each) => each.seats.includes(seat))?.name ?? '';
}

/** After a long absence the log is the place to read. */
const MOST = 8;

/** What came before the latest line, which stands in full beneath. */
function Since({ route, desk, onTool }: WaitingProps): ReactNode {
  const since = useSinceLooked(desk);
  const lines = (since ?? desk.lines.filter(({ undone }) => !undone)).slice(0, -1);
  const shown = lines.slice(-MOST);
  const before = lines.length - shown.length;
  if (shown.length === 0) return null;
  return (
    <section className="since" aria-labelledby="since-heading">
      <div className="apart tight log-head">
        <h2 id="since-heading">
          {since ? waitingTexts.since : waitingTexts.soFar}{' '}
          {since && <span className="badge">{lines.length}</span>}
        </h2>
        <button type="button" className="link" onClick={() => onTool('log')}>
          {waitingTexts.log}
        </button>
      </div>
      {since && before > 0 && <p className="hint">{waitingTexts.more(before)}</p>}
      <ol className="bare">
        {shown.map((line) => (
          <Happened key={line.n} route={route} line={line} lines={desk.lines} />
        ))}
      </ol>
    </section>
  );
}

interface HappenedProps {
  readonly route: GameRoute;
  readonly line: RecordLine;
  readonly lines: readonly RecordLine[];
}

/** A line in its words, long ones cut, with the way to that moment. */
function Happened({ route, line, lines }: HappenedProps): ReactNode {
  const book = useBook();
  const done = isToldByRules(line) ? '' : deedText(line, book, lines);
  const isGreat = line.dispatches.some(({ kind }) => kind === 'result' || kind === 'rolled');
  return (
    <li className={isGreat ? 'pairs is-great' : 'pairs'}>
      <a className="lone" href={makeHash({ ...route, at: line.n })} aria-label={deskTexts.log.replay(line.n)}>
        {line.n}
      </a>
      <p className="clamp">
        <When n={line.n} />
        {done}
        {line.dispatches.map((dispatch, i) => (
          <span key={i}> {book.say(dispatch.data)}</span>
        ))}
      </p>
    </li>
  );
}
