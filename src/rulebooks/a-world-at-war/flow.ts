import { type Decision, TABLE } from '../../kernel/decision.ts';
import type { Referee } from '../../kernel/dispatch.ts';
import {
  type Facts,
  type Report,
  type ReportAnswer,
  reported,
  writeReports,
  setFact,
} from '../../kernel/facts.ts';
import { bare, type Json } from '../../kernel/json.ts';
import { evaluateNamed, withSheets } from '../../kernel/know.ts';
import type { SheetResult } from '../../kernel/sheet.ts';
import { standingName } from '../../kernel/standing.ts';
import { words } from '../../kernel/words.ts';
import { skip } from './skips.ts';
import { allotments, allottedBy, missingForAllotment } from './49-diplomacy/1-allotment.ts';
import { missingForNaming } from './49-diplomacy/4-naming.ts';
import {
  answerDemand,
  covert,
  endPhase,
  favour,
  lesser,
  nameTargets,
  openPhase,
  react,
  roll,
  show,
  subvert,
  tensionDie,
} from './49-diplomacy/41-phase.ts';
import { openDps } from './49-diplomacy/21-paper.ts';
import { beginTurn } from './49-diplomacy/41-turns.ts';
import { missingForRolls } from './49-diplomacy/42-die-roll.ts';
import { discloseSeeing, noteDisclosed } from './49-diplomacy/4262-spy-rings.ts';
import { checkSheet } from './49-diplomacy/45-year-end.ts';
import { endConquered } from './49-diplomacy/5-results.ts';
import { noteClaim, noteWars } from './49-diplomacy/58-obligations.ts';
import { noteElection, noteTension } from './49-diplomacy/8-tension.ts';
import { noteJapan } from './49-diplomacy/85-effective-level.ts';
import { notePast, noteSpain, noteTriggers } from './49-diplomacy/6-reactions.ts';
import { writeKept } from './kept.ts';
import { IN_PLAY } from './facts.ts';
import { knownOf } from './known.ts';
import { areEnemies, FACTIONS, isFaction, type Power, POWER_IDS } from './powers.ts';
import type { Books, Game, Given, Open } from './state.ts';
import { MINORS } from './tables/targets.ts';

/** The facts as the referee knows them: what everybody knows, as every secret that counts has been opened. */
function openFacts(books: Books, open: Open): Facts {
  return withSheets(books, knownOf({ seat: null, open }));
}

/** Begin the year, or go on with it: allot the DPs as soon as nothing is missing (49.11). Tells what is new. */
export function beginYear(books: Books, { open }: Game, referee: Referee): void {
  const facts = openFacts(books, open);
  if (!hasAll(open, missingForAllotment(books, open, facts))) return;
  if (!books.plan.europe) return beginTurn(books.plan, open);
  const before = open.allotment;
  open.allotment = allotments(facts);
  open.step = 'allocation';
  for (const power of POWER_IDS) {
    const dps = open.allotment[power] ?? 0;
    if (before[power] === dps) continue;
    referee.tell?.({
      to: 'all',
      kind: 'result',
      data: words('told.allotted', { power, dps, year: open.year }),
      clauses: allottedBy(open, power, dps),
      ...worksheet(books, power, dps, facts),
    });
  }
}

/** The sheet of an allotment, where it and not a report says how many DPs there are. */
function worksheet(books: Books, power: Power, dps: number, facts: Facts): { sheet?: SheetResult } {
  const sheet = evaluateNamed(books, `dp-allotment/${power}`, facts);
  return sheet.total.min === dps && sheet.total.max === dps ? { sheet } : {};
}

