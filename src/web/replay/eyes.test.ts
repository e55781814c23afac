import { describe, expect, it } from 'vitest';
import { eyesFor, seenWith } from './eyes.ts';

const ALL = ['axis', 'allies', 'russia'];
const desk = { seat: 'axis', seats: ['axis', 'russia'] };

describe('the eyes of a look back', () => {
  it('are one\u2019s own seats and a spectator\u2019s, and every seat\u2019s once the game is opened', () => {
    expect(eyesFor(desk, ALL)).toEqual(['axis', '', 'russia']);
    expect(eyesFor({ ...desk, opened: true }, ALL)).toEqual(['axis', '', 'allies', 'russia']);
    expect(eyesFor({ ...desk, seat: null, seats: [] }, ALL)).toEqual(['']);
  });

  it('stand in the address, but for one\u2019s own', () => {
    const route = { page: 'game', game: 'g', key: 'k', seat: 'axis', at: 9, as: '' } as const;
    const to = (eyes: string) => seenWith(route, desk, eyes, 4);
    const bare = { page: 'game', game: 'g', key: 'k', seat: 'axis', at: 4 };
    expect(to('axis')).toEqual(bare);
    expect(to('')).toEqual({ ...bare, as: '' });
    expect(to('russia')).toEqual({ ...bare, as: 'russia' });
  });
});
