import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Panel } from '../../kernel/board/panel.ts';
import type { Desk } from '../api.ts';
import { useAside } from '../aside.ts';
import { NotesPanel } from '../notes/panel.tsx';
import type { GameRoute } from '../route.ts';
import { TalkPanel } from './panel.tsx';
import { k } from './texts.ts';

interface ChatProps {
  readonly route: GameRoute;
  readonly desk: Desk;
  readonly panels: readonly Panel[];
  /** Whether something lies over it. */
  readonly isHidden: boolean;
}

/** Talk and notes beside what there is for whoever waits; what is in sight counts as seen. */
export function Chat({ route, desk, panels, isHidden }: ChatProps): ReactNode {
  const pane = useRef<HTMLElement>(null);
  const isSeen = useInSight(pane);
  const [isNotes, setNotes] = useState(false);
  // what is new is counted from what had been seen before
  const isKnown = useAside('talk') !== undefined;
  const { seat } = desk;
  const notes = seat === null ? null : <NotesPanel desk={{ ...route, seat }} panels={panels} />;
  return (
    <aside className="chat" aria-label={k.chat} ref={pane} hidden={isHidden}>
      {isKnown && (
        <TalkPanel
          route={route}
          seat={seat}
          isOpen={isSeen && !isHidden && !isNotes}
          notes={{ isOpen: isNotes, onOpen: setNotes, body: notes }}
        />
      )}
    </aside>
  );
}

/** Whether something is on the screen. */
function useInSight(of: { readonly current: HTMLElement | null }): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver((seen) => setThere(seen.at(-1)?.isIntersecting === true), {
      threshold: 0.5,
    });
    if (of.current) watch.observe(of.current);
    return () => watch.disconnect();
  }, [of]);
  return isThere;
}
