import { isRefusal } from '../clause.ts';
import { type Decision, DICE, TABLE } from '../forms/decision.ts';
import type { Form } from '../forms/form.ts';
import { type Random, sample } from '../forms/sample.ts';
import { aloneIn, areAlike } from '../game/settle.ts';
import { answer, type Game } from '../game/game.ts';
import { isAwaited } from '../game/play.ts';
import { viewOf } from '../game/position.ts';
import { canonical, isSame, type Json, own } from '../json.ts';
import type { Table } from '../rulebook.ts';
import { nameOf } from './door.ts';
import type { Findings } from './report.ts';
import { courseAt, type TrialGame } from './side.ts';

/** With so many answers a question is tried, if it has as many. */
const ANSWERS = 8;

/** All throws of so many dice are tried. */
const MOST_DICE = 2;

/** The questions that are asked though every answer comes to the same, each with the reason. */
export type OnPurpose = Readonly<Record<string, string>>;

/**
 * A question to the table, the dice or one camp is asked only where its answers differ in what they lead to, record and log
 * aside: at one in so many moments of a game all that is asked is tried. What is asked in secret has to be asked, as being asked must not
 * tell; where to choose is to agree it is asked, too.
 */
export function checkNeedless(
  course: TrialGame,
  table: Table,
  random: Random,
  found: Findings,
  { every, onPurpose }: { readonly every: number; readonly onPurpose: OnPurpose },
): void {
  const { length } = course.game.moments;
  for (let at = random(every); at < length; at += every) {
    const game = courseAt(course, at, table);
    // done by itself, it is asked of nobody
    if (aloneIn(game)) continue;
    for (const decision of askedIn(game))
      if (own(onPurpose, nameOf(decision.id)) === undefined && isNeedless(game, decision, random))
        found.fault('needless', `every answer to ${decision.id} comes to the same`, {
          seat: decision.seat,
          entry: at,
        });
  }
}

/** What play waits for, and could be left out. */
function askedIn({ table, state }: Game): readonly Decision[] {
  const { position } = state;
  return table.rules
    .awaiting(position.open)
    .flatMap((seat) => table.rules.asks(viewOf(position, seat)))
    .filter((each) => isAwaited(each) && !each.sealed && !isConsent(table, each));
}

function isConsent({ rulebook }: Table, { id }: Decision): boolean {
  return rulebook.decisions.find(({ name }) => name === nameOf(id))?.consent === true;
}

/** Whether several answers to a question come to the same, as far as they are tried. */
function isNeedless(game: Game, decision: Decision, random: Random): boolean {
  const { table, state } = game;
  // what is reported is kept, and can count later
  if (decision.form.kind === 'report') return false;
  const answers = answersTo(decision, table, random);
  if (answers.length < 2) return false;
  if (decision.seat !== TABLE && decision.seat !== DICE)
    return areAlike(table, state.position.open, decision, answers);
  const [first, ...others] = answers.map((each) => after(game, decision, each));
  return first !== null && others.every((each) => each === first);
}

/** Different answers to a question: every option, every throw of a few dice, and of others as many as are found. */
function answersTo({ form }: Decision, { rules }: Table, random: Random): readonly Json[] {
  if (form.kind === 'choose')
    return form.options.filter(({ barred }) => !barred).map(({ value }) => optionOf(form, value));
  if (form.kind === 'roll' && form.dice.length <= MOST_DICE) return throwsOf(form.dice);
  const answers: Json[] = [];
  for (let tries = 0; tries < 4 * ANSWERS && answers.length < ANSWERS; tries++) {
    const one = sample(form, random, rules.facts) as Json | undefined;
    if (one !== undefined && !answers.some((each) => isSame(each, one))) answers.push(one);
  }
  return answers;
}

function throwsOf(dice: readonly number[]): readonly number[][] {
  return dice.reduce<number[][]>(
    (all, sides) => all.flatMap((one) => Array.from({ length: sides }, (_, i) => [...one, i + 1])),
    [[]],
  );
}

function optionOf(form: Extract<Form, { kind: 'choose' }>, value: string): Json {
  return form.reason ? { value, reason: 'so agreed' } : value;
}

/** What an answer leads to: the position, and what is asked of the players on their map. */
function after(game: Game, { seat, id }: Decision, given: Json): string | null {
  const next = answer(game, { seat, decision: id, answer: given });
  if (isRefusal(next)) return null;
  const due = (next.moments.at(-1)?.told.dispatches ?? []).filter(({ kind }) => kind === 'directive');
  return canonical([next.state.position, due] as unknown as Json);
}
