/** Whoever asks, as the machine has seen them come. */
export interface Caller {
  /** The address of the other end. */
  readonly address: string;
  /** What stood in the head of the request. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** The one value of a header, or the first of several. */
export function headerOf({ headers }: Pick<Caller, 'headers'>, name: string): string | undefined {
  return [headers[name]].flat()[0];
}
