import type { Referee } from '../../../kernel/dispatch.ts';
import { reported, setFact } from '../../../kernel/facts.ts';
import type { Limit, Row } from '../../../kernel/form.ts';
import { words } from '../../../kernel/words.ts';
import type { Faction } from '../powers.ts';
import { once } from '../once.ts';
import type { Books, Follows, News, Open } from '../state.ts';
import type { Placed } from './2-allocation.ts';
import {
  electionFact,
  LEVELS,
  OFFENSIVES,
  type Rolled,
  ROLLED,
  type Tension,
  tensionFact,
  type TensionLine,
} from '../tables/tensions.ts';
import { ruled } from './8-tension.rulings.ts';

// 49.81 to 49.84, 49.86 and 49.87: what moves the actual level of a tension. A level that nobody has reported is not kept.

const actualFact = once((tension) => `${tension}.actual`);

/** Whether the level of a tension is known, and so kept. */
export function isKept(open: Open, tension: Tension): boolean {
  return reported(open.facts, actualFact(tension)) !== undefined;
}

/** The actual levels that a scenario keeps and that nobody has reported. */
export function missingLevels({ plan }: Books, open: Open): string[] {
  const kept = plan.keepsTension ? plan.tensions : [];
  return kept.filter((tension) => !isKept(open, tension)).map((tension) => actualFact(tension));
}

/** Move a level, for good (49.83, 49.841C). */
function move(open: Open, tension: Tension, by: number, clauses: readonly string[], referee: Referee): void {
  if (by === 0) return;
  const key = actualFact(tension);
  const before = reported(open.facts, key);
  const level = typeof before === 'number' ? Math.max(LEVELS.min, Math.min(LEVELS.max, before + by)) : null;
  if (level !== null) setFact(open.facts, key, level);
  const data =
    level === null ? words('told.moved', { tension, by }) : words('told.level', { tension, by, level });
  referee.tell?.({ to: 'all', kind: 'result', data, clauses });
}

/** 49.86: an election in the U.S. sets a level, and alone of all falls undoes what the level before it had allowed. */
function noteElection(open: Open, report: News['report'], referee: Referee): void {
  for (const tension of ROLLED) {
    const news = report[electionFact(tension)];
    if (news === undefined || typeof news.value !== 'number') continue;
    const before = reported(open.facts, `${tension}.actual`);
    const args = { tension, level: news.value };
    const tell = (kind: 'result' | 'directive', key: string): void =>
      referee.tell?.({ to: 'all', kind, data: words(key, args), clauses: ['49.86'] });
    setFact(open.facts, `${tension}.actual`, news.value);
    tell('result', 'told.election');
    if (typeof before !== 'number' || news.value < before) tell('directive', 'told.electionUndoes');
  }
}

/** The row of the naming form by which a faction triggers a DP in USAT (49.411C, 49.412C); `placed` are its own DPs. */
export function triggerRows(open: Open, faction: Faction, placed: Placed): Row[] {
  if (faction === 'russia') return [];
  const left = placed('usat') - (open.spent[faction] ?? 0);
  return [left > 0 ? TRIGGER : NO_TRIGGER];
}

const TRIGGER: Row = { id: 'usat', label: words('row.trigger'), max: 1 };
const NO_TRIGGER: Row = {
  ...TRIGGER,
  barred: { clauses: ['49.82A', '49.83'], reason: words('bar.noUsat') },
};

/** 49.82C: one DP a turn. */
export const TRIGGER_LIMIT: Limit = {
  rows: [TRIGGER.id],
  max: 1,
  clauses: ['49.82C'],
  reason: words('limit.oneTrigger'),
};

/** 49.82, 49.83: one DP a turn, whatever else is named; the Axis lowers USAT, the West raises it. */
export function trigger(open: Open, faction: Faction, referee: Referee): void {
  open.spent[faction] = (open.spent[faction] ?? 0) + 1;
  const [by, clause] = faction === 'european-axis' ? [-1, '49.411C'] : [1, '49.412C'];
  move(open, 'usat', by, ['49.83', clause], referee);
}

const SPENT_FOR_ONE = 15;
const REMNANT = 8;

/** 49.87: one for every 15 BRPs, and one more for a remnant of eight; what is left is dropped. */
export function offensiveEffect(brps: number): number {
  return Math.floor(brps / SPENT_FOR_ONE) + (brps % SPENT_FOR_ONE >= REMNANT ? 1 : 0);
}

