import type { WordBook } from '../kernel/texts/words.ts';

/** The texts of refusals by the embedded database. */
export const DATABASE_WORDS: WordBook = {
  'database.locked': '{path} is in use by another process. Close that one first.',
  'database.newer': '{path} was written by a newer version (schema {made}; this version knows {here}).',
  'database.notOurs':
    '{path} is not a database of this program, or its first page is damaged; nothing was changed.',
  'database.empty':
    '{path} is empty: what was in it is lost, or it was never used. Restore a backup ("demarche restore"), or delete the file to begin anew.',
  'database.damaged':
    '{path} is damaged ({reason}); nothing was changed. Restore a backup: "demarche restore FILE --replace".',
  'database.logDamaged':
    '{path}-wal, the log of what was stored last, is damaged: {lost} changes or more in it cannot be read. Nothing was changed. Restore a backup ("demarche restore FILE --replace"); or, to go on with what stands before the damage, keep a copy of the log and cut it to its first {bytes} bytes ("truncate -s {bytes}").',
  'backup.exists': '{file} exists already; nothing was written.',
  'backup.none': 'There is no backup at {file}.',
  'backup.there':
    'There are games in {path} already, and nothing was changed. With --replace they are put aside, and the backup takes their place.',
  'backup.damaged': 'The backup {file} is damaged ({reason}); nothing was changed.',
  'backup.unwritten': '{file} cannot be written ({reason}); nothing was changed.',
  'database.noAccess': '{path} cannot be opened: {reason}.',
};
