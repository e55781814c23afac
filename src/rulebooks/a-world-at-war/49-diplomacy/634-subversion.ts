import { reportedValue, setFact, eachOf, truth, whole, once } from '../../../kernel/index.ts';
import { fact, family, single } from '../facts/facts.ts';
import { part } from '../part.ts';
import type { Open } from '../state.ts';
import { reactionRuling } from './6-reactions.rulings.ts';
import { forbidReaction, letReact } from './6-reactions.ts';
import { SUBVERSION_REACTS } from './62-eligible.ts';

// 49.634: Russian subversion lets the Axis react, and counts for the other Balkan countries.

/** The most uses of subversion that are counted. */
export const MOST_USES = 99;

/** For each use of Russian subversion elsewhere (49.634). */
export const SUBVERSION_VALUE = 2;

/** How often Russia has used subversion (49.634). */
export const subversionUses = single(
  'subversion.uses',
  fact('subversionUses', whole(0, MOST_USES), ['49.634'], { byRules: true }),
);

const USES = subversionUses.key();

/** The uses that count no longer for the other Balkan rolls (49.634; ruling subversion-count): none, or those up to the last Axis phase. */
export const subversionBefore = single(
  'subversion.before',
  fact('subversionBefore', whole(0, MOST_USES), ['49.634'], { by: 'game' }),
  ({ open: { oldUses = 0, rulings } }) =>
    reactionRuling(rulings, 'subversion-count') === 'recent' ? oldUses : 0,
);

/** Whether the uses elsewhere count in the roll for one of the five (49.634; ruling subversion-serves). */
export const subversionServes = family<[string]>({
  key: once((target) => `subversion-serves.${target}`),
  each: eachOf(SUBVERSION_REACTS),
  spec: (_, target) => fact('subversionServes', truth, ['49.634'], { by: 'game', args: { target } }),
  read: ({ open }, target) => countsElsewhere(open, target),
});

/** 49.634: each use of subversion counts for the other Balkan rolls; in the Allied phase it lets the Axis react in its next (49.634B). */
export function noteSubversion(open: Open, target: string): void {
  const uses = reportedValue(open.facts, USES);
  if (typeof uses === 'number' && uses < MOST_USES) setFact(open.facts, USES, uses + 1);
  if (open.phase === 'axis' || !letsReact(open, target)) return;
  const isExcluded = (other: string): boolean =>
    other === target ||
    (reactionRuling(open.rulings, 'two-subversions') === 'neither' && (open.subversion[other] ?? 0) > 0);
  for (const other of SUBVERSION_REACTS) if (!isExcluded(other)) letReact(open, 'european-axis', other);
  // what another use in this phase had let
  if (reactionRuling(open.rulings, 'two-subversions') === 'neither')
    forbidReaction(open, 'european-axis', target);
}

/** 49.634B: Russia’s own rolls; by ruling also those of the West in the same phase. */
function letsReact(open: Open, target: string): boolean {
  const roll = open.rolls.find((each) => each.target === target);
  return (
    reactionRuling(open.rulings, 'subversion-of-the-west') === 'counts' ||
    roll?.by.includes('russia') === true
  );
}

/**
 * Whether the uses of subversion elsewhere count in the roll for a country (ruling subversion-serves): before anybody has
 * named it, in that of the side whose phase it is.
 */
function countsElsewhere(open: Open, target: string): boolean {
  const whose = reactionRuling(open.rulings, 'subversion-serves');
  if (whose === 'all') return true;
  const roll = open.rolls.find((each) => each.target === target);
  const isAxis = roll ? roll.by.includes('european-axis') : open.phase === 'axis';
  if (!isAxis || whose === 'axis') return isAxis;
  return roll?.kind === 'reaction' || Object.keys(open.subversion).length > 0;
}

/** 49.634: by ruling, uses of subversion count no longer after the Axis phase; they are kept, as a ruling can change. */
export function endUses(open: Open): void {
  const uses = reportedValue(open.facts, USES);
  if (typeof uses === 'number' && uses > 0) open.oldUses = uses;
}

/** 49.634: subversion lets the Axis react. */
export const SUBVERSION_REACTIONS = part(import.meta.url, {
  clauses: {
    '49.634': ['enforced', 'Russian subversion', 'noteSubversion'],
    '49.634B': ['enforced', 'Subversion during the Allied diplomatic phase', 'noteSubversion'],
  },
  facts: [subversionUses, subversionBefore, subversionServes],
});
