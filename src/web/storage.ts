const PLACES = ['localStorage', 'sessionStorage'] as const;

/**
 * Where site data is blocked, gives a window storage that has what was kept until the page is closed, and says of each thing
 * that it was not kept, as one that is full does. Returns whether the browser has storage of its own.
 */
export function provideStorage(window: object): boolean {
  const missing = PLACES.filter((place) => {
    try {
      return !(window as Partial<Window>)[place];
    } catch {
      return true;
    }
  });
  for (const place of missing) Object.defineProperty(window, place, { value: memory(), configurable: true });
  return missing.length === 0;
}

/** What was kept stands in it by its names, as in a browser's. */
function memory(): object {
  return Object.create({
    getItem(this: Record<string, string>, name: string): string | null {
      return Object.hasOwn(this, name) ? (this[name] as string) : null;
    },
    setItem(this: Record<string, string>, name: string, text: string): never {
      this[name] = text;
      throw new DOMException('blocked', 'QuotaExceededError');
    },
    removeItem(this: Record<string, string>, name: string): void {
      delete this[name];
    },
  });
}
