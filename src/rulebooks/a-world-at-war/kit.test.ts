import { expect, it, vi } from 'vitest';
import { PROOF } from '../../../scripts/tier.ts';
import { thorough } from '../../../scripts/thorough.test-helper.ts';
import { shortTry } from '../../kernel/kit/shortened.test-helper.ts';
import { type KitReport, mergeReports, summary } from '../../kernel/kit/report.ts';
import { tryKit } from '../../kernel/kit/tried.test-helper.ts';
import { aWorldAtWar } from './index.ts';
import { PLAIN, KIT_TRIES } from './kit.test-helper.ts';

const reports: KitReport[] = [];

vi.resetModules();
const elsewhere = (await import('./index.ts')).aWorldAtWar;

/** The plain game, the doors of spy rings, and the surrenders; the other ways, and whole games, are for the proof. */
const FEW = /^as the rulebook is|^with secret spy rings, allocations by program|^in campaigns/;
/** Who keeps the secrets is tried in one way. */
const ways = KIT_TRIES.map((way, nth) => ({ ...way, nth })).filter(({ name }) =>
  PROOF ? !name.endsWith('by paper') : FEW.test(name),
);

it.each(ways)('passes the acceptance kit $name', ({ name, options, doors, nth }) => {
  // what was written down for a year is opened at its end, and a pair has to outlive its secret
  const short = shortTry(options, nth, doors?.includes('sheet') || name === PLAIN.name ? 48 : undefined);
  const report = tryKit(aWorldAtWar, { ...short, ...(name === PLAIN.name && { elsewhere }) });
  expect(report.faults, summary(report)).toEqual([]);
  reports.push(report);
});

// so many answers come in all ways together
thorough('has every answer left', () => {
  const { habits } = mergeReports(reports);
  expect([...habits].toSorted()).toEqual(['covert-operations', 'lesser-result', 'subversion']);
});
