/** A browser's storage; `full`: it takes nothing. */
export function storage(full = false): Storage {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem(key: string, value: string) {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      kept[key] = value;
    },
    removeItem: (key: string) => void delete kept[key],
  };
  return new Proxy(kept, {
    get: (_, name) => (name in methods ? methods[name as keyof typeof methods] : kept[String(name)]),
  }) as unknown as Storage;
}
