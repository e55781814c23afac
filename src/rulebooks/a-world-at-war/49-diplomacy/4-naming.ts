import { reported, type ReportAnswer } from '../../../kernel/facts.ts';
import type { AllocateForm, Bar, Limit, Row } from '../../../kernel/form.ts';
import { own } from '../../../kernel/json.ts';
import { words } from '../../../kernel/words.ts';
import type { Faction } from '../powers.ts';
import type { Books, Named, Open, Phase } from '../state.ts';
import { rowWith } from '../once.ts';
import { ownDps, type Placed } from './2-allocation.ts';
import { alwaysBar } from './4-naming-bars.ts';
import { reactionLimits, reactionRows } from './6-reactions.ts';
import { isKept, missingForStatus, missingForTension, missingLevels, triggerRows } from './8-tension.ts';
import { DEMAND_LIMIT, demandRows } from './7-demands.ts';
import { AXIS_FIVE, type LastingFacts, lastingFacts, MINORS, RUSSIA_WAITS } from '../tables/targets.ts';

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
  const targets = PLACES.map((place) => rowWith(place.row, 1, namingBar(open, faction, place, placed)));
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

/** A row for a target, and what keeps from naming it beside 49.43, made once. */
interface Place {
  readonly target: string;
  readonly row: Row;
  readonly lasting: LastingFacts;
  readonly isOfFive: boolean;
  readonly russiaWaits: Bar | null;
  readonly alreadyNamed: Bar;
  readonly withoutDps: Bar;
}

const PLACES = MINORS.map((target): Place => {
  const bar = (clauses: readonly string[], key: string): Bar => ({ clauses, reason: words(key, { target }) });
  const waits = own(RUSSIA_WAITS, target);
  return {
    target,
    row: { id: target, label: words('row.target', { target }), max: 1 },
    lasting: lastingFacts(target),
    isOfFive: AXIS_FIVE.includes(target),
    russiaWaits: waits ? bar(waits, 'bar.russiaWaits') : null,
    alreadyNamed: bar(['49.431'], 'bar.named'),
    withoutDps: bar(['49.423'], 'bar.noDps'),
  };
});

const oneTarget = (clause: string): Limit[] => [
  { rows: MINORS, max: 1, clauses: [clause], reason: words('limit.one') },
];

/** One target a phase; the Axis beside it any of the five (49.411A, 49.412A, 49.413A); no target twice (49.61, 49.71). */
const LIMITS: Readonly<Record<Faction, readonly Limit[]>> = {
  'european-axis': [
    {
      rows: MINORS.filter((target) => !AXIS_FIVE.includes(target)),
      max: 1,
      clauses: ['49.411A'],
      reason: words('limit.axisOne'),
    },
    ...reactionLimits('european-axis'),
  ],
  'western-allies': [...oneTarget('49.412A'), ...reactionLimits('western-allies')],
  russia: [...oneTarget('49.413A'), DEMAND_LIMIT],
};

/** Why a faction may not name a target, or null. Own DPs count last, so that open reasons come first. */
function namingBar(open: Open, faction: Faction, place: Place, placed: Placed): Bar | null {
  const { target } = place;
  const always = alwaysBar(open, faction, target, place.lasting);
  if (always) return always;
  if (wasNamed(open, faction, place)) return place.alreadyNamed;
  if (faction === 'russia' && place.russiaWaits && mustWait(open)) return place.russiaWaits;
  const needsNone = faction === 'european-axis' && place.isOfFive;
  return needsNone || placed(target) > 0 ? null : place.withoutDps;
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
function wasNamed({ named }: Open, faction: Faction, { target, isOfFive }: Place): boolean {
  const leavesAxis = ({ by, atWar }: Named): boolean =>
    isOfFive && faction === 'european-axis' && by !== 'european-axis' && !atWar;
  for (const each of named) if (each.target === target && !leavesAxis(each)) return true;
  return false;
}

const ALWAYS_ASKED = ['war.germany-russia', 'france.fell-this-year'];
const LASTING = new Set(MINORS.flatMap((target) => Object.values(lastingFacts(target))));

/** Something that is known of a target is taken back: what outlasts the year has to be looked at again. */
export function noteTakenBack(open: Open, report: ReportAnswer): void {
  for (const key in report) if (report[key]?.as === 'unknown' && LASTING.has(key)) open.lastingKnown = false;
}

/** The facts on which this phase's bars depend and that nobody has reported: asked before anybody names (49.43). */
export function missingForNaming(books: Books, open: Open): string[] {
  const tension = [...missingForStatus(books, open), ...missingForTension(books, open)];
  if (!books.plan.europe) return [...missingLevels(books, open), ...tension];
  const isMissing = (key: string): boolean => reported(open.facts, key) === undefined;
  const missing = ALWAYS_ASKED.filter(isMissing);
  if (!open.lastingKnown) missing.push(...[...LASTING].filter(isMissing));
  const mayFreeRussia = open.phase === 'allied' && reported(open.facts, 'war.germany-russia') !== true;
  if (mayFreeRussia && !isKept(open, 'rgt') && isMissing('rgt.50')) missing.push('rgt.50');
  return [...missing, ...tension];
}
