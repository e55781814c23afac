/** Letters that run from right to left, and marks of direction. */
const TURNS = /[\u0590-\u08ff\u200e\u200f\u202a-\u2069\ufb1d-\ufefc\ud802\ud803\ud83a\ud83b]/;

/** What somebody wrote, for a sentence of ours: its direction, and marks of direction in it, end with it. */
export function isolate(text: string): string {
  return TURNS.test(text) ? `\u2068${text.replace(/[\u2066-\u2069]/g, '')}\u2069` : text;
}
