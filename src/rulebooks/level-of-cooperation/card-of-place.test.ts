import { describe, expect, it } from 'vitest';
import { type board, renderValue } from '../../kernel/index.ts';
import { viewOf } from '../../kernel/kit/front.test-helper.ts';
import { levelOfCooperation } from './index.ts';
import { SCENARIOS } from './scenarios.ts';
import type { Open } from './state.ts';

const rules = levelOfCooperation.bind({
  scenario: SCENARIOS.find(({ id }) => id === 'short-1942') as (typeof SCENARIOS)[number],
  rulings: Object.fromEntries(levelOfCooperation.rulings.map(({ id, default: choice }) => [id, choice])),
  data: null,
});

const said = (cell: board.Cell | null): string =>
  cell === null ? '?' : renderValue(levelOfCooperation.words, cell);

/** The lines of what each nation may do, by its name. */
function mayAt(place: string, change: (open: Open) => void = () => undefined) {
  const position = rules.setup();
  change(position.open);
  const panel = (rules.card?.(viewOf(position, null), place) ?? []).find(
    ({ title }) => title.key === 'card.may',
  );
  const rows = panel?.kind === 'table' ? panel.rows.map((row) => row.map(said)) : [];
  return new Map(rows.map(([nation = '', ...cells]) => [nation, cells]));
}

describe('the card of a neutral', () => {
  it('says who may choose it, on what a die hits, and the chance of a step', () => {
    const turkey = mayAt('turkey');
    // one die hits on 1, so in 1 of 6; of two dice one or both in 11 of 36
    const chances = new Set(['17 %', '31 %']);
    for (const [nation, [, hit, chance = '']] of turkey)
      if (nation !== 'Italy') expect([nation, hit, chances.has(chance)]).toEqual([nation, '1', true]);
    expect(turkey.get('Italy')?.slice(0, 3)).toEqual(['no', '', '']);
    expect(turkey.get('Italy')?.at(-1)).toContain('R6');
  });

  it('lets nobody roll at what leans too far the other way, and its enemies attack it (T3, T4)', () => {
    const turkey = mayAt('turkey', (open) =>
      Object.assign(open.neutrals['turkey'] ?? {}, { level: 4, marker: 'uk', mover: 'uk' }),
    );
    expect(turkey.get('Germany')?.[0]).toBe('no');
    expect(turkey.get('Germany')?.at(-1)).toContain('T3');
    expect(turkey.get('Germany')?.[4]).toBe('yes');
    expect(turkey.get('United Kingdom')?.[3]).toContain('entering');
    expect(turkey.get('United Kingdom')?.[4]).toBe('no');
  });

  it('says nothing of what is no neutral', () => {
    expect(mayAt('atlantis').size).toBe(0);
  });
});
