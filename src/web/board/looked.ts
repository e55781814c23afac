// The place that a reader looked at last, by rulebook: kept in the browser, so that a map opens there again.

const at = (rulebook: string): string => `demarche.looked.${rulebook}`;

export function lookedAt(rulebook: string): string | null {
  try {
    return localStorage.getItem(at(rulebook));
  } catch {
    return null;
  }
}

export function keepLooked(rulebook: string, place: string): void {
  try {
    localStorage.setItem(at(rulebook), place);
  } catch {
    // full, or forbidden
  }
}
