import {
  type Allocation,
  type Bar,
  type FactKey,
  type Limit,
  type Referee,
  type Row,
  family,
  once,
  reportedValue,
  tell,
} from '../../../kernel/index.ts';
import { CLAUSE_OF, type Region, REGION_IDS } from '../4.16-regions.ts';
import type { Target } from '../files/pack.ts';
import { part } from '../part.ts';
import type { Modifier } from '../lifetimes.ts';
import type { StormPower } from '../powers.ts';
import {
  type Books,
  type StormGround,
  type Open,
  type Setting,
  type StormStep,
  targetOf,
  turnId,
} from '../state.ts';
import { removedFlags, THREATENED_POWERS } from './24.83-removed.ts';
import { intelligenceThreatRuling, INTELLIGENCE_THREAT_RULINGS } from './24.83-threat.rulings.ts';
import { threatTexts } from './24.83-threat.words.ts';
import { conquestBar } from './conquest.ts';
import { givenAmount, MODIFIER_SPEC, modifierKey, MOST } from './modifiers.ts';
import { targetName } from './spoken.ts';

// 24.83, step 7: who eliminated Russian flags in the turn before profits from the communist threat in their regions.

declare module '../state.ts' {
  interface Steps {
    /** Step 7; `asked`: a report came meanwhile, and whatever it says, the power still answers. */
    threat: { readonly n: 7; readonly power: 'germany' | 'italy'; readonly asked?: true };
  }
}

function removedIn({ facts }: Open, power: StormPower, targets: readonly string[]): number {
  return targets.reduce((sum, id) => sum + Number(reportedValue(facts, removedFlags.key(power, id)) ?? 0), 0);
}

/** The targets of all regions: a flag that fell in another place helps nowhere. */
function inRegions({ targets }: Pick<Setting, 'targets'>): string[] {
  return targets.filter(({ region }) => region !== null).map(({ id }) => id);
}

/** The targets of each region. */
const PLACES = once((targets: Setting['targets']) =>
  once((region: Region) => targets.filter((each) => each.region === region).map(({ id }) => id)),
);

function placesOf({ targets }: Pick<Setting, 'targets'>, region: Region | null): readonly string[] {
  return region === null ? [] : PLACES(targets)(region);
}

/** What the flags that a power eliminated in a region earn it there: +1 for each; by ruling (threat-flags) for all one. */
function earnedIn(open: Open, power: StormPower, places: readonly string[]): number {
  const flags = removedIn(open, power, places);
  return intelligenceThreatRuling(open.rulings, 'threat-flags') === 'each-flag' ? flags : Math.min(flags, 1);
}

/** The most that the threat can give a power in a target: what is earned in its region; by ruling (threat-stack) one. */
function most(open: Open, power: StormPower, places: readonly string[]): number {
  const earned = earnedIn(open, power, places);
  return Math.min(earned, intelligenceThreatRuling(open.rulings, 'threat-stack') === 'yes' ? MOST : 1);
}

/** What the communist threat has given a power in a target (24.83). */
const threatModifier = family<StormGround, [StormPower, string]>({
  key: (power, target) => modifierKey(`threat-${power}`, target),
  each: ({ targets }) =>
    THREATENED_POWERS.flatMap((power) => targets.map(({ id }): [StormPower, string] => [power, id])),
  spec: (setting, power, target) => ({
    ...MODIFIER_SPEC,
    question: threatTexts.fact.threatModifier({ power, target: targetName(setting, target) }),
    clauses: ['24.83'],
  }),
  read: ({ open }, power, target) => givenAmount(open, 'threat', power, target),
});

/** A target into which a power can put what the threat earns it (24.83). */
function threatRow(setting: Setting, open: Open, power: StormPower, { id, region }: Target): Row {
  const max = most(open, power, placesOf(setting, region));
  const { label, none } = ROWS(setting)(power, id);
  const barred = max === 0 ? none : conquestBar(setting, open, id);
  // a bar that is set aside leaves room
  return barred ? { id, label, max: MOST, barred } : { id, label, max };
}

const ROWS = once((setting: Setting) =>
  once((power: StormPower, id: string) => {
    const target = targetName(setting, id);
    const { region } = targetOf(setting, id);
    const clauses = region === null ? ['24.83'] : ['24.83', CLAUSE_OF[region]];
    const none: Bar = { clauses, reason: threatTexts.bar.threat({ target, power }) };
    return { label: threatTexts.row.threat({ target }), none };
  }),
);

