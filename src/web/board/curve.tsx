import type { ReactNode } from 'react';
import type { ScalePanel } from '../../kernel/board/panel.ts';
import type { Range } from '../../kernel/sums/sheet.ts';
import { endsOf } from './trend.ts';

interface CurveProps {
  /** From the first to that of now. */
  readonly levels: readonly Range[];
  readonly marks: ScalePanel['marks'];
}

const WIDE = 160;
const HIGH = 56;
const EDGE = 5;

/** How a level went, in small: the middle of what was possible as a curve, what was possible as a band, its marks as lines. */
export function Curve({ levels, marks }: CurveProps): ReactNode {
  const ends = endsOf(
    levels,
    marks.map(({ at }) => at),
  );
  const x = (i: number): number =>
    levels.length < 2 ? WIDE - EDGE : EDGE + (i / (levels.length - 1)) * (WIDE - 2 * EDGE);
  const y = (level: number): number => {
    const within = Math.max(ends.min, Math.min(ends.max, level));
    return HIGH - EDGE - ((within - ends.min) / (ends.max - ends.min)) * (HIGH - 2 * EDGE);
  };
  const points = (of: (level: Range) => number): string[] =>
    levels.map((level, i) => `${x(i)},${y(of(level))}`);
  const band = [...points(({ max }) => max), ...points(({ min }) => min).toReversed()].join(' ');
  const last = levels.at(-1);
  return (
    <svg className="curve" viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
      {marks.map(({ at }) => (
        <line key={at} className="curve-mark" x1={0} x2={WIDE} y1={y(at)} y2={y(at)} />
      ))}
      <polygon className="curve-band" points={band} />
      <polyline className="curve-line" points={points(middle).join(' ')} />
      {last && last.min !== last.max && (
        <line
          className="curve-now"
          x1={x(levels.length - 1)}
          x2={x(levels.length - 1)}
          y1={y(last.min)}
          y2={y(last.max)}
        />
      )}
      {last && <circle className="curve-end" cx={x(levels.length - 1)} cy={y(middle(last))} r={3.5} />}
    </svg>
  );
}

function middle({ min, max }: Range): number {
  return (min + max) / 2;
}
