import { isRecord, type Json, type Move, nameOf } from '../game.ts';
import { allotted, modifiers } from './sums.ts';
import { areAllKnown, factionsWithDps, type Given, mayReactNow } from './forms.ts';
import { favoured, standingAfter } from './results.ts';
import { afterNews, endOwed } from './news.ts';
import { lapse, lastYear, mover, number, PINNED, type Roll, standing, type State, truth } from './state.ts';
import {
  ALL_POWERS,
  BALKANS,
  type Faction,
  FACTIONS,
  factionOf,
  type Power,
  rowOf,
  sideOf,
  TARGETS,
  type Value,
} from './text.ts';

// A year, a turn, a phase: what each answer brings about, and what is asked then.

/** Take an answer, in place. */
export function take(s: State, move: Move): void {
  const name = nameOf(move.decision);
  if (name === 'report') return report(s, move);
  if (name === 'ruling') return rule(s, String(move.answer));
  if (name === 'skip') return skip(s, String(move.answer));
  switch (name) {
    case 'allocate':
      return gather(s, move, factionsWithDps(s), closeAllocation);
    case 'name':
      return gather(s, move, mover(s), closeNaming);
    case 'subversion':
      return closeSubversion(s, move.answer as Given);
    case 'react':
      return closeReaction(s, move.answer as Given);
    case 'covert':
      return gather(s, move, FACTIONS, closeCovert);
    case 'roll':
      return rolled(s, Number((move.answer as readonly number[])[0]));
    case 'lesser':
      return taken(s, String(move.answer));
    case 'tie':
      return tied(s, String(move.answer));
    case 'demand':
      return answerDemand(s, String(move.answer));
    case 'usat':
    case 'usjt':
      return tension(s, name, Number((move.answer as readonly number[])[0]));
  }
}

function rule(s: State, answer: string): void {
  const [id = '', choice = ''] = answer.split('=');
  s.rulings[id] = choice;
  if ((PINNED[id] ?? choice) !== choice) s.isLost = true;
  if (answer !== 'conquered-star=ends') return;
  for (const target of TARGETS) if (truth(s, `conquered.${target}`)) s.facts[`permanent.${target}`] = false;
}

/** What several answer in secret is worked out once all have. */
function gather(s: State, move: Move, seats: readonly Faction[], close: (s: State) => void): void {
  s.given[move.seat] = move.answer as Given;
  if (!seats.every((seat) => s.given[seat])) return;
  close(s);
  s.given = {};
}

function givenBy(s: State, faction: Faction): Given {
  return s.given[faction] ?? {};
}

// the year

/** Once all that is to be told at its start has been told, DPs are placed. */
function settleStart(s: State): void {
  if (s.step !== 'start' || !areAllKnown(s) || !isLevelTold(s)) return;
  s.step = 'allocate';
  if (factionsWithDps(s).length === 0) closeAllocation(s);
}

function closeAllocation(s: State): void {
  s.dps = Object.fromEntries(ALL_POWERS.map((power) => [power, allotted(s, power) ?? 0])) as Record<
    Power,
    number
  >;
  s.placed = { ...s.given };
  beginPhase(s, 'axis');
}

function endYear(s: State): void {
  lapse(s, 'year');
  s.placed = {};
  s.dps = null;
  if (s.year === lastYear(s)) {
    s.step = 'over';
    return;
  }
  s.year++;
  s.turn = 0;
  s.phase = 'axis';
  s.facts['year'] = s.year;
  s.facts['opening'] = false;
  s.facts['dp.undefended'] = number(s, 'undefended.this-year');
  s.facts['undefended.this-year'] = 0;
  s.step = 'start';
}

// the phase

function beginPhase(s: State, phase: State['phase']): void {
  s.phase = phase;
  // 49.633: those of the turn before
  if (phase === 'allied' && s.facts['vichy.colonies-attacked'] !== undefined)
    s.facts['vichy.colonies-attacked'] = 0;
  s.phases++;
  s.step = 'name';
  s.isCounted = false;
  countLevel(s);
  s.rolls = [];
  s.subverted = {};
  s.covert = {};
}

function closeNaming(s: State): void {
  const isAtWar = truth(s, 'war.germany-russia');
  for (const faction of mover(s)) {
    const given = givenBy(s, faction);
    for (const target of TARGETS)
      if (given[target]) s.facts[`named.${faction}.${target}`] = isAtWar ? 'at-war' : 'at-peace';
    if (given['usat']) trigger(s, faction);
    for (const target of ['rumania', 'finland'])
      if (given[`demand/${target}`]) s.facts[`${target}.demands`] = true;
  }
  s.rolls = rollsNamed(s);
  s.step = 'subversion';
  endReactions(s);
  passBy(s);
}

