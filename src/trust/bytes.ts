/** Bytes in letters that a link can carry. */
export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Whether two hashes are the same; it takes as long whatever they differ in. */
export function isSameHash(one: Uint8Array, other: Uint8Array): boolean {
  let differs = one.length ^ other.length;
  for (const [at, byte] of one.entries()) differs |= byte ^ (other[at] ?? 0);
  return differs === 0;
}
