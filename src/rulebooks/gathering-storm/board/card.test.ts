import { describe, expect, it } from 'vitest';
import { type board, renderValue, setFact } from '../../../kernel/index.ts';
import { viewOf } from '../../../kernel/kit/front.test-helper.ts';
import { gatheringStorm } from '../index.ts';
import type { Placement } from '../lifetimes.ts';
import { SCENARIOS } from '../starts/scenarios.ts';
import type { Open } from '../state.ts';

const rules = gatheringStorm.bind({
  scenario: SCENARIOS.find(({ id }) => id === 'campaign-sides') as (typeof SCENARIOS)[number],
  rulings: Object.fromEntries(gatheringStorm.rulings.map(({ id, default: choice }) => [id, choice])),
  data: null,
});

const said = (cell: board.Cell | null): string =>
  cell === null ? '?' : renderValue(gatheringStorm.words, cell);

const counter = (more: Partial<Placement>): Placement => ({
  kind: 'diplomatic',
  power: 'germany',
  target: 'hungary',
  basis: 'set',
  step: 1,
  count: 1,
  ...more,
});

/** The tables of a card by their keys, as everybody reads them, each row by its first cell. */
function card(place: string, change: (open: Open) => void = () => undefined) {
  const position = rules.setup();
  Object.assign(position.open, { agenda: [{ step: 'place', n: 1, seat: 'axis' }], turn: 1 });
  change(position.open);
  const panels = rules.card?.(viewOf(position, null), place) ?? [];
  return Object.fromEntries(
    panels.flatMap((panel) =>
      panel.kind === 'table'
        ? [
            [
              panel.title.key.slice('card.'.length),
              new Map(panel.rows.map((row) => row.map(said)).map(([head = '', ...cells]) => [head, cells])),
            ] as const,
          ]
        : [],
    ),
  );
}

describe('the card of a target', () => {
  it('says who may place there: of an alliance only one power (24.5)', () => {
    const before = card('hungary').powers;
    expect(before?.get('Germany')?.[1]).toBe('yes');
    const after = card('hungary', (open) => void open.placed.push(counter({})));
    expect(after.powers?.get('Italy')?.[1]).toBe('no');
    expect([...(after.is?.keys() ?? [])].join()).toContain('Germany');
  });

  it('says what each side comes to, and who leads', () => {
    expect(card('hungary').sides?.get('leads, as all know it')).toEqual(['nothing lies here this turn']);
    const led = card('hungary', (open) => void open.placed.push(counter({ value: 3 })));
    expect(led.sides?.get('Axis')).toEqual(['3']);
    expect(led.sides?.get('leads, as all know it')).toEqual(['the Axis by 3; for Germany']);
    const hidden = card('hungary', (open) => void open.placed.push(counter({})));
    expect(hidden.sides?.get('leads, as all know it')).toEqual(['too little is known to say']);
  });

  it('says what a conquest ends (step.6)', () => {
    const lost = card('hungary', (open) => setFact(open.facts, 'conquered.hungary', 'germany'));
    expect(lost.powers?.get('Britain')?.[1]).toBe('no');
    expect(lost.sides?.get('leads, as all know it')).toEqual(['conquered: no diplomacy']);
  });

  it('says nothing of what is no target', () => {
    expect(card('atlantis')).toEqual({});
  });
});
