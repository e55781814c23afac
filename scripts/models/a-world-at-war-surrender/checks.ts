import { tellOver } from './dice.ts';
import {
  electionDue,
  fall,
  freeze,
  holdElection,
  isDefeated,
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
import { type Checked, isAllied, SEASONS } from './text.ts';

// The checks at the end of a player turn and of a game turn, in order: who is looked at, at which level something comes of it.

/** What a level says: nothing comes of it, something does, or what is known does not settle it. */
type Verdict = 'fights' | 'falls' | 'open';

/** The checks at the end of one player turn, or of the game turn: what is asked before the first of them is asked of all at once. */
type Stage = 'allied' | 'chinese' | 'turn';

function checksOf({ rulings }: State, stage: Stage): readonly Checked[] {
  const axis: readonly Checked[] =
    rulings['check-order'] === 'italy' ? ['italy', 'germany'] : ['germany', 'italy'];
  const europe: readonly Checked[] =
    rulings['russia-in-order'] === 'before' ? ['russia', ...axis] : [...axis, 'russia'];
  const isEarly = (who: 'japan' | 'british'): boolean => rulings[`${who}-check`] === 'allied-turn';
  const late: readonly Checked[] = [
    ...(isEarly('british') === (stage === 'allied') ? (['britain'] as const) : []),
    ...(isEarly('japan') === (stage === 'allied') ? (['japan'] as const) : []),
  ];
  if (stage === 'chinese') return ['china'];
  return stage === 'allied' ? [...europe, ...late] : late;
}

/** In which order a turn is checked (54.12, 57.13, 59.11, 61.11, and the rulings). An attack that brings an election is not told. */
export function order(s: State): readonly Moment[] {
  const isAfter = s.rulings['france-in-order'] === 'after';
  return [
    'paris',
    ...(isAfter ? [] : (['france'] as const)),
    ...checksOf(s, 'allied'),
    ...(isAfter ? (['france'] as const) : []),
    'china',
    'date',
    // 57.14A: what the turn adds up comes before its checks
    'tally',
    ...checksOf(s, 'turn'),
  ];
}

/** Go on with the checks; false while something waits for an answer. */
export function settle(s: State, what: 'checks' | 'election'): boolean {
  withdraw(s);
  pass(s);
  if (s.wait.length > 0) return false;
  if (what === 'election') {
    if (!electionDue(s)) return true;
    return holdElection(s);
  }
  for (const moment of order(s)) {
    if (s.done.includes(moment)) continue;
    const stage = stageOf(s, moment);
    if (stage !== undefined && !isAsked(s, stage)) return false;
    if (moment === 'date') {
      tellOver(s);
      if (isDefeated(s) && s.rulings['defeat-judged'] === 'at-once') return over(s);
    }
    if (!doOne(s, moment)) return false;
    if (s.step === 'over') return false;
  }
  return isDefeated(s) ? over(s) : true;
}

/** What waits of a level falls with it, once what is told since leaves it above its mark (ruling corrected-cause). */
function withdraw(s: State): void {
  const who = waitsFor(s);
  if (who === undefined || s.rulings['corrected-cause'] !== 'withdrawn') return;
  if (who === 'france' ? paris(s) === 'falls' : isChecked(s, who) && isReached(s, who)) return;
  s.wait = [];
  if (who === 'russia') freeze(s, false);
  s.done = s.done.filter((each) => each !== who && !(who === 'france' && each === 'paris'));
}

/** Whose level has brought what waits. */
function waitsFor({
  wait: [wait],
  opening,
  chosen,
}: State): 'italy' | 'britain' | 'russia' | 'france' | undefined {
  if (wait?.decision === 'cost') return chosen['ic'] === undefined ? 'russia' : undefined;
  if (wait?.decision === 'offer') return 'britain';
  // once the DPs in it are opened France has surrendered
  if (wait?.decision === 'open' && opening === 'france') return 'france';
  const isItalys = ['open', 'covert', 'italian-forces'].includes(wait?.decision ?? '');
  return isItalys && opening === 'italy' ? 'italy' : undefined;
}

function over(s: State): false {
  s.step = 'over';
  return false;
}

function stageOf(s: State, moment: Moment): Stage | undefined {
  return (['allied', 'chinese', 'turn'] as const).find((stage) =>
    (checksOf(s, stage) as readonly Moment[]).includes(moment),
  );
}

/** 54.22: the word of the table is given, and what has changed is told, before the first check of a stage. */
function isAsked(s: State, stage: Stage): boolean {
  if (s.asked.has(stage)) return true;
  const checks = checksOf(s, stage).filter((who) => isDue(s, who));
  if (checks.length > 0 && wordsOf(s, stage).length > 0) return false;
  if (checks.some((who) => !truth(s, `safe.${who}`) && !isCurrent(s, who))) return false;
  s.asked.add(stage);
  return true;
}

function isDue(s: State, who: Checked): boolean {
  return !s.done.includes(who) && isChecked(s, who);
}

/** At the end of the last player turn all are asked of that the end of the game turn brings as well. */
function wordsOf(s: State, stage: Stage): readonly Checked[] {
  const more = stage === 'allied' ? checksOf(s, 'turn') : [];
  return [...checksOf(s, stage), ...more].filter((who) => isWordMissing(s, who));
}

/** Of whom the table has still to say whether they are safe, before what comes next. */
export function missingWords(s: State): readonly Checked[] {
  const next = order(s).find((each) => !s.done.includes(each));
  const stage = next && stageOf(s, next);
  if (stage === undefined) return [];
  return s.asked.has(stage)
    ? ([next] as Checked[]).filter((who) => isWordMissing(s, who))
    : wordsOf(s, stage);
}

/** Nobody has said it, nor gone into it, and what is known does not settle it. */
function isWordMissing(s: State, who: Checked): boolean {
  if (who === 'china' || who === 'japan' || !isDue(s, who)) return false;
  if (s.facts[`safe.${who}`] !== undefined || s.facts[`changed.${who}`] !== undefined) return false;
  if (who === 'russia' && truth(s, 'russia.weakened')) return false;
  return !isCurrent(s, who) && !isReached(s, who);
}

/** By what is known something comes of it. */
function isReached(s: State, who: Checked): boolean {
  const isMet = who !== 'italy' || ofItaly(s, 0) === 'falls';
  return isMet && levelOf(s, who).max <= markOf(s, who);
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
  }
}

