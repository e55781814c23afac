import { expect, it } from 'vitest';
import type { Directive } from '../../kernel/game/directive.ts';
import { toDoByTurn } from './to-do.ts';

const seats = [
  { id: 'axis', title: 'Axis', powers: ['germany', 'italy'] },
  { id: 'west', title: 'West', powers: ['britain'] },
];

const directive = (line: number, args: Record<string, string>): Directive => ({
  line,
  item: 1,
  told: { to: 'all', kind: 'directive', data: { key: 'place', args }, clauses: [] },
});

it('groups what is to be done by turn, the latest first, and by the side that it names alone', () => {
  const turns = [
    { turn: 1, line: 1 },
    { turn: 2, line: 4 },
  ];
  const all = [
    directive(5, { power: 'britain' }),
    directive(4, { by: 'italy', in: 'turkey' }),
    directive(4, { from: 'germany', to: 'britain' }),
    directive(2, { in: 'turkey' }),
  ];
  const found = toDoByTurn(all, turns, seats).map(({ turn, count, sides }) => [
    turn,
    count,
    sides.map(({ side, items }) => [side, items.length]),
  ]);
  expect(found).toEqual([
    [
      2,
      3,
      [
        ['axis', 1],
        ['west', 1],
        [null, 1],
      ],
    ],
    [1, 1, [[null, 1]]],
  ]);
});
