import { expect, test } from 'vitest';
import { copyJson, worthOf } from '../../../kernel/kit/front.test-helper.ts';
import { type Spending, booksToRead } from '../../../kernel/solo/index.ts';
import { settingOf, theWarGame } from '../index.ts';
import { channelOf } from '../rules/influence.ts';
import type { WarGameGround, Open } from '../state.ts';
import { tableOf } from '../steered.test-helper.ts';
import { AIMS } from './aims.ts';
import { bidAgainst, bidAlone, chanceOf, weighCounter } from './bids.ts';
import { solo } from './index.ts';
import { Purse } from './purse.ts';
import { besideOf, Reader } from './stands.ts';
import { Story } from './story.ts';

const table = tableOf();
const books = booksToRead<WarGameGround>(settingOf(table.setup), theWarGame.bind(table.setup));
const reader = new Reader(books.seating);
const [aims] = AIMS;

function at(turn: number): Open {
  const open = copyJson(table.rules.setup()).open as Open;
  open.turn = turn;
  return open;
}

function asking(seat: string, means = 10): Spending {
  return {
    seat,
    friends: () => [],
    worth: (to) => worthOf(aims as (typeof AIMS)[number], to, 1, solo.dated),
    means,
    tells: () => undefined,
    random: () => 0,
  };
}

/** How the story of Mexico goes on for the U.S.A.: neither unrest nor an enemy stands in it. */
const story = (dollar: number): Story =>
  new Story(books, reader, channelOf('MEX.I1/usa').entry, {
    seat: 'usa-china',
    friends: [],
    besides: besideOf(books.seating, 'usa-china'),
    worth: (place) => (place === 'mexico' ? 12 : 0),
    dollar,
  });
const MEXICO = channelOf('MEX.I1/usa');
const [FRIENDLY, SWORN] = [12 * 30, 12 * 70];

test('in the last turn a roll is worth what it brings at once', () => {
  expect(story(0).stakeOf(at(books.lastTurn), MEXICO)).toEqual({
    works: SWORN,
    fails: FRIENDLY,
    none: FRIENDLY,
  });
});

test('before it a roll that fails leaves the next, which is further on (G.I1, G.I3)', () => {
  const { works, fails, none } = story(1e6).stakeOf(at(books.lastTurn - 1), MEXICO);
  const end = (twelfths: number): number =>
    (twelfths * SWORN + (12 - twelfths) * FRIENDLY) / 12 + 0.02 * FRIENDLY;
  expect(works).toBeCloseTo(1.02 * SWORN);
  expect(fails).toBeCloseTo(end(2));
  expect(none).toBeCloseTo(end(1));
});

test('the next roll is made with money where a dollar costs less than it brings (G.J1)', () => {
  const { fails } = story(1).stakeOf(at(books.lastTurn - 1), MEXICO);
  expect(fails).toBeCloseTo((5 * SWORN + 7 * FRIENDLY) / 12 + 0.02 * FRIENDLY - 3);
});

test('Afghanistan is won late, as what is won early comes loose again (AFG.U3)', () => {
  const channel = channelOf('AFG.I1/uk');
  const purse = new Purse(books, reader, { ...at(8), attempts: { [channel.id]: 4 } }, asking('uk-france'));
  const { works, none } = purse.stakeOf(channel, 'uk-france');
  expect(none).toBeGreaterThan(works);
});

test('a nation alone spends what brings more than it costs, and what it must (G.J1)', () => {
  const bid = (means: number) =>
    bidAlone(books, at(1), MEXICO, new Purse(books, reader, at(1), asking('usa-china', means)));
  expect(bid(0)).toMatchObject({ own: [0, 0, 1], chance: 4 / 12 });
  expect(bid(1e5)).toMatchObject({ own: [1, 0, 0], chance: 2 / 12 });
});

const BULGARIA = channelOf('BUL.I1/germany');

test.each([0, 1, 2, 3, 4])('neither side of a bid could do better, after %i rolls (G.J7)', (made) => {
  const open: Open = { ...at(1), attempts: { [BULGARIA.id]: made } };
  const purse = new Purse(books, reader, open, asking('ussr'));
  const { own, against } = bidAgainst(books, open, BULGARIA, 'ussr', purse);
  const pays = (i: number, j: number, side: 'germany' | 'ussr'): number => {
    const chance = chanceOf(books, open, BULGARIA, i + 1, j + 1);
    const wins = Math.round(purse.wins(BULGARIA, side));
    return side === 'germany' ? chance * wins - 10 * (i + 1) : -chance * wins - 10 * (j + 1);
  };
  const each = [0, 1, 2];
  const mean = (mix: readonly number[], pay: (i: number) => number): number =>
    mix.reduce((sum, share, i) => sum + share * pay(i), 0);
  const germany = each.map((i) => mean(against, (j) => pays(i, j, 'germany')));
  const ussr = each.map((j) => mean(own, (i) => pays(i, j, 'ussr')));
  expect(mean(own, (i) => germany[i] ?? 0)).toBeCloseTo(Math.max(...germany));
  expect(mean(against, (j) => ussr[j] ?? 0)).toBeCloseTo(Math.max(...ussr));
});

test('both sides solve the same game', () => {
  const [one, other] = ['germany-italy', 'ussr'].map((seat) =>
    bidAgainst(books, at(1), BULGARIA, 'ussr', new Purse(books, reader, at(1), asking(seat))),
  );
  expect(one).toEqual(other);
});

test('who is asked spends against a roll where that is worth the dollars (G.J4, G.J5)', () => {
  const counters = (means: number): boolean =>
    weighCounter(books, at(1), BULGARIA, 'ussr', new Purse(books, reader, at(1), asking('ussr', means)))
      .counters;
  expect([counters(1), counters(1e5)]).toEqual([true, false]);
});
