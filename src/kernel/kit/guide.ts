import { DICE, type Decision, TABLE } from '../forms/decision.ts';
import type { Json } from '../json.ts';
import type { Moment } from '../game/moment.ts';
import { asksOf, awaitingOf, type Move } from '../game/play.ts';
import { sample } from '../forms/sample.ts';
import { least } from './extremes.ts';
import { type Going, type Next, tryBoth, type PairMove } from './pairs.ts';
import { standingName } from '../game/always-open.ts';

/** So many answers are tried for one that opens the same doors in both games. */
const TRIES = 20;

/** One answer in so many is one that play does not wait for. */
const ASIDES = 12;

/**
 * Go on as recorded where that can be, else with an answer that both games allow, looking for one that opens equal doors
 * to most who watch.
 */
export function guide(moments: readonly Moment[]): Next {
  const recorded = new Map<string, Json>();
  for (const { entry } of moments)
    if ('answer' in entry) recorded.set(`${entry.seat} ${entry.decision}`, entry.answer);
  return (going) => {
    const decision = pick(going);
    if (!decision) return 'nothing to answer';
    const { seat, id } = decision;
    let best: PairMove | undefined;
    let most = -1;
    for (const answer of candidates(going, decision, recorded.get(`${seat} ${id}`))) {
      const tried = tryBoth(going, { seat, decision: id, answer });
      if (tried && 'what' in tried) return tried;
      if (!tried) continue;
      const equal = going.equalDoors(tried).length;
      if (equal > most) [best, most] = [tried, equal];
      if (equal === going.watching.size) break;
    }
    return (
      best ?? `no answer of ${seat === going.plan.secret.seat ? 'its own seat' : seat} that is legal in both`
    );
  };
}

function* candidates(
  going: Going,
  { form }: Decision,
  recorded: Json | undefined,
): Generator<Move['answer']> {
  const { random } = going.plan;
  const { facts } = going.sides[0].game.table.rules;
  const none = least(form, facts);
  if (recorded !== undefined) yield recorded;
  if (none !== undefined && random(4) === 0) yield none;
  for (let tries = recorded === undefined ? 0 : 1; tries < TRIES - 1; tries++) {
    const answer = sample(form, random, facts);
    if (answer === undefined) return;
    yield answer;
  }
  if (none !== undefined) yield none;
}

/** A decision that play waits for, now and then the table's report or ruling. */
function pick({ sides: [{ game }], plan: { random } }: Going): Decision | undefined {
  const { table, state } = game;
  if (random(ASIDES) === 0) {
    const asides = asksOf(table, state, TABLE).filter((each) => isAside(each));
    const aside = asides[random(asides.length || 1)];
    if (aside && sample(aside.form, random, table.rules.facts) !== undefined) return aside;
  }
  const seats = awaitingOf(table, state);
  const seat = seats[random(seats.length || 1)] ?? DICE;
  const due = asksOf(table, state, seat).filter((each) => each.optional !== true && each.held === undefined);
  return due[random(due.length || 1)];
}

function isAside(decision: Decision): boolean {
  const name = standingName(decision);
  return (
    name === 'ruling' ||
    (name === 'report' && decision.form.kind === 'report' && decision.form.facts.length > 0)
  );
}
