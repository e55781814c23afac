/** Bytes in letters that a link can carry. */
export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The bytes that letters of a link carry; null where no bytes are written so. */
export function fromBase64Url(letters: string): Uint8Array<ArrayBuffer> | null {
  try {
    const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (each) => each.charCodeAt(0));
    return toBase64Url(bytes) === letters ? bytes : null;
  } catch {
    return null;
  }
}

/** Whether two hashes are the same; it takes as long whatever they differ in. */
export function isSameHash(one: Uint8Array, other: Uint8Array): boolean {
  let differs = one.length ^ other.length;
  for (const [at, byte] of one.entries()) differs |= byte ^ (other[at] ?? 0);
  return differs === 0;
}
