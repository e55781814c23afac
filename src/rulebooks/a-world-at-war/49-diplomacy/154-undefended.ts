import { forget, lapse, reportedValue, setFact } from '../../../kernel/index.ts';
import { part } from '../part.ts';
import type { Follows, Open } from '../state.ts';
import { areAtWar, war } from '../war/wars.ts';
import { undefendedCount, undefendedNow } from './12-worksheet.ts';
import { diplomacyAskedRuling } from './asked.rulings.ts';

// 49.154: how many objectives and ICs of Russia the Axis have walked into this year is not zero because nobody has said so.

/** The powers of the European Axis whose war with Russia opens it to them (49.154). */
const INVADERS = ['germany', 'italy'] as const;

/** 49.154F: in a war with Russia nobody knows how many, until somebody says it; in peace there are none (ruling asked). */
export function openUndefended(open: Open): void {
  if (areCounted(open)) forget(open.facts, undefendedNow.key());
}

/** Whether somebody has to count them: in a war, by ruling asked. */
function areCounted(open: Open): boolean {
  const isInvaded = INVADERS.some((power) => areAtWar(open, power, 'russia'));
  return isInvaded && diplomacyAskedRuling(open.rulings, 'asked') === 'asked';
}

/** 49.154F: a turn is over in which the Axis could walk into more: what was told of the year so far is told anew. */
export function reopenUndefended(open: Open): void {
  if (areCounted(open)) lapse(open.facts, [undefendedNow.key()]);
}

/** 49.154, 49.154F: the first war of the European Axis with Russia begins, or it is put right that there was none. */
export const russiaInvaded: Follows = {
  clauses: ['49.154', '49.154F'],
  on: [war],
  brings(_, { open }, { each, report }) {
    const key = undefendedNow.key();
    const theirs = each.filter(({ of: [, enemy] }) => enemy === 'russia');
    if (theirs.length === 0 || report[key] !== undefined) return;
    const isInvaded = INVADERS.some(
      (power) => areAtWar(open, power, 'russia') && !theirs.some(({ of }) => of[0] === power),
    );
    if (isInvaded) return;
    const isUndone = theirs.every(({ report: { as, value } }) => as === 'correction' && value === false);
    if (isUndone) setFact(open.facts, key, 0);
    else if (reportedValue(open.facts, key) === 0) openUndefended(open);
  },
};

/** 49.154: what Russia leaves undefended. */
export const UNDEFENDED_RUSSIA = part(import.meta.url, {
  clauses: {
    '49.154': [
      'computed',
      'Loss of Russian DPs for undefended objectives and ICs',
      '12-worksheet.ts#undefendedLine',
    ],
  },
  facts: [undefendedCount, undefendedNow],
});
