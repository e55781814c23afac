import {
  electionDue,
  fall,
  holdElection,
  pass,
  startBritain,
  startChina,
  startFrance,
  startRussia,
} from './falls.ts';
import { clamp, ofLine, ofSheet, type Range, type Sheet } from './know.ts';
import {
  dateOf,
  fallen,
  fights,
  hasEurope,
  hasPacific,
  isJapansDate,
  isOver,
  known,
  type Moment,
  number,
  sheetOf,
  type State,
  truth,
} from './state.ts';
import { cumulative, isPast } from './sums.ts';
import { type Checked, SEASONS } from './text.ts';

// The checks at the end of a player turn and of a game turn, in order: who is looked at, at which level something comes of it.

/** What a level says: nothing comes of it, something does, or what is known does not settle it. */
type Verdict = 'fights' | 'falls' | 'open';

/** In which order a turn is checked (54.12, 57.13, 59.11, 61.11, and the rulings). */
export function order({ rulings }: State): readonly Moment[] {
  const axis: readonly Moment[] =
    rulings['check-order'] === 'italy' ? ['italy', 'germany'] : ['germany', 'italy'];
  const withRussia: readonly Moment[] =
    rulings['russia-in-order'] === 'before' ? ['russia', ...axis] : [...axis, 'russia'];
  const europe: readonly Moment[] =
    rulings['france-in-order'] === 'after' ? [...withRussia, 'france'] : ['france', ...withRussia];
  const allied: Moment[] = ['paris', ...europe, 'china'];
  const late: Moment[] =
    rulings['attack-election'] === 'last' ? ['britain', 'attack'] : ['attack', 'britain'];
  if (rulings['british-check'] === 'allied-turn') {
    allied.push('britain');
    late.splice(late.indexOf('britain'), 1);
  }
  if (rulings['japan-check'] === 'allied-turn')
    return [...allied.toSpliced(allied.indexOf('china'), 0, 'japan'), 'date', ...late, 'tally'];
  return [...allied, 'date', ...late, 'tally', 'japan'];
}

/** Go on with the checks; false while something waits for an answer. */
export function settle(s: State, what: 'checks' | 'election'): boolean {
  pass(s);
  if (s.wait.length > 0) return false;
  if (what === 'election') {
    if (!electionDue(s)) return true;
    return holdElection(s);
  }
  for (const moment of order(s)) {
    if (s.done.includes(moment)) continue;
    if (!['paris', 'tally'].includes(moment) && moment !== 'france' && isWordDue(s)) return false;
    if (!doOne(s, moment)) return false;
    if (s.step === 'over') return false;
  }
  return true;
}

/** The word is given before the first check, and anew after a fall; what is taken back later is asked beside the rest. */
function isWordDue(s: State): boolean {
  return s.isWordDue && missingWords(s).length > 0;
}

/** Of whom the table has still to say whether they are safe: whom what is known does not settle. */
export function missingWords(s: State): readonly Checked[] {
  return (['germany', 'italy', 'russia', 'britain'] as const).filter(
    (who) =>
      !s.worded.has(who) &&
      !s.done.includes(who) &&
      isChecked(s, who) &&
      !(who === 'russia' && truth(s, 'russia.weakened')) &&
      !truth(s, `safe.${who}`) &&
      levelOf(s, who).min <= markOf(s, who) &&
      levelOf(s, who).max > markOf(s, who),
  );
}

/** False while it waits. */
function doOne(s: State, moment: Moment): boolean {
  const verdict = judged(s, moment);
  if (verdict === 'open') return false;
  s.done.push(moment);
  if (verdict === 'fights') {
    if (moment === 'russia' && isChecked(s, 'russia')) recover(s);
    return true;
  }
  return fallOf(s, moment);
}

/** What was said before a check was worked out is said anew (ruling word-anew). */
function askAnew(s: State): void {
  for (const who of ['germany', 'italy', 'russia', 'britain']) {
    if (!truth(s, `safe.${who}`)) continue;
    delete s.facts[`safe.${who}`];
    s.worded.delete(who);
  }
  s.isWordDue = true;
}

/** 60.12: a state that ends above zero. */
function recover(s: State): void {
  s.facts['russia.weakened'] = false;
  s.facts['frozen.russia'] = false;
}

