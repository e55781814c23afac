import './talk.css';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Seat } from '../../kernel/seat.ts';
import type { TalkLine } from './line.ts';
import { talkTexts } from './texts.ts';
import { whenText } from '../parts/when.ts';

interface LinesProps {
  readonly lines: readonly TalkLine[];
  /** What a seat is called; absent: it is not said. */
  nameOf?(seat: Seat): string;
  onEarlier?(): void;
}

/** What was said, the latest last and in sight; what comes new is read out. */
export function Lines({ lines, nameOf, onEarlier }: LinesProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const last = lines.at(-1)?.n ?? 0;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);
  return (
    <>
      {onEarlier && (
        <button type="button" className="link" onClick={onEarlier}>
          {talkTexts.earlier}
        </button>
      )}
      {lines.length === 0 && <p className="hint">{talkTexts.none}</p>}
      <div
        className="talk-lines"
        role="log"
        aria-live="polite"
        aria-label={talkTexts.title}
        ref={list}
        tabIndex={0}
      >
        <ol className="bare column">
          {lines.map((line) => (
            <li key={line.n} className={line.mine ? 'tight is-mine' : 'tight'}>
              <p className="hint">
                <strong>
                  {line.mine ? talkTexts.you : line.author ? talkTexts.author[line.author] : line.name}
                </strong>{' '}
                {nameOf && line.seat !== undefined && !line.mine && <span>{nameOf(line.seat)} </span>}
                <time dateTime={new Date(line.at).toISOString()}>{whenText(line.at)}</time>
              </p>
              <p className="talk-text" dir="auto">
                {line.text}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
