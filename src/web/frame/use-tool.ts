import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardWish } from '../board/board.tsx';
import { FIND_PLACE } from '../board/opening.ts';
import { useLed } from '../forms/lead.ts';
import { isBehindMore, paneOf, type Tool } from './tool.ts';

/** The key after "g" that leads to a tool. */
const KEYS: Readonly<Record<string, Tool>> = {
  q: 'question',
  m: 'map',
  t: 'todo',
  f: 'facts',
  l: 'log',
  w: 'watch',
  k: 'talk',
  n: 'notes',
};

/** Milliseconds in which the second key counts. */
const SOON = 1500;

interface Taken {
  readonly tool: Tool;
  /** The panel of the board that a tool is, anew with each wish. */
  readonly board: BoardWish | null;
  onTool(tool: Tool): void;
  /** Put away what a drawer shows; the focus goes to the tool that it came from. */
  onShut(): void;
}

/** Which tool is taken up, by pointer or by keys. */
export function useTool(all: readonly Tool[], isBack: boolean): Taken {
  const [{ tool, come }, setTaken] = useState<{ tool: Tool; come: number }>({ tool: 'question', come: 0 });
  const onTool = useCallback((next: Tool): void => {
    setTaken((last) => {
      const isShut = last.tool === next && paneOf(next) === 'side';
      return { tool: isShut ? 'question' : next, come: last.come + 1 };
    });
    if (next === 'question') focusQuestion();
  }, []);
  // on a phone an earlier moment, and the way through, stand in the tab of the question
  useEffect(() => {
    if (isBack && matchMedia('(max-width: 760px)').matches) onTool('question');
  }, [isBack, onTool]);
  const onShut = (): void => {
    const from = isBehindMore(tool) ? 'more' : tool;
    setTaken({ tool: isBehindMore(tool) ? 'more' : 'question', come: come + 1 });
    const button = document.querySelector<HTMLElement>(`.tool[data-tool=${from}]`);
    if (button?.checkVisibility()) button.focus();
    else focusQuestion();
  };
  useKeys(all, onTool);
  useLed(() => setTaken((last) => ({ tool: 'question', come: last.come + 1 })));
  const board = useMemo(() => (tool === 'map' || tool === 'watch' ? { kind: tool } : null), [tool, come]);
  return { tool, board, onTool, onShut };
}

/** The question takes the focus once it is there to be seen. */
function focusQuestion(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true }));
}

/** The field that finds a place takes the focus before the next key; where it is not in sight yet, as soon as it is. */
function focusFind(): void {
  const focus = (): void => document.getElementById(FIND_PLACE)?.focus();
  focus();
  if (document.activeElement?.id !== FIND_PLACE) requestAnimationFrame(focus);
}

/** Keys that lead to the tools and to the field that finds a place, where nothing is being typed. */
function useKeys(all: readonly Tool[], onTool: (tool: Tool) => void): void {
  const since = useRef(-SOON);
  useEffect(() => {
    const lead = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey, timeStamp } = event;
      const isTyping =
        target instanceof HTMLElement &&
        target.matches(
          'input:not([type=radio], [type=checkbox], [type=range], [role=spinbutton]), select, textarea, dialog *',
        );
      if (isTyping || ctrlKey || metaKey || altKey) return;
      const isSecond = timeStamp - since.current < SOON;
      since.current = key === 'g' ? timeStamp : -SOON;
      const tool = isSecond ? KEYS[key] : undefined;
      if (key !== '/' && !(tool && all.includes(tool))) return;
      event.preventDefault();
      onTool(tool ?? 'map');
      if (key === '/') focusFind();
    };
    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, [all, onTool]);
}
