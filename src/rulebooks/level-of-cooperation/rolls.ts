import {
  type DecisionKind,
  type Facts,
  type Option,
  type Referee,
  type RollSheet,
  type Words,
  evaluateNamed,
  knownFacts,
  rulingsOf,
  tell,
  tellPass,
  texts,
} from '../../kernel/index.ts';
import { DICE_FACTS, hitNumberFact, hitNumberSheet, hitsSheet } from './hits.ts';
import { step as moveStep } from './level.ts';
import { NATIONS, type NationId, signedLevel } from './nations.ts';
import { part } from './part.ts';
import { choiceBar } from './spheres.ts';
import { sphereTexts } from './spheres.words.ts';
import type { Books, Go, CooperationStep } from './state.ts';
import { choiceId, neutralOf, standingOf } from './state.ts';
import { capitalIsHeld, NEEDS_CONTROL } from './territories.ts';

// S2 to S7: a nation names one neutral and rolls all its dice at it.

declare module './state.ts' {
  interface Steps {
    choose: { readonly nation: NationId };
    roll: {
      readonly nation: NationId;
      readonly target: string;
      /** The clauses of the bar that the table had set aside when the target was named. */
      readonly lifted: string | null;
    };
  }
}

/** S2, S3: name one neutral, or pass. What may not be named says why. */
const choose: CooperationStep<'choose'> = {
  clauses: ['S2', 'S3'],
  needs: NEEDS_CONTROL,
  seats: (_, __, { nation }) => [nation],
  asks(board, { open }, { nation }) {
    const options = board.card.neutrals.map((neutral): Option => {
      const { level } = standingOf(open, neutral.id);
      const label = say.option.neutral({ neutral: neutral.name, level: signedLevel(level) });
      const barred = choiceBar(board, open, nation, neutral);
      const option = { value: neutral.id, label, leads: rolledOn(nation, neutral.id) };
      return barred ? { ...option, barred } : option;
    });
    return {
      id: choiceId(open, nation),
      form: { kind: 'choose', options: [...options, { value: 'pass', label: say.option.pass() }] },
      prompt: say.ask.choose({ nation, dice: NATIONS[nation].dice }),
      clauses: ['S2', 'S3'],
    };
  },
  take(board, { open }, { nation }, { answer }, referee): Go[] {
    const target = String(answer);
    if (target === 'pass') {
      tellPass(referee, say.told.pass, { nation }, ['S2']);
      return [];
    }
    const neutral = neutralOf(board, target);
    const args = { nation, neutral: neutral.name, dice: NATIONS[nation].dice };
    tell(referee, 'note', say.told.chosen, args, ['S3', 'S4']);
    const lifted = choiceBar(board, open, nation, neutral)?.clauses.join() ?? null;
    return [{ step: 'roll', nation, target, lifted }];
  },
  // control can change who has a phase, and what may be named
  again: (_, __, { nation }) => [{ step: 'turn', nation }],
};

/** S4, S5: the hit number and the dice of a nation at a neutral. */
function rolledOn(nation: NationId, neutral: string): readonly RollSheet[] {
  return [
    { name: hitNumberSheet(nation, neutral), dice: [] },
    { name: hitsSheet(nation, neutral), dice: DICE_FACTS.slice(0, NATIONS[nation].dice) },
  ];
}

/** S4 to S7: all the nation's dice against the one neutral. */
const roll: CooperationStep<'roll'> = {
  clauses: ['S4', 'S5', 'S6', 'S7', 'T1'],
  needs: NEEDS_CONTROL,
  seats: () => ['dice'],
  asks(board, { open }, { nation, target }) {
    const { dice } = NATIONS[nation];
    return {
      id: `r${open.round}/${nation}/roll`,
      form: { kind: 'roll', dice: Array.from({ length: dice }, () => 6) },
      prompt: say.ask.roll({ nation, neutral: neutralOf(board, target).name, dice }),
      clauses: ['S4', 'T1'],
      sheets: rolledOn(nation, target),
      owner: nation,
    };
  },
  take(books, { open }, { nation, target }, { answer }, referee) {
    const faces = answer as readonly number[];
    const dice = Object.fromEntries(faces.map((face, i) => [DICE_FACTS[i] ?? '', face]));
    const facts = knownFacts(books, { seat: null, open }, dice);
    const sheet = evaluateNamed(books, hitsSheet(nation, target), facts);
    if (sheet.total.min !== sheet.total.max) throw new Error(`${sheet.sheet} is rolled with facts unknown`);
    tellHitNumber(books, facts, nation, target, referee);
    const hits = sheet.total.min;
    const args = { nation, neutral: neutralOf(books, target).name, faces, hits };
    tell(referee, 'rolled', say.told.rolled, args, ['S4', 'S6', 'R4'], sheet);
    if (hits > 0) moveStep(books, open, target, nation, referee);
    else tell(referee, 'result', say.told.stays, args, ['S6']);
  },
  // a roll that is due falls away when a report bars it: the nation names again, unless its capital is held
  again(board, { open }, { nation, target, lifted }, referee): Go[] | null {
    const neutral = neutralOf(board, target);
    const off = (text: Off, clauses: readonly string[]): void =>
      tell(referee, 'note', text, { nation, neutral: neutral.name }, clauses);
    if (capitalIsHeld(board, open, nation)) {
      off(say.told.rollOffCapital, ['R11']);
      return [];
    }
    const bar = choiceBar(board, open, nation, neutral);
    // a bar that the table has set aside stays set aside; another one does not
    if (bar === null || bar.clauses.join() === lifted) return null;
    off(ROLL_OFF[bar.reason.key] ?? say.told.rollOff, bar.clauses);
    return [{ step: 'turn', nation }];
  },
};