/** Apply an answer (Rules.apply). */
export function applyAnswer(
  books: Books,
  game: Game,
  decision: Decision,
  answer: Json,
  referee: Referee,
): void {
  const { open } = game;
  if (decision.form.kind === 'report') {
    if (!decision.optional) open.asked++;
    // on paper: what is lawful can have changed, so each sheet is looked at again
    if (open.step === 'allocation' && decision.seat === TABLE) open.done = [];
    takeReport(books, game, answer as unknown as ReportAnswer, decision.optional === true, referee);
  } else if (decision.optional) {
    if (standingName(decision) === 'skip') skip(books, game, answer as string, referee);
  } else takeStep(books, game, decision, answer, referee);
  goOn(books, game, referee);
  if (decision.form.kind === 'report') endConquered(open, referee);
}

/** The answer to what the step that is open asks (asks.ts). */
function takeStep(books: Books, game: Game, { seat, form }: Decision, answer: Json, referee: Referee): void {
  const { open } = game;
  const [tension] = open.dice;
  if (tension !== undefined) return tensionDie(books, game, tension, answer as number[], referee);
  switch (open.step) {
    case 'allocation':
      // on paper the only answer is that the sheet is written
      return allocate(books, game, seat, form.kind === 'choose' ? {} : (answer as Given), referee);
    case 'sheets':
      return isFaction(seat) ? checkSheet(books, game, seat, answer as Given, referee) : undefined;
    case 'show':
      return show(books, game, seat, answer as Given, referee);
    case 'naming':
      return nameTargets(books, game, seat, answer as Given, referee);
    case 'subversion':
      return subvert(open, answer as Given, referee);
    case 'react':
      return react(game, answer as Given, referee);
    case 'covert':
      return covert(game, seat, answer as Given, referee);
    case 'roll':
      return roll(books, open, answer as number[], referee);
    case 'tie':
      return favour(open, answer as string);
    case 'lesser':
      return lesser(books, open, answer as string, referee);
    case 'demand':
      return answerDemand(open, answer as string, referee);
    default:
      throw new Error(`the step ${open.step} takes no answer`);
  }
}

/** What follows from news of the map, and from corrections; what the game has asked for can be long past. */
function takeReport(books: Books, game: Game, told: ReportAnswer, isNews: boolean, referee: Referee): void {
  const { open } = game;
  // most of what is looked up in it is not there
  const report = Object.assign(bare<Report>(), told);
  for (const key in told) writeKept(open, key, told[key]?.value);
  noteSpain(open);
  noteFallOfFrance(open, report);
  if (isNews) {
    noteTriggers(open, report, referee);
    noteWars(open, report);
  } else notePast(open, report);
  noteClaim(open, report, referee);
  noteTension(books, open, report, referee);
  noteElection(open, report, referee);
  noteJapan(books, open, report);
  notePlaced(books, open, report, referee);
  noteDisclosed(game, report);
  stepBack(open);
}

const ALLOTTED = POWER_IDS.map((power) => ({ power, fact: `dp.allotment.${power}` }));

/** 49.153: DPs that are placed stay as they are, however many there should have been. */
function notePlaced({ plan }: Books, open: Open, report: ReportAnswer, referee: Referee): void {
  if (!plan.europe || open.step === 'allotment' || open.step === 'allocation') return;
  const powers: Power[] = [];
  for (const { power, fact } of ALLOTTED) {
    const told = report[fact]?.value;
    if (told !== undefined && told !== open.allotment[power]) powers.push(power);
  }
  if (powers.length === 0) return;
  const data = words('told.placed', { powers, year: open.year });
  referee.tell?.({ to: 'all', kind: 'note', data, clauses: ['49.153'] });
}

/** 49.431C: France falls this year when it stood at the year's start and its fall is news. */
function noteFallOfFrance(open: Open, report: ReportAnswer): void {
  const [told] = FALL.flatMap((key) => (report[key]?.value === true ? [report[key]] : []));
  if (told === undefined) return;
  for (const key of FALL) if (report[key] === undefined) writeReports(open.facts, { [key]: told });
  if (open.franceStood && told.as === 'change') setFact(open.facts, 'france.fell-this-year', true);
}

