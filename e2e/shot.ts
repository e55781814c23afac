import type { Page } from 'playwright';
import { unfold } from './player.ts';
import type { Stop } from './tour.ts';

/** What to do at a stop before the picture is taken. */
export type Prepare = (page: Page) => Promise<void>;
/** A screen of the desk. */
export interface Shot extends Stop {
  readonly prepare?: Prepare;
}

/** Unfold a panel. */
export const openPanel =
  (title: string): Prepare =>
  (page) =>
    unfold(page.getByRole('heading', { name: title }));
