import './maker.css';
import type { ReactNode } from 'react';
import encodeQR from 'qr';
import { linkTexts } from './link-texts.ts';

/** So many letters go into a picture that a telephone still reads from a screen. */
const MOST = 1200;

/** A link as a picture to point a camera at. */
export function Qr({ text, who }: { readonly text: string; readonly who: string }): ReactNode {
  if (text.length > MOST) return <p className="hint">{linkTexts.qrNot}</p>;
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: 4 });
  const path = rows.flatMap((row, y) => row.flatMap((is, x) => (is ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={linkTexts.qrOf(who)}
    >
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
