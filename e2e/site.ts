import type { Site } from './tour.ts';

/** The site to look at: the one at `url`. */
export async function startSite(url: string | undefined): Promise<Site & { stop(): Promise<void> }> {
  if (url === undefined) throw new Error('say where the desk is: --url');
  return { url, stop: () => Promise.resolve() };
}
