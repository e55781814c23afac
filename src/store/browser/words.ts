import type { Refusal } from '../../kernel/clause.ts';
import type { WordBook } from '../../kernel/texts/words.ts';

/** The texts of refusals by what keeps games in a browser. */
export const BROWSER_WORDS: WordBook = {
  'browser.locked': 'The games of this browser are open in another tab. Go on there, or close it first.',
  'browser.newer':
    'The games of this browser were written by a newer version (schema {made}; this version knows {here}); nothing was changed. Load the page anew to have the newer one.',
  'browser.notOurs':
    'What this browser keeps here is not a database of this program, or its first page is damaged; nothing was changed.',
  'browser.damaged':
    'The games of this browser are damaged ({reason}); nothing was changed. Save them as they are, then bring in a backup.',
  'browser.full': 'This browser has no more room for games: nothing was stored.',
  'browser.noAccess': 'The games of this browser cannot be opened: {reason}.',
  'browser.noAside': 'Nothing is put aside under this number.',
  'browser.backupNotOurs': 'This file is not a backup of games; nothing was changed.',
  'browser.backupNewer':
    'This backup was written by a newer version (schema {made}; this version knows {here}); nothing was changed.',
  'browser.backupDamaged': 'This backup is damaged ({reason}); nothing was changed.',
};

/** Whether a database that was refused can be opened by no version, so that others may take its place. */
export function isMendable({ refused }: Refusal): boolean {
  return ['browser.damaged', 'browser.notOurs'].includes(refused.key);
}
