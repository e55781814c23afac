import {
  type DecisionKind,
  type FactKey,
  type Option,
  directive,
  forget,
  rulingsOf,
  tell,
  texts,
  truth,
} from '../../../kernel/index.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { wordsAhead } from '../54-surrender/12-checks.ts';
import { nearNotes, ofSafe } from '../54-surrender/22-safe.ts';
import { control, controllerOf } from '../war/control.ts';
import { fact, inRegister } from '../facts/facts.ts';
import { heldOf, seize } from '../war/held.ts';
import { hasDiplomacy } from '../turn/over.ts';
import { part } from '../part.ts';
import { isLateWarPlayed } from '../turn/played.ts';
import { POWERS } from '../powers.ts';
import { worldSequenceTexts } from '../turn/sequence.words.ts';
import { type Books, type Follows, type Go, type Open, type WorldStep, turnId } from '../state.ts';
import { areAtWar, TURNS } from '../war/wars.ts';

// 58.1: when France falls.

declare module '../state.ts' {
  interface Steps {
    'french-question': object;
  }
}

const PARIS = control.key('paris');

/** Whether the Axis control Paris, as was told last (58.11A); undefined: that they do not, nobody has said in this player turn. */
function isParisAxis(open: Open): boolean | undefined {
  const holder = controllerOf(open, 'paris');
  return holder === 'axis' || (open.parisTold ? false : undefined);
}

/**
 * Whether the Axis control Paris at the end of Allied combat: all that is asked of a turn in which France stands (58.11A). It is
 * read from who controls Paris, and told as that.
 */
export const parisAxis = inRegister<[]>({
  key: () => 'paris.axis',
  of: [[]],
  spec: () =>
    fact('parisAxis', truth, ['58.11A'], { lasts: 'turn', likely: true, askedOf: 'germany', place: 'paris' }),
  read: isParisAxis,
  last(open) {
    const { by } = heldOf(open, 'paris');
    return by === undefined ? by : by === 'axis';
  },
  write(open, value) {
    open.parisTold = value !== undefined;
    const { by = 'others' } = heldOf(open, 'paris');
    if (value === true) seize(open, 'paris', 'axis');
    if (value === false) seize(open, 'paris', by === 'axis' ? 'western' : by);
  },
});

/** 58.11A: combat may have changed what was told before this player turn; by ruling paris-asked a lost Paris is not asked for again. */
function isParisAsked(open: Open): boolean {
  return ruled(open.rulings, 'paris-asked') === 'again' ? !open.parisTold : isParisAxis(open) === undefined;
}

/** Whether France still fights, so that it can fall (58.11). */
export function isFranceIn(books: Books, open: Open): boolean {
  if (hasSurrendered(open, 'france') || !isLateWarPlayed(books, open) || !hasDiplomacy(books, open))
    return false;
  return (['germany', 'italy'] as const).some((axis) => areAtWar(open, axis, 'france'));
}

/** Paris is not Axis as France surrenders: it is French or British (58.21A). */
export function noteParis(open: Open): void {
  const isKnown = controllerOf(open, 'paris') !== undefined;
  if (!isKnown && isParisAxis(open) === false) seize(open, 'paris', 'western');
}

/** By which clause France falls in this Allied player turn; null: as far as is known it does not (58.11A, 58.11B). */
export function fallsBy(open: Open): '58.11A' | '58.11B' | null {
  if (isParisAxis(open) === true) return '58.11A';
  return open.franceYields ? '58.11B' : null;
}

/** The first turn in which France may surrender of its own will (58.11B). */
const FROM = '1940/fall';

function isLate(open: Open): boolean {
  return TURNS.indexOf(turnId(open)) >= TURNS.indexOf(FROM);
}

function mayYield(open: Open): boolean {
  return isLate(open) && isParisAxis(open) === false;
}

/** 54.22: what the same question asks of the end of the turn, as long as France cannot surrender of its own will before it (58.11B). */
function aheadOf(books: Books, open: Open): readonly FactKey[] {
  return isLate(open) ? [] : wordsAhead(books, open);
}

/** What the end of the combat phase brings of an Allied player turn (58.12). */
function frenchQuestionAt(_: Books, open: Open): readonly Go[] {
  return open.phase === 'allied' ? [{ step: 'french-question' }] : [];
}

