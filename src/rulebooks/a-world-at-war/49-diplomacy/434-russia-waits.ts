import { reportedValue, truth } from '../../../kernel/index.ts';
import { fact, single } from '../facts/facts.ts';
import { part } from '../part.ts';
import type { Open } from '../state.ts';
import { areAtWar } from '../war/wars.ts';
import { actual } from './8-tension.ts';

// 49.434, 49.44: what Russia may not name before its war with Germany or RGT 50.

/** Whether RGT is 50 or more, where its level is not kept (49.434, 49.44). */
export const rgt50 = single('rgt.50', fact('rgt50', truth, ['49.434', '49.44']));

const RGT = actual.key('rgt');
const FREES_RUSSIA = 50;

/** 49.434, 49.44: until Russia is at war with Germany or RGT is 50. */
export function mustWait(open: Open): boolean {
  if (areAtWar(open, 'germany', 'russia')) return false;
  const { facts } = open;
  const level = reportedValue(facts, RGT);
  if (typeof level === 'number') return level < FREES_RUSSIA;
  return reportedValue(facts, rgt50.key()) !== true;
}

/** 49.434: for whom Russia must wait. */
export const RUSSIA_WAITS_FOR = part(import.meta.url, {
  clauses: {
    '49.434': ['enforced', 'Finland, Sweden and Yugoslavia', 'mustWait'],
  },
  facts: [rgt50],
});
