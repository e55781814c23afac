import { walk } from '../../kernel/game/course.ts';
import type { AnswerEntry } from '../../kernel/game/entry.ts';
import { findAsked } from '../../kernel/game/play.ts';
import type { Slices } from '../../kernel/game/slices.ts';
import { isSame } from '../../kernel/json.ts';
import { DICE } from '../../kernel/seat.ts';
import { beginOf, checkDice, DICE_FAULTS, diceSaidIn } from '../dice-check.ts';
import { seededDice } from '../dice.ts';
import { type Check, type CheckedGame, manyOf, type Finding } from './finding.ts';
import { placeOf } from './place.ts';

/** Where the dice came from: typed by whom, from the program, or from a seed, whose dice are made anew. */
export const dice: Check = function* (checked) {
  const { game } = checked;
  const rolls = game.moments.flatMap(({ entry }) => ('decision' in entry && isRoll(entry) ? [entry] : []));
  if (rolls.length === 0) return null;
  const mode = checked.header.dice;
  if (typeof mode === 'object') return yield* seeded(checked, mode.seed);
  const all = `${manyOf(rolls.length, 'roll', 'rolls')} with ${manyOf(facesIn(rolls), 'die', 'dice')}`;
  const found = { part: 'dice', verdict: 'unchecked', checked: 0, unchecked: rolls.length } as const;
  if (mode === 'program') return chained(checked, all);
  return { ...found, text: `${all}, typed ${whoTyped(rolls)}.`, cannot: TYPED };
};

/** Each roll of the program is the next of its chain, by a head that was told before. */
function chained(checked: CheckedGame, all: string): Finding {
  const { header, entries } = checked;
  const begin = beginOf(header);
  const { rolls, chains, lotted, again, only, before, fault } = checkDice(begin, diceSaidIn(entries));
  const others = [
    ...(lotted === 0 ? [] : [`${manyOf(lotted, 'depends', 'depend')} on lots that people put in before.`]),
    ...(again === 0 ? [] : [`${manyOf(again, 'roll', 'rolls')} came again as it fell.`]),
    ...(only === 0
      ? []
      : [`Of ${manyOf(only, 'roll', 'rolls')} every throw did the same: nothing was rolled.`]),
  ];
  const made =
    rolls === 0
      ? []
      : [`${rolls} by the links of ${manyOf(chains, 'chain', 'chains')}, each from the next one.`];
  const foreseen =
    rolls === lotted
      ? FORESEEN_LATER
      : lotted === 0
        ? FORESEEN
        : `${manyOf(rolls - lotted, 'roll', 'rolls')}: ${FORESEEN} ${manyOf(lotted, 'roll', 'rolls')}: ${FORESEEN_LATER}`;
  const found: Finding = {
    part: 'dice',
    verdict: rolls === 0 && before > 0 ? 'unchecked' : 'holds',
    checked: rolls,
    unchecked: before,
    text: [`${all}, by the program.`, ...made, ...others].join(' '),
    cannot: [
      ...(before === 0 ? [] : [`${manyOf(before, 'roll', 'rolls')}: ${BELIEVED}`]),
      ...(rolls === 0 ? [] : [foreseen]),
    ].join(' '),
  };
  if (!fault) return found;
  return { ...found, verdict: 'fails', wrong: DICE_FAULTS[fault.what], at: placeOf(checked, fault.n) };
}

const BELIEVED = 'the word of whoever ran the program, as there was no chain yet.';
const FORESEEN = 'Whoever ran the program knew each die beforehand, and chose where a chain begins.';

const FORESEEN_LATER =
  'Whoever ran the program knew each die once the lots were open, and before could choose none of them, unless all lots were theirs.';

const TYPED = 'Typed dice are what somebody typed.';

const isRoll = ({ seat, answer }: AnswerEntry): boolean => seat === DICE && Array.isArray(answer);

function facesIn(rolls: readonly AnswerEntry[]): number {
  return rolls.reduce((all, { answer }) => all + (Array.isArray(answer) ? answer.length : 0), 0);
}

/** Who typed how many rolls; what nobody was asked for, nobody typed. */
function whoTyped(rolls: readonly AnswerEntry[]): string {
  const many = new Map<string, number>();
  for (const { by, only } of rolls) {
    const who = only ? ONLY : by === undefined ? NOBODY : `by ${by}`;
    many.set(who, (many.get(who) ?? 0) + 1);
  }
  return [...many].map(([who, count]) => `${who} (${count})`).join(', ');
}

const NOBODY = 'by somebody without a name';
const ONLY = 'by nobody, as every throw did the same';

/** Each roll is what its seed gives, where it was rolled then: not what came again, nor where every throw did the same. */
function* seeded(checked: CheckedGame, seed: string): Slices<Finding> {
  const { game, entries } = checked;
  let [many, others] = [0, 0];
  let wrong = 0;
  yield* walk(game, {}, ({ entry }, before) => {
    if (!('decision' in entry) || !isRoll(entry)) return false;
    const form = findAsked(game.table, before, DICE, entry.decision)?.form;
    const stored = entries[entry.n - 1];
    const isOurs = form?.kind === 'roll' && entry.again === undefined && !entry.only;
    if (!isOurs || !stored || !('decision' in stored)) {
      others++;
      return false;
    }
    many++;
    if (!isSame(seededDice(seed, stored.decision, form.dice), entry.answer)) wrong = entry.n;
    return wrong > 0;
  });
  const found: Finding = {
    part: 'dice',
    verdict: 'holds',
    checked: many,
    unchecked: others,
    text: `${manyOf(many, 'roll', 'rolls')} made anew from the seed. Whoever knows the seed knows the dice.`,
    ...(others === 0 ? {} : { cannot: `${manyOf(others, 'other', 'others')}: ${AGAIN}` }),
  };
  if (wrong === 0) return found;
  return { ...found, verdict: 'fails', wrong: ANOTHER, at: placeOf(checked, wrong) };
}

const AGAIN = 'what came again after something was put right, and where every throw did the same.';
const ANOTHER = 'The seed gives other dice.';
