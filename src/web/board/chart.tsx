import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { ScalePanel } from '../../kernel/board/panel.ts';
import type { Range } from '../../kernel/sums/sheet.ts';
import { useBook } from '../book.tsx';
import { figure, deskTexts } from '../texts.ts';
import { axisOf, type Tick } from './axis.ts';
import { ChartEvents, ChartTable, eventsOn, TurnSaid } from './chart-events.tsx';
import { endsOf, gradesOf, type Point } from './trend.ts';
import { WATCH_TEXTS } from './watch-texts.ts';

interface ChartProps {
  readonly name: string;
  /** From the first to that of now. */
  readonly points: readonly Point[];
  readonly marks: ScalePanel['marks'];
}

/** Height of the drawing, its rim, and the least between two points, in pixels. */
const HIGH = 190;
const RIM = 18;
const STEP = 46;

/** How a level went, turn by turn: what was possible as a band, its middle as a curve, where it falls as a ground. It opens at today. */
export function Chart({ name, points, marks }: ChartProps): ReactNode {
  const { say } = useBook();
  const scroller = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<number | null>(null);
  const events = eventsOn(points, say);
  const levels = points.map(({ level }) => level);
  const ends = endsOf(
    levels,
    marks.map(({ at }) => at),
  );
  const y = (level: number): number => {
    const within = Math.max(ends.min, Math.min(ends.max, level));
    return Math.round(HIGH - RIM - ((within - ends.min) / (ends.max - ends.min)) * (HIGH - 2 * RIM));
  };
  useLayoutEffect(() => {
    const { current } = scroller;
    if (current) current.scrollLeft = current.scrollWidth;
  }, [points.length]);
  const ticks = axisOf(points.map(({ turn }) => turn));
  const last = levels.at(-1);
  const of = Math.max(1, levels.length - 1);
  const place = (at: number): { x: number; y: number } => ({
    x: (100 * (levels.length < 2 ? of : at)) / of,
    y: y(middle(levels[at] ?? { min: 0, max: 0 })),
  });
  const looked = shown === null ? undefined : points[shown];
  return (
    <>
      {/* by keys it can be scrolled */}
      <div className="chart" ref={scroller} tabIndex={0} role="group" aria-label={WATCH_TEXTS.chart(name)}>
        <svg className="chart-grades" width={26} height={HIGH} aria-hidden="true">
          {gradesOf(ends).map((grade) => (
            <text key={grade} x={20} y={y(grade) + 4} textAnchor="end">
              {figure(grade)}
            </text>
          ))}
        </svg>
        <div className="chart-plot" style={{ width: `${of * STEP}px` }}>
          {events.length > 0 && <ChartEvents {...{ points, events, place, shown }} onShow={setShown} />}
          <Plot {...{ name, levels, ticks, marks, ends, y }} />
        </div>
        {last && <Now level={last} top={y(middle(last))} />}
      </div>
      <div className="washed chart-said" role="status">
        {looked && <TurnSaid point={looked} />}
      </div>
      <ChartTable name={name} points={points} />
    </>
  );
}

interface PlotProps extends Pick<ChartProps, 'name' | 'marks'> {
  readonly levels: readonly Range[];
  readonly ticks: readonly Tick[];
  readonly ends: Range;
  y(level: number): number;
}

function Plot({ name, levels, ticks, marks, ends, y }: PlotProps): ReactNode {
  const of = Math.max(1, levels.length - 1);
  const x = (i: number): string => `${(100 * (levels.length < 2 ? of : i)) / of}%`;
  const points = (level: (of: Range) => number): string[] =>
    levels.map((each, i) => `${levels.length < 2 ? of : i},${y(level(each))}`);
  const band = [...points(({ max }) => max), ...points(({ min }) => min).toReversed()].join(' ');
  return (
    <svg width="100%" height={HIGH + 2 * RIM} role="img" aria-label={wordsOf(name, levels, ticks)}>
      {gradesOf(ends).map((grade) => (
        <line key={grade} className="chart-line" x1="0" x2="100%" y1={y(grade)} y2={y(grade)} />
      ))}
      <Ground marks={marks} y={y} />
      <svg width="100%" height={HIGH} viewBox={`0 0 ${of} ${HIGH}`} preserveAspectRatio="none">
        <polygon className="curve-band" points={band} />
        <polyline className="curve-line" points={points(middle).join(' ')} />
      </svg>
      {ticks.map(({ year, short, full }, i) => (
        <g key={i}>
          {year !== '' && <line className="chart-line" x1={x(i)} x2={x(i)} y1={RIM} y2={HIGH} />}
          <text x={x(i)} y={HIGH + 12} textAnchor="middle">
            {short}
            <title>{full}</title>
          </text>
          {year !== '' && (
            <text className="chart-year" x={x(i)} y={HIGH + 30} textAnchor="middle">
              {year}
            </text>
          )}
        </g>
      ))}
      {levels.map((level, i) => (
        <g key={i} className={i === levels.length - 1 ? 'chart-point is-now' : 'chart-point'}>
          <circle cx={x(i)} cy={y(middle(level))} r={i === levels.length - 1 ? 6 : 3} />
        </g>
      ))}
    </svg>
  );
}

/** Where it falls: under its highest mark, which says what comes of it; the others as lines. */
function Ground({ marks, y }: Pick<PlotProps, 'marks' | 'y'>): ReactNode {
  const { say } = useBook();
  const [first, ...others] = marks.toSorted((one, other) => other.at - one.at);
  if (!first) return null;
  return (
    <>
      <rect className="chart-ground" x="0" width="100%" y={y(first.at)} height={HIGH - y(first.at)} />
      {[first, ...others].map(({ at }) => (
        <line key={at} className="curve-mark" x1="0" x2="100%" y1={y(at)} y2={y(at)} />
      ))}
      <text className="chart-falls" x="100%" dx="-12" y={HIGH - 5} textAnchor="end">
        {WATCH_TEXTS.falls(figure(first.at), say(first.label))}
      </text>
    </>
  );
}

/** The level of now beside the end of the curve. */
function Now({ level: { min, max }, top }: { readonly level: Range; readonly top: number }): ReactNode {
  return (
    <svg className="chart-now" width={104} height={HIGH} aria-hidden="true">
      <text className="chart-level" x={14} y={top + 7}>
        {min === max ? figure(min) : deskTexts.sheet.range(figure(min), figure(max))}
      </text>
      <text x={14} y={top + 24}>
        {min === max ? WATCH_TEXTS.now : WATCH_TEXTS.possible}
      </text>
    </svg>
  );
}

function middle({ min, max }: Range): number {
  return (min + max) / 2;
}

/** 'Germany, from the first to now: Fall 1939 17; Winter 1939 15 to 19'. */
function wordsOf(name: string, levels: readonly Range[], ticks: readonly Tick[]): string {
  const said = levels.map(({ min, max }, i) => {
    const level = min === max ? figure(min) : deskTexts.sheet.range(figure(min), figure(max));
    return `${ticks[i]?.full ?? ''} ${level}`;
  });
  return deskTexts.watch.went(name, said.join('; '));
}