function rollsNamed(s: State): Roll[] {
  const rolls: Roll[] = [];
  const isDemand = s.phase === 'allied' && Boolean(givenBy(s, 'russia')['demand/rumania']);
  for (const faction of mover(s))
    for (const target of TARGETS) {
      const given = givenBy(s, faction);
      const isReaction = Boolean(given[`reaction/${target}`]);
      const isDone = rolls.some((roll) => roll.target === target);
      const isDemanded = isDemand && target === 'rumania';
      if ((given[target] || isReaction) && !isDone)
        rolls.push({ target, isReaction, isDemand: isDemanded, by: faction });
    }
  if (isDemand && !rolls.some((roll) => roll.isDemand))
    rolls.push({ target: 'rumania', isReaction: false, isDemand: true, by: 'russia' });
  return rolls;
}

/** 49.83: each once; the level moves at once. */
function trigger(s: State, faction: Faction): void {
  s.facts[`usat-triggered.${faction}`] = number(s, `usat-triggered.${faction}`) + 1;
  move(s, 'usat', faction === 'european-axis' ? -1 : 1);
}

function move(s: State, level: 'usat' | 'usjt', by: number): void {
  const actual = s.facts[`${level}.actual`];
  if (typeof actual === 'number') s.facts[`${level}.actual`] = Math.min(Math.max(actual + by, -99), 199);
}

/** Rolls in reaction may not be deferred (49.61). */
function endReactions(s: State): void {
  for (const faction of mover(s))
    for (const target of TARGETS) {
      delete s.facts[`may-react.${faction}.${target}`];
      delete s.because[`may-react.${faction}.${target}`];
    }
}

/** Steps in which all know that nobody has anything. */
function passBy(s: State): void {
  if (s.step === 'subversion' && (s.rolls.length === 0 || s.facts['in-play.subversion'] === false))
    s.step = 'react';
  if (s.step === 'react' && !isReactionAsked(s)) s.step = 'covert';
  if (s.step === 'covert' && (s.rolls.length === 0 || s.facts['in-play.covert-operations'] === false))
    nextRoll(s);
}

function isReactionAsked(s: State): boolean {
  if (s.phase !== 'axis' || Object.values(s.subverted).every((by) => by === 0)) return false;
  return s.rulings['nothing-to-choose'] === 'asked' || BALKANS.some((target) => mayReactNow(s, target));
}

function closeSubversion(s: State, given: Given): void {
  s.subverted = given;
  for (const [target, by] of Object.entries(given)) {
    if (by === 0) continue;
    const roll = s.rolls.find((each) => each.target === target);
    s.uses.push({ target, phase: s.phases, by: roll?.by ?? 'russia' });
    s.facts['subversion.uses'] = number(s, 'subversion.uses') + 1;
  }
  if (s.phase === 'allied') reactNext(s);
  else
    s.rolls = [
      ...s.rolls.filter(({ target }) => given[target]),
      ...s.rolls.filter(({ target }) => !given[target]),
    ];
  s.step = 'react';
  passBy(s);
}

/** 49.634B: in the next Axis phase, but for the country subverted. */
function reactNext(s: State): void {
  const counting = s.uses.filter(
    ({ phase, by }) =>
      phase === s.phases && (by === 'russia' || s.rulings['subversion-of-the-west'] === 'counts'),
  );
  const areBarred = s.rulings['two-subversions'] === 'neither';
  const reacts = (target: string): boolean =>
    areBarred
      ? counting.length > 0 && counting.every((use) => use.target !== target)
      : counting.some((use) => use.target !== target);
  for (const target of BALKANS) if (reacts(target)) s.facts[`may-react.european-axis.${target}`] = true;
}

function closeReaction(s: State, given: Given): void {
  for (const target of BALKANS)
    if (given[target]) s.rolls.push({ target, isReaction: true, isDemand: false, by: 'european-axis' });
  s.step = 'covert';
  passBy(s);
}

function closeCovert(s: State): void {
  for (const faction of FACTIONS) {
    const given = givenBy(s, faction);
    s.covert[faction] = given;
    const used = Object.values(given).reduce((sum, each) => sum + each, 0);
    const key = `covert-operations.${faction}`;
    if (used > 0) s.facts[key] = number(s, key) - used;
  }
  nextRoll(s);
}

/** The roll that is due: the first without a row. */
export function due(s: State): Roll | undefined {
  return s.rolls.find(({ row }) => row === undefined);
}

/** The roll that has been made last. */
export function last(s: State): Roll | undefined {
  return s.rolls.findLast(({ row }) => row !== undefined);
}

