/** A time as it is printed. */
export function ms(value: number): string {
  return `${value.toFixed(value < 10 ? 1 : 0)} ms`;
}

/** Why boardgame.io is not there. */
export function missingText(why: string): string {
  return `  boardgame.io is not here: ${why}`;
}
