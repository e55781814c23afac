import {
  type Line,
  type Sheet,
  type Values,
  amountLine,
  line,
  rulingFact,
  rulingsOf,
  setFact,
  truthLine,
  eachOf,
  truth,
  whole,
} from '../../../kernel/index.ts';
import { dps } from '../49-diplomacy/4261-dps.ts';
import { covertUsed, MOST_COVERT } from '../49-diplomacy/4262-covert.ts';
import { levelSheet, levelStep } from '../54-surrender/31-level.ts';
import { placeLine } from '../war/control.ts';
import { fact, family, single, toldOf } from '../facts/facts.ts';
import { part } from '../part.ts';
import { FACTIONS } from '../powers.ts';
import { type WorldFamily, turnId } from '../state.ts';
import { TURNS } from '../war/wars.ts';
import { unlessFallen } from '../war/withdrawn.ts';
import { franceLevelTexts } from './21-level.words.ts';
import { frenchLevel, SHEET } from './22-found.ts';
import { colony } from './53-colonies.ts';
import { COLONIES } from './53-table.ts';
import { bothForces } from './6-forces.ts';
import { LEVELS } from './6-table.ts';
import { base } from './7-brps.ts';

// 58.2: the French surrender level.

declare module '../state.ts' {
  interface Steps {
    'french-level': object;
  }
}

/** The European objectives that France controls (58.21A); whether Paris is among them a ruling says. */
const objectives: WorldFamily<[]> = {
  key: () => 'objectives.france',
  each: () => [[]],
  spec({ rulings }) {
    const name = rulings['paris-objective'] === 'apart' ? 'objectivesBesideParis' : 'frenchObjectives';
    return fact(name, whole(0, 20), ['58.21A']);
  },
};

/** French ground factors in France at the end of Allied combat (58.21B). */
const groundFactors = single(
  'ground-factors.france',
  fact('frenchGround', whole(0, 200), ['58.21B'], { lasts: 'turn', askedOf: 'france' }),
);

const STATES = ['whole', 'half'] as const;

/** Naval factors of the French fleet: whole ones, and those that count half (58.21C). */
const fleet = family<[(typeof STATES)[number]]>({
  key: (state) => `fleet.france.${state}`,
  each: eachOf(STATES),
  spec: (_, state) =>
    fact(`frenchFleet.${state}`, whole(0, 80), ['58.21C'], { lasts: 'turn', askedOf: 'france' }),
});

/** Whether the Western Allies reached a result of 7 or more for Anglo-French cooperation (58.21F). */
export const cooperation = single(
  'cooperation.france',
  fact('frenchCooperation', truth, ['58.21F'], { askedOf: 'france' }),
);

/** The game turn of the surrender: the one being played (58.21D). */
const turnOfFall = single(
  'france.turn',
  fact('turnOfFall', { kind: 'choice', values: TURNS }, ['58.21D'], { by: 'game' }),
  ({ open }) => turnId(open),
);

/** What a place is worth to the Axis (58.21A). */
const AXIS_PLACES = [
  ['paris', 2],
  ['lyon', 1],
  ['marseilles', 1],
] as const;

/** The fleet of Fall 1939 with what may be built, and for how many factors less each point is (58.21C). */
const FLEET = { full: 42, step: 5 } as const;
/** So many ground factors are one point (58.21B). */
const GROUND_STEP = 10;

const DPS = { axis: dps.key('european-axis', 'france'), west: dps.key('western-allies', 'france') } as const;
const COVERT = FACTIONS.map((faction) => covertUsed.key(faction, 'france'));
const [AXIS_COVERT = '', ...ALLIED_COVERT] = COVERT;
const COVERT_RULING = rulingFact('french-covert');

const LINES: readonly Line[] = [
  ...AXIS_PLACES.map(([place, value]) =>
    placeLine(
      { id: `58.21A/${place}`, clause: '58.21A', label: franceLevelTexts.line.axisHolds({ place }) },
      place,
      ['axis'],
      value,
    ),
  ),
  amountLine(
    { id: '58.21A/objectives', clause: '58.21A', label: franceLevelTexts.line.frenchObjectives() },
    objectives.key(),
    -1,
  ),
  amountLine(
    { id: '58.21B', label: franceLevelTexts.line.frenchGround({ step: GROUND_STEP }) },
    groundFactors.key(),
    (factors) => -Math.floor(factors / GROUND_STEP),
  ),
  line(
    { id: '58.21C', label: franceLevelTexts.line.frenchFleet(FLEET) },
    STATES.map((state) => fleet.key(state)),
    fleetLoss,
    { min: 0, max: Math.floor(FLEET.full / FLEET.step) },
  ),
  line({ id: '58.21D', label: franceLevelTexts.line.frenchTurn() }, [turnOfFall.key()], (known) =>
    ofTurn(known.text(turnOfFall.key())),
  ),
  amountLine(
    { id: '58.21E/axis-dps', clause: '58.21E', label: franceLevelTexts.line.axisInFrance() },
    DPS.axis,
  ),
  amountLine(
    { id: '58.21E/allied-dps', clause: '58.21E', label: franceLevelTexts.line.westInFrance() },
    DPS.west,
    -1,
  ),
  line(
    { id: '58.21E/covert', clause: '58.21E', label: franceLevelTexts.line.covertInFrance() },
    [COVERT_RULING, DPS.axis, DPS.west, ...COVERT],
    covertChange,
    { min: -ALLIED_COVERT.length * MOST_COVERT, max: MOST_COVERT },
  ),
  truthLine({ id: '58.21F', label: franceLevelTexts.line.frenchCooperation() }, cooperation.key(), -1),
];

