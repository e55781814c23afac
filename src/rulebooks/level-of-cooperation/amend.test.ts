import { describe, expect, it } from 'vitest';
import { amend } from '../../kernel/amend.ts';
import { accepted } from '../../kernel/duel.test-helper.ts';
import { answer, beginGame, type Game, newHeader, stateOf } from '../../kernel/game.ts';
import { canonical, type Json } from '../../kernel/json.ts';
import { asksOf } from '../../kernel/play.ts';
import { record } from '../../kernel/record.ts';
import { replay } from '../../kernel/replay.ts';
import { type Start, tableOf } from './start.test-helper.ts';
import { type Open, type Standing, standingOf } from './state.ts';

const HITS = [1, 6];
const MISS = [2, 6];

function say(game: Game, seat: string, name: string, given: Json): Game {
  const asked = asksOf(game.table, stateOf(game), seat).find(({ id }) => id.endsWith(`/${name}`));
  return accepted(answer(game, { seat, decision: asked?.id ?? name, answer: given }));
}
const report = (game: Game, facts: Readonly<Record<string, string | number>>, as = 'correction'): Game => {
  const told = Object.entries(facts).map(([key, value]) => [key, { value, as }]);
  return say(game, 'table', 'report', Object.fromEntries(told));
};

/** Germany has rolled at Turkey: line 2 of every log. The hit number is 1, or 2 with the Caucasus. */
function rolled(faces: readonly number[], start: Start = {}): Game {
  const table = tableOf(start);
  const begun = say(beginGame(table, newHeader(table, 'typed')), 'germany', 'choose', 'turkey');
  return say(begun, 'dice', 'roll', faces);
}
const HELD = { control: { caucasus: 'germany' } } as const;
/** Germany held the Caucasus, or did not: then a 2 hits, or misses. */
const held = (game: Game, by = 'germany'): Game => report(game, { 'control.caucasus': by });
const amended = (game: Game): Game =>
  accepted(amend(game, { seat: 'usa', line: 2, fact: 'control.caucasus' }));

const turkey = (game: Game): Standing => ({ ...standingOf(stateOf(game).position.open as Open, 'turkey') });
const told = (game: Game): string[] =>
  (record(game, null).at(-1)?.dispatches ?? []).map(({ data }) => data.key);

/** Reads from bytes as it was played. */
function expectSame(game: Game): void {
  const entries = JSON.parse(JSON.stringify(game.moments.map(({ entry }) => entry)));
  const again = accepted(replay(game.table.rulebook, game.header, entries, 'all'));
  expect(again.stopped).toBeNull();
  expect(canonical(stateOf(again.game))).toBe(canonical(stateOf(game)));
}

describe('a miss that was a hit (S6, S7)', () => {
  it('moves the neutral one step now, with marker and benefits', () => {
    const game = held(rolled(MISS, { levels: { turkey: -2 } }));
    const sums = record(game, 'uk')
      .at(-1)
      ?.affects?.map(({ sheet, amends }) => [sheet, amends]);
    expect(sums).toEqual([['hits/germany/turkey', true]]);
    const after = amended(game);
    expect(turkey(after)).toMatchObject({ level: -3, marker: 'germany', mover: 'germany' });
    expect(told(after)).toEqual(['amend.told', 'told.step', 'told.marker', 'told.pro']);
    expectSame(after);
  });

  it('moves it from where it stands by now', () => {
    const moved = say(say(rolled(MISS), 'japan', 'choose', 'turkey'), 'dice', 'roll', [1]);
    expect(turkey(moved).level).toBe(-2);
    expect(turkey(amended(held(moved)))).toMatchObject({ level: -3, marker: 'germany' });
  });

  it('has no effect at the end of the track (R8)', () => {
    const start = { levels: { turkey: -5 }, markers: { turkey: 'germany' } } as const;
    const after = amended(held(rolled(MISS, start)));
    expect(turkey(after).level).toBe(-5);
    expect(told(after)).toEqual(['amend.told', 'told.end']);
  });

  it('changes nothing where the neutral was taken meanwhile (R10)', () => {
    const taken = report(rolled(MISS), { 'captured.turkey': 'uk' }, 'change');
    const after = amended(held(taken));
    expect(turkey(after)).toEqual(turkey(taken));
    expect(told(after)).toEqual(['amend.told', 'told.amendCaptured']);
  });

  it('calls off a roll that the new level bars', () => {
    const order = ['germany', 'uk', 'ussr', 'usa', 'japan', 'italy'] as const;
    const next = say(rolled(MISS, { levels: { turkey: -2 }, order }), 'uk', 'choose', 'turkey');
    const after = amended(held(next));
    expect(told(after)).toEqual(['amend.told', 'told.step', 'told.marker', 'told.pro', 'told.rollOffLimit']);
    expect(asksOf(after.table, stateOf(after), 'uk')[0]?.id).toMatch(/choose$/);
  });
});

describe('a hit that was a miss (S6, S7)', () => {
  const lost = (game: Game): Game => held(game, 'ussr');

  it('leaves the neutral as it stood, if nothing has moved it since', () => {
    const start = { ...HELD, levels: { turkey: -2 } };
    const game = rolled(MISS, start);
    expect(turkey(game)).toMatchObject({ level: -3, marker: 'germany' });
    const after = amended(lost(game));
    expect(turkey(after)).toEqual({ level: -2, marker: null, mover: null, captured: null, replaced: null });
    expect(told(after)).toEqual(['amend.told', 'told.correctedTo']);
    expectSame(after);
  });

  it('takes it one step back from where it stands, and a marker off that cannot stand there', () => {
    const start = { ...HELD, levels: { turkey: -1 } };
    const moved = say(say(rolled(MISS, start), 'japan', 'choose', 'turkey'), 'dice', 'roll', [1]);
    expect(turkey(moved)).toMatchObject({ level: -3, marker: 'japan' });
    expect(turkey(amended(lost(moved)))).toMatchObject({ level: -2, marker: null, mover: 'japan' });
  });

  it('changes nothing where the hit had no effect (R8)', () => {
    const start = { ...HELD, levels: { turkey: -5 }, markers: { turkey: 'germany' } } as const;
    const game = rolled(MISS, start);
    const after = amended(lost(game));
    expect(turkey(after)).toEqual(turkey(game));
    expect(told(after)).toEqual(['amend.told', 'told.amendEnd']);
  });

  it('is offered only where no die is left that hits', () => {
    const game = lost(rolled(HITS, HELD));
    expect((record(game, 'uk').at(-1)?.affects ?? []).filter(({ amends }) => amends)).toEqual([]);
    const both = lost(rolled([1, 2], HELD));
    const [hits] = (record(both, 'uk').at(-1)?.affects ?? []).filter(({ sheet }) => sheet.startsWith('hits'));
    expect(hits).toMatchObject({ before: { total: { min: 2 } }, after: { total: { min: 1 } } });
    expect(hits).not.toHaveProperty('amends');
  });
});
