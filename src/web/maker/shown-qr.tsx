import { type ReactNode, Suspense, useState } from 'react';
import { later } from '../later.tsx';
import { t } from '../texts.ts';
import { k } from './link-texts.ts';

const Qr = later(async () => (await import('./qr.tsx')).Qr);

/** A link as a picture, once it is asked for. */
export function ShownQr({ text, who }: { readonly text: string; readonly who: string }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={`${k.qr}: ${who}`}
        onClick={() => setOpen(!isOpen)}
      >
        {k.qr}
      </button>
      {isOpen && (
        <div className="qr-box">
          <Suspense fallback={<p role="status">{t.loading}</p>}>
            <Qr text={text} who={who} />
          </Suspense>
        </div>
      )}
    </>
  );
}