const say = texts({
  facts: {
    paris: 'Control of places',
  },
  fact: {
    parisAxis: 'Do the Axis control Paris now that Allied combat is over?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    parisAxis:
      'At Paris, on the map. If the Axis hold it after Allied combat, France falls with this player turn. Usually French.',
  },
  option: {
    fight: 'France fights on',
    surrender: 'France surrenders',
  },
  ask: {
    paris: 'Allied combat of {turn} {year} is over: who holds Paris?',
    parisAndSafe: '{turn} {year} ends: what changed?',
    frenchSurrender: '{turn} {year}: Paris is not lost. Does France surrender all the same?',
  },
  told: {
    parisFallen:
      'Paris is in Axis hands after Allied combat of {turn} {year}: France falls with this player turn.',
    franceYields: 'France will surrender at the end of this Allied player turn, {turn} {year}.',
    noFrenchBuilding:
      'After its post-combat adjustments the French player turn is over: build and redeploy no French units. Isolated ones are eliminated.',
  },
});

const OPTIONS: readonly Option[] = (['fight', 'surrender'] as const).map((value) => ({
  value,
  label: say.option[value](),
}));

/** 58.11A, 58.11B, 58.12: whether Paris is lost, and from Fall 1940 on, if it is not, whether France surrenders of its own will. */
const frenchQuestion: WorldStep<'french-question'> = {
  clauses: ['58.11', '58.11A', '58.11B', '58.12'],
  needs: {
    facts: (books, open) => (isFranceIn(books, open) && isParisAsked(open) ? [parisAxis.key()] : []),
    asks: (_, open) => ({ at: turnId(open), prompt: say.ask.paris(whenOf(open)), clauses: ['58.11A'] }),
    withFree: (_, open) => say.ask.parisAndSafe(whenOf(open)),
    free: aheadOf,
    notes: nearNotes,
    unsure: ofSafe,
  },
  seats: (books, open) => (isFranceIn(books, open) && mayYield(open) ? [POWERS.france.faction] : []),
  asks: (_, { open }) => ({
    id: `${turnId(open)}/france/surrender`,
    form: { kind: 'choose', options: OPTIONS },
    prompt: say.ask.frenchSurrender(whenOf(open)),
    clauses: ['58.11B'],
  }),
  take(_, { open }, __, { answer }) {
    open.franceYields = answer === 'surrender';
  },
  next(books, { open }, _, referee) {
    const by = isFranceIn(books, open) ? fallsBy(open) : null;
    if (by === null) return;
    const text = by === '58.11A' ? say.told.parisFallen : say.told.franceYields;
    tell(referee, 'note', text, whenOf(open), ['58.11', by]);
    directive(referee, say.told.noFrenchBuilding, undefined, ['58.12']);
  },
  // what is told of Paris meanwhile can put the question or take it away
  again: () => [{ step: 'french-question' }],
};

function whenOf({ turn, year }: Open) {
  return { turn: worldSequenceTexts.turn[turn](), year };
}

const SURRENDER: DecisionKind = {
  name: 'surrender',
  seats: 'the seat that plays France',
  form: 'choose',
  about: 'Whether France surrenders at the end of this Allied player turn though Paris is not lost.',
  clauses: ['58.11B'],
};

/** 58.11A: who controls Paris is told of this turn. */
const parisTold: Follows = {
  clauses: ['58.11A'],
  on: [control],
  brings(_, { open }, { report }) {
    const told = report[PARIS];
    if (told !== undefined) open.parisTold = told.value !== undefined;
  },
};

/** 54.22: what was said of other powers with the loss of Paris, or just before, did not yet count the fall of France: it is asked anew. */
const saidWithParis: Follows = {
  clauses: ['58.11A', '54.22'],
  on: [parisAxis],
  brings(_, { open }, { report, asked }) {
    if (!asked || report[parisAxis.key()]?.value !== true) return;
    for (const key of Object.keys(open.facts).filter(ofSafe)) forget(open.facts, key);
  },
};

const { RULINGS, ruled } = rulingsOf([
  {
    id: 'paris-asked',
    clauses: ['58.11A', '58.12'],
    question:
      'It was told before the Allied player turn that the Axis control Paris: is it asked again once Allied combat is over?',
    choices: [
      { id: 'again', text: 'Yes: the Allies may have won it back.' },
      { id: 'once', text: 'No: what was told counts until something else is told.' },
    ],
    default: 'again',
  },
]);

/** 58.11B, 58.12: whether France falls. */
export const CONDITIONS = part(import.meta.url, {
  clauses: {
    '58.11B': ['enforced', 'Voluntary surrender', 'frenchQuestion'],
    '58.12': ['enforced', 'Timing', 'frenchQuestion'],
  },
  steps: { 'french-question': frenchQuestion },
  at: { 'combat-end': frenchQuestionAt },
  news: [parisTold, saidWithParis],
  facts: [parisAxis],
  decisions: [SURRENDER],
  rulings: RULINGS,
  texts: say,
});
