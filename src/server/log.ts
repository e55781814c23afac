type Say = (what: object | string, text?: string) => void;

/** Where a house notes what it does. */
export interface Log {
  readonly info: Say;
  readonly warn: Say;
  readonly error: Say;
}