function fallOf(s: State, moment: Moment): boolean {
  const isWord = moment !== 'china' || s.rulings['word-anew'] === 'on-any';
  if (isWord && moment !== 'tally') askAnew(s);
  switch (moment) {
    case 'france':
      startFrance(s);
      break;
    case 'britain':
      startBritain(s);
      break;
    case 'russia':
      startRussia(s);
      break;
    case 'china':
      startChina(s);
      break;
    case 'attack':
      return holdElection(s);
    case 'tally':
      tally(s);
      break;
    case 'date':
      fall(s, 'japan');
      break;
    case 'paris':
      break;
    default:
      fall(s, moment);
  }
  return s.wait.length === 0;
}

function judged(s: State, moment: Moment): Verdict {
  switch (moment) {
    case 'paris':
      return paris(s) === 'open' ? 'open' : 'fights';
    case 'france':
      return paris(s);
    case 'attack':
      return 'fights';
    case 'date':
      return isJapansDate(s) ? 'falls' : 'fights';
    case 'tally':
      return tallied(s);
    default:
      return isChecked(s, moment) ? verdict(s, moment) : 'fights';
  }
}

/** Who is at war, and can surrender still. */
export function isChecked(s: State, who: Checked): boolean {
  if (who === 'china') return hasPacific(s) && truth(s, 'war.japan-china') && !fallen(s, 'japan');
  if (who === 'japan') return hasPacific(s) && !fallen(s, 'japan') && fights(s, 'japan');
  // 54.11
  if (!hasEurope(s)) return false;
  if (who === 'russia')
    return truth(s, 'russia.weakened') && s.rulings['russia-in-peace'] === 'while-weakened'
      ? true
      : fights(s, 'russia');
  if (who === 'britain') return fights(s, 'britain') && mayAgain(s);
  return !fallen(s, who) && fights(s, who);
}

/** 59.87: not once Germany has declared war on the West after a surrender. */
function mayAgain(s: State): boolean {
  return !(truth(s, 'german-declaration') && s.rulings['british-again'] === 'never');
}

/** The level as the check reads it: a DP level that is surely kept makes it no lower. */
export function levelOf(s: State, who: Checked): Range {
  const least = s.facts[`dp.least.${who}`];
  const dps = `dp.level.${who}`;
  return ofSheet(sheetOf(s, who), (key) => {
    const is = known(s)(key);
    if (key !== dps || typeof least !== 'number' || typeof is !== 'object') return is;
    return { min: Math.max(is.min, least), max: Math.max(is.max, least) };
  });
}

function verdict(s: State, who: Checked): Verdict {
  if (who === 'china') return ofChina(s);
  if (who === 'japan' && isCollapsed(s) === true) return 'falls';
  const { min, max } = levelOf(s, who);
  s.found = max;
  const mark = markOf(s, who);
  if (min > mark || truth(s, `safe.${who}`)) return 'fights';
  if (who === 'italy') return ofItaly(s, max);
  // how far it has fallen says what it costs
  if (who === 'russia') return min < max ? 'open' : 'falls';
  if (who === 'britain') {
    const within = clamp({ min, max }, -10, 999);
    return max > mark || within.min < within.max ? 'open' : 'falls';
  }
  if (who === 'japan' && isCollapsed(s) === undefined && max > mark) return 'open';
  return max > mark ? 'open' : 'falls';
}

/** The greatest level at which something comes of it. */
function markOf(s: State, who: Checked): number {
  // 59.87
  return who === 'britain' && fallen(s, 'britain') && !truth(s, 'german-declaration')
    ? number(s, 'britain.level') - 1
    : 0;
}

/** 56.11: and Rome is Allied, or no Axis unit is in Africa. */
function ofItaly(s: State, max: number): Verdict {
  const rome = s.facts['control.rome'];
  const africa = s.facts['axis-in-africa'];
  const isMet = isAllied(rome) || africa === false;
  const canBe = rome === undefined || africa === undefined;
  if (!isMet && !canBe) return 'fights';
  return isMet && max <= 0 ? 'falls' : 'open';
}

function isAllied(owner: unknown): boolean {
  return owner === 'western' || owner === 'russia';
}

/** 57.12; undefined: not known. */
function isCollapsed(s: State): boolean | undefined {
  const all = ['tokyo', 'osaka', 'kagoshima', 'mukden', 'harbin'].map((city) => {
    const is = s.facts[`occupied.${city}`];
    const owner = s.facts[`control.${city}`];
    if (typeof is === 'boolean') return is;
    if (owner === undefined) return undefined;
    return ['western', 'russia', 'china', 'communists'].includes(String(owner)) ? undefined : false;
  });
  if (all.includes(false)) return false;
  return all.includes(undefined) ? undefined : true;
}