function nextRoll(s: State): void {
  for (const roll of s.rolls.filter(
    ({ target, row }) => row === undefined && truth(s, `conquered.${target}`),
  ))
    s.rolls = s.rolls.filter((each) => each !== roll);
  if (due(s)) s.step = 'roll';
  else endPhase(s);
}

function rolled(s: State, die: number): void {
  const roll = due(s);
  if (!roll) return;
  const sum = Object.values(modifiers(s, roll)).reduce((so, each) => so + each, die);
  roll.row = rowOf(roll.target, sum);
  const by = favoured(s, roll);
  if (by === 'tie') {
    s.step = 'tie';
    return;
  }
  choose(s, roll, by);
}

function tied(s: State, by: string): void {
  const roll = last(s);
  if (roll) choose(s, roll, by as Faction);
}

function choose(s: State, roll: Roll, by: Faction | null): void {
  roll.favours = by;
  roll.taken = roll.row ?? '';
  s.step = 'lesser';
  if (by === null) afterChoice(s, roll);
}

function taken(s: State, row: string): void {
  const roll = last(s);
  if (!roll) return;
  roll.taken = row;
  afterChoice(s, roll);
}

function afterChoice(s: State, roll: Roll): void {
  const isKnown = roll.isDemand && s.rulings['demand-outcomes'] === 'known';
  if (isKnown && ['3-4', '5-6'].includes(roll.taken ?? '')) {
    s.step = 'demand';
    return;
  }
  // Rumania refuses, and fights
  if (isKnown && roll.taken === '7') s.facts['at-war.russia.rumania'] = true;
  nextRoll(s);
}

/** What a border war makes of a Rumania that favours Russia is not in the text. */
function answerDemand(s: State, answer: string): void {
  if (answer === 'war' && standing(s, 'rumania')?.power === 'russia') s.isLost = true;
  if (answer === 'war') s.facts['at-war.russia.rumania'] = true;
  nextRoll(s);
}

/** All results of a phase together (49.4266, 49.65). */
function endPhase(s: State): void {
  const after = s.rolls.map((roll) => ({ roll, stands: standingAfter(s, roll, roll.taken ?? '3-4') }));
  for (const { roll, stands } of after) takeEffect(s, roll, stands);
  s.rolls = [];
  if (s.phase === 'allied') {
    s.step = 'tension';
    s.die = null;
    s.level = null;
    passTension(s);
  } else leavePhase(s);
}

function takeEffect(s: State, roll: Roll, stands: string): void {
  const { target, taken: row = '' } = roll;
  // what is rolled for a country that is conquered meanwhile is lost
  if (truth(s, `conquered.${target}`)) return;
  const before = String(s.facts[`standing.${target}`] ?? 'none');
  oweWar(s, roll, before);
  s.facts[`standing.${target}`] = stands;
  if (isStarred(s, target, row)) s.facts[`permanent.${target}`] = true;
}

function isStarred(s: State, target: string, row: string): boolean {
  const told = s.facts[`star.${target}.${row}`];
  return typeof told === 'boolean' ? told : target === 'belgium-luxembourg';
}

/** 49.58: control over what is Russia's, or at war with it, means war with Russia, and the other way round. */
function oweWar(s: State, { target, taken: row = '' }: Roll, before: string): void {
  if (truth(s, 'war.germany-russia')) return;
  const controls = ['8', '9', '10', '-1', '-2', '-3'].includes(row);
  if (isClaimed(s, target, row)) owe(s, target, before, 'germany');
  if (!controls) return;
  const of = standing(s, target);
  const isBoundTo = (side: (power: string) => boolean): boolean =>
    of !== null && side(of.power) && ['9', '10', '-2', '-3'].includes(of.row);
  if (sideOf(row) === 'axis') {
    if (isBoundTo((power) => power === 'russia') || truth(s, `at-war.russia.${target}`))
      owe(s, target, before, 'germany');
  } else if (last(s)?.favours === 'russia')
    if (isBoundTo((power) => factionOf(power) === 'european-axis') || truth(s, `at-war.germany.${target}`))
      owe(s, target, before, 'russia');
}

/** A war that is claimed in a roll for Finland has to be declared. */
function isClaimed(s: State, target: string, row: string): boolean {
  if (target !== 'finland' || !truth(s, 'finland.germany-declares') || sideOf(row) !== 'axis') return false;
  const ruling = s.rulings['claimed-war'];
  return ruling === 'owed' || (ruling === 'hexes' && ['8', '9', '10'].includes(row));
}

