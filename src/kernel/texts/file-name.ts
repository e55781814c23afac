/** What a file is called that belongs to something with a title: 'three-far-apart-2026-11-29.csv'; `day` as '2026-11-29'. */
export function fileName(title: string, day: string, ending: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join('-');
  const name = Array.from(words).slice(0, MOST).join('').replace(/-$/, '');
  return `${name || 'game'}-${day}.${ending}`;
}

/** So many letters of a title stand in a name: with the day and the ending every disk takes it. */
const MOST = 60;
