import { reportedValue, texts } from '../../../kernel/index.ts';
import { type InForce, type InForceOf, stands } from '../54-surrender/in-force.ts';
import { part } from '../part.ts';
import type { Open } from '../state.ts';
import { weaknessFact } from './12-state.ts';
import { frozenFact, LASTING_FREEZE } from './21a-frozen.ts';
import { frozenTexts } from './21a-frozen.words.ts';

/** While the level is zero or less Russia pays each turn (60.12, 60.22); for a turn its ICs do not grow (60.21A). */
export const inForce: InForceOf = (_, open) => [
  ...standing(open, weaknessFact.key(), [
    {
      clauses: ['60.12', '60.22'],
      about: say.inForce.russiaWeak(),
      on: 'russia',
      since: say.inForce.russianLevel(),
      lifted: say.inForce.russiaRises(),
    },
  ]),
  ...standing(open, frozenFact.key(), [
    stands(LASTING_FREEZE.icsFrozen, undefined, { since: frozenTexts.inForce.russianChoice() }),
  ]),
];

function standing({ facts }: Open, key: string, all: readonly InForce[]): readonly InForce[] {
  return reportedValue(facts, key) === true ? all : [];
}

const say = texts({
  inForce: {
    russiaWeak: 'Russia is in a state of surrender: each turn it pays with its ICs, and fights on',
    russianLevel: 'its level of zero or less',
    russiaRises: 'a level above zero',
  },
});

/** Rule 60: what of it is in force. */
export const IN_FORCE = part(import.meta.url, {
  gives: { inForce: [inForce] },
  texts: say,
});
