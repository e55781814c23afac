import { isRecord, isStanding, type Move, nameOf } from '../game.ts';
import { isChecked, settle } from './checks.ts';
import { endDice, tellOver } from './dice.ts';
import { answered, ended } from './falls.ts';
import {
  fallen,
  hasEurope,
  hasPacific,
  isJapansDate,
  isOver,
  isRecorded,
  lapse,
  namedHexes,
  number,
  ofYear,
  sheetOf,
  type State,
  truth,
} from './state.ts';
import { isAllied, type Power, POWERS, type Value } from './text.ts';

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
  s.isTold = true;
  if (s.step === 'axis' && !isStanding(decision)) endDice(s);
  for (const [key, given] of Object.entries(answer)) {
    const { value, as } = given as { value?: Value; as: string };
    // what is put right of a turn that is over is of that turn
    if (as === 'correction' && s.lapsed.has(key)) continue;
    s.lapsed.delete(key);
    if (as === 'unknown' || value === undefined) delete s.facts[key];
    else s.facts[key] = value;
    // that the Axis do not hold it says not who does
    if (key === 'paris.axis' && value === true) s.facts['control.paris'] = 'axis';
    if (key === 'paris.axis' && value === false)
      s.facts['control.paris'] =
        s.facts['control.paris'] === 'axis' ? 'western' : (s.facts['control.paris'] ?? 'others');
    // told in this player turn it answers the question (58.11A)
    if (key === 'control.paris' && ['ready', 'allied', 'dice', 'checks'].includes(s.step)) {
      if (value === undefined) delete s.facts['paris.axis'];
      else s.facts['paris.axis'] = value === 'axis';
    }
    if (key.startsWith('territory.')) hold(s, key.slice(10), String(value));
    if (key.startsWith('occupied.')) occupy(s, key.slice(9), value);
    if (key.startsWith('control.')) seize(s, key.slice(8), value);
    if (typeof value === 'number') forgetHexes(s, key, value);
    // nobody knows whether it is near: that is worked out
    if (key.startsWith('safe.') && value === undefined && !isStanding(decision)) s.facts[key] = false;
    unsay(s, key);
  }
  // what was said with the loss of Paris, or before, was said of a war in which France still fights
  if (isRecord(answer['paris.axis']) && answer['paris.axis']['value'] === true && !isStanding(decision))
    for (const each of Object.keys(s.facts)) if (each.startsWith('safe.')) delete s.facts[each];
}

/** 59.65: what is told of a territory as Britain surrenders is told of Malta, of a French colony and of hexes in Britain. */
function hold(s: State, territory: string, by: string): void {
  const isAxis = by.startsWith('axis');
  const colony = `colony.${territory}`;
  if (territory === 'malta')
    s.facts['control.malta'] = isAxis ? 'axis' : by === 'british' ? 'western' : 'nobody';
  if (s.facts[colony] === 'axis' && !isAxis) {
    if (by === 'british') s.facts[colony] = 'free';
    else delete s.facts[colony];
  }
  if (isAxis && ['free', 'british'].includes(String(s.facts[colony]))) s.facts[colony] = 'axis';
  const areas = IN_BRITAIN.map((each) => s.facts[`territory.${each}`]);
  if (!IN_BRITAIN.includes(territory)) return;
  if (areas.some((each) => String(each).startsWith('axis'))) s.facts['axis-in-britain'] = true;
  else if (!areas.includes(undefined)) s.facts['axis-in-britain'] = false;
}

const IN_BRITAIN = ['scapa-flow', 'scotland', 'central-england', 'southern-england'];

/** What Allied units occupy the Allies control, whoever it is; once they are gone, nobody knows who does (57.12). */
function occupy(s: State, city: string, is: Value | undefined): void {
  const key = `control.${city}`;
  if (is === true && !isAllied(s.facts[key])) s.facts[key] = 'allies';
  if (is !== true && s.facts[key] === 'allies') delete s.facts[key];
}

/** What one who is no Ally controls the Allies do not occupy. */
function seize(s: State, city: string, by: Value | undefined): void {
  const key = `occupied.${city}`;
  if (s.facts[key] === true && by !== undefined && !isAllied(by)) s.facts[key] = false;
}

/** So few hexes are told that not all are the Allies' that were told by name: nobody knows which. */
function forgetHexes(s: State, key: string, told: number): void {
  if (key !== 'home-hexes.japan' && key !== 'french-hexes.western') return;
  const names = namedHexes(s, key);
  if (told >= names.length) return;
  for (const each of names) {
    delete s.facts[each];
    if (each.startsWith('occupied.')) occupy(s, each.slice(9), undefined);
  }
}

