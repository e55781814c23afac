import { describe, expect, it } from 'vitest';
import type { board } from '../../../kernel/index.ts';
import { viewOf } from '../../../kernel/kit/front.test-helper.ts';
import { setMark } from '../rules/a-classes.ts';
import { scenarioRules, textOfCell } from '../board.test-helper.ts';
import { putUnits } from '../rules/h-forces.ts';
import type { Open } from '../state.ts';

const rules = scenarioRules('world-1939');

/** The tables of a card, by their keys, each row by its first cell, as a player reads them. */
function card(place: string, change: (open: Open) => void = () => undefined, seat: string | null = null) {
  const position = rules.setup();
  change(position.open as Open);
  const panels: readonly board.Panel[] = rules.card?.(viewOf(position, seat), place) ?? [];
  return Object.fromEntries(
    panels.flatMap((panel) =>
      panel.kind === 'table'
        ? [[panel.title.key, panel.rows.map((row) => row.map(textOfCell))] as const]
        : [],
    ),
  );
}

describe('the card of Norway', () => {
  it('says who may enter it: while it is Neutral nobody, and the Axis and the U.S.S.R. by attack alone', () => {
    const rights = card('norway')['card.rights'] ?? [];
    const stands = card('norway')['card.standings'] ?? [];
    expect(new Set(stands.map(([, is, by]) => `${is}${by}`))).toEqual(new Set(['Neutral']));
    // nations of which the same is so share a line
    expect(rights.map(([nations, enters, , attacks]) => [nations, enters, attacks])).toEqual([
      ['Germany, Italy, U.S.S.R., Japan', 'no', 'yes'],
      ['U.K.', 'no', 'no'],
      ['France, U.S.A.', 'no', 'no'],
      ['China', 'no', 'no'],
    ]);
    const why = (nation: string) => rights.find(([names]) => names?.includes(nation))?.at(-1);
    expect(why('U.K.')).toContain('G.A2, G.A4');
    expect(why('U.K.')).toContain('G.B6');
    expect(why('China')).toContain('G.B5');
  });

  it('lets those in to whom it is Friendly or Sworn, and their allies', () => {
    const rights = card('norway', (open) => setMark(open, 'norway', 'uk', { class: 'sworn', by: 'NOR.AX' }));
    const enters = Object.fromEntries(
      (rights['card.rights'] ?? []).flatMap(([nations = '', may]) =>
        nations.split(/, | and /).map((nation) => [nation, may] as const),
      ),
    );
    expect(enters).toMatchObject({ 'U.K.': 'yes', Germany: 'no', Italy: 'no', Japan: 'no' });
  });

  it('says whom an attack brings it to, and who may win it over, with which roll', () => {
    const { 'card.struck': struck, 'card.influence': influence, 'card.money': money } = card('norway');
    expect(struck).toEqual([
      ['attacked by the Axis: Sworn to U.K. (NOR.AX)'],
      ['attacked by an Ally: Sworn to Germany (NOR.AL)'],
    ]);
    // the first roll works on 1, and on 4 with three dollars
    expect(
      influence?.map(([nation, , rule, , needs, now, paid]) => [nation, rule, needs, now, paid]),
    ).toEqual([['U.K.', 'NOR.I1', '1', '8%', '33%']]);
    // of the other side its boxes name Germany
    expect(money).toEqual([['U.K.', 'NOR.I1', 'no', '?', '0', 'Germany']]);
  });

  it('shows in which colour the map would have it after an attack of either side', () => {
    const panels = rules.card?.(viewOf(rules.setup(), null), 'norway') ?? [];
    const struck = panels.flatMap((each) => (each.kind === 'table' && each.swatches ? [each] : []));
    expect(struck.map(({ title, rows }) => [title.key, rows.length >= 2])).toEqual([['card.struck', true]]);
    expect(struck[0]?.swatches?.map(({ tone }) => tone)).toEqual(['second', 'first']);
  });

  it('adds two where foreign units stand next door', () => {
    const near = card('norway', (open) => putUnits(open, 'germany', 'sweden', { infantry: 1 }));
    expect(near['card.influence']?.[0]?.[4]).toBe('3');
  });

  it('is the same for every reader, as all of it is open', () => {
    for (const seat of ['axis', 'table', null])
      expect(card('norway', undefined, seat)).toEqual(card('norway'));
  });
});

describe('the card of other places', () => {
  it('says what is rolled next, with its chance, and what is not and why', () => {
    const { 'card.next': next, 'card.notDue': notDue } = card('argentina');
    expect(next?.[0]?.[2]).toBe('needs 3 or less (25 %)');
    expect(notDue?.every((row) => row.at(-1) !== '')).toBe(true);
  });

  it('says of land of the players who may take it, and of no place nothing', () => {
    const rows = card('egypt')['card.land'] ?? [];
    expect(Object.fromEntries(rows.map(([nation, may]) => [nation, may] as const))).toMatchObject({
      Germany: 'yes',
      'U.K.': 'no',
      France: 'no',
    });
    expect(card('atlantis')).toEqual({});
  });
});