/** All targets, each with what a power can put into it (24.83). */
export function threatRows(setting: Setting, open: Open, power: StormPower): Row[] {
  return setting.targets.map((target) => threatRow(setting, open, power, target));
}

/** In each region what the Russian flags that were eliminated there earn; by ruling (threat-flags) one in all. */
export function threatLimits(setting: Setting, open: Open, power: StormPower): Limit[] {
  const limits = REGION_IDS.flatMap((region): Limit[] => {
    const rows = placesOf(setting, region);
    const flags = removedIn(open, power, rows);
    if (flags === 0) return [];
    const reason = threatTexts.limit.threat({
      power,
      flags,
      targets: rows.map((id) => targetName(setting, id)),
    });
    return [{ rows, max: earnedIn(open, power, rows), clauses: ['24.83', CLAUSE_OF[region]], reason }];
  });
  if (limits.length < 2 || intelligenceThreatRuling(open.rulings, 'threat-flags') !== 'once') return limits;
  const rows = limits.flatMap((each) => each.rows);
  return [...limits, { rows, max: 1, clauses: ['24.83'], reason: threatTexts.limit.threatOnce({ power }) }];
}

/** The flags of which nobody has said whether a power eliminated them (24.83). */
export function untoldFlags(setting: Setting, { facts }: Open, power: StormPower): FactKey[] {
  return inRegions(setting)
    .map((id) => removedFlags.key(power, id))
    .filter((key) => reportedValue(facts, key) === undefined);
}

/** Whether a power eliminated Russian flags in the turn before (24.83). */
export function isServed(setting: Setting, open: Open, power: StormPower): boolean {
  return REGION_IDS.some((region) => removedIn(open, power, placesOf(setting, region)) > 0);
}

/** The communist threat counts for a power in a target (24.83). */
export function countThreat(
  books: Books,
  open: Open,
  { power, target, amount }: Pick<Modifier, 'power' | 'target' | 'amount'>,
  referee: Referee,
): void {
  open.modifiers.push({ source: 'threat', power, target, amount });
  const args = { power, target: targetName(books, target), amount };
  tell(referee, 'note', threatTexts.told.threat, args, ['24.83']);
}

/**
 * A power that eliminated Russian flags in the turn before may put +1 for each into a target of the region (24.83, step.7).
 * Where it eliminated none it is not asked.
 */
const threat: StormStep<'threat'> = {
  clauses: ['step.7', '24.83'],
  needs: {
    facts: (setting, open, { power }) => untoldFlags(setting, open, power),
    asks: (_, open, { power }) => ({
      at: turnId(open),
      prompt: threatTexts.ask.removed({ power }),
      clauses: ['24.83'],
    }),
  },
  seats(setting, open, { power, asked }) {
    return asked || isServed(setting, open, power) ? [setting.seating[power]] : [];
  },
  asks: (setting, { open }, { power }) => ({
    id: `${turnId(open)}/7/${power}/threat`,
    form: {
      kind: 'allocate',
      rows: threatRows(setting, open, power),
      limits: threatLimits(setting, open, power),
    },
    prompt: threatTexts.ask.threat[intelligenceThreatRuling(open.rulings, 'threat-flags')]({ power }),
    clauses: ['step.7', '24.83'],
  }),
  // else a report that leaves nothing to place would turn up the counters of step 8, and could not be taken back
  again: (_, { open: { rulings } }, { n, power }) =>
    intelligenceThreatRuling(rulings, 'threat-emptied') === 'answers'
      ? [{ step: 'threat', n, power, asked: true }]
      : null,
  take(books, { open }, { power }, { answer }, referee) {
    for (const [target, amount] of Object.entries(answer as Allocation))
      if (amount > 0) countThreat(books, open, { power, target, amount }, referee);
  },
};

/** step.7, 24.83: the communist threat. */
export const THREAT = part(import.meta.url, {
  clauses: {
    'step.7': ['enforced', 'communist threat', 'threat'],
    '24.83': ['enforced', 'communist threat', 'threat'],
  },
  steps: { threat },
  rulings: INTELLIGENCE_THREAT_RULINGS,
  facts: [threatModifier],
  decisions: [
    {
      name: 'threat',
      seats: 'the seat of Germany, or of Italy',
      form: 'allocate',
      about: 'The communist threat: +1 in each target named.',
      clauses: ['step.7', '24.83'],
    },
  ],
  texts: threatTexts,
});
