import type { ReactNode } from 'react';

/** Where the pips of a face lie, on a field of 24. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[12, 12]],
  [
    [7, 7],
    [17, 17],
  ],
  [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  [
    [7, 6.5],
    [17, 6.5],
    [7, 12],
    [17, 12],
    [7, 17.5],
    [17, 17.5],
  ],
];

interface FaceProps {
  readonly face: number;
  /** The sides of its die: with more than six a face has a number for pips. */
  readonly sides: number;
}

/** A face of a die; what it shows is said beside it. */
export function Face({ face, sides }: FaceProps): ReactNode {
  const pips = sides > PIPS.length ? undefined : PIPS[face - 1];
  return (
    <svg className="face" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <rect x="1.5" y="1.5" width="21" height="21" rx="4.5" />
      {pips ? (
        pips.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="2.1" />)
      ) : (
        <text x="12" y="16.4">
          {face}
        </text>
      )}
    </svg>
  );
}
