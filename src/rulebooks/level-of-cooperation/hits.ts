import {
  type Line,
  type Outcome,
  type Rulings,
  type Sheet,
  eachOf,
  family,
  line,
  rulingFact,
  texts,
  whole,
} from '../../kernel/index.ts';
import type { BoardCard, Neutral } from './files/card.ts';
import { hitRuling, HIT_RULINGS } from './hits.rulings.ts';
import { controller } from './level.ts';
import { NATION_IDS, NATIONS, type NationId, sideOf } from './nations.ts';
import { part } from './part.ts';
import type { CooperationGround } from './state.ts';
import type { Board } from './state.ts';
import { captor, conqueror, control } from './territories.ts';

// S5, S6, R4, R12: the hit number, and how many dice hit.

/** The nations that ever roll: T1 gives Italy no die (R6). */
const ROLLERS: readonly NationId[] = NATION_IDS.filter((nation) => NATIONS[nation].dice > 0);

/** The most any adjusted hit number could be: its fact needs a range. */
const MOST_HIT_NUMBER = 30;

/** The faces of the dice of one roll, in order (S4). */
export const DICE_FACTS = ['die.1', 'die.2'] as const;

const die = family<CooperationGround, [string]>({
  key: (face) => face,
  each: eachOf(DICE_FACTS),
  spec: () => ({
    type: whole(1, 6),
    lasts: 'phase',
    by: 'dice',
    question: say.fact.die(),
    clauses: ['S4'],
  }),
});

/** The hit number of a nation at a neutral: the total of its sheet, unless the table says otherwise (S5). */
export const hitNumberFact = family<CooperationGround, [NationId, string]>({
  key: (nation, neutral) => `hit-number.${nation}.${neutral}`,
  each: ({ card }) => ROLLERS.flatMap((nation) => card.neutrals.map(({ id }) => [nation, id] as const)),
  spec: ({ neutral }, nation, id) => ({
    type: whole(1, MOST_HIT_NUMBER),
    lasts: 'phase',
    from: hitNumberSheet(nation, id),
    question: say.fact.hitNumber({ nation, place: neutral.get(id)?.name ?? id }),
    clauses: ['S5'],
  }),
});

/** The names of the sheets of a nation's roll at a neutral. */
export function hitNumberSheet(nation: NationId, neutral: string): string {
  return `hit-number/${nation}/${neutral}`;
}
export function hitsSheet(nation: NationId, neutral: string): string {
  return `hits/${nation}/${neutral}`;
}

/** The sheets of every nation that rolls at every neutral: its hit number (S5), and how many dice hit (S6, R4, R12). */
function sheetsOf({ card, rulings }: Board): Record<string, Sheet> {
  const sheets: Record<string, Sheet> = {};
  for (const nation of ROLLERS)
    for (const neutral of card.neutrals) {
      sheets[hitNumberSheet(nation, neutral.id)] = hitNumber(card, rulings, nation, neutral);
      sheets[hitsSheet(nation, neutral.id)] = hits(nation, neutral);
    }
  return sheets;
}

/**
 * The hit number (S5): 1, and 1 more for each place next to the neutral that the nation controls and did not own at
 * the start (R4: its own conquests only). Ruling A3 says what counts, A2 whether there is a cap.
 */
function hitNumber(card: BoardCard, rulings: Rulings, nation: NationId, neutral: Neutral): Sheet {
  const clamp = hitRuling(rulings, 'A2') === 'cap' ? { max: 5, clause: 'S5' } : undefined;
  return {
    title: say.sheet.hitNumber({ nation, neutral: neutral.name }),
    lines: [
      line({ id: 'S5/base', clause: 'S5', label: say.line.base() }, [], () => 1),
      ...neutral.adjacent.flatMap((id) => placeLine(card, rulings, nation, id)),
    ],
    ...(clamp ? { clamp } : {}),
  };
}

function placeLine(card: BoardCard, rulings: Rulings, nation: NationId, id: string): Line[] {
  const conquests = hitRuling(rulings, 'A3') === 'conquests';
  const territory = card.territories.find((each) => each.id === id);
  if (territory && (territory.owner === nation || (conquests && sideOf(territory.owner) === sideOf(nation))))
    return [];
  const name = territory?.name ?? card.neutrals.find((each) => each.id === id)?.name ?? id;
  const fact = (territory ? control : conquests ? captor : controller).key(id);
  const isOwn = conquests && hitRuling(rulings, 'A3-handed') === 'no';
  const of = isOwn ? [fact, conqueror.key(id)] : [fact];
  const row = { id: `S5/${id}`, clause: 'S5', label: say.line.place({ place: name }) };
  return [line(row, of, (known) => (of.every((each) => known.text(each) === nation) ? 1 : 0))];
}

const say = texts({
  fact: {
    hitNumber: 'The hit number of {nation} at {place}',
    die: 'The face of the die',
  },
  sheet: {
    hitNumber: 'Hit number: {nation} at {neutral}',
    hits: 'Hits: {nation} at {neutral}',
  },
  line: {
    base: 'every roll hits on 1',
    place: 'controls {place}',
    die: 'die {die} hits',
  },
  outcome: {
    stays: 'no hit: it stays',
    moves: 'a hit: it moves one step',
  },
  hope: {
    moves: 'it moves one step',
  },
});

const OUTCOMES: readonly Outcome[] = [
  { id: 'stays', to: 0, label: say.outcome.stays(), clauses: ['S6'] },
  { id: 'moves', from: 1, label: say.outcome.moves(), clauses: ['S6', 'S7'] },
];

/** Whether a die hits up to its number, or on the number alone and on 1 (A1). */
const HIT_RULE = rulingFact('A1');

/** How many dice hit (S6, R4). Any number of hits moves one step (S7). */
function hits(nation: NationId, neutral: Neutral): Sheet {
  const number = hitNumberFact.key(nation, neutral.id);
  return {
    title: say.sheet.hits({ nation, neutral: neutral.name }),
    lines: DICE_FACTS.slice(0, NATIONS[nation].dice).map((die) => ({
      id: `S6/${die}`,
      clause: 'R4',
      label: say.line.die({ die: die.slice('die.'.length) }),
      needs: [die, number, HIT_RULE],
      value: (known) => {
        const face = known.number(die);
        const hit =
          known.text(HIT_RULE) === 'exactly'
            ? face === 1 || face === known.number(number)
            : face <= known.number(number);
        return hit ? 1 : 0;
      },
    })),
    outcomes: OUTCOMES,
    hopes: [{ seats: [nation], label: say.hope.moves(), outcomes: ['moves'], clauses: ['S6', 'S7'] }],
  };
}

/** S5, S6, R4, R12: the hit number, and the dice that hit. */
export const HITS = part(import.meta.url, {
  clauses: {
    S5: ['computed', 'The hit number', 'sheetsOf'],
    S6: ['computed', 'Does any die hit?', 'sheetsOf'],
    R4: ['computed', 'Each die for itself, own conquests only', 'sheetsOf'],
    R12: ['computed', 'The chance of a move', 'sheetsOf'],
  },
  rulings: HIT_RULINGS,
  facts: [hitNumberFact, die],
  sheets: sheetsOf,
  texts: say,
});
