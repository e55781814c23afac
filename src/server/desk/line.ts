/** A line to somebody who watches a game: a WebSocket, or whatever else brings texts both ways, in order. */
export interface LiveLine {
  /** Where the other end is. */
  readonly address: string;
  isOpen(): boolean;
  send(text: string): void;
  /** How many bytes the other end has still to take. */
  unsent(): number;
  /** Hang up; `code`: why, as a WebSocket says it. */
  close(code: number): void;
  /** Cut it off at once. */
  cut(): void;
  /** Hear each text that comes; null: something that is no text. */
  onText(hear: (text: string | null) => void): void;
  /** Told once the line is no more. */
  onGone(told: () => void): void;
}
