/**
 * Whether an option or a row stands for a choice of the board: it has its name, or is a row in two parts of which the second
 * has it ('germany/turkey').
 */
export function standsFor(id: string, choice: string): boolean {
  return id === choice || id.slice(id.indexOf('/') + 1) === choice;
}
