import type { TestProject } from 'vitest/node';
import { ensureBrowser } from './browser.ts';
import { startSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the house that all files share. */
    readonly house: string;
  }
}

/** Before the first test: there is a browser, and a house for all who do not need one of their own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensureBrowser();
  const site = await startSite();
  project.provide('house', site.url);
  return site.stop;
}
