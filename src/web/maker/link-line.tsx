import './maker.css';
import { type ReactNode, useRef, useState } from 'react';
import { linkTexts } from './link-texts.ts';

interface LinkLineProps {
  readonly hash: string;
  readonly who: string;
  /** The address that the link begins with. */
  readonly base: string;
}

/** A link to hand on: to copy, or to open. */
export function LinkLine({ hash, who, base }: LinkLineProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState('');
  const address = new URL(hash, base).href;
  const copy = async (): Promise<void> => {
    if (await copyText(address, field.current)) setCopied(address);
  };
  return (
    <div className="link-line">
      <input
        ref={field}
        type="text"
        readOnly
        value={address}
        aria-label={who}
        onFocus={(event) => event.target.select()}
      />
      <button type="button" aria-label={`${linkTexts.copy}: ${who}`} onClick={() => void copy()}>
        {copied === address ? linkTexts.copied : linkTexts.copy}
      </button>
      <a
        className="lone"
        href={hash}
        target="_blank"
        rel="noreferrer"
        aria-label={`${linkTexts.open}: ${who}`}
      >
        {linkTexts.open}
      </a>
    </div>
  );
}

/** Copy the text of a field. Without HTTPS a browser has no clipboard but the one of the selection. */
export async function copyText(
  text: string,
  field: HTMLInputElement | HTMLTextAreaElement | null,
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return document.execCommand('copy');
  }
}