type Off = (args: { readonly nation: NationId; readonly neutral: string }) => Words;

const say = texts({
  ask: {
    choose: '{nation}: at which neutral do you roll? Diplomacy dice: {dice}.',
    roll: 'Roll for {nation} at {neutral}',
  },
  option: {
    neutral: '{neutral} ({level})',
    pass: 'Pass: no roll this turn',
  },
  told: {
    pass: '{nation} passes.',
    chosen: '{nation} turns to {neutral}; dice: {dice}.',
    rolled: '{neutral}, hits of {nation}: {hits}. The dice: {faces}.',
    stays: '{neutral} stays where it is.',
    rollOff: '{neutral} has been taken: the roll of {nation} is off.',
    rollOffLimit: '{neutral} now stands with the other side: the roll of {nation} is off.',
    rollOffSphere: '{neutral} is not in the sphere of influence of {nation}: the roll is off.',
    rollOffCapital: 'The capital of {nation} is in enemy hands: its roll is off.',
    hitNumber: 'The hit number is {number}.',
    hitNumberOverridden: 'The table has set the hit number to {number}, whatever the lines add up to.',
  },
});

const ROLL_OFF: Readonly<Record<string, Off>> = {
  [sphereTexts.bar.limit.key]: say.told.rollOffLimit,
  [sphereTexts.bar.sphere.key]: say.told.rollOffSphere,
};

/** The adjusted hit number with its lines (S5); nothing when it is the plain 1 of every roll. */
function tellHitNumber(books: Books, facts: Facts, nation: NationId, target: string, referee: Referee): void {
  const number = facts(hitNumberFact.key(nation, target));
  if (!referee.tell || typeof number !== 'number') return;
  const sheet = evaluateNamed(books, hitNumberSheet(nation, target), facts);
  const isSum = sheet.total.min === number;
  if (isSum && number === 1) return;
  tell(
    referee,
    'note',
    isSum ? say.told.hitNumber : say.told.hitNumberOverridden,
    { number },
    ['S5', 'R4'],
    sheet,
  );
}

/** The decisions of the rulebook, as its vocabulary lists them. */
const decisions: readonly DecisionKind[] = [
  {
    name: 'choose',
    seats: 'the nation to move',
    form: 'choose',
    about: 'Name one neutral, or pass.',
    clauses: ['S2', 'S3'],
    leadsTo: ['hit-number', 'hits'],
    nothing: 'pass',
    habit: {
      name: 'pass',
      answers: { none: { about: 'I pass, unless I say so', answer: () => 'pass' } },
    },
  },
  {
    name: 'roll',
    seats: 'dice',
    form: 'roll',
    about: 'All the nation\u2019s dice at the neutral it named.',
    clauses: ['S4', 'T1'],
  },
  {
    name: 'report',
    seats: 'table',
    form: 'report',
    about: 'Who controls what, where nobody has said so.',
    clauses: ['S5', 'R11'],
  },
];

const { RULINGS } = rulingsOf([
  {
    id: 'A11',
    clauses: ['S3', 'S4'],
    question: 'May a nation split its dice?',
    choices: [{ id: 'one', text: 'No: one neutral a turn, all dice at it.' }],
    default: 'one',
    fixed: true,
  },
  {
    id: 'A12',
    clauses: ['S2', 'S3'],
    question: 'May a nation decline after naming a neutral?',
    choices: [{ id: 'binding', text: 'No: it names first, then the roll is due.' }],
    default: 'binding',
    fixed: true,
  },
]);

/** S2, S4: a nation names one neutral or passes, and rolls all its dice at it; no other nation's count (R5). */
export const ROLLS = part(import.meta.url, {
  clauses: {
    S2: ['enforced', 'Roll or pass'],
    S4: ['enforced', 'Roll all the nation\u2019s dice'],
    T1: ['computed', 'Dice of each nation', 'nations.ts#NATIONS'],
    R5: ['computed', 'Rolls belong to the nation'],
  },
  steps: { choose, roll },
  rulings: RULINGS,
  decisions,
  texts: say,
});
