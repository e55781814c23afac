import { type ReactNode, useEffect } from 'react';
import { deskTexts } from '../texts.ts';

/** How the map that is shown is drawn larger and smaller, and goes back to what is asked. */
export interface Zoom {
  larger(): void;
  smaller(): void;
  back(): void;
}

/** What is set by the map while it is there, for the buttons in the bar above it. */
export interface ZoomRef {
  current: Zoom | null;
}

/** Gives the bar a hold of a map. */
export function useZoom(ref: ZoomRef | undefined, zoom: Zoom): void {
  if (ref) ref.current = zoom;
  useEffect(
    () => () => {
      if (ref) ref.current = null;
    },
    [ref],
  );
}

/** The buttons of the view stand in the bar, so that nothing lies on the map. */
export function ZoomButtons({ of }: { readonly of: ZoomRef }): ReactNode {
  const { board } = deskTexts;
  return (
    <div className="seg map-controls" role="group" aria-label={board.zoom}>
      <ZoomButton label={board.larger} d="M12 5v14M5 12h14" onPress={() => of.current?.larger()} />
      <ZoomButton label={board.smaller} d="M5 12h14" onPress={() => of.current?.smaller()} />
      <ZoomButton
        label={board.back}
        d="M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5"
        onPress={() => of.current?.back()}
      />
    </div>
  );
}

function ZoomButton({ label, d, onPress }: { label: string; d: string; onPress(): void }): ReactNode {
  return (
    <button type="button" aria-label={label} title={label} onClick={onPress}>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={d} />
      </svg>
    </button>
  );
}