/** A word that a power is safe is gone as a fact is told on which its level hangs. */
function unsay(s: State, key: string): void {
  for (const who of ['germany', 'italy', 'britain', 'russia'] as const)
    if (truth(s, `safe.${who}`) && hangsOn(s, who, key)) delete s.facts[`safe.${who}`];
}

function hangsOn(s: State, who: 'germany' | 'italy' | 'britain' | 'russia', key: string): boolean {
  const needs = Object.values(sheetOf(s, who)).flatMap((line) => line.needs);
  const own = who === 'italy' ? ['control.rome', 'axis-in-africa'] : [];
  const ofDps = [
    `brp.now.${who}`,
    `dp.other.now.${who}`,
    `dp.least.${who}`,
    ...(who === 'russia' ? ['dp.undefended', 'undefended.this-year'] : []),
  ];
  return [...needs, ...own, ...ofDps].includes(key);
}

// the year

/** The DPs of a power this year; undefined while something is not told (49.11). */
function allotted(s: State, power: Power): number | undefined {
  const typed = s.facts[`dp.allotment.${power}`];
  if (typeof typed === 'number') return typed;
  const { min, max } = ofYear(s, power);
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
  if (s.step === 'axis') endDice(s);
  s.given[seat] = answer as Record<string, number>;
  if (Object.values(s.given[seat] ?? {}).some((by) => by > 0)) s.isLost = true;
}

const BY_DIE = [-2, -1, 0, 0, 1, 2];

function rolled(s: State, level: 'usat' | 'usjt', die: number): void {
  s.die[level] = BY_DIE[die - 1] ?? 0;
  delete s.facts[`${level}.effective`];
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
      return settle(s, 'election') && beginTurn(s);
    case 'axis':
      if (isJapansDate(s) && s.rulings['by-the-date'] === 'before') s.facts['surrendered.japan'] = true;
      if (isOver(s)) return to(s, 'ready');
      return areGiven(s) && to(s, 'ready');
    case 'ready':
      return isCounted(s) && (isOver(s) ? toDice(s) : to(s, 'allied'));
    case 'allied':
      return areGiven(s) && toDice(s);
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

/** What an older die says of the level is over as one falls due. */
function toDice(s: State): true {
  for (const level of recorded(s)) s.die[level] = null;
  return to(s, 'dice');
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
  s.isTold = false;
  s.rolled = [];
  s.step = 'checks';
  s.done = s.done.filter((each) => each === 'election');
  return true;
}

/** 49.154F: what Russia has left undefended is counted anew after each turn in which the Axis could walk into more. */
function loseCount(s: State): void {
  const isInvaded = ['germany', 'italy'].some((each) => truth(s, `war.${each}-russia`));
  if (!isInvaded || s.rulings['asked'] !== 'asked') return;
  delete s.facts['undefended.this-year'];
  s.lapsed.add('undefended.this-year');
}

function endTurn(s: State): true {
  tellOver(s);
  lapse(s, 'turn');
  if (s.turn < 3) loseCount(s);
  // 61.11: counts no more where China and Japan are at peace
  if (!truth(s, 'war.japan-china') || fallen(s, 'japan')) delete s.facts['china.level'];
  if (s.chosen['frozen'] !== 'now' && truth(s, 'frozen.russia')) s.facts['frozen.russia'] = false;
  s.chosen = {};
  s.asked.clear();
  s.done = s.done.filter((each) => each === 'election');
  s.given = {};
  if (s.turn < 3) {
    s.turn++;
    return beginTurn(s);
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
  const lost = s.facts['undefended.this-year'];
  if (lost === undefined) delete s.facts['dp.undefended'];
  else s.facts['dp.undefended'] = lost;
  s.facts['undefended.this-year'] = 0;
  loseCount(s);
  // of the new year nothing was ever told that could be put right
  s.lapsed.delete('undefended.this-year');
  if (!hasEurope(s) || isOver(s)) return beginTurn(s);
  s.step = 'start';
  return true;
}

/** 61.11: what the last check of China brings counts from the next Japanese player turn on; nothing in peace. */
function beginTurn(s: State): true {
  const level = isChecked(s, 'china') ? s.facts['china.level'] : 0;
  if (typeof level === 'number' && hasPacific(s))
    s.facts['china.in-force'] = Math.min(Math.max(level, -5), 2);
  return to(s, hasEurope(s) ? 'axis' : 'ready');
}
