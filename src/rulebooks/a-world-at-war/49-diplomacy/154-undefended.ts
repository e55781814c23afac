import { forget, reported } from '../../../kernel/facts.ts';
import type { Follows, Open } from '../state.ts';
import { areAtWar, war } from '../wars.ts';
import { undefendedNow } from './12-worksheet.ts';
import { ruled } from './asked.rulings.ts';

// 49.154: how many objectives and ICs of Russia the Axis have walked into this year is not zero because nobody has said so.

/** The powers of the European Axis whose war with Russia opens it to them (49.154). */
const INVADERS = ['germany', 'italy'] as const;

/** 49.154F: in a war with Russia nobody knows how many, until somebody says it; in peace there are none (ruling asked). */
export function openUndefended(open: Open): void {
  const isInvaded = INVADERS.some((power) => areAtWar(open, power, 'russia'));
  if (isInvaded && ruled(open.rulings, 'asked') === 'asked') forget(open.facts, undefendedNow.key());
}

/** 49.154, 49.154F: a war of the European Axis with Russia begins. */
export const russiaInvaded: Follows = {
  clauses: ['49.154', '49.154F'],
  on: [war],
  brings(_, { open }, { each, report }) {
    const begins = each.some(
      ({ of: [power, enemy], report: { as, value } }) =>
        enemy === 'russia' && power !== 'japan' && as === 'change' && value === true,
    );
    const isTold = report[undefendedNow.key()] !== undefined;
    if (begins && !isTold && reported(open.facts, undefendedNow.key()) === 0) openUndefended(open);
  },
};
