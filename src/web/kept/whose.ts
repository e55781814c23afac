/** Whose games a browser knows: those of the server at its address, or its own, which no server has. */
export type Whose = 'server' | 'browser';

/** What the names begin with under which they are known. That of the server's is how all were kept before a browser had its own. */
const BEGINS = { server: 'demarche.', browser: 'demarche.here.' } as const;

/** Where the page stands that has the games of the browser itself. */
const PAGE = 'demarche.here-at';

let here: Whose = 'server';

/** Whose games this page plays. */
export function whoseHere(): Whose {
  return here;
}

/** Whose games are played on the other page of this address. */
export function whoseElsewhere(): Whose {
  return here === 'server' ? 'browser' : 'server';
}

/** Say once, before anything is kept, that this page plays the games of the browser itself, and where it stands. */
export function keepForBrowser(path: string, storage: Storage = localStorage): void {
  here = 'browser';
  try {
    storage.setItem(PAGE, path);
  } catch {
    // then no other page leads here
  }
}

/** What something of a game is called where it is kept. */
export function nameOf(kind: string, whose: Whose): string {
  return BEGINS[whose] + kind;
}

/** The path of the page that plays these games, at this address. */
export function pageOf(whose: Whose, storage: Storage = localStorage): string {
  return whose === 'server' ? '/' : (storage.getItem(PAGE) ?? '/offline/');
}