/** 58.21C: one for every five naval factors that are missing; two that count half are one, and a remnant none. */
function fleetLoss(known: Values): number {
  const factors = known.number(fleet.key('whole')) + Math.floor(known.number(fleet.key('half')) / 2);
  return Math.max(0, Math.floor((FLEET.full - factors) / FLEET.step));
}

/** 58.21D: early it favours the Axis, late the Allies. */
function ofTurn(turn: string): number {
  const at = TURNS.indexOf(turn);
  if (at <= TURNS.indexOf('1940/spring')) return 2;
  if (at <= TURNS.indexOf('1940/summer')) return 0;
  return at <= TURNS.indexOf('1940/fall') ? -2 : -4;
}

/** 58.21E: covert operations take DPs of the other side away, none below zero; or by ruling french-covert each counts one. */
function covertChange(known: Values): number {
  const axis = known.number(AXIS_COVERT);
  const allied = ALLIED_COVERT.reduce((sum, key) => sum + known.number(key), 0);
  if (known.text(COVERT_RULING) === 'modify') return axis - allied;
  return Math.min(axis, known.number(DPS.west)) - Math.min(allied, known.number(DPS.axis));
}

/** The French surrender level (58.21, 58.21A to F); at most three, either way (58.22). */
export function surrenderLevelSheet(): Sheet {
  return levelSheet({
    title: franceLevelTexts.sheet.frenchLevel(),
    lines: LINES,
    levels: LEVELS,
    within: '58.22',
    about: bothForces,
    rows: (id) => [`58.621/v${id}`, `58.621/n${id}`, `58.631/${id}`],
  });
}

/** Who holds the colonies, and the BRP base: asked with the level in one form (58.533, 58.71). */
const BESIDES = [...COLONIES.map((each) => colony.key(each)), base.key()];

/** 58.21, 58.22: the level is found as soon as nothing is missing, and stands. */
const frenchLevelStep = levelStep<'french-level'>({
  sheet: SHEET,
  clauses: ['58.21', '58.22'],
  withdraw: unlessFallen('france'),
  asks: { prompt: franceLevelTexts.ask.frenchLevel(), clauses: ['58.21', '58.533', '58.71'] },
  besides: (open) => BESIDES.filter((key) => toldOf(open, key) === undefined),
  told: franceLevelTexts.told.frenchLevel,
  brings(open, level) {
    if (level !== null) setFact(open.facts, frenchLevel.key(), level);
    return [{ step: 'french-vichy' }];
  },
});

const { RULINGS } = rulingsOf([
  {
    id: 'paris-objective',
    clauses: ['58.21A'],
    question:
      'France surrenders with Paris still French: does Paris count among the objectives under French control?',
    choices: [
      { id: 'counts', text: 'Yes: the clause leaves out Lyon and Marseilles alone.' },
      { id: 'apart', text: 'No: like Lyon and Marseilles it has a modifier of its own.' },
    ],
    default: 'counts',
  },
  {
    id: 'french-covert',
    clauses: ['58.21E', '49.4262'],
    question:
      'DPs in France count \u201cas reduced by covert operations\u201d (47.21C is not in the text): how?',
    choices: [
      { id: 'reduce', text: 'Each takes one DP of the other side away; none go below zero.' },
      {
        id: 'modify',
        text: 'Each counts one for its side, as in a diplomatic roll, whatever DPs there are.',
      },
    ],
    default: 'reduce',
  },
]);

/** 58.2: the French surrender level. */
export const FRENCH_LEVEL = part(import.meta.url, {
  clauses: {
    '58.2': ['heading', 'French surrender level'],
    '58.21': ['computed', 'Calculating the French surrender level', 'surrenderLevelSheet'],
    '58.21A': ['computed', 'Territory', 'surrenderLevelSheet'],
    '58.21B': ['computed', 'French ground units', 'surrenderLevelSheet'],
    '58.21C': ['computed', 'French fleet', 'surrenderLevelSheet'],
    '58.21D': ['computed', 'Turn of surrender', 'surrenderLevelSheet'],
    '58.21E': ['computed', 'DPs', 'surrenderLevelSheet'],
    '58.21F': ['computed', 'Anglo-French cooperation research result', 'surrenderLevelSheet'],
    '58.21/example': ['computed', 'Example: France falls in Fall 1940', 'surrenderLevelSheet'],
    '58.22': ['computed', 'Maximum French surrender level', 'surrenderLevelSheet'],
  },
  steps: { 'french-level': frenchLevelStep },
  facts: [objectives, groundFactors, fleet, cooperation, turnOfFall],
  sheets: () => ({ [SHEET]: surrenderLevelSheet() }),
  rulings: RULINGS,
  texts: franceLevelTexts,
});
