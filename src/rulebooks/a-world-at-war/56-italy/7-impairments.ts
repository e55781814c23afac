import { type FactKey, type Referee, rulingsOf, texts, truth } from '../../../kernel/index.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { begin, lasting } from '../54-surrender/in-force.ts';
import { fact, single } from '../facts/facts.ts';
import { momentNow } from '../turn/now.ts';
import { hasDiplomacy } from '../turn/over.ts';
import { part } from '../part.ts';
import { arePlayed } from '../turn/played.ts';
import { worldSequenceTexts } from '../turn/sequence.words.ts';
import { type Books, type Follows, type Go, type Open, type WorldStep, turnId } from '../state.ts';
import { areAtWar, WARS, war } from '../war/wars.ts';
import { isConditionMet } from './11-conditions.ts';

// 56.7: what Italian units may not do, and fight worse at, before their country surrenders.

declare module '../state.ts' {
  interface Steps {
    impairments: object;
  }
}

/** How much worse Italian units defend (56.71, 56.73B). */
export const DEFENCE = -1;

/** Whether Italian units are impaired in this player turn (56.73). */
const impaired = single(
  'impaired.italy',
  fact('impairedItaly', truth, ['56.73'], { by: 'game' }),
  ({ open }) => open.impaired,
);

/** Whether there is an Italy whose units can be impaired: until it surrenders (56.7). */
export function isItalyIn(books: Books, open: Open): boolean {
  return arePlayed(books, open) && hasDiplomacy(books, open) && !hasSurrendered(open, 'italy');
}

/** What comes at the start of a player turn (56.73). */
function impairmentsAt(books: Books, open: Open): readonly Go[] {
  return isItalyIn(books, open) ? [{ step: 'impairments' }] : [];
}

/** 56.73: at the start of a player turn whether a condition of 56.11 holds; what is found then lasts through it. */
const impairments: WorldStep<'impairments'> = {
  clauses: ['56.73'],
  needs: {
    facts(books, open): readonly FactKey[] {
      const met = isItalyIn(books, open) ? isConditionMet(open) : false;
      return typeof met === 'boolean' ? [] : met;
    },
    asks: (_, open) => ({ at: turnId(open), prompt: say.ask.impairments(), clauses: ['56.73'] }),
  },
  next(books, { open }, _, referee) {
    open.impaired = isItalyIn(books, open) && isConditionMet(open) === true;
    if (open.impaired) tellImpaired(books, open, referee);
  },
};

const say = texts({
  facts: {
    impaired: 'Italy',
  },
  fact: {
    impairedItaly: 'Are Italian units impaired in this player turn?',
  },
  ask: {
    impairments:
      'A player turn begins: is Rome in Allied hands, or is no Axis unit in Africa? If so, Italian units are impaired.',
  },
  told: {
    noItalianOffensives:
      'Axis player turn, {turn} {year}: Italian units may not undertake offensive operations.',
    italianDefence:
      'Allied player turn, {turn} {year}: Italian armor, infantry and replacement units have {dm} in defence in all hexes; Folgore defends as always.',
    italiansAbroad:
      'Italian infantry and replacement units outside the Mediterranean front have {dm} in defence, in all hexes.',
    italiansInTheEast: 'Italian air, armor and airborne units take no offensive action on the eastern front.',
  },
  inForce: {
    untilItaly: 'the surrender of Italy',
    untilTurnEnd: 'the end of this player turn, or the surrender of Italy',
    italiansAbroad: 'infantry and replacement units outside the Mediterranean front: {dm} in defence',
    italiansInTheEast: 'no offensive action of air, armor and airborne units on the eastern front',
    noItalianOffensives: 'no offensive operations',
    italianDefence: 'armor, infantry and replacement units: {dm} in defence in all hexes; not Folgore',
  },
});

/** 56.71, 56.72: at all times; 56.73A, 56.73B: in a player turn of the Axis, of the Allies. */
export const LASTING_IMPAIRMENTS = lasting(say, {
  italiansAbroad: { clauses: ['56.71'], on: 'italy', lifted: say.inForce.untilItaly() },
  italiansInTheEast: { clauses: ['56.72'], on: 'italy', lifted: say.inForce.untilItaly() },
  noItalianOffensives: {
    clauses: ['56.73', '56.73A'],
    listed: ['56.73A'],
    on: 'italy',
    lifted: say.inForce.untilTurnEnd(),
  },
  italianDefence: {
    clauses: ['56.73', '56.73B'],
    listed: ['56.73B'],
    on: 'italy',
    lifted: say.inForce.untilTurnEnd(),
  },
});

/** 56.73A, 56.73B: no offensive operations in the Axis player turn, -1 in defence in the Allied one. */
function tellImpaired(books: Books, open: Open, referee: Referee): void {
  const { phase, turn, year } = open;
  const when = { turn: worldSequenceTexts.turn[turn](), year, dm: DEFENCE };
  const { noItalianOffensives, italianDefence } = LASTING_IMPAIRMENTS;
  begin(referee, phase === 'axis' ? noItalianOffensives : italianDefence, when, momentNow(books, open));
}

const ITALIAN = WARS.filter(([a]) => a === 'italy');

/** As Italy enters the war: outside the Mediterranean its units defend worse (56.71), in the east some never attack (56.72). */
const italyGoesToWar: Follows = {
  clauses: ['56.71', '56.72'],
  on: [war],
  brings(books, { open }, { each, was }, referee) {
    if (!isItalyIn(books, open)) return;
    const begun = each.filter(
      ({ key, of, report }) =>
        of[0] === 'italy' && report.as === 'change' && report.value === true && was.get(key) !== true,
    );
    const fought = ITALIAN.filter(([, b]) => areAtWar(open, 'italy', b));
    // the first of its wars: what was told stands
    if (begun.length === 0 || fought.length > begun.length) return;
    begin(referee, LASTING_IMPAIRMENTS.italiansAbroad, { dm: DEFENCE });
    begin(referee, LASTING_IMPAIRMENTS.italiansInTheEast, undefined);
  },
};

const { RULINGS } = rulingsOf([
  {
    id: 'neutral-italy-resolve',
    clauses: ['56.73', '56.11'],
    question: 'A condition of 56.11 is met while Italy is at war with nobody: are its units impaired?',
    choices: [{ id: 'yes', text: 'Yes: the text asks only that Italy has not surrendered.' }],
    default: 'yes',
    fixed: true,
  },
]);

/** 56.7: what impairs Italian units before a surrender. */
export const IMPAIRMENTS = part(import.meta.url, {
  clauses: {
    '56.7': ['heading', 'Italian impairments prior to surrender'],
    '56.71': ['directive', 'Italian units outside the Mediterranean', 'LASTING_IMPAIRMENTS'],
    '56.72': ['directive', 'Italian units on the eastern front', 'LASTING_IMPAIRMENTS'],
    '56.73': ['enforced', 'Italian resolve', 'impairments'],
    '56.73A': ['directive', 'Axis player turn', 'LASTING_IMPAIRMENTS'],
    '56.73B': ['directive', 'Allied player turn', 'LASTING_IMPAIRMENTS'],
  },
  rulings: RULINGS,
  steps: { impairments },
  facts: [impaired],
  news: [italyGoesToWar],
  at: { 'player-turn-start': impairmentsAt },
  texts: say,
});
