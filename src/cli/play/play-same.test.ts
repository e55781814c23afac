import { expect, it, vi } from 'vitest';
import type { Decision } from '../../kernel/forms/decision.ts';
import { words } from '../../kernel/texts/words.ts';
import { TOY } from '../../server/toy.test-helper.ts';
import type { Json } from '../../kernel/json.ts';
import { answerText } from '../text/answer-text.ts';
import { lineConsole } from '../console.ts';
import { withGame } from '../game/games.ts';
import { isFailed } from '../output.ts';
import { playLoop } from './play-loop.ts';
import { at, json } from '../run.test-helper.ts';

// The small game, with another kind of form for each seat; of its rows there can be many.

const FORMS: Readonly<Record<string, Decision['form']>> = {
  one: { kind: 'choose', options: ['yes', 'no'].map((value) => ({ value, label: words(value) })) },
  two: { kind: 'report', facts: ['weather.fair'] },
  three: {
    kind: 'allocate',
    rows: Array.from({ length: 90 }, (_, i) => ({ id: `row-${i}`, label: words(`Row number ${i}`), max: 3 })),
    limits: [],
  },
};

vi.mock('../../rulebooks/index.ts', () => {
  const MANY = {
    ...TOY,
    bind(setup: Parameters<typeof TOY.bind>[0]) {
      const rules = TOY.bind(setup);
      return {
        ...rules,
        asks: (view: Parameters<typeof rules.asks>[0]): readonly Decision[] =>
          rules.asks(view).map((each) => ({ ...each, form: FORMS[each.seat] ?? each.form })),
      };
    },
  };
  return { RULEBOOKS: [MANY], findRulebook: () => MANY };
});

const GIVEN: Readonly<Record<string, Json>> = {
  one: 'no',
  two: { 'weather.fair': { value: false, as: 'change' } },
  three: { 'row-3': 2 },
};

it.each(Object.keys(GIVEN))(
  'one word gives the answer of before again, in a closed form: %s',
  async (seat) => {
    const file = at(`${seat}.jsonl`);
    await json('new', '--rulebook', 'toy', '--seed', 'ab', '--out', file);
    const give = (who: string, decision: string, answer: unknown) =>
      json('answer', file, '--seat', who, '--decision', decision, '--answer', JSON.stringify(answer));
    await give(seat, 'allocate', GIVEN[seat]);
    await give('table', 'report', { 'weather.fair': { value: true, as: 'change' } });
    for (const other of Object.keys(GIVEN).slice(Object.keys(GIVEN).indexOf(seat) + 1))
      await give(other, 'allocate', GIVEN[other]);
    let printed = '';
    const console = lineConsole(
      ['', 'same', 'leave'].values() as unknown as AsyncIterator<string>,
      (text) => {
        printed += text;
      },
    );
    const ended = await withGame(file, (open) => playLoop(open, console));
    if (isFailed(ended)) throw new Error(ended.failed);
    expect(printed).toContain('("same" gives it again)');
    expect(printed).toContain(`Noted, and kept secret: ${answerText(GIVEN[seat])}.`);
  },
);
