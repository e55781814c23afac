import { watchReading } from '../forms/lazily.ts';
import { isRefusal } from '../clause.ts';
import type { Rulebook } from '../rulebook.ts';
import { bindTable } from '../game/table.ts';
import { checkOrder, checkPast, checkUndo } from './back.ts';
import { checkAlone } from './alone.ts';
import { checkHabits } from './habits.ts';
import { checkVocabulary } from './vocabulary.ts';
import type { TrialGame } from './side.ts';
import { playOut } from './playout.ts';
import { checkMends } from './mends.ts';
import { seededRandom } from './random.ts';
import { checkElsewhere } from './elsewhere.ts';
import { Findings, type KitReport } from './report.ts';
import type { KitOptions, Trial } from './options.ts';
import { checkSameNames } from './same-names.ts';
import { checkTicks } from './ticks.ts';
import { tryLeft, tryPairs, useRows } from './trials.ts';

/** An answer that made no difference in so many pairs is lost; in fewer it can be chance. */
const ENOUGH = 4;

/**
 * Play any rulebook through its forms alone, with no knowledge of it: random games to the end with every check of
 * every state, replay, undo, the order of sealed answers, and pairs of games that differ in one secret.
 */
export function acceptRulebook(rulebook: Rulebook, options: KitOptions): KitReport {
  watchReading();
  const found = new Findings();
  const mattered = new Map<string, boolean[]>();
  const lives = new Map<string, number[]>();
  const elsewhere = { rulebook: options.elsewhere ?? rulebook, done: new Set<string>() };
  for (const setup of options.setups) {
    const table = bindTable(rulebook, setup);
    const twin = bindTable(rulebook, setup);
    if (isRefusal(table) || isRefusal(twin)) {
      found.fault('setup', setup.scenario);
      continue;
    }
    checkVocabulary(table, found, seededRandom(1));
    trySetup({ table, twin, options, found, mattered, lives, elsewhere });
  }
  for (const [decision, pairs] of mattered)
    if (pairs.length >= ENOUGH && !pairs.includes(true))
      found.fault('lost update', `no answer to ${decision} ever made a difference`);
  const { run, passed } = found.report.pairs;
  const share = options.share ?? 0.5;
  if (run > 0 && passed / run < share)
    found.fault('pairs die early', `${passed} of ${run} pairs passed the step of their secret`);
  return found.report;
}

function trySetup(trial: Trial): void {
  const { options, found } = trial;
  const from = options.from ?? 1;
  const courses: TrialGame[] = [];
  for (let seed = from; seed < from + options.seeds && !isDone(trial); seed++)
    try {
      const course = tryOnce(trial, seed);
      if (course && options.rows) courses.push(course);
      options.progress?.(found.report, trial.table.setup.scenario.id);
    } catch (error) {
      found.fault('throws', String(error));
    }
  for (const course of courses) useRows(trial, course, seededRandom(from));
}

/** Whether what was looked for is found. */
function isDone({ options, found }: Trial): boolean {
  return options.stop === true && found.report.faults.length > 0;
}

function tryOnce(trial: Trial, seed: number): TrialGame | null {
  const { table, options, found } = trial;
  found.seed = seed;
  const random = seededRandom(seed * 7919);
  const course = playOut(table, random, options, found);
  if (!course) return null;
  found.report.games++;
  found.report.moves += course.game.moments.length;
  checkPast(course, random, found);
  checkUndo(checkTicks(course.game, seededRandom(seed), found), random, found);
  checkHabits(course, table, seededRandom(seed), found);
  checkAlone(course, table, seededRandom(seed), found);
  checkMends(course.game, seededRandom(seed), found, options.mends ?? 3);
  checkSameNames(course.game, seededRandom(seed), found, options.mends ?? 3);
  checkOrder(course, random, found);
  tryPairs(trial, course, random);
  tryLeft(trial, course, seededRandom(seed));
  // a rulebook without secrets has no pairs
  if (options.elsewhere) checkElsewhere([course], table.setup.scenario.id, trial.elsewhere, found);
  return course;
}
