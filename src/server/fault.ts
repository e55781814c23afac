import { isLost } from '../store/index.ts';
import { denial, type Denial, SAYS } from './denied.ts';

/** SQLite's codes for a file that cannot be written, and for an input or output error; for a full disk; and for damage. */
const UNWRITABLE = [8, 10];
const FULL = 13;
const CORRUPT = 11;
/** What a Postgres and the system say of a full disk. */
const DISK_FULL: readonly unknown[] = ['53100', 'ENOSPC', 'EDQUOT'];

/** What is said of something that went wrong on our side: nothing was changed. */
export function faultOf(error: unknown): Denial {
  const { errcode, code } = (error instanceof Error ? error : {}) as { errcode?: unknown; code?: unknown };
  const sqlite = Number(errcode ?? 0) & 0xff;
  if (sqlite === FULL || DISK_FULL.includes(code)) return denial(507, SAYS.diskFull);
  if (isLost(error)) return denial(503, SAYS.noDatabase);
  if (sqlite === CORRUPT) return denial(500, SAYS.corrupt);
  return denial(500, UNWRITABLE.includes(sqlite) ? SAYS.unwritable : SAYS.fault);
}
