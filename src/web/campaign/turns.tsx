import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { deskTexts } from '../texts.ts';
import type { Turn } from './kept.ts';

interface TurnsProps {
  readonly turns: readonly Turn[];
  /** The line that is looked at. */
  readonly at: number;
  /** The line at which an entry has been read. */
  lineOf(entry: number): number;
  onShow(line: number): void;
}

/** Turn by turn through a campaign; every turn, and what was great in it, can be jumped to. */
export function Turns({ turns, at, lineOf, onShow }: TurnsProps): ReactNode {
  const lines = turns.map(({ entry }) => lineOf(entry));
  const now = lines.findLastIndex((line) => line <= at);
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => bringUp(list.current), [now, at]);
  // within a turn, back to where it begins; at its beginning to the turn before
  const earlier = lines[now] === at ? now - 1 : now;
  const atEvent = turns.some(({ events }) => events.some(({ entry }) => lineOf(entry) === at));
  return (
    <>
      <p className="apart">
        <button
          type="button"
          aria-disabled={earlier < 0}
          onClick={() => earlier >= 0 && onShow(lines[earlier] ?? 0)}
        >
          {deskTexts.campaign.earlier}
        </button>
        <button
          type="button"
          aria-disabled={now + 1 >= turns.length}
          onClick={() => now + 1 < turns.length && onShow(lines[now + 1] ?? 0)}
        >
          {deskTexts.campaign.later}
        </button>
      </p>
      <nav aria-labelledby="turns-heading">
        <h2 id="turns-heading">{deskTexts.campaign.turns}</h2>
        <ol className="bare turn-list" ref={list}>
          {turns.map(({ title, events }, i) => (
            <li key={title} className={i === now ? 'is-now' : undefined}>
              <button
                type="button"
                className="link"
                aria-current={i === now && !atEvent ? 'step' : undefined}
                onClick={() => onShow(lines[i] ?? 0)}
              >
                {title}
              </button>
              {events.length > 0 && <Events {...{ events, at, lineOf, onShow }} />}
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}

type EventsProps = Pick<TurnsProps, 'at' | 'lineOf' | 'onShow'> & Pick<TurnsProps['turns'][number], 'events'>;

/** The great events of a turn. */
function Events({ events, at, lineOf, onShow }: EventsProps): ReactNode {
  return (
    <ul>
      {events.map(({ entry, text }) => (
        <li key={text}>
          <button
            type="button"
            className="link"
            aria-current={lineOf(entry) === at ? 'step' : undefined}
            onClick={() => onShow(lineOf(entry))}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Bring the turn that is looked at into sight in its list, and move nothing else. */
function bringUp(list: HTMLElement | null): void {
  const now =
    list?.querySelector<HTMLElement>('li li:has([aria-current])') ??
    list?.querySelector<HTMLElement>('.is-now');
  if (!list || !now) return;
  const [top, bottom] = [now.offsetTop, now.offsetTop + now.offsetHeight];
  if (top < list.scrollTop) list.scrollTop = top;
  else if (bottom > list.scrollTop + list.clientHeight)
    list.scrollTop = Math.min(top, bottom - list.clientHeight);
}