/** 60.12: a state that ends above zero. */
function recover(s: State): void {
  s.facts['russia.weakened'] = false;
}

function fallOf(s: State, moment: Moment): boolean {
  const isCheck = stageOf(s, moment) !== undefined;
  if (isCheck && (moment !== 'china' || s.rulings['word-anew'] === 'on-any')) askAnew(s);
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
    case 'date':
      return isJapansDate(s) ? 'falls' : 'fights';
    case 'tally':
      return tallied(s);
    default:
      return isChecked(s, moment) ? verdict(s, moment) : 'fights';
  }
}

/** Who is at war, and can surrender still (54.11, 59.11, 61.11). */
export function isChecked(s: State, who: Checked): boolean {
  if (who === 'china') return hasPacific(s) && fights(s, 'china', ['japan']);
  if (who === 'japan') return hasPacific(s) && fights(s, 'japan', ['britain', 'us', 'russia']);
  if (!hasEurope(s)) return false;
  const west = ['britain', 'france', 'us'];
  switch (who) {
    case 'germany':
      return fights(s, 'germany', [...west, 'russia']);
    case 'italy':
      return fights(s, 'italy', s.rulings['italy-checked'] === 'west' ? west : [...west, 'russia']);
    case 'britain':
      return fights(s, 'britain', ['germany']) && mayAgain(s);
    default:
      return fights(s, 'russia', ['germany', 'italy']) || isStillWeak(s);
  }
}

