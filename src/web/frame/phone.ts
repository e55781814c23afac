import { useEffect, useState } from 'react';

const PHONE = '(max-width: 760px)';

/** Whether the window is as narrow as a phone's: then a drawer lies over all of it. */
export const isPhone = (): boolean => matchMedia(PHONE).matches;

/** The same, also when the window changes. */
export function useIsPhone(): boolean {
  const [is, setIs] = useState(isPhone);
  useEffect(() => {
    const media = matchMedia(PHONE);
    const look = (): void => setIs(media.matches);
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, []);
  return is;
}
