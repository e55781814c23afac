import type { Beyond } from './beyond.ts';
import { later } from './later.tsx';

const nothing = (): null => null;

/** What there is beside a house that others reach. */
export const WITH_OTHERS: Beyond = {
  Others: ({ children }) => children,
  MakerPage: later(async () => (await import('./maker/page.tsx')).MakerPage),
  Place: nothing,
  Above: nothing,
  without: [],
};
