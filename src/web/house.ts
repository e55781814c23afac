/** What is asked of the house where the games are: a path below its `/api`; with a body something is to be done. */
export interface Asked {
  readonly path: string;
  readonly key?: string | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** What it says. `body`: undefined where not all of it came. */
export interface Answered {
  readonly status: number;
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
  /** As of a WebSocket: 1 while it is open. */
  readonly readyState: number;
  send(text: string): void;
  close(): void;
}

/** Where the games are: on a server, or in this browser. */
export interface House {
  /** Rejects where nobody answers. */
  ask(asked: Asked): Promise<Answered>;
  connect(ears: LineEars): HouseLine;
}

/** The house of this page. */
export let house: House;

/** Say once, before anything is asked, where the games are. */
export function provideHouse(of: House): void {
  house = of;
}
