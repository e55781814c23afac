import { isRecord, isStanding, type Move, nameOf } from '../game.ts';
import { settle } from './checks.ts';
import { answered, ended } from './falls.ts';
import { ofSheet } from './know.ts';
import {
  fallen,
  hasEurope,
  isJapansDate,
  isOver,
  isRecorded,
  known,
  lapse,
  number,
  sheetOf,
  type State,
  truth,
} from './state.ts';
import { dpLevel } from './sums.ts';
import { type Power, POWERS, type Value } from './text.ts';

// A year, a turn, a player turn: what each answer brings about, up to the checks at its end.

/** What goes by itself before anything is asked. */
export function start(s: State): State {
  // 57.81: what has been by the turn in which a game begins
  if (isJapansDate(s, -1)) s.facts['surrendered.japan'] = true;
  goOn(s);
  return s;
}

/** Take an answer, in place. */
export function take(s: State, move: Move): void {
  if (s.isLost) return;
  if (!isStanding(move.decision)) harden(s, move.decision);
  const name = nameOf(move.decision);
  if (name === 'ruling') rule(s, String(move.answer));
  else if (name === 'skip') s.isLost = true;
  else if (name === 'report' || name === 'changes') {
    if (name === 'changes') s.chosen[`changes/${move.decision.split('/').at(-2) ?? ''}`] = 'told';
    report(s, move);
  } else if (name === 'allocate') place(s, move);
  else if (name === 'name') named(s, move);
  else if (name === 'usat' || name === 'usjt') rolled(s, name, (move.answer as readonly number[])[0] ?? 0);
  else answered(s, name, move);
  goOn(s);
}

function rule(s: State, answer: string): void {
  const [id = '', choice = ''] = answer.split('=');
  s.rulings[id] = choice;
}

// what is told

function report(s: State, { answer, decision }: Move): void {
  if (!isRecord(answer)) return;
  for (const [key, given] of Object.entries(answer)) {
    const { value, as } = given as { value?: Value; as: string };
    if (as === 'unknown' || value === undefined) delete s.facts[key];
    else s.facts[key] = value;
    if (key === 'paris.axis' && value !== undefined)
      s.facts['control.paris'] = value === true ? 'axis' : 'western';
    if (key.startsWith('occupied.') && value === true) occupy(s, key.slice(9));
    if (key.startsWith('safe.') && value !== undefined) {
      s.worded.add(key.slice(5));
      if (!isStanding(decision)) s.isWordDue = false;
    }
    unsay(s, key);
  }
}

/** What Allied units occupy the Allies control. */
function occupy(s: State, city: string): void {
  if (['japan', 'axis', 'nobody'].includes(String(s.facts[`control.${city}`])))
    s.facts[`control.${city}`] = 'western';
}

/** A word that a power is safe is gone as a fact is told on which its level hangs. */
function unsay(s: State, key: string): void {
  for (const who of ['germany', 'italy', 'britain', 'russia'] as const)
    if (truth(s, `safe.${who}`) && hangsOn(s, who, key)) {
      delete s.facts[`safe.${who}`];
      s.worded.delete(who);
    }
}

function hangsOn(s: State, who: 'germany' | 'italy' | 'britain' | 'russia', key: string): boolean {
  const needs = Object.values(sheetOf(s, who)).flatMap((line) => line.needs);
  const own = who === 'italy' ? ['control.rome', 'axis-in-africa'] : [];
  const ofDps = [
    `brp.now.${who}`,
    `dp.other.now.${who}`,
    ...(who === 'russia' ? ['dp.undefended', 'undefended.this-year'] : []),
  ];
  return [...needs, ...own, ...ofDps].includes(key);
}

// the year

/** The DPs of a power this year; undefined while something is not told (49.11). */
function allotted(s: State, power: Power): number | undefined {
  const typed = s.facts[`dp.allotment.${power}`];
  if (typeof typed === 'number') return typed;
  const year = (key: string): string => key.replace('.now.', '.');
  // what is lost undefended counts for the next year (49.154F)
  const { '49.154F': _, ...sheet } = dpLevel(power, s);
  const { min, max } = ofSheet(sheet, (key) => known(s)(year(key)));
  const [least, most] = [Math.max(0, min), Math.max(0, max)];
  return least === most ? least : undefined;
}

const SEATS: Readonly<Record<string, readonly Power[]>> = {
  'european-axis': ['germany', 'italy'],
  'western-allies': ['britain', 'france', 'us'],
  russia: ['russia'],
};

/** Who places DPs: who has any, or all by the ruling. */
export function placing(s: State): readonly string[] {
  return Object.entries(SEATS)
    .filter(
      ([, powers]) =>
        s.rulings['nothing-to-choose'] === 'asked' || powers.some((power) => allotted(s, power)),
    )
    .map(([seat]) => seat);
}

function place(s: State, { seat, answer }: Move): void {
  s.given[seat] = answer as Record<string, number>;
}

