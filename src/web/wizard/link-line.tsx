import { type ReactNode, useState } from 'react';
import { t } from '../texts.ts';

/** A link to hand on: to copy, or to open. */
export function LinkLine({ hash, who }: { hash: string; who: string }): ReactNode {
  const [copied, setCopied] = useState(false);
  const address = new URL(hash, window.location.href).href;
  const copy = (): void => {
    void navigator.clipboard.writeText(address).then(() => setCopied(true));
  };
  return (
    <div className="link-line">
      <input
        type="text"
        readOnly
        value={address}
        aria-label={who}
        onFocus={(event) => event.target.select()}
      />
      <button type="button" aria-label={`${t.links.copy}: ${who}`} onClick={copy}>
        {copied ? t.links.copied : t.links.copy}
      </button>
      <a href={hash} target="_blank" rel="noreferrer" aria-label={`${t.links.open}: ${who}`}>
        {t.links.open}
      </a>
    </div>
  );
}
