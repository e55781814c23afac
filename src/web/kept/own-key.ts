/** A new key of this device: 192 bits of chance, in letters that a link can carry. */
export function newOwnKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
