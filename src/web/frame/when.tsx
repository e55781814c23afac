import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { Panel } from '../../kernel/board/panel.ts';
import type { TurnStart } from '../../kernel/game/reading.ts';
import { useBook } from '../book.tsx';
import { later } from '../later.tsx';
import { Icon } from '../parts/icons.tsx';
import { frameTexts } from '../texts/frame.ts';
import { momentOf, stepsFrom } from './moment.ts';

const Turns = later(async () => (await import('./turns.tsx')).Turns);

export interface WhenProps {
  readonly panels: readonly Panel[];
  readonly turns: readonly TurnStart[];
  /** The line that is looked back at; absent: now. */
  readonly at?: number | undefined;
  /** Look at the table after a line; undefined: as it is now. */
  onShow(line: number | undefined): void;
}

/** When it is, in the head: the turn and the phase, with a step back and on, and all turns. */
export function When(props: WhenProps): ReactNode {
  const { panels, turns, at, onShow } = props;
  const { turn, phase } = momentOf(panels, useBook());
  const [isOpen, setOpen] = useState(false);
  const head = useRef<HTMLElement>(null);
  const { back, on } = stepsFrom(turns, at);
  const isHere = turn !== '';
  // a key that is pressed before the last step is drawn goes on from that step
  const gone = useRef(at);
  gone.current = at;
  const step = (to: 'back' | 'on'): void => {
    const line = stepsFrom(turns, gone.current)[to];
    if (line === null) return;
    gone.current = line;
    onShow(line);
  };
  useStepKeys(
    isHere,
    () => step('back'),
    () => step('on'),
  );
  useEffect(() => (isOpen ? shutOutside(head.current, () => setOpen(false)) : undefined), [isOpen]);
  if (!isHere) return <span />;
  const show = (line: number | undefined): void => {
    setOpen(false);
    onShow(line);
  };
  return (
    <nav className="clock" aria-label={frameTexts.turn} ref={head}>
      <Step of="before" label={frameTexts.back} to={back} onShow={show} />
      <button type="button" className="clock-now" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <b>{turn}</b>
        {phase !== '' && <span className="clock-phase">{phase}</span>}
        <span className="visually-hidden">{frameTexts.turns}</span>
        <Icon of="down" />
      </button>
      <Step of="on" label={frameTexts.on} to={on} onShow={show} />
      {isOpen && (
        <Suspense fallback={null}>
          <Turns {...props} onShow={show} />
        </Suspense>
      )}
    </nav>
  );
}

interface StepProps {
  readonly of: 'before' | 'on';
  readonly label: string;
  /** The line that it leads to; undefined: to now, null: nowhere. */
  readonly to: number | undefined | null;
  onShow(line: number | undefined): void;
}

function Step({ of, label, to, onShow }: StepProps): ReactNode {
  return (
    <button
      type="button"
      className="square clock-step"
      aria-label={label}
      aria-disabled={to === null}
      onClick={() => to !== null && onShow(to)}
    >
      <Icon of={of} />
    </button>
  );
}

/** Escape, or a press elsewhere, shuts what is open. */
function shutOutside(head: HTMLElement | null, shut: () => void): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    if (head?.contains(document.activeElement)) head.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    shut();
  };
  const onPress = ({ target }: Event): void => {
    if (target instanceof Node && !head?.contains(target)) shut();
  };
  document.addEventListener('keydown', onKey);
  document.addEventListener('pointerdown', onPress);
  return () => {
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('pointerdown', onPress);
  };
}

/** Brackets step a turn back and on, where nothing is being typed. */
function useStepKeys(isHere: boolean, back: () => void, on: () => void): void {
  const now = useRef({ back, on });
  now.current = { back, on };
  useEffect(() => {
    if (!isHere) return undefined;
    const pressed = ({ key, target, ctrlKey, metaKey }: KeyboardEvent): void => {
      const isTyping = target instanceof Element && target.matches('input, select, textarea, dialog *');
      if (isTyping || ctrlKey || metaKey) return;
      if (key === '[') now.current.back();
      if (key === ']') now.current.on();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [isHere]);
}
