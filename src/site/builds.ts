import type { Channel } from '../server/local/index.ts';

/** What all tabs of this page hear, whatever their build: what is said there never changes. */
export const BUILDS = 'demarche builds';

/** What each tab says there. */
interface Said {
  /** When its build was made, as ISO 8601 writes it in UTC. */
  readonly build: string;
}

/** Let the tabs of all builds know which of them is the newest; `older` is called once one of a newer build is there. */
export function sayBuild(channel: Channel, build: string, older: () => void): void {
  const said: Said = { build };
  channel.addEventListener('message', ({ data }) => {
    const other = (data as Said).build;
    if (other > build) older();
    else if (other < build) channel.postMessage(said);
  });
  channel.postMessage(said);
}

/** When the build of this page was made. */
export function buildOf(page: ParentNode): string {
  return page.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';
}
