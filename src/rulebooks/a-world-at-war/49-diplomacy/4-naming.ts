import { reported } from '../../../kernel/facts.ts';
import type { AllocateForm, Limit, Row } from '../../../kernel/form.ts';
import { own } from '../../../kernel/json.ts';
import { words } from '../../../kernel/words.ts';
import type { Faction } from '../powers.ts';
import type { Books, Named, Open, Phase } from '../state.ts';
import { rowWith } from '../once.ts';
import { ownDps, type Placed } from './2-allocation.ts';
import { rolledOn } from './42-die-roll.ts';
import { alwaysBar } from './4-naming-bars.ts';
import { reactionLimits, reactionRows } from './6-reactions.ts';
import {
  isKept,
  missingForStatus,
  missingForTension,
  missingLevels,
  TRIGGER_LIMIT,
  triggerRows,
} from './8-tension.ts';
import { DEMAND_LIMIT, demandRows } from './7-demands.ts';
import { AXIS_FIVE, lastingFacts, MINORS, RUSSIA_WAITS } from '../tables/targets.ts';

// 49.41 and 49.43: which targets a faction may name.

/** The factions that name targets in a phase (49.411 to 49.413). */
export function namersOf(phase: Phase): readonly Faction[] {
  return NAMERS[phase];
}

const NAMERS: Readonly<Record<Phase, readonly Faction[]>> = {
  axis: ['european-axis'],
  allied: ['western-allies', 'russia'],
};

/** The form by which a faction names its targets; `dps` are its own, which nobody else has seen (49.423). */
export function namingForm(
  open: Open,
  faction: Faction,
  dps: Readonly<Record<string, number>>,
): AllocateForm {
  const placed = ownDps(open, faction, dps);
  const targets = TARGET_ROWS.map((rows) => namingRow(open, faction, rows, placed));
  return {
    kind: 'allocate',
    rows: [
      ...targets,
      ...reactionRows(open, faction),
      ...demandRows(open, faction),
      ...triggerRows(open, faction, placed),
    ],
    limits: LIMITS[faction],
  };
}

/** The row of a target, open and with each bar of 49.43 that is the same in every game. */
interface TargetRows {
  readonly target: string;
  readonly isOfFive: boolean;
  readonly open: Row;
  readonly alreadyNamed: Row;
  readonly withoutDps: Row;
  readonly russiaWaits: Row | null;
}

const TARGET_ROWS = MINORS.map((target): TargetRows => {
  const row = { id: target, label: words('row.target', { target }) };
  const barred = (clauses: readonly string[], key: string): Row =>
    rowWith(row, 1, { clauses, reason: words(key, { target }) });
  const waits = own(RUSSIA_WAITS, target);
  return {
    target,
    isOfFive: AXIS_FIVE.includes(target),
    open: { ...rowWith(row, 1, null), leads: rolledOn(target) },
    alreadyNamed: barred(['49.431'], 'bar.named'),
    withoutDps: barred(['49.423'], 'bar.noDps'),
    russiaWaits: waits ? barred(waits, 'bar.russiaWaits') : null,
  };
});

const oneTarget = (clause: string): Limit[] => [
  { rows: MINORS, max: 1, clauses: [clause], reason: words('limit.one') },
];

/** One target a phase; the Axis beside it any of the five (49.411A, 49.412A, 49.413A); no target twice (49.61, 49.71), one DP in USAT (49.82C). */
const LIMITS: Readonly<Record<Faction, readonly Limit[]>> = {
  'european-axis': [
    {
      rows: MINORS.filter((target) => !AXIS_FIVE.includes(target)),
      max: 1,
      clauses: ['49.411A'],
      reason: words('limit.axisOne'),
    },
    ...reactionLimits('european-axis'),
    TRIGGER_LIMIT,
  ],
  'western-allies': [...oneTarget('49.412A'), ...reactionLimits('western-allies'), TRIGGER_LIMIT],
  russia: [...oneTarget('49.413A'), DEMAND_LIMIT],
};

/** A target, barred if the faction may not name it. Own DPs count last, so that open reasons come first. */
function namingRow(open: Open, faction: Faction, rows: TargetRows, placed: Placed): Row {
  const always = alwaysBar(open, faction, rows.target);
  if (always) return rowWith(rows.open, 1, always);
  if (wasNamed(open, faction, rows)) return rows.alreadyNamed;
  if (faction === 'russia' && rows.russiaWaits && mustWait(open)) return rows.russiaWaits;
  const needsNone = faction === 'european-axis' && rows.isOfFive;
  return needsNone || placed(rows.target) > 0 ? rows.open : rows.withoutDps;
}

const RGT_FREES_RUSSIA = 50;

/** 49.434, 49.44: until Russia is at war with Germany or RGT is 50. */
function mustWait(open: Open): boolean {
  if (reported(open.facts, 'war.germany-russia') === true) return false;
  const level = reported(open.facts, 'rgt.actual');
  if (typeof level === 'number') return level < RGT_FREES_RUSSIA;
  return reported(open.facts, 'rgt.50') !== true;
}

/** 49.431: once a year; but B: an Allied naming of one of the five before the Russo-German war leaves the Axis theirs. */
function wasNamed({ named }: Open, faction: Faction, { target, isOfFive }: TargetRows): boolean {
  const mayStayAxis = isOfFive && faction === 'european-axis';
  for (const each of named) if (each.target === target && !(mayStayAxis && leavesAxis(each))) return true;
  return false;
}

function leavesAxis({ by, atWar }: Named): boolean {
  return by !== 'european-axis' && !atWar;
}

const ALWAYS_ASKED = [
  'war.germany-russia',
  'france.fell-this-year',
  ...MINORS.flatMap((target) => Object.values(lastingFacts(target))),
];

/** The facts on which this phase's bars depend and that nobody has reported: asked before anybody names (49.43). */
export function missingForNaming(books: Books, open: Open): string[] {
  const tension = [...missingForStatus(books, open), ...missingForTension(books, open)];
  if (!books.plan.europe) return [...missingLevels(books, open), ...tension];
  const isMissing = (key: string): boolean => reported(open.facts, key) === undefined;
  const missing = ALWAYS_ASKED.filter(isMissing);
  const mayFreeRussia = open.phase === 'allied' && reported(open.facts, 'war.germany-russia') !== true;
  if (mayFreeRussia && !isKept(open, 'rgt') && isMissing('rgt.50')) missing.push('rgt.50');
  return [...missing, ...tension];
}
