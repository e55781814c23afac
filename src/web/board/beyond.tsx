import type { ReactNode } from 'react';
import { deskTexts } from '../texts.ts';
import { type Camera, seenAt, showing, type Size } from './camera.ts';
import type { Spotted } from './placed.ts';
import type { Look } from './use-camera.ts';

const EDGES = ['top', 'right', 'bottom', 'left'] as const;
type Edge = (typeof EDGES)[number];

const ARROWS: Readonly<Record<Edge, string>> = {
  top: '\u2191',
  right: '\u2192',
  bottom: '\u2193',
  left: '\u2190',
};

interface BeyondProps {
  readonly all: readonly Spotted[];
  /** What is asked, by id. */
  readonly outlined: ReadonlySet<string>;
  readonly camera: Camera;
  readonly pane: Size;
  readonly look: Look;
}

/** What is asked, taken or would change and lies outside of what is seen, named at that edge: a touch goes there. */
export function Beyond({ all, outlined, camera, pane, look }: BeyondProps): ReactNode {
  // what is begun comes before what is only asked
  const isBegun = ({ touch, becomes }: Spotted): boolean => touch?.taken === true || becomes !== undefined;
  const named = [
    ...all.filter(isBegun),
    ...all.filter((each) => outlined.has(each.place.id) && !isBegun(each)),
  ];
  return EDGES.map((edge) => {
    const those = named.filter(({ spot }) => edgeOf(seenAt(spot, camera, pane), pane) === edge);
    const [first, ...more] = those;
    if (!first) return null;
    const text = deskTexts.board.beyond(first.name, more.length);
    return (
      <button
        key={edge}
        type="button"
        className={`map-beyond is-${edge}`}
        data-arrow={ARROWS[edge]}
        aria-label={deskTexts.board.goThere(text)}
        onClick={() => look((from) => showing(first.spot, from, pane))}
      >
        {text}
      </button>
    );
  });
}

/** The edge beyond which a point lies farthest; null: it is seen. */
function edgeOf({ x, y }: { readonly x: number; readonly y: number }, pane: Size): Edge | null {
  const off: Readonly<Record<Edge, number>> = {
    top: -y,
    right: x - pane.width,
    bottom: y - pane.height,
    left: -x,
  };
  const farthest = EDGES.reduce((one, other) => (off[other] > off[one] ? other : one));
  return off[farthest] > 0 ? farthest : null;
}
