import './maker.css';
import { type ReactNode, Suspense, useState } from 'react';
import { later } from '../later.tsx';
import { deskTexts } from '../texts.ts';
import { linkTexts } from './link-texts.ts';

const Qr = later(async () => (await import('./qr.tsx')).Qr);

/** A link as a picture, once it is asked for. */
export function ShownQr({ text, who }: { readonly text: string; readonly who: string }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={`${linkTexts.qr}: ${who}`}
        onClick={() => setOpen(!isOpen)}
      >
        {linkTexts.qr}
      </button>
      {isOpen && (
        <div className="qr-box">
          <Suspense fallback={<p role="status">{deskTexts.loading}</p>}>
            <Qr text={text} who={who} />
          </Suspense>
        </div>
      )}
    </>
  );
}

/** The same beside a link that is handed on: small, and large once it is touched. */
export function SmallQr({ text, who }: { readonly text: string; readonly who: string }): ReactNode {
  const [isLarge, setLarge] = useState(false);
  return (
    <button
      type="button"
      className={isLarge ? 'small-qr is-large' : 'small-qr'}
      aria-expanded={isLarge}
      aria-label={`${linkTexts.qr}: ${who}`}
      onClick={() => setLarge(!isLarge)}
    >
      <Suspense fallback={<span>{linkTexts.qr}</span>}>
        <Qr text={text} who={who} />
      </Suspense>
    </button>
  );
}
