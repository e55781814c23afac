import { expect, it } from 'vitest';
import { acceptRulebook } from '../../kernel/kit/accept.ts';
import { shortTry } from '../../kernel/kit/shortened.test-helper.ts';
import { around } from '../../kernel/kit/ground.test-helper.ts';
import type { frame } from '../../kernel/index.ts';
import { gatheringStorm } from './index.ts';
import { SET_ASIDE } from './kit.test-helper.ts';
import { counterId } from './placing/counters.ts';
import type { StormPosition } from './state.ts';

/** The ten steps in which all see the strength of a counter that was set aside. */
const telling = around(gatheringStorm as unknown as frame.Rulebook, (rules) => ({
  apply(position, decision, answer, referee) {
    rules.apply(position, decision, answer, referee);
    const { open, sealed } = position as unknown as StormPosition;
    const aside = open.placed.filter((each) => each.void).map(counterId);
    const strengths = aside.map((id) => sealed['allies']?.strengths[id] ?? null);
    if (aside.length > 0) Object.assign(open, { strengths });
  },
}));

it('catches the strength of a counter that a secret event set aside, which play at random seldom makes', () => {
  const found = ({ options }: typeof SET_ASIDE): readonly (string | null | undefined)[] =>
    acceptRulebook(telling, { ...shortTry(options), seeds: 4, pairs: 6, stop: true }).faults.map(
      ({ check, seat }) => `${check}: ${seat}`,
    );
  expect(found(SET_ASIDE)).toEqual(
    expect.arrayContaining(['leak through view: axis', 'leak through view: russia']),
  );
});
