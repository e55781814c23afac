import { useEffect, useState } from 'react';

/** No timer of a browser runs for longer. */
const LONGEST = 2 ** 31 - 1;

/** Whether a moment has come, in milliseconds; what is drawn is drawn again once it has. Null: it never comes. */
export function useCome(at: number | null): boolean {
  const [, draw] = useState(0);
  useEffect(() => {
    const left = at === null ? 0 : at - Date.now();
    if (left <= 0 || left > LONGEST) return undefined;
    const timer = setTimeout(() => draw((n) => n + 1), left);
    return () => clearTimeout(timer);
  }, [at]);
  return at !== null && at <= Date.now();
}
