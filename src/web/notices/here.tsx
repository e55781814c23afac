import './notices.css';
import { type ReactNode, useState } from 'react';
import { tone } from './bell.ts';
import { keepTold, keptTold, type Told } from './kept.ts';
import { noticeTexts } from './texts.ts';

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
      <legend>{noticeTexts.here}</legend>
      <div>
        <label className="pairs">
          <input
            type="checkbox"
            checked={told.sound}
            onChange={(event) => keep({ sound: event.target.checked })}
          />{' '}
          {noticeTexts.sound}
        </label>{' '}
        <button type="button" className="link" onClick={tone}>
          {noticeTexts.hear}
        </button>
      </div>
      {canShow() ? (
        <label className="pairs">
          <input
            type="checkbox"
            checked={told.shown}
            disabled={isDenied}
            onChange={(event) => void wish(event.target.checked)}
          />{' '}
          {noticeTexts.shown}
        </label>
      ) : (
        <p className="hint">{noticeTexts.shownNot}</p>
      )}
      {isDenied && <p className="hint">{noticeTexts.shownDenied}</p>}
    </fieldset>
  );
}

/** Browsers show notes only for pages that nobody can have changed on their way. */
function canShow(): boolean {
  return window.isSecureContext && 'Notification' in window;
}