/** The table has said that nothing has changed, or what. */
function isLookedAt(s: State, who: 'china' | 'japan'): boolean {
  const changed = s.facts[`changed.${who}`];
  return changed === false || (changed === true && s.chosen[`changes/${who}`] !== undefined);
}

/** 61.11: its result is that of the level, whatever it is. */
function ofChina(s: State): Verdict {
  if (!isLookedAt(s, 'china')) return 'open';
  const { min, max } = levelOf(s, 'china');
  s.found = max;
  const result = (level: number): number => Math.min(Math.max(level, -5), 2);
  return result(min) === result(max) ? 'falls' : 'open';
}

/** 58.11A, B: one question, who holds Paris; then whether France surrenders by itself. */
function paris(s: State): Verdict {
  if (!hasEurope(s) || fallen(s, 'france') || isOver(s)) return 'fights';
  const told = s.facts['paris.axis'];
  if (told === undefined)
    return s.rulings['paris-asked'] === 'once' && s.facts['control.paris'] === 'axis' ? 'falls' : 'open';
  if (told === true) return 'falls';
  if (!isPast(s, 1940, 2)) return 'fights';
  const chosen = s.chosen['surrender'];
  return chosen === undefined ? 'open' : chosen === 'surrender' ? 'falls' : 'fights';
}

// what Japan counts turn by turn

/** The lines that count this turn (57.14A, and the rulings on BRPs and China). */
function counted(s: State): readonly string[] {
  if (!truth(s, 'war.japan-us')) return [];
  const age = ageOf(s);
  const late = [
    '57.11/c-siberia',
    '57.11/c-india',
    '57.11/c-australia',
    '57.11/c-islands-8',
    '57.11/c-islands-12',
  ];
  const early = ['57.11/c-china', '57.11/c-brps'];
  const isEarly = age >= (s.rulings['japan-brps-start'] === 'with-objectives' ? 1 : 0);
  return [...(isEarly ? early : []), ...(age >= 1 ? late : [])];
}

/** Turns since the war with the U.S. began; 0 in its first. */
function ageOf(s: State): number {
  const [year = '', season = ''] = String(s.facts['war-since.japan-us'] ?? '').split('/');
  return (s.year - Number(year)) * 4 + s.turn - (SEASONS as readonly string[]).indexOf(season);
}

function addsOf(s: State): Sheet {
  const lines = counted(s);
  return Object.fromEntries(Object.entries(cumulative()).filter(([id]) => lines.includes(id)));
}

/** Whether a wider expansion still counts (57.14E, ruling island-peak). */
function widens(s: State): boolean {
  if (s.rulings['island-peak'] === 'at-once')
    return truth(s, 'war.japan-us') || truth(s, 'war.japan-britain');
  return truth(s, 'war.japan-us') && ageOf(s) >= 1;
}

/** 57.14D: halves of groups, rounded down. */
function groups(s: State): Range {
  return ofLine(
    {
      needs: ['islands.japan.full', 'islands.japan.partial'],
      worth: (read) =>
        Number(read('islands.japan.full')) + Math.floor(Number(read('islands.japan.partial')) / 2),
    },
    known(s),
  );
}

/** What the turn adds to the lines that are kept (57.14). */
function tallied(s: State): Verdict {
  if (!isChecked(s, 'japan')) return 'fights';
  if (!isLookedAt(s, 'japan')) return 'open';
  const lines = Object.values(addsOf(s)).map((line) => ofLine(line, known(s)));
  const now = groups(s);
  const isWide = widens(s) && now.min < now.max && now.max > number(s, 'islands.peak');
  return isWide || lines.some(({ min, max }) => min < max) ? 'open' : 'falls';
}

function tally(s: State): void {
  const date = dateOf(s).replace('/', '-');
  for (const [id, line] of Object.entries(addsOf(s))) {
    const { max } = ofLine(line, known(s));
    const key = `cumulative.${id.slice(6).replace(/-(8|12)$/, '')}.${date}`;
    s.facts[key] = number(s, key) + max;
  }
  if (widens(s)) s.facts['islands.peak'] = Math.max(number(s, 'islands.peak'), groups(s).max);
}
