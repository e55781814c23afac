import type { DatabaseSync } from 'node:sqlite';
import type { Refusal } from '../kernel/clause.ts';
import { backUp } from './backup.ts';
import { damageIn, isCorrupt } from './schema.ts';

/** Keeping copies and looking for damage. */
export function care(db: DatabaseSync): {
  backUp(file: string): Promise<Refusal | null>;
  damage(): Promise<string | null>;
} {
  return {
    backUp: (file) => backUp(db, file),
    damage: async () => {
      try {
        return damageIn(db, 'integrity_check');
      } catch (error) {
        if (isCorrupt(error)) return (error as Error).message;
        throw error;
      }
    },
  };
}
