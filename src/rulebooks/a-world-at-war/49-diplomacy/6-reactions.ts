import type { Referee } from '../../../kernel/dispatch.ts';
import { reported, setFact } from '../../../kernel/facts.ts';
import type { AllocateForm, Bar, Limit, Row } from '../../../kernel/form.ts';
import { words } from '../../../kernel/words.ts';
import { type Faction, isFaction } from '../powers.ts';
import { once, rowWith, targetBar } from '../once.ts';
import { setStanding, standingOf } from '../standing.ts';
import {
  type Follows,
  type Given,
  type Go,
  type News,
  type Open,
  phaseId,
  type Roll,
  type Step,
} from '../state.ts';
import { MOST_USES, REACTION_TARGETS, SUBVERSION_REACTS, TRIGGERS } from '../tables/reactions.ts';
import { lastingFacts } from '../tables/targets.ts';
import { addRoll, openRolls } from './425-opening.ts';
import { alwaysBar } from './43-bars.ts';
import { ruled } from './6-reactions.rulings.ts';

// 49.6: rolls in reaction to what the other side does.

declare module '../state.ts' {
  interface Steps {
    react: object;
  }
}

/** The row of a reaction roll in the naming form. */
export function reactionRow(target: string): string {
  return rowFor(target).id;
}

/** The rows by which a faction rolls in reaction in its own phase (49.411B, 49.412B): open while one is pending. */
export function reactionRows(open: Open, faction: Faction): readonly Row[] {
  if (open.reactions.length === 0) return nonePending(faction);
  return REACTION_TARGETS[faction].map((target) =>
    rowWith(rowFor(target), 1, reactionBar(open, faction, target)),
  );
}

const rowFor = once(
  (target): Row => ({ id: `reaction/${target}`, label: words('row.reaction', { target }) }),
);
const nothingPending = targetBar(['49.61', '49.63'], 'bar.noReaction');
const nonePending = once((faction): readonly Row[] =>
  isFaction(faction)
    ? REACTION_TARGETS[faction].map((target) => rowWith(rowFor(target), 1, nothingPending(target)))
    : [],
);

function reactionBar(open: Open, faction: Faction, target: string): Bar | null {
  if (!open.reactions.some((each) => each.faction === faction && each.target === target))
    return nothingPending(target);
  return alwaysBar(open, faction, target);
}

/** What lets a faction react for these targets in its own phase (49.411B, 49.412B, 49.431A, 49.62; 49.634B). */
export function reactingBy(faction: Faction, targets: readonly string[]): string[] {
  const own = faction === 'western-allies' ? '49.412B' : '49.411B';
  const eligible = targets.flatMap((target) => {
    const clause = ELIGIBLE[target];
    return clause === undefined ? ['49.62D', '49.634B'] : [own, clause];
  });
  return [...new Set(['49.431A', '49.61', ...eligible])];
}

const ELIGIBLE: Readonly<Record<string, string>> = {
  norway: '49.62A',
  spain: '49.62B',
  'vichy-france': '49.62C',
};

/** 49.61: never two rolls for one target in one phase. */
export function reactionLimits(faction: Faction): Limit[] {
  return REACTION_TARGETS[faction].map((target) => ({
    rows: [target, reactionRow(target)],
    max: 1,
    clauses: ['49.61'],
    reason: words('limit.oneRoll', { target }),
  }));
}

/** 49.634A: after subversion in the Axis phase, the Axis may add rolls for any of the five but the targets already rolled for. */
function reactForm(open: Open): AllocateForm {
  const rows = SUBVERSION_REACTS.map((target): Row => {
    const row = { id: target, label: words('row.reaction', { target }), max: 1 };
    const barred = reactBar(open, target);
    return barred ? { ...row, barred } : row;
  });
  return { kind: 'allocate', rows, limits: [] };
}

function reactBar(open: Open, target: string): Bar | null {
  if ((open.subversion[target] ?? 0) > 0)
    return { clauses: ['49.634A'], reason: words('bar.subverted', { target }) };
  if (open.rolls.some((each) => each.target === target))
    return { clauses: ['49.61'], reason: words('limit.oneRoll', { target }) };
  return alwaysBar(open, 'european-axis', target);
}

/** 49.634A: the Axis adds its rolls in reaction to the subversion; the subverted country is rolled for first. */
export const reactStep: Step<'react'> = {
  clauses: ['49.61', '49.634A'],
  seats: () => ['european-axis'],
  asks: (_, { open }) => ({
    id: `${phaseId(open)}/react`,
    form: reactForm(open),
    prompt: words('ask.react'),
    clauses: ['49.61', '49.634A'],
  }),
  take(_, { open }, __, { answer }, referee) {
    const added = SUBVERSION_REACTS.filter((target) => ((answer as Given)[target] ?? 0) > 0);
    for (const target of added) addRoll(open, target, 'european-axis', 'reaction');
    const isFirst = ({ target }: Roll): boolean => (open.subversion[target] ?? 0) > 0;
    open.rolls = [...open.rolls.filter(isFirst), ...open.rolls.filter((each) => !isFirst(each))];
    if (added.length === 0) return;
    const data = words('told.reacts', { targets: added });
    referee.tell?.({ to: 'all', kind: 'note', data, clauses: ['49.634A'] });
  },
  next: (_, game, __, referee): Go[] =>
    openRolls(game, referee) ? [{ step: 'show', before: 'covert' }, { step: 'rings' }] : [{ step: 'rings' }],
};

