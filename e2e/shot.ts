import type { Page } from 'playwright';
import type { Tool } from '../src/web/tool.ts';
import { openTool } from './player.ts';
import type { Stop } from './tour.ts';

/** What to do at a stop before the picture is taken. */
export type Prepare = (page: Page) => Promise<void>;
/** A screen of the desk. */
export interface Shot extends Stop {
  readonly prepare?: Prepare;
}

/** Take up a tool. */
export const withTool =
  (tool: Tool): Prepare =>
  async (page) => {
    await openTool(page, tool);
  };
