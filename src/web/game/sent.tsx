import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Milliseconds in which the place of a button that was pressed takes no other press. */
const DEAD = 600;

/** What was pressed in the foot, in its place for a moment: a second press of a finger goes nowhere, whatever stands there by then. */
export function Sent(): ReactNode {
  const here = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    const panel = here.current?.closest('main');
    let timer = 0;
    const pressed = ({ target, detail }: MouseEvent): void => {
      const button = target instanceof Element ? target.closest('.actions > button.main') : null;
      // keys go with the focus, which is elsewhere by then
      if (detail === 0 || !button?.closest('.is-main > form > .actions, .foot')) return;
      if (button.ariaDisabled === 'true') return;
      setText(button.textContent ?? '');
      clearTimeout(timer);
      timer = window.setTimeout(() => setText(''), DEAD);
    };
    panel?.addEventListener('click', pressed);
    return () => {
      clearTimeout(timer);
      panel?.removeEventListener('click', pressed);
    };
  }, []);
  return (
    <div ref={here} className="sent box" hidden={text === ''} aria-hidden="true">
      {text}
    </div>
  );
}
