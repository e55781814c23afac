import { describe, expect, it } from 'vitest';
import type { RecordLine } from '../../kernel/game/record.ts';
import { rulebookOf } from '../rulebook.test-helper.ts';
import { bindBook } from '../book.tsx';
import { deskTexts } from '../texts.ts';
import { doneText, goneText } from './done.ts';

const setup = { scenario: 'european-1940', rulings: {}, data: null };
const book = bindBook(rulebookOf('a-world-at-war'), setup, false);
if (!book) throw new Error('no book');

const line = (n: number, more: Partial<RecordLine> = {}): RecordLine =>
  ({
    n,
    kind: 'answer',
    seat: 'russia',
    answer: { 'russia/turkey': 2 },
    dispatches: [],
    ...more,
  }) as RecordLine;

describe('what is taken back, in words', () => {
  it('names one line alone, several from the first on, and the whole', () => {
    const lines = [line(1), line(2, { undone: true }), line(3), line(4)];
    expect(goneText({ lines }, 3, book)).toBe('line 4 alone: Russia: Russia\u2013Turkey 2');
    expect(goneText({ lines }, 1, book)).toBe('all from line 3 on: Russia: Russia\u2013Turkey 2');
    expect(goneText({ lines }, 0, book)).toBe('all, to the very start');
  });

  it('says in the log what went, and what had been seen by its name', () => {
    const back = line(5, { kind: 'undo', to: 3, seen: { dice: false, doors: ['dp/finland', 'dp/finland'] } });
    expect(doneText(back, book)).toBe('Taken back: all after line 3. Secrets had been seen: Finland.');
    const nameless = line(5, { kind: 'undo', to: 0, seen: { dice: true, doors: ['bid'] } });
    expect(doneText(nameless, book)).toBe(
      'Taken back to the very start. Dice had been seen. Secrets had been seen.',
    );
  });
});

it('says the points of an allocation though each row has one, and of ticks none', () => {
  const rows = { 'germany/turkey': 1, 'italy/spain': 1 };
  const placed = line(1, { decision: '1940/european-axis/allocate', answer: rows });
  expect(doneText(placed, book)).toBe('Russia: Germany\u2013Turkey 1, Italy\u2013Spain 1.');
  const step = line(2, {
    kind: 'step',
    seats: ['russia'],
    own: { '1940/russia/allocate': { 'russia/turkey': 1 } },
  });
  expect(doneText(step, book)).toMatch(/Yours: Russia\u2013Turkey 1\.$/);
  const ticked = line(3, { decision: '1940/spring/allied/russia/name', answer: { turkey: 1, spain: 1 } });
  expect(doneText(ticked, book)).toBe('Russia: Turkey, Spain.');
});

it('says how many points are too many, not that less than none is left', () => {
  expect(deskTexts.form.left(2, 5)).toBe('2 of 5 left');
  expect(deskTexts.form.left(-6, 5)).toBe('6 too many');
});

it('says what a line was put right to, where what it was is not at hand', () => {
  const mended = [{ line: 14, seat: 'dice', decision: '1940/roll', answer: [5], as: 'changed' as const }];
  const said = doneText(line(15, { kind: 'undo', to: 13, mended } as Partial<RecordLine>), book);
  expect(said).toMatch(/^Put right: line 14: 5\./);
});

it('says a sum of money with its sign', () => {
  const world = bindBook(
    rulebookOf('the-war-game'),
    { scenario: 'world-1939', rulings: {}, data: null },
    false,
  );
  if (!world) throw new Error('no book');
  const step = line(2, { kind: 'step', seats: ['ussr'], own: { '1/germany/bid': '3' } });
  expect(doneText(step, world)).toMatch(/Yours: \$3\.$/);
});
