import { describe, expect, it } from 'vitest';
import { duel, give, mustAccept, refusalKey } from '../kit/duel.test-helper.ts';
import type { Decision } from '../forms/decision.ts';
import { TOLD_RULINGS } from './told.rulings.ts';
import type { Rulebook, Rules, Setup } from '../rulebook.ts';
import type { Rulings } from './ruling.ts';
import { reportedValue } from '../sums/facts.ts';
import { canonical, type Json } from '../json.ts';
import { runToEnd } from '../game/slices.ts';
import { words } from '../texts/words.ts';
import { factsToConfirm, withDoubts } from './doubts.ts';
import { answer, type Game, gameAt, newHeader, openGame, stateOf } from '../game/game.ts';
import { mend } from '../game/mend.ts';
import { asksOf, awaitingOf } from '../game/play.ts';
import { record } from '../game/record.ts';
import { replay, replayOn } from '../game/replay.ts';
import { seatState } from '../game/seat-state.ts';
import { bindTable } from '../game/table.ts';
import { undo } from '../game/undo.ts';

const label = words('t');

/** The duel in which the weather counts in the die, which may fall before the seats have sealed all. */
const windy = {
  ...duel,
  rulings: [...duel.rulings, ...TOLD_RULINGS],
  bind(setup: Setup) {
    const rules = duel.bind(setup) as unknown as Rules;
    const wind = {
      title: label,
      lines: [{ id: '1/w', clause: '1', label, needs: ['weather'], value: () => 0 }],
    };
    const books = { facts: rules.facts, sheets: { wind }, known: rules.known };
    const early: Decision = {
      id: '1/roll',
      seat: 'dice',
      form: { kind: 'roll', dice: [6] },
      prompt: label,
      clauses: ['1'],
      sheets: [{ name: 'wind', dice: [] }],
    };
    const isThrown = (open: object): boolean => 'faces' in open && (open.faces as number[]).length > 0;
    return {
      ...rules,
      ...books,
      ...withDoubts(books, {
        awaiting: (open) =>
          isThrown(open) ? [] : [...rules.awaiting(open).filter((each) => each !== 'dice'), 'dice'],
        asks: (view) => (view.seat === 'dice' && !isThrown(view.open) ? [early] : rules.asks(view)),
        apply: (position, ...given) => rules.apply(position, ...given),
      }),
    };
  },
} as unknown as Rulebook;

const begin = (rulings: Rulings = {}): Game => {
  const table = mustAccept(bindTable(windy, { scenario: 'only', rulings, data: null }));
  return mustAccept(openGame(windy, newHeader(table, 'typed')));
};
const idOf = (game: Game, seat: string, name: string): string =>
  asksOf(game.table, stateOf(game), seat).find(({ id }) => id.endsWith(`/${name}`))?.id ?? name;
const say = (game: Game, seat: string, name: string, given: Json): Game =>
  give(game, seat, idOf(game, seat, name), given, { by: seat });
const told = (value: number, as = 'change') => ({ weather: { value, as } });
const tell = (game: Game, value: number): Game =>
  give(game, 'table', idOf(game, 'table', 'report'), told(value), { by: 'ann' });
const doubt = (game: Game, value: number): Game => say(game, 'ben', 'doubt', told(value));
const roll = (game: Game): Game => give(game, 'dice', '1/roll', [4]);
const weather = (game: Game): unknown => reportedValue(stateOf(game).position.open.facts, 'weather');
const texts = (game: Game): string[] =>
  record(game, null).flatMap(({ dispatches }) => dispatches.map(({ data }) => data.key));

/** Read from its entries a game is the same, at every one of them; and in another process that goes on from the middle. */
function reread(game: Game): Game {
  const entries = JSON.parse(JSON.stringify(game.moments.map(({ entry }) => entry))) as [];
  const again = mustAccept(replay(windy, game.header, entries, 'all'));
  expect(again.stopped).toBeNull();
  const bytes = ({ state: { position, held } }: Game): string => canonical({ position, held } as never);
  for (let n = 0; n <= entries.length; n++) expect(bytes(gameAt(again.game, n))).toBe(bytes(gameAt(game, n)));
  const half = mustAccept(replay(windy, game.header, entries.slice(0, 1))).game;
  expect(bytes(runToEnd(replayOn(half, entries.slice(1))) ?? half)).toBe(bytes(game));
  return game;
}