/** The facts of the Axis player turn that move the levels kept, and that nobody has reported. */
export function missingForTension({ plan, complete }: Books, open: Open): string[] {
  if (open.phase !== 'allied' || open.offensivesCounted) return [];
  return plan.tensions
    .filter((tension) => isKept(open, tension))
    .flatMap((tension) => [OFFENSIVES[tension], ...(complete.includes(tension) ? [] : [`${tension}.other`])])
    .filter((key) => reported(open.facts, key) === undefined);
}

/** After the Axis player turn: its offensives (49.87), and what the players add up from lists not supplied (49.84). */
export function countOffensives({ plan, complete }: Books, open: Open, referee: Referee): void {
  if (open.phase !== 'allied' || open.offensivesCounted) return;
  open.offensivesCounted = true;
  for (const tension of plan.tensions) {
    if (!isKept(open, tension)) continue;
    move(
      open,
      tension,
      offensiveEffect(Number(reported(open.facts, OFFENSIVES[tension]) ?? 0)),
      ['49.87'],
      referee,
    );
    if (!complete.includes(tension))
      move(open, tension, Number(reported(open.facts, `${tension}.other`) ?? 0), ['49.84'], referee);
  }
}

/** The states of things that nobody has reported, at the start of a turn. */
export function missingForStatus({ list }: Books, open: Open): string[] {
  return list
    .filter((line) => isStatus(line) && isKept(open, line.tension))
    .map(tensionFact)
    .filter((key) => reported(open.facts, key) === undefined);
}

function isStatus({ kind }: TensionLine): boolean {
  return kind === 'war' || kind === 'status';
}

/**
 * 49.841: at the start of a turn, every war of an earlier turn and every other state of things that holds; one that did
 * not count in the turn before arose in it since, and counts for that turn too.
 */
export function countStatus({ list }: Books, open: Open, referee: Referee): void {
  if (open.statusCounted !== null) return;
  open.statusCounted = [];
  for (const line of list.filter(isStatus)) {
    const holds = reported(open.facts, tensionFact(line));
    // only where the turn is skipped: nobody knows, so nothing counts
    if (holds === undefined) open.statusCounted.push(line.id);
    if (holds !== true) continue;
    const arose = line.kind === 'status' && open.statusBefore?.includes(line.id) === false;
    count(open, line, arose ? 2 : 1, referee);
  }
}

/** 49.841B, 49.842: news from the map that moves a level at once. */
export function noteTension({ list }: Books, open: Open, report: News['report'], referee: Referee): void {
  for (const line of list) {
    const key = tensionFact(line);
    const news = report[key];
    const told = reported(open.facts, key);
    // unknown, or a correction of what has lapsed: nothing is new
    if (news === undefined || told === undefined) continue;
    const now = Number(told);
    if (line.kind === 'status') arise(open, line, now, referee);
    else if (line.kind !== 'war') {
      const before = open.tally[key] ?? 0;
      open.tally[key] = now;
      count(open, line, now - before, referee);
    }
  }
}

/** 49.841B, 49.842, 49.86: news from the map, and elections, that move a level at once. */
export const tensions: Follows = {
  clauses: ['49.841B', '49.842', '49.86'],
  brings(books, { open }, { report }, referee) {
    noteTension(books, open, report, referee);
    noteElection(open, report, referee);
  },
};

/** 49.841B: a state of things that arises in the course of a turn counts in it, once. */
function arise(open: Open, line: TensionLine, now: number, referee: Referee): void {
  if (now === 0 || open.statusCounted === null || open.statusCounted.includes(line.id)) return;
  count(open, line, 1, referee);
}

function count(open: Open, line: TensionLine, times: number, referee: Referee): void {
  if (isStatus(line)) open.statusCounted?.push(line.id);
  move(open, line.tension, times * line.value, CLAUSE_OF[line.kind], referee);
}

const CLAUSE_OF: Readonly<Record<TensionLine['kind'], readonly string[]>> = {
  war: ['49.841', '49.841A'],
  status: ['49.841', '49.841B'],
  event: ['49.842'],
  territory: ['49.842'],
};

/** The tensions for which the die is rolled at the end of an Allied diplomatic phase (49.851A, 49.852A). */
export function rolledFor({ plan }: Books, open: Open): readonly Rolled[] {
  const rolled = open.rolledAtOnce && ruled(open.rulings, 'usjt-at-once') === 'instead';
  const noUsjt = rolled || reported(open.facts, 'war.japan-us') === true;
  return plan.tensions.filter((tension) => isKept(open, tension) && !(tension === 'usjt' && noUsjt));
}
