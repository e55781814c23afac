/** What a bench is told: texts by the name of the option. */
export type Options = Readonly<Record<string, string>>;

/** What a bench tells while it measures. */
export interface Tell {
  /** What is measured now, for who watches. */
  doing(what: string): void;
  /** What was found of a part, as soon as it is measured. */
  found(text: string): void;
}

/** All that was found, as a document, and whether what has to be equal or reached is. */
export interface Found {
  readonly document: unknown;
  readonly holds?: boolean;
}

/** Measures. */
export type Run = (options: Options, tell: Tell) => Promise<Found>;

/** An option that does not fit, in a sentence. */
export class Misused extends Error {}

/** A whole number from 1 up that an option is. */
export function countOf(options: Options, name: string, most = 1e6): number {
  const text = options[name] ?? '';
  if (!/^[1-9]\d{0,6}$/.test(text) || Number(text) > most)
    throw new Misused(`--${name} is a whole number from 1 to ${most}, not "${text}".`);
  return Number(text);
}

/** For how long each part is measured, in milliseconds. */
export function timeOf({ seconds = '' }: Options): number {
  if (!/^\d{1,4}(\.\d+)?$/.test(seconds) || Number(seconds) === 0)
    throw new Misused(`--seconds is a number above 0, not "${seconds}".`);
  return Number(seconds) * 1000;
}

/** Which of some names an option is; undefined: nothing was said. */
export function oneOf<T extends string>(options: Options, name: string, names: readonly T[]): T | undefined {
  const text = options[name] ?? '';
  const found = names.find((each) => each === text);
  if (text !== '' && found === undefined)
    throw new Misused(`--${name} is one of ${names.join(', ')}, not "${text}".`);
  return found;
}