// the turn

/** Who names in this phase. */
export function naming(s: State): readonly string[] {
  return s.step === 'axis' ? ['european-axis'] : ['western-allies', 'russia'];
}

function named(s: State, { seat, answer }: Move): void {
  s.given[seat] = answer as Record<string, number>;
  if (Object.values(s.given[seat] ?? {}).some((by) => by > 0)) s.isLost = true;
}

const BY_DIE = [-2, -1, 0, 0, 1, 2];

function rolled(s: State, level: 'usat' | 'usjt', die: number): void {
  const by = BY_DIE[die - 1] ?? 0;
  s.die[level] = by;
  s.facts[`${level}.effective`] = number(s, `${level}.actual`) + by;
  s.rolled.push(level);
}

/** Details that are not followed are over as soon as something else is asked. */
export function harden(s: State, asked: string): void {
  const [wait] = s.wait;
  if (!wait?.soft || wait.soft.test(asked)) return;
  s.wait = s.wait.slice(1);
  ended(s, wait);
  goOn(s);
}

/** On to what is asked next. */
function goOn(s: State): void {
  for (let steps = 0; steps < 60 && next(s); steps++);
}

/** Whether play went on by itself. */
function next(s: State): boolean {
  switch (s.step) {
    case 'start':
      if (POWERS.some((power) => allotted(s, power) === undefined)) return false;
      s.step = 'allocate';
      return true;
    case 'allocate':
      if (placing(s).some((seat) => !s.given[seat])) return false;
      for (const given of Object.values(s.given)) Object.assign(s.placed, given);
      s.given = {};
      s.step = 'election';
      return true;
    case 'election':
      return settle(s, 'election') && to(s, 'axis');
    case 'axis':
      if (isJapansDate(s) && s.rulings['by-the-date'] === 'before') s.facts['surrendered.japan'] = true;
      if (isOver(s) || (fallen(s, 'germany') && s.rulings['italy-alone'] === 'ends')) return to(s, 'ready');
      return areGiven(s) && to(s, 'ready');
    case 'ready':
      return isCounted(s) && to(s, isOver(s) ? 'dice' : 'allied');
    case 'allied':
      return areGiven(s) && to(s, 'dice');
    case 'dice':
      return dueDie(s) === undefined && enterChecks(s);
    case 'checks':
      return settle(s, 'checks') && endTurn(s);
    default:
      return false;
  }
}

function to(s: State, step: State['step']): true {
  s.step = step;
  s.given = {};
  return true;
}

function areGiven(s: State): boolean {
  return naming(s).every((seat) => s.given[seat]);
}

const SPENDER = { usat: 'european-axis', usjt: 'japan' } as const;

function recorded(s: State): readonly ('usat' | 'usjt')[] {
  return (['usat', 'usjt'] as const).filter((level) => isRecorded(s, level));
}

/** What the turn has moved the levels by, told before the Allied phase (49.84, 49.87). */
function isCounted(s: State): boolean {
  const levels = recorded(s);
  const told = levels.flatMap((level) => [`offensives.${SPENDER[level]}`, `${level}.other`]);
  if (told.some((key) => s.facts[key] === undefined)) return false;
  for (const level of levels) {
    const brps = number(s, `offensives.${SPENDER[level]}`);
    const by = Math.floor(brps / 15) + (brps % 15 >= 8 ? 1 : 0) + number(s, `${level}.other`);
    s.facts[`${level}.actual`] = Math.min(Math.max(number(s, `${level}.actual`) + by, -99), 199);
  }
  return true;
}

/** The die for an effective level that is due (49.851A, 49.852A). */
export function dueDie(s: State): 'usat' | 'usjt' | undefined {
  return recorded(s).find((level) => !s.rolled.includes(level));
}

function enterChecks(s: State): true {
  s.rolled = [];
  s.step = 'checks';
  s.done = s.done.filter((each) => each === 'election');
  return true;
}

function endTurn(s: State): true {
  lapse(s, 'turn');
  s.chosen = {};
  s.worded.clear();
  s.isWordDue = true;
  // 61.11: from the next Japanese player turn on
  if (typeof s.facts['china.level'] === 'number' && !fallen(s, 'japan'))
    s.facts['china.in-force'] = Math.min(Math.max(number(s, 'china.level'), -5), 2);
  s.done = s.done.filter((each) => each === 'election');
  s.given = {};
  if (s.turn < 3) {
    s.turn++;
    s.step = hasEurope(s) ? 'axis' : 'ready';
    return true;
  }
  if (s.year === 1946) {
    s.step = 'over';
    return true;
  }
  s.year++;
  s.turn = 0;
  lapse(s, 'year');
  s.placed = {};
  s.facts['year'] = s.year;
  s.facts['dp.undefended'] = number(s, 'undefended.this-year');
  s.facts['undefended.this-year'] = 0;
  s.step = hasEurope(s) ? 'start' : 'ready';
  return true;
}
