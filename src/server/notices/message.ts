import type { Json } from '../../kernel/json.ts';

/** What is sent. Nothing in it is more than who is awaited, for what. */
export interface Message {
  /** The same each time that it is sent, so that whoever gets it twice can tell. */
  readonly key: string;
  /** Whether it may have been sent before, by a server that stopped before it could note that. */
  readonly again: boolean;
  readonly game: string;
  /** What the game is called. */
  readonly title: string;
  /** What waits, a sentence each. */
  readonly says: readonly string[];
  /** What mail says instead of where the desk is. */
  readonly asks?: {
    readonly subject: string;
    readonly text: string;
    readonly link: string;
    readonly not: string;
  };
  /** Where the desk is opened. */
  readonly open: string;
  /** For whom it is; null: for the whole table. */
  readonly name: string | null;
  /** What ends it: a link for people, and the address for programs of mail. */
  readonly leave: string;
  readonly leaveAt: string;
}

/** What came of sending. `again`: it may go better later, after so many milliseconds at least; `gone`: it never will. */
export type SendResult =
  | 'sent'
  | { readonly trouble: string; readonly again: boolean; readonly wait?: number; readonly gone?: true };

/** What sends a message over one kind of channel; it gives up at the signal. */
export type Sender = (target: Json, message: Message, signal: AbortSignal) => Promise<SendResult>;
