const MOST_LETTERS = 24;

/** A short name from a text: small letters, digits and hyphens; one that is not taken. */
export function shortName(text: string, taken: readonly string[]): string {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '');
  const name = plain.length > MOST_LETTERS ? plain.slice(0, MOST_LETTERS).replace(/-[^-]*$/, '') : plain;
  if (!taken.includes(name)) return name;
  for (let n = 2; ; n++) if (!taken.includes(`${name}-${n}`)) return `${name}-${n}`;
}
