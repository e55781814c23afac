import { type ReactNode, useState } from 'react';
import { isLoopback } from '../../trust/loopback.ts';
import { linkTexts } from './link-texts.ts';

/** What the links of a page begin with, and what has to be said of it. */
export interface Reach {
  readonly base: string;
  readonly note: ReactNode;
}

/** Whether only this machine can open a page: then what it is called means another machine everywhere else. */
export function isHere(address: string): boolean {
  const { hostname } = new URL(address);
  return isLoopback(hostname) || hostname === '0.0.0.0' || hostname === '[::]';
}

/**
 * Links that others can open: those of this page, or, where it is open at an address that means this machine only, those
 * of an address at which the server says that it can be reached.
 */
export function useReach(addresses: readonly string[]): Reach {
  const here = window.location.href;
  const [chosen, setChosen] = useState<string | null>(null);
  if (!isHere(here)) return { base: here, note: null };
  const base = chosen ?? addresses[0] ?? here;
  const alone = isHere(base) && <p className="trouble">{linkTexts.here(window.location.host)}</p>;
  if (addresses.length === 0) return { base, note: alone };
  const note = (
    <>
      <label className="field">
        <span>{linkTexts.address}</span>
        <select value={base} onChange={(event) => setChosen(event.target.value)}>
          {[...addresses, here].map((each) => (
            <option key={each} value={each}>
              {isHere(each) ? linkTexts.onlyHere(new URL(each).host) : new URL(each).host}
            </option>
          ))}
        </select>
        <span className="hint">{linkTexts.addressAbout}</span>
      </label>
      {alone}
    </>
  );
  return { base, note };
}
