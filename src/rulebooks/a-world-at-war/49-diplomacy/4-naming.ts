import { reported } from '../../../kernel/facts.ts';
import type { AllocateForm, Bar, Limit, Row } from '../../../kernel/form.ts';
import { ruled } from '../../../kernel/ruling.ts';
import { words } from '../../../kernel/words.ts';
import { areEnemies, type Faction, isPower, POWERS, powersOf } from '../powers.ts';
import { standingOf } from '../standing.ts';
import { dpsIn, type Named, type Open, type Phase } from '../state.ts';
import { AXIS_FIVE, MINORS, RUSSIA_WAITS } from '../tables/targets.ts';

// 49.41 and 49.43: which targets a faction may name.

/** The factions that name targets in a phase (49.411 to 49.413). */
export function namersOf(phase: Phase): readonly Faction[] {
  return phase === 'axis' ? ['european-axis'] : ['western-allies', 'russia'];
}

/** The form by which a faction names its targets; `dps` are its own, which nobody else has seen (49.423). */
export function namingForm(
  open: Open,
  faction: Faction,
  dps: Readonly<Record<string, number>>,
): AllocateForm {
  const rows = ROWS.map((row) => {
    const barred = namingBar(open, faction, row.id, dps);
    return barred ? { ...row, barred } : row;
  });
  return { kind: 'allocate', rows, limits: LIMITS[faction] };
}

const ROWS: readonly Row[] = MINORS.map((target) => ({
  id: target,
  label: words('row.target', { target }),
  max: 1,
}));

const oneTarget = (clause: string): Limit[] => [
  { rows: MINORS, max: 1, clauses: [clause], reason: words('limit.one') },
];

/** One target a phase; the Axis beside it any of the five (49.411A, 49.412A, 49.413A). */
const LIMITS: Readonly<Record<Faction, readonly Limit[]>> = {
  'european-axis': [
    {
      rows: MINORS.filter((target) => !AXIS_FIVE.includes(target)),
      max: 1,
      clauses: ['49.411A'],
      reason: words('limit.axisOne'),
    },
  ],
  'western-allies': oneTarget('49.412A'),
  russia: oneTarget('49.413A'),
};

/** Why a faction may not name a target, or null. Own DPs count last, so that open reasons come first. */
export function namingBar(
  open: Open,
  faction: Faction,
  target: string,
  dps: Readonly<Record<string, number>>,
): Bar | null {
  const bar = (clauses: readonly string[], key: string): Bar => ({ clauses, reason: words(key, { target }) });
  const told = (key: string): unknown => reported(open.facts, key);
  const atWar = told('war.germany-russia') === true;
  if (told(`permanent.${target}`) === true) return bar(['49.52'], 'bar.permanent');
  if (told(`conquered.${target}`) === true) return bar(['49.435'], 'bar.conquered');
  if (target === 'vichy-france' && told('france.fell-this-year') !== false)
    return bar(['49.431C'], 'bar.franceFell');
  if (isFriendlyAlly(open, faction, target)) return bar(['49.432'], 'bar.minorAlly');
  if (belongsToOtherAlly(open, faction, target)) return bar(['49.433'], 'bar.otherAlly');
  if (wasNamed(open, faction, target)) return bar(['49.431'], 'bar.named');
  if (faction === 'russia' && !atWar && told('rgt.50') !== true && Object.hasOwn(RUSSIA_WAITS, target))
    return bar(RUSSIA_WAITS[target] ?? [], 'bar.russiaWaits');
  if (isAggressor(open, faction, target)) return bar(['49.435'], 'bar.aggressor');
  const needsNone = faction === 'european-axis' && AXIS_FIVE.includes(target);
  return needsNone || dpsIn(dps, target) > 0 ? null : bar(['49.423'], 'bar.noDps');
}

/** 49.431: once a year; but B: an Allied naming of one of the five before the Russo-German war leaves the Axis theirs. */
function wasNamed(open: Open, faction: Faction, target: string): boolean {
  const leavesAxis = ({ by, atWar }: Named): boolean =>
    faction === 'european-axis' && by !== 'european-axis' && !atWar && AXIS_FIVE.includes(target);
  return open.named.some((each) => each.target === target && !leavesAxis(each));
}

/** 49.432: one's own minor ally, and for the Allies one another's. */
function isFriendlyAlly(open: Open, faction: Faction, target: string): boolean {
  const standing = standingOf(open, target);
  if (standing === null || areEnemies(standing.faction, faction)) return false;
  return standing.result === '10' || standing.result === '-3';
}

/** 49.433: West and Russia leave alone what favours the other. */
function belongsToOtherAlly(open: Open, faction: Faction, target: string): boolean {
  const standing = standingOf(open, target);
  return standing !== null && standing.faction !== faction && !areEnemies(standing.faction, faction);
}

/** 49.435: whose attack drove the country to the other side. The ruling says whether it bars the whole faction. */
function isAggressor(open: Open, faction: Faction, target: string): boolean {
  const aggressor = reported(open.facts, `aggressor.${target}`);
  if (typeof aggressor !== 'string' || !isPower(aggressor) || POWERS[aggressor].faction !== faction)
    return false;
  return ruled(open.rulings, 'aggressor') === 'faction' || powersOf(faction).length === 1;
}

const LASTING = MINORS.flatMap((target) =>
  ['conquered', 'aggressor', 'standing', 'permanent'].map((kind) => `${kind}.${target}`),
);

/** The facts on which this phase's bars depend and that nobody has reported: asked before anybody names (49.43). */
export function missingForNaming(open: Open): string[] {
  const keys = ['war.germany-russia', 'france.fell-this-year', ...LASTING];
  if (open.phase === 'allied' && reported(open.facts, 'war.germany-russia') !== true) keys.push('rgt.50');
  return keys.filter((key) => reported(open.facts, key) === undefined);
}