/** It is judged as the player turn ends in which it can be declared. */
function owe(s: State, target: string, before: string, by: 'germany' | 'russia'): void {
  const isOwnTurn = (by === 'germany') === (s.phase === 'axis');
  const until = s.phases + (isOwnTurn || s.rulings['declaring-out-of-turn'] === 'same' ? 1 : 2);
  s.owed.push({ target, before, by, until });
}

// after the phase

function leavePhase(s: State): void {
  lapse(s, 'phase');
  if (s.phase === 'axis') {
    s.usesBefore = number(s, 'subversion.uses');
    beginPhase(s, 'allied');
    return;
  }
  lapse(s, 'turn');
  if (s.turn === 3) endYear(s);
  else {
    s.turn++;
    beginPhase(s, 'axis');
  }
}

/** The dice for the effective levels, at the end of the Allied phase (49.851A, 49.852A). */
function passTension(s: State): void {
  const left = s.level === null ? (['usat', 'usjt'] as const) : s.level === 'usat' ? (['usjt'] as const) : [];
  s.level = left.find((level) => isRecorded(s, level)) ?? null;
  if (s.level === null) leavePhase(s);
}

/** Whether a level is known, and recorded while the U.S. is at war with Germany or Japan. */
function isRecorded(s: State, level: 'usat' | 'usjt'): boolean {
  if (s.facts[`${level}.actual`] === undefined) return false;
  const isAtWar = truth(s, level === 'usat' ? 'war.germany-us' : 'war.japan-us');
  return !isAtWar || s.rulings['tensions-at-war'] === 'recorded';
}

const BY_DIE = [-2, -1, 0, 0, 1, 2];

function tension(s: State, level: 'usat' | 'usjt', die: number): void {
  if (level === 'usat') s.die = BY_DIE[die - 1] ?? 0;
  passTension(s);
}

// what is told

function report(s: State, { answer, decision, seat }: Move): void {
  const isAsked = !decision.startsWith('standing-');
  for (const [key, given] of Object.entries(isRecord(answer) ? answer : {}))
    tell(s, key, given, { isAsked, seat });
  if (truth(s, 'war.germany-russia')) s.owed = [];
  else if (isAsked && isRecord(answer) && isTold(answer['war.germany-russia'])) endOwed(s);
  const isAllTold = isRecord(answer) && Object.values(answer).every((each) => isTold(each));
  if (isAsked && isAllTold) countLevel(s);
  settleStart(s);
  passBy(s);
  if (s.step === 'roll') nextRoll(s);
}

/** What the turn has moved the levels by, once all of it is told, before the Allied phase (49.84, 49.87). */
function countLevel(s: State): void {
  const levels = (['usat', 'usjt'] as const).filter((level) => isRecorded(s, level));
  const told = levels.map((level) => ({
    level,
    spent: s.facts[`offensives.${SPENDER[level]}`],
    other: s.facts[`${level}.other`],
  }));
  const isOpen = s.phase === 'allied' && s.step === 'name' && !s.isCounted;
  if (
    !isOpen ||
    !isRgtKnown(s) ||
    told.some(({ spent, other }) => spent === undefined || other === undefined)
  )
    return;
  s.isCounted = true;
  for (const { level, spent, other } of told) {
    const brps = Number(spent);
    move(s, level, Math.floor(brps / 15) + (brps % 15 >= 8 ? 1 : 0));
    move(s, level, Number(other));
  }
}

const SPENDER = { usat: 'european-axis', usjt: 'japan' } as const;

/** What is asked with it has to be told too, before play goes on. */
function isRgtKnown(s: State): boolean {
  return s.facts['rgt.50'] !== undefined || truth(s, 'war.germany-russia');
}

function isTold(given: Json | undefined): boolean {
  return isRecord(given) && given['as'] !== 'unknown';
}

function tell(s: State, key: string, given: Json, from: { isAsked: boolean; seat: string }): void {
  const { value, as } = given as { value?: Value; as: string };
  const before = s.facts[key];
  if (as === 'unknown' || value === undefined) delete s.facts[key];
  else s.facts[key] = value;
  if (value !== undefined)
    afterNews(s, {
      key,
      value,
      before,
      isNews: as === 'change' && !from.isAsked,
      isAsked: from.isAsked,
      isCorrected: as === 'correction',
    });
}

function skip(s: State, what: string): void {
  s.isLost = true;
  void what;
}

/** A campaign keeps the level of USAT from its start. */
function isLevelTold(s: State): boolean {
  const isKept = (level: string): boolean => s.facts[`${level}.actual`] !== undefined;
  if (s.scenario === 'global-1939') return isKept('usat') && isKept('usjt');
  return s.scenario !== 'campaign-1939' || isKept('usat');
}
