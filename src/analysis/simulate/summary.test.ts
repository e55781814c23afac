import { describe, expect, it } from 'vitest';
import { compareTallies } from './compare.ts';
import { shareIn } from './interval.ts';
import { answerTo, readQuestion } from './question.ts';
import { planOf, simulationOf, tallyOf } from './simulate.test-helper.ts';
import { summaryOf } from './summary.ts';

const simulation = simulationOf(planOf(10), tallyOf(10, 3));

describe('a summary', () => {
  const { seats, places, turns, ended } = summaryOf(simulation);

  it('says how places stand at the end of each turn, what games most often end with first', () => {
    expect(turns).toEqual([1, 2]);
    const [turkey] = places;
    expect(turkey?.states.map(({ is, end }) => [is, end.at])).toEqual([
      ['0', 0.7],
      ['-1', 0.3],
    ]);
    expect(turkey?.states[1]?.turns).toEqual([
      { turn: 1, share: shareIn(0, 10), ever: shareIn(0, 10) },
      { turn: 2, share: shareIn(3, 10), ever: shareIn(3, 10) },
    ]);
    expect(turkey?.states[0]?.turns[1]?.ever.at).toBe(1);
  });

  it('says what seats have and when games end', () => {
    expect(seats).toEqual([{ seat: 'germany', level: 'steady', share: { at: 0.5, low: 0.5, high: 0.5 } }]);
    expect(ended).toEqual([{ turn: 2, share: shareIn(10, 10) }]);
  });
});

describe('a question', () => {
  it.each([
    ['turkey=-1@1942/winter', { place: 'turkey', is: '-1', date: '1942/winter' }],
    ['turkey=germany/9', { place: 'turkey', is: 'germany/9' }],
    ['turkey=germany/*@2', { place: 'turkey', is: 'germany/*', date: '2' }],
    ['turkey', null],
    ['turkey=', null],
    ['=9', null],
    ['turkey=9@', null],
    ['turkey=9=8', null],
  ])('%s', (text, question) => {
    expect(readQuestion(text)).toEqual(question);
  });

  it('is answered at the end of a turn, and up to it', () => {
    const ask = { place: 'turkey', is: '0' };
    expect(answerTo(ask, 1, simulation.tally)).toMatchObject({ games: 10, ever: { games: 10 } });
    expect(answerTo(ask, 2, simulation.tally)).toMatchObject({ games: 7, ever: { games: 10 } });
    expect(answerTo(ask, 2, simulation.tally).share).toEqual(shareIn(7, 10));
  });

  it('of several states counts all, and cannot say in how many games one of them came', () => {
    expect(answerTo({ place: 'turkey', is: '*' }, 2, simulation.tally)).toMatchObject({
      games: 10,
      ever: null,
    });
  });

  it('of a state that never came is answered with none', () => {
    expect(answerTo({ place: 'turkey', is: '5' }, 2, simulation.tally)).toMatchObject({
      states: [],
      games: 0,
    });
  });
});

describe('two variants', () => {
  it('differ by what one has more, also where the other has nothing of it', () => {
    const { places, seats } = compareTallies(simulation.tally, tallyOf(10, 0));
    const moved = places.find(({ is }) => is === '-1');
    expect(moved?.difference.at).toBeCloseTo(0.3, 12);
    expect(moved?.other).toEqual(shareIn(0, 10));
    expect(seats).toEqual([
      expect.objectContaining({ seat: 'germany', difference: { at: 0, low: 0, high: 0 } }),
    ]);
  });
});
