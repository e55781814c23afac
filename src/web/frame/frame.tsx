import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { SkipLink } from '../page.tsx';
import { Icon } from './icons.tsx';
import { f } from './texts.ts';
import { paneOf, type Tool } from './tool.ts';
import { Tools } from './tools.tsx';

interface FrameProps {
  readonly tools: readonly Tool[];
  readonly tool: Tool;
  readonly badges: Readonly<Partial<Record<Tool, number>>>;
  readonly isBack: boolean;
  readonly top: ReactNode;
  readonly question: ReactNode;
  readonly board: ReactNode;
  /** What stands under the board while one waits; nothing: one does not wait, or has no room for it. */
  readonly chat?: ReactNode;
  /** What a drawer shows. */
  readonly side: ReactNode;
  /** The question that is open, which any other tab leads back to; null: none is. */
  readonly open: string | null;
  onTool(tool: Tool): void;
  onShut(): void;
}

/** One screen: the bar at the top, the tools, the question in its own column, the board, and a drawer over the board. While one waits, talk stands under a smaller board. */
export function Frame(props: FrameProps): ReactNode {
  const {
    tools,
    tool,
    badges,
    isBack,
    top,
    question,
    board,
    chat = null,
    side,
    open,
    onTool,
    onShut,
  } = props;
  const pane = paneOf(tool);
  const kind = isBack ? ' looking-back' : chat !== null && pane !== 'board' ? ' is-waiting' : '';
  return (
    <div className={`desk${kind}`} data-pane={pane}>
      <header className="topbar">
        <SkipLink />
        {top}
      </header>
      <Tools all={tools} tool={tool} badges={badges} isBack={isBack} onTool={onTool} />
      <main id="main" className="now">
        {question}
      </main>
      {board}
      {chat}
      <Drawer tool={tool} onClose={onShut}>
        <Suspense fallback={null}>{side}</Suspense>
      </Drawer>
      {open !== null && tool !== 'question' && (
        <nav className="strip" aria-label={f.back}>
          <button type="button" onClick={() => onTool('question')}>
            <span>{f.strip(open)}</span>
            <Icon of="on" />
          </button>
        </nav>
      )}
    </div>
  );
}

interface DrawerProps {
  readonly tool: Tool;
  readonly children: ReactNode;
  onClose(): void;
}

/**
 * Lies over the board, never over the question. It has the focus when it opens, and gives it back when it is closed; what was
 * begun in it is kept.
 */
function Drawer({ tool, children, onClose }: DrawerProps): ReactNode {
  const drawer = useRef<HTMLElement>(null);
  const isOpen = paneOf(tool) === 'side';
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
    <aside
      ref={drawer}
      className="side"
      hidden={!isOpen}
      data-tool={tool}
      aria-label={f.tools[tool]}
      tabIndex={-1}
      onKeyDown={close}
    >
      <button type="button" className="close" aria-label={f.close} onClick={onClose}>
        <Icon of="close" />
      </button>
      {children}
    </aside>
  );
}
