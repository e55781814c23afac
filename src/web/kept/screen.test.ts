import { describe, expect, it } from 'vitest';
import type { Desk } from '../api.ts';
import { hasScreen, sayScreen } from './screen.ts';
import { followed, nextSeats, turnAt } from '../game/turn.ts';

const ALL = ['axis', 'allies'];

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
}

const noStorage = {
  getItem() {
    throw new Error('denied');
  },
  setItem() {
    throw new Error('denied');
  },
} as unknown as Storage;

describe('a screen between the desks of a device', () => {
  it('comes where a link holds every seat, and not where a person was given some of them', () => {
    expect(hasScreen({ game: 'a', seats: ALL }, ALL, storage())).toBe(true);
    expect(hasScreen({ game: 'a', seats: ['axis'] }, ALL, storage())).toBe(false);
    expect(hasScreen({ game: 'a', seats: ALL }, ALL, noStorage)).toBe(true);
  });

  it('is as was said on this device for this game', () => {
    const kept = storage();
    sayScreen('a', false, kept);
    sayScreen('b', true, kept);
    expect(hasScreen({ game: 'a', seats: ALL }, ALL, kept)).toBe(false);
    expect(hasScreen({ game: 'b', seats: ['axis'] }, ALL, kept)).toBe(true);
    expect(hasScreen({ game: 'c', seats: ALL }, ALL, kept)).toBe(true);
    sayScreen('a', false, noStorage);
  });
});

describe('the desk that goes along', () => {
  const at = (more: Partial<Desk>) =>
    ({ seat: 'axis', seats: ALL, awaiting: [], answered: [], ...more }) as unknown as Desk;
  const OPEN = { secrets: false, screen: false };
  const ALONE = { secrets: true, screen: false };
  const SCREENED = { secrets: true, screen: true };

  it.each([
    ['its own turn', { awaiting: ['axis', 'allies'] }, [null, null, null]],
    ['another of its seats is asked', { awaiting: ['allies'] }, ['allies', 'allies', null]],
    ['its answer is sealed', { awaiting: ['allies'], answered: ['axis'] }, ['allies', 'allies', 'allies']],
    ['others are asked', { seats: ['axis'], awaiting: ['allies'], answered: ['axis'] }, [null, null, null]],
    ['the desk of the table', { seat: null, awaiting: ['table', 'dice'] }, [null, null, null]],
    ['the table has answered', { seat: null, awaiting: ['axis'] }, ['axis', 'axis', 'axis']],
    ['a spectator', { seat: null, seats: [], awaiting: ['allies'] }, [null, null, null]],
  ])('%s', (_, desk, goes) => {
    expect([OPEN, ALONE, SCREENED].map((book) => followed(at(desk), book, ['axis', 'allies']))).toEqual(goes);
  });

  it('stays where one has come back to look at what is sealed', () => {
    const desk = at({ awaiting: ['allies'], answered: ['axis'] });
    expect([OPEN, ALONE, SCREENED].map((book) => followed(desk, book, ['allies']))).toEqual([
      'allies',
      null,
      null,
    ]);
  });

  it('goes round as one device does behind a screen, and else in the order of play', () => {
    const seats = ['axis', 'allies', 'russia'];
    const desk = at({ seats, awaiting: ['axis', 'allies', 'russia'], seat: null });
    expect([SCREENED, ALONE].map((book) => nextSeats(desk, book))).toEqual([seats.toReversed(), seats]);
    const sealed = at({ seats, awaiting: ['axis', 'allies'], answered: ['russia'], seat: 'russia' });
    expect([SCREENED, ALONE].map((book) => followed(sealed, book, seats))).toEqual(['allies', 'axis']);
  });

  it('says whose turn it is', () => {
    const desk = at({ awaiting: ['allies'] });
    expect([OPEN, ALONE].map((book) => turnAt(desk, book))).toEqual(['allies', null]);
  });
});
