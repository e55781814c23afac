import type { ClauseEntry, ClauseKind } from '../../kernel/clause.ts';

/** Clause, title, how it is treated, where (file and export), and why there is no case. */
export type Row = readonly [clause: string, title: string, kind: ClauseKind, where?: string, reason?: string];

/** The clause index of a chapter. `where` is told from the chapter's folder; '../' leads to what all chapters share. */
export function indexOf(folder: string, rows: readonly Row[]): ClauseEntry[] {
  return rows.map(([clause, title, kind, where = '', reason = '']) => ({
    clause,
    title,
    kind,
    ...(where === '' ? {} : { where: wholePath(folder, where) }),
    ...(reason === '' ? {} : { reason }),
  }));
}

function wholePath(folder: string, where: string): string {
  return where.startsWith('../') ? `a-world-at-war/${where.slice(3)}` : `a-world-at-war/${folder}/${where}`;
}