/** France is conquered when it surrenders: whichever is told, the other holds too (49.17, 49.36B). */
const FALL = ['france.conquered', 'surrendered.france'] as const;

const CHECKED_BEFORE = { allocation: 'allotment', naming: 'ready', roll: 'facts' } as const;

/** What the table reports can change an allotment not yet placed, or take back a fact: check again what is missing. */
function stepBack(open: Open): void {
  if (open.step === 'allocation' || open.step === 'naming' || open.step === 'roll')
    open.step = CHECKED_BEFORE[open.step];
}

/** Note what the table has to report before play goes on; whether that is nothing. */
function hasAll(open: Open, missing: string[]): boolean {
  open.missing = missing;
  return missing.length === 0;
}

/** Pass by every step in which nobody has anything to say. */
function goOn(books: Books, game: Game, referee: Referee): void {
  while (passBy(books, game, referee));
}

/** Pass by the step that is open, if nothing is missing and nobody is asked; whether another one follows at once. */
function passBy(books: Books, game: Game, referee: Referee): boolean {
  const { open } = game;
  if (open.dice.length > 0) return false;
  switch (open.step) {
    case 'facts':
      if (!hasAll(open, missingForRolls(books, open, knownOf({ seat: null, open })))) return false;
      if (open.rolling === open.rolls.length) return ended(books, game, referee);
      open.step = 'roll';
      return false;
    case 'subversion':
      if (reported(open.facts, IN_PLAY.subversion) !== false) return false;
      subvert(open, {}, referee);
      return true;
    case 'covert':
      if (reported(open.facts, IN_PLAY.covert) !== false) return false;
      open.step = 'facts';
      return true;
    case 'allotment':
      beginYear(books, game, referee);
      return open.missing.length === 0 && !books.plan.europe;
    case 'ready':
      if (!hasAll(open, missingForNaming(books, open))) return false;
      openPhase(books, open, referee);
      if (!books.plan.europe) return ended(books, game, referee);
      open.step = 'naming';
      return false;
    default:
      return false;
  }
}

function ended(books: Books, game: Game, referee: Referee): true {
  endPhase(books, game, referee);
  return true;
}

/** 49.21: the allocation is kept by its faction, here or on paper; when all have done it the first phase begins. */
function allocate(books: Books, game: Game, seat: string, dps: Given, referee: Referee): void {
  const { open, sealed } = game;
  const mine = sealed[seat];
  if (!mine || !isFaction(seat)) return;
  mine.dps = {};
  for (const row in dps) if ((dps[row] ?? 0) > 0) mine.dps[row] = dps[row] ?? 0;
  open.done.push(seat);
  if (open.done.length < FACTIONS.length) return;
  open.franceStood = reported(open.facts, 'france.conquered') === false;
  beginTurn(books.plan, open);
  discloseSeeing(game, referee);
  announceSpied(game, referee);
  openNamed(game, referee);
}

/** 49.21 (46.411A): DPs in a minor country that holds an enemy spy ring are announced at once. */
function announceSpied(game: Game, referee: Referee): void {
  const spied = SPIED.filter(({ rings }) => rings.some((ring) => reported(game.open.facts, ring) === true));
  openDps(game, spied, ['49.21'], referee);
}

/** The spy rings by which enemies see a faction's DPs in a target. */
const SPIED = FACTIONS.flatMap((faction) =>
  MINORS.map((target) => ({
    faction,
    target,
    rings: FACTIONS.filter((other) => areEnemies(faction, other)).map(
      (other) => `spy-ring.${other}.${target}`,
    ),
  })),
);

/** In a game that begins in the middle of a year: what has been named in it is open already (49.425). */
function openNamed(game: Game, referee: Referee): void {
  const wanted = game.open.named.flatMap(({ target }) => FACTIONS.map((faction) => ({ faction, target })));
  openDps(game, wanted, ['49.422', '49.425'], referee);
}
