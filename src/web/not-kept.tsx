import { type ReactNode, useState } from 'react';

/** Says once what a browser does not keep that has no storage for the page. */
export function NotKept(): ReactNode {
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  return (
    <p role="status" className="not-kept">
      {ABOUT}{' '}
      <button type="button" onClick={() => setRead(true)}>
        Close
      </button>
    </p>
  );
}

const ABOUT =
  'Site data is blocked in this browser. You play all the same, from your link alone: keep it. Once the page is closed this ' +
  'browser has no list of your games, no answers begun without a connection, and no settings.';
