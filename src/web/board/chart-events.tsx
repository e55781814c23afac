import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { Clauses, useBook } from '../book.tsx';
import { rangeText } from '../sheet/sheet.tsx';
import { capital, figure, signed } from '../texts.ts';
import { useRove } from './rove.ts';
import type { Moved, Point } from './trend.ts';
import { WATCH_TEXTS } from './watch-texts.ts';

/** An event over the curve: at which point, in which row of names, and what it is called there. */
export interface CurveEvent {
  readonly at: number;
  readonly row: number;
  readonly text: string;
  readonly by: string;
}

/** Rows in which names stand over a curve, so that those of one turn after the other have room. */
export const ROWS = 3;
/** Longer names are cut over the curve; whole they stand below it. */
const MOST = 20;

/** What moved a level where that is known, each at its point: the greatest of a turn. */
export function eventsOn(
  points: readonly Point[],
  say: (words: Moved['line']['label']) => string,
): readonly CurveEvent[] {
  const named = points.flatMap(({ moves, told }, at) => {
    const [first] = moves.filter(({ by }) => by !== null);
    const [result] = told;
    if (first) return [{ at, text: capital(say(first.line.label)), by: signed(first.by ?? 0) }];
    return result ? [{ at, text: say(result.data), by: '' }] : [];
  });
  return named.map((each, i) => ({ ...each, row: i % ROWS }));
}

interface EventsProps {
  readonly points: readonly Point[];
  readonly events: readonly CurveEvent[];
  /** From the left, in percent of the curve; from its top, in pixels. */
  place(at: number): { readonly x: number; readonly y: number };
  /** The point that is looked at. */
  readonly shown: number | null;
  onShow(at: number): void;
}

/** The events over a curve, by name: one stop of the Tab key, the arrows go from one to the next. */
export function ChartEvents({ points, events, place, shown, onShow }: EventsProps): ReactNode {
  const ids = events.map(({ at }) => String(at));
  const stop = useRove(ids, (id) => onShow(Number(id)), ids.at(-1));
  return (
    <ol className="bare chart-events" aria-label={WATCH_TEXTS.events}>
      {events.map(({ at, row, text, by }) => {
        const { x, y } = place(at);
        const style = { '--x': `${x}%`, '--y': `${y}px`, '--row': row } as CSSProperties;
        return (
          <li key={at} style={style} className={x < 8 ? 'is-left' : x > 92 ? 'is-right' : undefined}>
            <button
              type="button"
              aria-label={`${points[at]?.turn ?? ''}: ${text} ${by}`.trim()}
              aria-pressed={shown === at}
              onClick={() => onShow(at)}
              {...stop(String(at))}
            >
              <b>{text.length > MOST ? `${text.slice(0, MOST - 1).trim()}\u2026` : text}</b> {by}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** One turn of a curve in words: its level, what moved it, and what came of it. */
export function TurnSaid({ point }: { readonly point: Point }): ReactNode {
  return (
    <>
      <p>
        <b>{point.turn}</b> {WATCH_TEXTS.level(rangeText(point.level, figure))}
      </p>
      <Moves point={point} />
    </>
  );
}

function Moves({ point: { moves, told } }: { readonly point: Point }): ReactNode {
  const { say } = useBook();
  if (moves.length + told.length === 0) return null;
  return (
    <ul>
      {told.map(({ data, clauses }, i) => (
        <li key={`told ${i}`}>
          {say(data)} <Clauses ids={clauses} />
        </li>
      ))}
      {moves.map(({ line, before, by }) => (
        <li key={line.id}>
          {capital(say(line.label))} <Clauses ids={[line.clause]} quiet />{' '}
          <b>
            {by === null
              ? WATCH_TEXTS.fromTo(rangeText(before, signed), rangeText(line, signed))
              : signed(by)}
          </b>
        </li>
      ))}
    </ul>
  );
}

/** The curve as a table, turn by turn, the last first: it says all that is drawn. */
export function ChartTable({
  name,
  points,
}: {
  readonly name: string;
  readonly points: readonly Point[];
}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <details className="chart-table" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary id={id}>{WATCH_TEXTS.table(name)}</summary>
      {isOpen && (
        <table className="table" aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{WATCH_TEXTS.turn}</th>
              <th scope="col">{WATCH_TEXTS.levelHead}</th>
              <th scope="col">{WATCH_TEXTS.moved}</th>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map((point, i) => (
              <tr key={points.length - i}>
                <th scope="row">{point.turn}</th>
                <td>{rangeText(point.level, figure)}</td>
                <td>
                  <Moves point={point} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
