import { describe, expect, it } from 'vitest';
import type { FactSchema } from '../../kernel/sums/facts.ts';
import { evaluateNamed, preview } from '../../kernel/sums/know.ts';
import { isRefusal } from '../../kernel/clause.ts';
import { type Game, answer, newHeader, openGame, stateOf } from '../../kernel/game/game.ts';
import { asksOf } from '../../kernel/game/play.ts';
import { viewOf } from '../../kernel/game/position.ts';
import type { Sheet } from '../../kernel/sums/sheet.ts';
import { bindTable } from '../../kernel/game/table.ts';
import { words } from '../../kernel/texts/words.ts';
import { rulebookOf } from '../rulebook.test-helper.ts';
import { oddsBefore } from './fallen.ts';

const die = {
  type: { kind: 'number', min: 1, max: 6 },
  question: words('q'),
  lasts: 'phase',
  clauses: [],
} as const;
const facts: FactSchema = {
  'die.1': { ...die, by: 'dice' },
  'die.2': { ...die, by: 'dice' },
  bonus: { ...die, type: { kind: 'number', min: 0, max: 3 } },
};
const sheet: Sheet = {
  title: words('sheet'),
  lines: ['die.1', 'die.2', 'bonus'].map((key) => ({
    id: key,
    clause: '1',
    label: words(key),
    needs: [key],
    value: (known) => known.number(key),
  })),
  outcomes: [
    { id: 'low', to: 4, label: words('low'), clauses: [] },
    { id: 'high', from: 5, label: words('high'), clauses: [] },
  ],
};
const rules = { facts, sheets: { sum: sheet, plain: { title: words('plain'), lines: sheet.lines } } };
const fallen = (given: Record<string, number>, name = 'sum') =>
  evaluateNamed(rules, name, (key) => given[key]);

describe('the chances before the dice of a finished sheet fell', () => {
  it('frees the dice and keeps the rest', () => {
    const odds = oddsBefore(rules, fallen({ 'die.1': 6, 'die.2': 6, bonus: 1 }));
    expect(odds?.of).toBe(36);
    expect(odds?.outcomes).toEqual([
      { outcome: 'low', sure: 3, possible: 3 },
      { outcome: 'high', sure: 33, possible: 33 },
    ]);
  });

  it('leaves open what was unknown when they fell', () => {
    const odds = oddsBefore(rules, fallen({ 'die.1': 1, 'die.2': 1 }));
    expect(odds?.outcomes).toEqual([
      { outcome: 'low', sure: 0, possible: 6 },
      { outcome: 'high', sure: 30, possible: 36 },
    ]);
  });

  it('says nothing of a sheet without dice or outcomes', () => {
    expect(oddsBefore(rules, fallen({ bonus: 1 }))).toBeNull();
    expect(oddsBefore(rules, fallen({ 'die.1': 1, 'die.2': 1, bonus: 1 }, 'plain'))).toBeNull();
  });

  it('agrees with what was shown before a real roll', () => {
    const rulebook = rulebookOf('level-of-cooperation');
    const table = bindTable(rulebook, { scenario: 'short-1942', rulings: {}, data: null });
    if (isRefusal(table)) throw new Error('no table');
    const must = (game: Game | object): Game => {
      if (isRefusal(game)) throw new Error(JSON.stringify(game));
      return game as Game;
    };
    let game = must(openGame(rulebook, newHeader(table, 'typed')));
    game = must(answer(game, { seat: 'germany', decision: 'r1/germany/choose', answer: 'turkey' }));
    const [roll] = asksOf(table, stateOf(game), 'dice');
    const seen = roll ? preview(table.rules, viewOf(stateOf(game).position, null), roll) : [];
    const [number, before] = seen;
    expect(number?.sheet.lines.map(({ id }) => id)).toContain('S5/base');
    game = must(answer(game, { seat: 'dice', decision: roll?.id ?? '', answer: [6, 1] }));
    const told = game.moments.at(-1)?.told.dispatches.find((each) => each.sheet);
    expect(before?.odds?.outcomes.find((each) => each.outcome === 'moves')?.sure).toBe(11);
    expect(told?.sheet && oddsBefore(table.rules, told.sheet)).toEqual(before?.odds);
  });
});
