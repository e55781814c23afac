import './frame.css';
import './top.css';
import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { later } from '../later.tsx';
import { SkipLink } from '../page.tsx';
import { Icon } from '../parts/icons.tsx';
import { useIsPhone } from './phone.ts';
import { useSheet } from './sheet.ts';
import { frameTexts } from '../texts/frame.ts';
import { paneOf, type Tool } from '../tool.ts';
import { type Badges, Tools } from './tools.tsx';

const Grip = later(async () => (await import('./grip.tsx')).Grip);

/** The tools of the rail. */
interface RailProps {
  readonly tools: readonly Tool[];
  readonly tool: Tool;
  readonly badges: Badges;
  onTool(tool: Tool): void;
}

interface FrameProps extends RailProps {
  /** Whether an earlier moment is looked at. */
  readonly isBack?: boolean;
  readonly top: ReactNode;
  readonly question: ReactNode;
  readonly board: ReactNode;
  /** What a drawer shows. */
  readonly side: ReactNode;
  /** What is asked, by its key: another opens the sheet of a phone. */
  readonly asked?: string;
  onShut(): void;
}

/** One screen, the same always: head, rail, the board, at its right the panel of the question, and a drawer over the board. On a phone the panel is a sheet over the board. */
export function Frame(props: FrameProps): ReactNode {
  const {
    tools,
    tool,
    badges,
    isBack = false,
    top,
    question,
    board,
    side,
    asked = '',
    onTool,
    onShut,
  } = props;
  const panel = useRef<HTMLElement>(null);
  const [sheet, setSheet] = useSheet(panel, asked);
  return (
    <div className={isBack ? 'desk looking-back' : 'desk'} data-pane={paneOf(tool)} data-sheet={sheet}>
      <header className="topbar">
        <SkipLink />
        {top}
      </header>
      <Tools all={tools} tool={tool} badges={badges} onTool={onTool} />
      <main id="main" className="now" ref={panel}>
        <Suspense fallback={null}>
          <Grip sheet={sheet} onSheet={setSheet} />
        </Suspense>
        {question}
      </main>
      {board}
      <Drawer tool={tool} onClose={onShut}>
        <Suspense fallback={null}>{side}</Suspense>
      </Drawer>
    </div>
  );
}

interface DrawerProps {
  readonly tool: Tool;
  readonly children: ReactNode;
  onClose(): void;
}

/**
 * Lies over the board, never over the question; on a phone over all, in whose place it is then read. It has the focus when it
 * opens, and gives it back when it is closed; what was begun in it is kept.
 */
function Drawer({ tool, children, onClose }: DrawerProps): ReactNode {
  const drawer = useRef<HTMLElement>(null);
  const isOpen = paneOf(tool) === 'side';
  const isOverAll = useIsPhone();
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  useEffect(() => {
    if (isOpen && !drawer.current?.contains(document.activeElement))
      drawer.current?.focus({ preventScroll: true });
  }, [tool, isOpen]);
  const close = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  if (!isOpen && !wasOpen) return null;
  return (
    <section
      ref={drawer}
      role={isOverAll ? 'main' : 'complementary'}
      className="side"
      hidden={!isOpen}
      data-tool={tool}
      aria-label={frameTexts.tools[tool]}
      tabIndex={-1}
      onKeyDown={close}
    >
      {isOverAll && <h1 className="visually-hidden">{frameTexts.tools[tool]}</h1>}
      <button type="button" className="square close" aria-label={frameTexts.close} onClick={onClose}>
        <Icon of="close" />
      </button>
      {children}
    </section>
  );
}