/** A faction may roll for a target in its next phase. */
function mayReact(open: Open, faction: Faction, target: string): void {
  if (!open.reactions.some((each) => each.faction === faction && each.target === target))
    open.reactions.push({ faction, target });
}

/** 49.63: news from the map that lets a faction react, each event once; colonies as often as they are attacked. */
function noteTriggers(open: Open, report: News['report'], referee: Referee): void {
  for (const { fact, target, faction, type } of TRIGGERS) {
    const news = report[fact];
    if (news?.as !== 'change' || news.value === false || news.value === 0) continue;
    if (type.kind === 'boolean' && open.triggered.includes(fact)) continue;
    if (type.kind === 'boolean') open.triggered.push(fact);
    mayReact(open, faction, target);
    referee.tell?.({
      to: 'all',
      kind: 'note',
      data: words('told.mayReact', { faction, target }),
      clauses: ['49.61', '49.63'],
    });
    if (fact === 'war.west-portugal') associateSpain(open, referee);
  }
}

/** 49.61: an event that the table tells when it is asked, long after, lets nobody react any more. */
function notePast(open: Open, report: News['report']): void {
  for (const { fact, type } of TRIGGERS)
    if (type.kind === 'boolean' && report[fact]?.value === true && !open.triggered.includes(fact))
      open.triggered.push(fact);
}

/** 49.632: a neutral Spain joins Germany at once when the West attacks Portugal. */
function associateSpain(open: Open, referee: Referee): void {
  const before = standingOf(open, 'spain');
  const bound = ['-3', '-2', '9', '10'].includes(before?.result ?? '');
  if (bound || reported(open.facts, 'conquered.spain') === true) return;
  if (before !== null && before.faction !== 'european-axis')
    referee.tell?.({
      to: 'all',
      kind: 'directive',
      data: words('told.cancelled', { target: 'spain' }),
      clauses: ['49.632'],
    });
  setStanding(open, 'spain', { power: 'germany', result: '9' });
  open.spainByAttack = true;
  referee.tell?.({
    to: 'all',
    kind: 'directive',
    data: words('told.spainAssociates'),
    clauses: ['49.632', '49.56'],
  });
}

/** 49.61, 49.63: what news of the map lets a faction react, and what comes too late for that. */
export const triggers: Follows = {
  clauses: ['49.61', '49.63'],
  brings(_, { open }, { report, asked }, referee) {
    if (asked) notePast(open, report);
    else noteTriggers(open, report, referee);
  },
};

/** 49.632: whose association of Spain stands. */
export const spainStands: Follows = {
  clauses: ['49.632'],
  brings: (_, { open }) => noteSpain(open),
};

/** 49.632: only an association that stands can be that of the attack; what the table reports besides is a result of its own. */
export function noteSpain(open: Open): void {
  if (reported(open.facts, lastingFacts('spain').standing) !== 'germany/9') delete open.spainByAttack;
}

/** 49.634: each use of subversion counts for the other Balkan rolls; in the Allied phase it lets the Axis react in its next. */
export function noteSubversion(open: Open, target: string): void {
  const uses = reported(open.facts, 'subversion.uses');
  if (typeof uses === 'number' && uses < MOST_USES) setFact(open.facts, 'subversion.uses', uses + 1);
  if (open.phase === 'axis' || !letsReact(open, target)) return;
  for (const other of SUBVERSION_REACTS) if (other !== target) mayReact(open, 'european-axis', other);
}

/** 49.634B: Russia’s own rolls; by ruling also those of the West in the same phase. */
function letsReact(open: Open, target: string): boolean {
  const roll = open.rolls.find((each) => each.target === target);
  return ruled(open.rulings, 'subversion-of-the-west') === 'counts' || roll?.by.includes('russia') === true;
}

/**
 * Whether the uses of subversion elsewhere count in the roll for a country (ruling subversion-serves): before anybody has
 * named it, in that of the side whose phase it is.
 */
export function countsElsewhere(open: Open, target: string): boolean {
  const whose = ruled(open.rulings, 'subversion-serves');
  if (whose === 'all') return true;
  const roll = open.rolls.find((each) => each.target === target);
  const isAxis = roll ? roll.by.includes('european-axis') : open.phase === 'axis';
  if (!isAxis || whose === 'axis') return isAxis;
  return roll?.kind === 'reaction' || Object.keys(open.subversion).length > 0;
}

/** 49.61: what a faction has not used in the phase that has been named is lost. */
export function missReactions(open: Open, factions: readonly Faction[]): void {
  if (open.reactions.length === 0) return;
  open.reactions = open.reactions.filter((each) => !factions.includes(each.faction));
}

/**
 * Colonies attacked in the turn before count no longer after the Allied phase, when the next can be attacked (49.633);
 * uses of subversion, by ruling, after the Axis phase.
 */
export function endReactions(open: Open): void {
  if (open.phase === 'allied') countAnew(open, 'vichy.colonies-attacked');
  else if (ruled(open.rulings, 'subversion-count') === 'recent') countAnew(open, 'subversion.uses');
}

function countAnew({ facts }: Open, fact: string): void {
  if (reported(facts, fact) !== 0) setFact(facts, fact, 0);
}
