/** What is asked of the house where the games are: a path below its `/api`; with a body something is to be done. */
export interface Asked {
  readonly path: string;
  readonly key?: string | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** What it says; `whole`: whether all of it came. */
export interface Answered {
  readonly status: number;
  readonly whole: boolean;
  readonly body: unknown;
}

/** Who is told of a line to the house. */
export interface LineEars {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

/** A line to the house, over which texts go both ways in order. */
export interface HouseLine {
  isOpen(): boolean;
  send(text: string): void;
  close(): void;
}

/** Where the games are: on a server, or in this browser. */
export interface House {
  /** Rejects where nobody answers. */
  ask(asked: Asked): Promise<Answered>;
  connect(ears: LineEars): HouseLine;
}

let here: House | undefined;

/** Say once, before anything is asked, where the games are. */
export function provideHouse(house: House): void {
  here = house;
}

/** The house of this page. Throws where none was provided: our own mistake. */
export function theHouse(): House {
  if (!here) throw new Error('the page has no house');
  return here;
}
