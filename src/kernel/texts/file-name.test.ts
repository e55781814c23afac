import { expect, it } from 'vitest';
import { fileName } from './file-name.ts';

it.each([
  ['The War Game: Three far apart', 'the-war-game-three-far-apart-2026-11-29.csv'],
  ['Größe & Ähre — Łódź', 'größe-ähre-łódź-2026-11-29.csv'],
  ['../../etc/passwd', 'etc-passwd-2026-11-29.csv'],
  ['東京 1941', '東京-1941-2026-11-29.csv'],
  ['?!', 'game-2026-11-29.csv'],
  ['', 'game-2026-11-29.csv'],
  ['x'.repeat(200), `${'x'.repeat(60)}-2026-11-29.csv`],
])('of %j is %s', (title, name) => {
  expect(fileName(title, '2026-11-29', 'csv')).toBe(name);
});
