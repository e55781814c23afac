import type { Seat } from '../../kernel/seat.ts';
import type { Desk } from '../api/api.ts';

// How a channel is described: who reads, from where, and what is sent.

/** What a reader of a pair of games is: somebody with a seat, a spectator, whoever organises the games and made them, the
 * holder of a club file or of a link for everybody, who runs the server, and who has no key or a wrong one. */
export type ReaderKind =
  | 'seat'
  | 'spectator'
  | 'organiser'
  | 'club'
  | 'everybody'
  | 'operator'
  | 'stranger'
  | 'guesser';

/** A request. */
export interface Wire {
  readonly method: 'GET' | 'POST';
  /** From `/api/` on. */
  readonly path: string;
  /** What is sent, or what follows from the answer before it. */
  readonly body?: object | ((before: unknown) => object);
}

/** Where a reader stands in one of the two houses; all but the desk is the same in both. */
export interface ReaderStand {
  readonly kind: ReaderKind;
  /** What the reader is called at the game. */
  readonly name: string;
  /** The reader's seat; empty: none. */
  readonly seat: string;
  /** Whose secret it is. */
  readonly hidden: string;
  /** Somebody else with a seat, whose secret it is not. */
  readonly other: string;
  readonly game: string;
  readonly table: string;
  readonly club: string;
  /** The reader's last desk; what is not at the table: a spectator's. */
  readonly desk: Desk;
  /** What the reader's seat may leave: a habit, and one of its answers. */
  readonly habit: readonly [name: string, answer: string];
  /** Where the reader's own hook leads, and its channel. */
  readonly hook: string;
  readonly channel: string;
  /** What leads out of the reader's mail. */
  readonly leave: readonly [channel: string, token: string];
  /** By what this request is told from all others of the pair. */
  readonly label: string;
}

/** How a channel is asked. */
export interface Channel {
  /** Who may: nobody else ever gets anything but a no. */
  readonly may: readonly ReaderKind[];
  /** What a reader sends, one after the other. */
  readonly asks: (at: ReaderStand) => readonly Wire[];
  /**
   * After each step; seldom, as it tells everybody the same; once, when a pair has ended, in the order of the list. None said: in
   * turns.
   */
  readonly when?: 'always' | 'seldom' | 'last';
  /** Why nobody who may gets more than a no here. */
  readonly shut?: string;
  /** What is left of a yes where what is secret of a seat stands in it by right. */
  readonly hides?: (hidden: Seat, text: string) => string;
  /** Only that there is an answer is compared, and why. */
  readonly status?: string;
}

/** Kinds of readers, by what they may. */
export const EVERYBODY: readonly ReaderKind[] = [
  'seat',
  'spectator',
  'organiser',
  'club',
  'everybody',
  'operator',
  'stranger',
  'guesser',
];
export const PEOPLE: readonly ReaderKind[] = ['seat', 'spectator', 'everybody'];
export const LOOKERS: readonly ReaderKind[] = ['seat', 'spectator'];
export const SEATS: readonly ReaderKind[] = ['seat'];
export const MAKER: readonly ReaderKind[] = ['organiser'];

/** A request with a body. */
export const post = (path: string, body: object = {}): Wire => ({ method: 'POST', path, body });
/** Where something of the game is. */
export const of = ({ game }: ReaderStand, what: string): string => `games/${game}/${what}`;

/** A club file. */
export const CLUB_FILE = { format: 1, kind: 'club', title: 'Ours', rulebooks: {} };
