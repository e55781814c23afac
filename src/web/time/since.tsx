import './time.css';
import type { ReactNode } from 'react';
import type { Desk } from '../api.ts';
import type { GameRoute } from '../route.ts';
import { dueText, useDeadlines } from './deadlines.ts';
import { useAway } from './presence.ts';
import { timeTexts } from './texts.ts';
import { MINUTE, sinceOf, useNow, useTimes } from './times.ts';
import { inBrief, inFull } from './words.ts';

interface SinceProps {
  readonly route: GameRoute;
  readonly desk: Desk;
}

/** Beside whose turn it is: since when. */
export function Since({ route, desk }: SinceProps): ReactNode {
  const now = useNow(MINUTE);
  const times = useTimes();
  const deadlines = useDeadlines();
  useAway(route);
  const { seat, awaiting, answered } = desk;
  const isMine = seat !== null && (awaiting.includes(seat) || desk.state?.kind === 'turn');
  const hasSealed = seat !== null && answered.includes(seat);
  const seats = isMine ? [seat] : awaiting;
  // of what the table is asked it is the table's time
  const at = sinceOf(times, seats) ?? sinceOf(times, awaiting);
  const due = dueText(deadlines, seats, now);
  if (at === undefined || desk.over) return null;
  const when = inBrief(at, now);
  return (
    <>
      <time className="band-since" dateTime={new Date(at).toISOString()} title={inFull(at)}>
        {isMine || hasSealed ? timeTexts.asked(when) : timeTexts.since(when)}
      </time>
      {due && <span className="band-due">{due}</span>}
    </>
  );
}
