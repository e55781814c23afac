import { describe, expect, it } from 'vitest';
import { isRefusal } from '../clause.ts';
import type { Decision } from '../forms/decision.ts';
import { canonical, type Json } from '../json.ts';
import { seededRandom } from '../kit/random.ts';
import { toy } from '../kit/toy.test-helper.ts';
import { asksOf, awaitingOf, firstState, play } from './play.ts';
import { run } from './run.ts';
import { sample } from '../forms/sample.ts';
import { bindTable } from './table.ts';

function table() {
  const bound = bindTable(toy(), { scenario: 'only', rulings: {}, data: null });
  if (isRefusal(bound)) throw new Error('no table');
  return bound;
}

describe('run', () => {
  it('ends in the same bytes as play with the same answers', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const bound = table();
      const given = new Map<string, Json>();
      const random = seededRandom(seed);
      const position = bound.rules.setup();
      const answerer = (decision: Decision): Json => {
        const answer = sample(decision.form, random, bound.rules.facts) ?? null;
        given.set(decision.id, answer);
        return answer;
      };
      run(bound, position, answerer, { check: true });
      let state = firstState(bound);
      for (let [seat] = awaitingOf(bound, state); seat !== undefined; [seat] = awaitingOf(bound, state)) {
        const decision = asksOf(bound, state, seat).find((each) => !each.optional && each.held === undefined);
        const played = play(bound, state, {
          seat,
          decision: decision?.id ?? '',
          answer: given.get(decision?.id ?? '') ?? null,
        });
        if (isRefusal(played)) throw new Error(played.refused.key);
        state = played.state;
      }
      expect(canonical(state.position)).toBe(canonical(position));
    }
  });

  it('does not let a checked answerer break the rules', () => {
    const bound = table();
    expect(() => run(bound, bound.rules.setup(), () => ({ x: 3 }), { check: true })).toThrow('refused');
  });

  it('builds no log when nobody reads, and the same positions either way', () => {
    const bound = table();
    const ends = [true, false].map((reads) => {
      const random = seededRandom(5);
      const position = bound.rules.setup();
      let told = 0;
      const tell = reads ? { tell: () => void told++ } : {};
      run(bound, position, ({ form }) => sample(form, random, bound.rules.facts) ?? null, {
        check: false,
        ...tell,
      });
      expect(told > 0).toBe(reads);
      return canonical(position);
    });
    expect(ends[0]).toBe(ends[1]);
  });
});
