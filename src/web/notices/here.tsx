import { type ReactNode, useState } from 'react';
import { tone } from './bell.ts';
import { keepTold, keptTold, type Told } from './kept.ts';
import { n } from './texts.ts';

/** How the open page tells its person. */
export function Here(): ReactNode {
  const [told, setTold] = useState(keptTold);
  const [isDenied, setDenied] = useState(() => canShow() && Notification.permission === 'denied');
  const keep = (change: Partial<Told>): void => {
    const next = { ...told, ...change };
    keepTold(next);
    setTold(next);
  };
  const wish = async (shown: boolean): Promise<void> => {
    const isGranted = !shown || (await Notification.requestPermission()) === 'granted';
    setDenied(!isGranted);
    keep({ shown: shown && isGranted });
  };
  return (
    <fieldset className="notices-here">
      <legend>{n.here}</legend>
      <div>
        <label className="tick">
          <input
            type="checkbox"
            checked={told.sound}
            onChange={(event) => keep({ sound: event.target.checked })}
          />{' '}
          {n.sound}
        </label>{' '}
        <button type="button" className="link" onClick={tone}>
          {n.hear}
        </button>
      </div>
      {canShow() ? (
        <label className="tick">
          <input
            type="checkbox"
            checked={told.shown}
            disabled={isDenied}
            onChange={(event) => void wish(event.target.checked)}
          />{' '}
          {n.shown}
        </label>
      ) : (
        <p className="hint">{n.shownNot}</p>
      )}
      {isDenied && <p className="hint">{n.shownDenied}</p>}
    </fieldset>
  );
}

/** Browsers show notes only for pages that nobody can have changed on their way. */
function canShow(): boolean {
  return window.isSecureContext && 'Notification' in window;
}
