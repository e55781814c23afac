import { useCallback, useEffect, useRef, useState } from 'react';
import type { BoardWish } from '../board/board.tsx';
import { FIND_PLACE } from '../board/opening.ts';
import { useLed } from '../answer/lead.ts';
import { isPhone } from './phone.ts';
import { isBehindMore, type Tool } from '../tool.ts';

/** The key after "g" that leads to a tool; "q" leads to what is asked. */
const KEYS: Readonly<Record<string, Tool>> = {
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
  /** What is wished of the board, anew with each wish. */
  readonly board: BoardWish | null;
  onTool(tool: Tool): void;
  /** Put away what lies over the board, and go to what is asked. */
  onQuestion(): void;
  /** Put away what a drawer shows; the focus goes to the tool that it came from. */
  onShut(): void;
}

interface Up {
  readonly tool: Tool;
  readonly board: BoardWish | null;
}

/** The board as it is looked at. */
const HOME: Up = { tool: 'map', board: null };

/** Which tool is taken up, by pointer or by keys. */
export function useTool(all: readonly Tool[], isBack: boolean): Taken {
  const [{ tool, board }, setUp] = useState<Up>(HOME);
  const onTool = useCallback((next: Tool): void => {
    setUp((last) => {
      if (next === 'map' || next === 'watch') return { tool: next, board: { kind: next } };
      return last.tool === next ? HOME : { tool: next, board: null };
    });
  }, []);
  const onQuestion = useCallback((): void => {
    // a card that is open goes
    setUp({ tool: 'map', board: {} });
    focusQuestion();
  }, []);
  // on a phone a drawer lies over an earlier moment, and the way through
  useEffect(() => {
    if (isBack && isPhone()) onQuestion();
  }, [isBack, onQuestion]);
  const onShut = (): void => {
    const from = isBehindMore(tool) ? 'more' : tool;
    setUp(isBehindMore(tool) ? { tool: 'more', board: null } : HOME);
    const button = document.querySelector<HTMLElement>(`.tool[data-tool=${from}]`);
    if (button?.checkVisibility()) button.focus();
    else focusQuestion();
  };
  useKeys(all, onTool, onQuestion);
  useLed(() => setUp(HOME));
  return { tool, board, onTool, onQuestion, onShut };
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

/** Keys that lead to the tools, to what is asked and to the field that finds a place, where nothing is being typed. */
function useKeys(all: readonly Tool[], onTool: (tool: Tool) => void, onQuestion: () => void): void {
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
      const isHome = isSecond && key === 'q';
      const tool = isSecond ? KEYS[key] : undefined;
      if (key !== '/' && !isHome && !(tool && all.includes(tool))) return;
      event.preventDefault();
      if (isHome) onQuestion();
      else onTool(tool ?? 'map');
      if (key === '/') focusFind();
    };
    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, [all, onTool, onQuestion]);
}
