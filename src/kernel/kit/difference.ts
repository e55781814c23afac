/** Where two values of plain JSON differ first, with both; null when their bytes are equal, order of keys included. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (a === b) return null;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b))
    return `${path || 'all'}: ${shown(a)} | ${shown(b)}`;
  const keys = Object.keys(a);
  const others = Object.keys(b);
  for (const key of keys) {
    const inner = difference(a[key], b[key], path === '' ? key : `${path}.${key}`);
    if (inner) return inner;
  }
  const more = others.find((key) => !Object.hasOwn(a, key));
  if (more !== undefined) return difference(undefined, b[more], path === '' ? more : `${path}.${more}`);
  const order = keys.findIndex((key, i) => key !== others[i]);
  return order < 0 ? null : `${path || 'all'}: the order of its keys, ${keys[order]} | ${others[order]}`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 120);
}
