/** Time, which tests give themselves. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Do something after so many milliseconds. Returns what calls it off. */
  after(ms: number, act: () => void): () => void;
}

/** The time of this machine. */
export const CLOCK: Clock = {
  now: () => Date.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
