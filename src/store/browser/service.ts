import type { Refusal } from '../../kernel/clause.ts';
import type { SqlRow, Tables } from '../sql.ts';
import type { Thrown } from './line.ts';

/** How long what is stored is there: always; until the browser wants its room; or until the tab is closed. */
export type Keeping = 'kept' | 'may be cleared' | 'until the tab closes';

/** A database that was put aside when a backup took its place. */
interface Aside {
  readonly number: number;
  /** In bytes. */
  readonly size: number;
}

/** What became of what was there before. */
export interface Replacement {
  /** The number under which it is; null: there were no games. */
  readonly aside: number | null;
  /** The links that lay in the file, and do no longer; null: none did. */
  readonly links: string | null;
}

/** What is done with the games of a browser as files, whether or not they can be opened. */
export interface GameFiles {
  /** All games as one file: that of a backup, with links in it. What cannot be opened is given as it is. */
  bytes(links: string): Promise<Uint8Array | Refusal>;
  /**
   * Put a backup in the place of what is there, and end whatever uses it; games that are there are put aside. Refused, with
   * nothing changed, where it is none, there is no room, or a newer version wrote what is there.
   */
  replace(bytes: Uint8Array): Promise<Replacement | Refusal>;
  /** The same with a database without games. */
  anew(): Promise<Replacement | Refusal>;
  /** What was put aside, the last first. */
  asides(): Promise<readonly Aside[] | Refusal>;
  bytesAside(number: number): Promise<Uint8Array | Refusal>;
  forgetAside(number: number): Promise<Refusal | null>;
}

/** What the worker that has SQLite does for others. */
export interface Service extends GameFiles, Omit<Tables, 'tell' | 'entries'> {
  /** As in the tables; `broken`: why nothing could be read after these. */
  entries(
    game: string,
    n: number,
  ): Promise<{ readonly rows: readonly SqlRow[]; readonly broken: Thrown | null }>;
  /** Open the games, or make a place for them. Refused where they cannot be had. */
  open(): Promise<Refusal | null>;
  keeping(): Promise<Keeping>;
  damage(): Promise<string | null>;
  /** Store what waits, and let others have the games. */
  close(): Promise<void>;
}