/** 60.12: a state of surrender lasts until a check ends it, by ruling russia-in-peace also once there is peace in Europe. */
function isStillWeak(s: State): boolean {
  return truth(s, 'russia.weakened') && (!isOver(s) || s.rulings['russia-in-peace'] === 'while-weakened');
}

/** 59.41, 59.87: not below the lowest level, nor once Germany has declared war on the West after a surrender. */
function mayAgain(s: State): boolean {
  if (s.rulings['british-again'] !== 'never') return true;
  return !truth(s, 'german-declaration') && !(fallen(s, 'britain') && number(s, 'britain.level') <= -10);
}

/** What is remembered; all else that is told of the map may have changed unseen (54.22). */
const REMEMBERED = /^(atomic|firestormed|war|dp|britain|removed-factors)/;

/** 54.22: whether the table has said if anything has changed, or it cannot matter: even the worst is above what has consequences. */
function isCurrent(s: State, who: Checked): boolean {
  if (s.facts[`changed.${who}`] !== undefined) return true;
  return levelOf(s, who, (key) => REMEMBERED.test(key)).min > markOf(s, who);
}

/** The level as the check reads it: a DP level that is surely kept makes it no lower. */
export function levelOf(s: State, who: Checked, isSure: (key: string) => boolean = () => true): Range {
  const least = s.facts[`dp.least.${who}`];
  const dps = `dp.level.${who}`;
  return ofSheet(sheetOf(s, who), (key) => {
    const is = isSure(key) ? known(s)(key) : undefined;
    if (key !== dps || typeof least !== 'number' || typeof is !== 'object') return is;
    // what is worked out to less is less
    return { min: Math.max(is.min, Math.min(least, is.max)), max: is.max };
  });
}

function verdict(s: State, who: Checked): Verdict {
  if (who === 'china') return ofChina(s);
  if (s.facts[`changed.${who}`] === true && !isLookedAt(s, who)) return 'open';
  if (who === 'japan' && isCollapsed(s) === true) return 'falls';
  const { min, max } = levelOf(s, who);
  s.found = max;
  const mark = markOf(s, who);
  if (truth(s, `safe.${who}`)) return 'fights';
  if (isWordMissing(s, who)) return 'open';
  if (min > mark) return 'fights';
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
  const isMet = rome === 'western' || rome === 'russia' || africa === false;
  const canBe = rome === undefined || africa === undefined;
  if (!isMet && !canBe) return 'fights';
  return isMet && max <= 0 ? 'falls' : 'open';
}

/** 57.12; undefined: not known. */
function isCollapsed(s: State): boolean | undefined {
  const all = ['tokyo', 'osaka', 'kagoshima', 'mukden', 'harbin'].map((city) => {
    const is = s.facts[`occupied.${city}`];
    const owner = s.facts[`control.${city}`];
    if (typeof is === 'boolean') return is;
    if (owner === undefined) return undefined;
    return isAllied(owner) ? undefined : false;
  });
  if (all.includes(false)) return false;
  return all.includes(undefined) ? undefined : true;
}

/** The table has said that nothing has changed, or what. */
function isLookedAt(s: State, who: Checked): boolean {
  const changed = s.facts[`changed.${who}`];
  return changed === false || (changed === true && s.chosen[`changes/${who}`] !== undefined);
}

/** 61.11: every level has a result of its own. */
function ofChina(s: State): Verdict {
  if (s.facts['changed.china'] === true && !isLookedAt(s, 'china')) return 'open';
  const { min, max } = levelOf(s, 'china');
  s.found = max;
  return min === max ? 'falls' : 'open';
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

/** What the turn adds to the lines that are kept (57.14), while there is a war that is counted. */
function tallied(s: State): Verdict {
  const isFought = truth(s, 'war.japan-us') || truth(s, 'war.japan-britain');
  if (!hasPacific(s) || fallen(s, 'japan') || !isFought) return 'fights';
  if (counted(s).length === 0 && !widens(s)) return 'fights';
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