describe('a doubt of what was told', () => {
  it('holds the die in which it counts until the teller keeps it', () => {
    const held = doubt(tell(begin(), 3), 5);
    expect(awaitingOf(held.table, stateOf(held))).toEqual(['ann', 'ben', 'table']);
    expect(refusalKey(answer(held, { seat: 'dice', decision: '1/roll', answer: [4] }))).toBe('play.notAsked');
    const kept = reread(say(held, 'table', 'keep', 'keep'));
    expect([weather(kept), awaitingOf(kept.table, stateOf(kept))]).toEqual([3, ['ann', 'ben', 'dice']]);
    expect(texts(reread(roll(kept)))).toEqual(['doubt.told', 'keep.told', 't']);
  });

  it('puts it right where the teller agrees, or tells something else', () => {
    const held = doubt(tell(begin(), 3), 5);
    const agreed = reread(say(held, 'table', 'keep', 'agree'));
    expect([weather(agreed), stateOf(agreed).position.open.doubts]).toEqual([5, undefined]);
    const other = reread(tell(held, 4));
    expect([weather(other), stateOf(other).position.open.doubts]).toEqual([4, undefined]);
    expect(awaitingOf(other.table, stateOf(other))).toContain('dice');
  });

  it.each([
    [{}, 3, 'keep.stands'],
    [{ 'told-kept': 'doubter' }, 5, 'keep.yields'],
  ])('kept twice it is decided by the ruling: %j', (rulings, value, text) => {
    const once = say(doubt(tell(begin(rulings), 3), 5), 'table', 'keep', 'keep');
    const twice = reread(say(doubt(once, 5), 'table', 'keep', 'keep'));
    expect([weather(twice), texts(twice).at(-1)]).toEqual([value, text]);
    expect(awaitingOf(twice.table, stateOf(twice))).toContain('dice');
    const isDoubted = stateOf(twice).position.open.doubts?.['weather'] !== undefined;
    expect(isDoubted).toBe(text === 'keep.stands');
    // what was decided is not asked a third time
    const again = asksOf(twice.table, stateOf(twice), 'ben').find(({ id }) => id.endsWith('/doubt'));
    expect(again === undefined).toBe(text === 'keep.stands');
  });

  it('is taken back by whoever doubts, alone', () => {
    const held = doubt(tell(begin(), 3), 5);
    expect(refusalKey(undo(held, { seat: 'ann' }))).toBe('undo.notYours');
    const free = reread(mustAccept(undo(held, { seat: 'ben' })));
    expect(awaitingOf(free.table, stateOf(free))).toContain('dice');
    expect(stateOf(free).position.open.doubts).toBeUndefined();
  });

  it('comes again where something before it is put right, and the die once it is kept anew', () => {
    const thrown = roll(say(doubt(tell(begin(), 3), 5), 'table', 'keep', 'keep'));
    const edit = [{ at: 1, answer: told(2) }];
    const wish = { seat: 'ann', mend: edit, reason: 'it was wrong' };
    const right = reread(mustAccept(mend(thrown, wish, { agreed: ['ann', 'ben'] })));
    expect(weather(right)).toBe(2);
    // whether 3 stays was another question
    expect(stateOf(right).position.open.doubts?.['weather']).toMatchObject({ told: 2, value: 5, kept: 0 });
    expect(awaitingOf(right.table, stateOf(right))).toContain('table');
    const kept = reread(say(right, 'table', 'keep', 'keep'));
    expect(awaitingOf(kept.table, stateOf(kept))).toEqual([]);
  });

  it('leaves what is sealed as it is, and agreed to asks for it anew', () => {
    const sealed = say(say(tell(begin(), 3), 'ben', 'strength', { points: 1 }), 'ben', 'bid', { points: 2 });
    const held = doubt(sealed, 5);
    expect(stateOf(held).held).toEqual(stateOf(sealed).held);
    expect(stateOf(say(held, 'table', 'keep', 'keep')).held).toEqual(stateOf(sealed).held);
    const agreed = reread(say(held, 'table', 'keep', 'agree'));
    expect(stateOf(agreed).held).toEqual({});
    expect(stateOf(agreed).drafts['ben']).toEqual(stateOf(sealed).held['ben']);
  });

  it('is of nothing else than what was told, and says something else', () => {
    const start = begin();
    expect(asksOf(start.table, stateOf(start), 'ben').some(({ id }) => id.endsWith('/doubt'))).toBe(false);
    const game = tell(start, 3);
    const decision = idOf(game, 'ben', 'doubt');
    const tried = (given: Json) => refusalKey(answer(game, { seat: 'ben', decision, answer: given }));
    expect(tried(told(3))).toBe('doubt.asTold');
    expect([tried(told(17)), tried({}), tried({ spies: { value: 1, as: 'change' } })]).toEqual([
      'answer.notValue',
      'answer.nothingTold',
      'answer.noFact',
    ]);
    expect(asksOf(game.table, stateOf(game), 'table').some(({ id }) => id.endsWith('/doubt'))).toBe(false);
  });

  it('makes it the turn of whoever told it', () => {
    const held = doubt(tell(begin(), 3), 5);
    const around = { isHeld: () => true, tellers: () => ['ann'] };
    const lone = { ...stateOf(held), held: { ann: {}, ben: {} } };
    expect(seatState(held.table, lone, null, around)?.for).toContain('ann');
  });
});

describe('what was told of a die', () => {
  it('is confirmed by a seat where the ruling asks for it, until it is told anew', () => {
    const game = tell(begin({ 'told-confirmed': 'confirmed' }), 3);
    const left = (now: Game) => factsToConfirm(now.table.rules, stateOf(now).position.open);
    expect(left(game)).toEqual(['weather']);
    const so = reread(say(game, 'ben', 'confirm', 'so'));
    expect([left(so), texts(so)]).toEqual([[], ['confirm.told']]);
    expect(left(reread(tell(so, 4)))).toEqual(['weather']);
    expect(left(tell(begin(), 3))).toEqual([]);
  });
});
