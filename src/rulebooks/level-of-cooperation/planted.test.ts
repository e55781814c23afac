import { expect, it } from 'vitest';
import type { Json, frame } from '../../kernel/index.ts';
import type { Rules } from '../../kernel/kit/front.test-helper.ts';
import { acceptRulebook } from '../../kernel/kit/accept.ts';
import { around } from '../../kernel/kit/ground.test-helper.ts';
import { askNobody } from '../../kernel/kit/planted.test-helper.ts';
import { levelOfCooperation } from './index.ts';

// Here everything is open: what can go wrong is that something is opened, asked or rolled otherwise the second time.

const book = levelOfCooperation as unknown as frame.Rulebook;
let count = 0;

function mark(position: ReturnType<Rules['setup']>, key: string, value: Json): void {
  (position.open as unknown as Record<string, Json>)[key] = value;
}

const FAULTS: readonly [string, string, string | undefined, (rules: Rules) => Partial<Rules>][] = [
  [
    'a door that is not declared',
    'undeclared door',
    undefined,
    (rules) => ({
      apply(position, decision, answer, referee) {
        rules.apply(position, decision, answer, referee);
        if (decision.seat !== 'dice') return;
        referee.reveal({ to: 'all', from: 'usa', key: 'level', value: 1, clauses: ['S4'] });
      },
    }),
  ],
  [
    'a roll that differs at random',
    'unrepeatable',
    'dice',
    (rules) => ({
      apply(position, decision, answer, referee) {
        rules.apply(position, decision, answer, referee);
        if (decision.seat === 'dice') mark(position, 'luck', ++count);
      },
    }),
  ],
  [
    'being asked only now and then',
    'awaiting',
    'usa',
    (rules) => ({ asks: (view) => (view.seat === 'usa' && view.open.reports > 0 ? [] : rules.asks(view)) }),
  ],
  [
    'something left over from the game before',
    'unrepeatable replay',
    undefined,
    (rules) => ({
      setup() {
        const position = rules.setup();
        mark(position, 'before', ++count);
        return position;
      },
    }),
  ],
];

it('catches a skip to which nobody need agree', () => {
  const setups = [{ scenario: 'world-1942', rulings: {}, data: null }];
  const options = { setups, seeds: 1, asides: 4, upTo: 4, stop: true };
  const { faults } = acceptRulebook(around(book, askNobody), options);
  expect(faults.map(({ check }) => check)).toContain('skip');
});

/** What a game is told is that of the first one that was played in these modules. */
function remembering(): frame.Rulebook {
  let first: Json;
  return around(book, (rules) => ({
    apply(position, decision, answer, referee) {
      rules.apply(position, decision, answer, referee);
      first ??= answer;
      mark(position, 'first', first);
    },
  }));
}

it('catches what one game leaves to the next, though no two games differ in a secret', () => {
  const setups = [{ scenario: 'world-1942', rulings: {}, data: null }];
  const options = { setups, seeds: 1, upTo: 6, stop: true };
  const checks = (elsewhere: frame.Rulebook): readonly string[] =>
    acceptRulebook(remembering(), { ...options, elsewhere }).faults.map(({ check }) => check);
  expect(checks(remembering())).toContain('another game elsewhere');
});

it.each(FAULTS)('catches %s, and says where', (_, check, seat, change) => {
  const setups = [{ scenario: 'world-1942', rulings: {}, data: null }];
  const { faults } = acceptRulebook(around(book, change), {
    setups,
    seeds: 3,
    asides: 8,
    upTo: 12,
    stop: true,
  });
  const named = faults.filter((fault) => fault.check === check && fault.entry !== undefined);
  expect(named, JSON.stringify(faults)).not.toEqual([]);
  if (seat !== undefined) expect(named[0]?.seat).toBe(seat);
});
