import { describe, expect, it } from 'vitest';
import { isEntry } from './entry-shape.ts';

const HASH = 'a'.repeat(64);
const base = { n: 4, hash: HASH };
const move = { seat: 'one', decision: '1/bid', answer: 2 };
const KINDS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  answer: { ...base, ...move, by: 'Ada', request: 'r', state: HASH, public: '{}', agreed: ['two'], again: 2 },
  'habitual answer': { ...base, ...move, answer: null, habit: true },
  'only answer': { ...base, ...move, only: true, for: 'one' },
  roll: { ...base, seat: 'dice', decision: '1/roll', answer: [6], link: HASH, sides: [6] },
  withdrawal: { ...base, seat: 'one', withdraw: '1/bid' },
  undo: { ...base, undone: [3], seats: ['one'], reason: '' },
  mend: {
    ...base,
    undone: [1, 2],
    seats: ['one'],
    reason: 'x',
    mend: [
      { at: 1, answer: 3 },
      { at: 2, strike: true },
      { before: 1, ...move },
    ],
    again: [{ n: 1 }, { n: 2, answer: 1 }, move],
    anew: ['two'],
  },
  tick: { ...base, seat: 'one', tick: { n: 3, i: 1 }, done: false },
  passed: { ...base, passed: [2] },
  habit: { ...base, seat: 'one', habit: 'bids', left: { answer: 'none', lasts: 'turn', turn: 1 } },
  'habit that is given up': { ...base, seat: 'one', habit: 'bids', left: null },
  head: { ...base, head: HASH },
  lot: { ...base, by: 'Ada', lot: { of: ['one'], hash: HASH } },
  'list of lots': { ...base, lot: { list: [HASH], without: ['two'] } },
  'opened lot': { ...base, by: 'Ada', lot: { of: ['one'], opens: 'a'.repeat(32) } },
  'agreement to do without a lot': { ...base, by: 'Ada', lot: { of: ['one'], without: ['two'] } },
};

describe('a line of a game', () => {
  it.each(Object.entries(KINDS))('is an entry as %s', (_, entry) => {
    expect(isEntry(entry)).toBe(true);
  });
  it.each(Object.entries(KINDS))('is none as %s with anything of another kind in it', (name, entry) => {
    const others = Object.values(KINDS).flatMap((each) => Object.entries(each));
    const refused = others.filter(([key]) => !(key in entry));
    // what one kind of answer has, another may have beside it
    const isAnswer = 'answer' in entry;
    const mixed = refused.filter(
      ([key]) => !(isAnswer && ['agreed', 'again', 'only', 'for', 'habit'].includes(key)),
    );
    const may = [
      'by',
      'request',
      'state',
      'public',
      ...(name === 'undo' ? ['mend', 'again', 'anew'] : []),
      'again',
    ];
    for (const [key, value] of mixed.filter((each) => !may.includes(each[0])))
      expect([key, isEntry({ ...entry, [key]: value })]).toEqual([key, false]);
    expect(isEntry({ ...entry, more: 1 })).toBe(false);
  });
  it.each(Object.entries(KINDS))(
    'is none as %s without what it must have, or with nothing there',
    (_, entry) => {
      const optional = [
        'by',
        'request',
        'state',
        'public',
        'agreed',
        'again',
        'only',
        'for',
        'habit',
        'mend',
        'anew',
      ];
      const isOptional = (key: string): boolean =>
        optional.includes(key) && !(key === 'habit' && 'left' in entry);
      for (const key of Object.keys(entry).filter((each) => !isOptional(each))) {
        const { [key]: __, ...rest } = entry;
        expect([key, isEntry(rest)]).toEqual([key, false]);
      }
      const isNothing = (key: string): boolean => ['answer', 'left'].includes(key);
      for (const key of Object.keys(entry).filter((each) => !isNothing(each)))
        expect([key, isEntry({ ...entry, [key]: null })]).toEqual([key, false]);
    },
  );
  it('is none with half a roll', () => {
    const { sides: _, ...link } = KINDS['roll'] ?? {};
    const { link: __, ...sides } = KINDS['roll'] ?? {};
    expect([link, sides].map(isEntry)).toEqual([false, false]);
  });
});
