import { ACTING } from './acting-channels.test-helper.ts';
import type { Channel, Wire } from './channel.test-helper.ts';
import { CLOSING } from './closing-channels.test-helper.ts';
import { READING } from './reading-channels.test-helper.ts';

// Every channel by which anybody is told anything of a game: each route, how a reader asks for it, and who may; and whatever
// is no route. A new one is a line in one of the lists: `pairs.test.ts` fails for each that is missing, or that there is no more.

/** By method and path, as the OpenAPI document has them. */
export const ROUTES: Readonly<Record<string, Channel>> = { ...READING, ...ACTING, ...CLOSING };

/** What comes to readers without their asking, and what who runs the server can look at, with what it is. */
export const OTHERS = {
  live: 'the frames of a live desk',
  notices: 'what comes by mail, to a browser and to a hook',
  log: 'the lines that the server writes for who runs it',
  list: 'the list of games, for the command line of who runs it',
} as const;

/** The routes of the list, each as a pattern of what is asked. */
const PATTERNS = Object.keys(ROUTES).map((name) => {
  const pattern = name.replaceAll(/[.?]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+');
  return { name, pattern: new RegExp(`^${pattern}$`) };
});

/** By its name in the list: where a request goes. */
export function routeNamed({ method, path }: Wire): string | undefined {
  const { pathname } = new URL(path, 'http://here/api/');
  const said = `${method.toLowerCase()} ${pathname}`;
  // what names more in full comes before what any name fits
  const fit = PATTERNS.filter(({ pattern }) => pattern.test(said));
  return fit.toSorted((a, b) => a.name.split('{').length - b.name.split('{').length)[0]?.name;
}

/** By its method and path: where a request goes, whether it is on the list or not. */
export const routeIn = ({ method, path }: Wire): string => `${method} ${path.replace(/\?.*/, '')}`;
