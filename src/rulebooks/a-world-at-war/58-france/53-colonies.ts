import {
  type DecisionKind,
  type Line,
  type Outcome,
  type Referee,
  type RollSheet,
  type Sheet,
  type Words,
  amountLine,
  choiceLine,
  directive,
  line,
  sumOf,
  type sums,
  tell,
  eachOf,
  whole,
  once,
} from '../../../kernel/index.ts';
import { dieRollTexts } from '../49-diplomacy/42-die-roll.words.ts';
import { begin, lasting } from '../54-surrender/in-force.ts';
import { fact, inRegister, single } from '../facts/facts.ts';
import { COLONY_STATES, type ColonyState, type Holding, heldOf, noteHeld } from '../war/held.ts';
import { part } from '../part.ts';
import type { Faction } from '../powers.ts';
import { type Open, type WorldStep, turnId } from '../state.ts';
import { vichy, vichyNow } from '../war/vichy.ts';
import { unlessFallen } from '../war/withdrawn.ts';
import { frenchLevel, missingLevel } from './22-found.ts';
import { colonyTexts } from './53-colonies.words.ts';
import {
  BAND,
  type Band,
  COLONIES,
  type Colony,
  NORTH_AFRICA,
  type RolledColonies,
  ROLLS,
  WITH_VICHY,
} from './53-table.ts';

// 58.53: the French colonies, by a die for Lebanon-Syria and one for French North Africa.

declare module '../state.ts' {
  interface Steps {
    'french-colonies': { readonly of: RolledColonies };
  }
}

const IN: Readonly<Record<RolledColonies, readonly Colony[]>> = {
  'lebanon-syria': ['lebanon-syria'],
  'north-africa': NORTH_AFRICA,
};

/** What a French colony is (58.53). */
export const colony = inRegister<[Colony]>({
  key: once((of) => `colony.${of}`),
  of: eachOf(COLONIES)(),
  spec: (of) =>
    fact('frenchColony', { kind: 'choice', values: COLONY_STATES }, ['58.53', '58.533', '58.534'], {
      args: { colony: of },
    }),
  read: colonyOf,
  write(open, value, as, of) {
    align(open, of, value as ColonyState | undefined);
    // what was told wrong has not come about in this turn
    if (as === 'correction') noteHeld(open, of, { came: undefined });
  },
});

/** What a French colony is, as far as has been told. */
export function colonyOf(open: Open, of: Colony): ColonyState | undefined {
  return heldOf(open, of).colony;
}

/** A French colony is something else; undefined: nobody knows. Whose it is is asked anew where that cannot be so (59.65). */
function align(open: Open, of: Colony, state: ColonyState | undefined): void {
  const isOther = state !== undefined && !canBe(state, heldOf(open, of).by);
  noteHeld(open, of, {
    colony: state,
    ...(isOther && { by: undefined, before: undefined, asOf: undefined }),
  });
}

/** Whether a colony that is something can be held by somebody: what is free or British is not the Axis’, what is theirs nobody else’s. */
export function canBe(state: ColonyState, by: Holding['by']): boolean {
  if (by === undefined) return true;
  return state === 'axis' ? by === 'axis' : by !== 'axis' || (state !== 'free' && state !== 'british');
}

/** The colonies that are something, as far as has been told. */
export function coloniesThatAre(open: Open, state: ColonyState): Colony[] {
  return COLONIES.filter((of) => colonyOf(open, of) === state);
}

/** The die for colonies (58.531). */
const colonyDie = single(
  'die.colonies',
  fact('colonyDie', whole(1, 6), ['58.531'], { lasts: 'turn', by: 'dice' }),
);

const DIE = colonyDie.key();
const VICHY = vichy.key();
const LEVEL = frenchLevel.key();

/** What the Axis have not decided yet, taken for decided: so that they see what either choice leads to (58.31). */
const CHOICES = ['established', 'none'] as const;
type Choice = (typeof CHOICES)[number];

/** The name of the sheet of a roll. */
const colonySheet = once((of: string) => `colonies/${of}`);
const sheetIf = (of: RolledColonies, choice: Choice): string => `${colonySheet(of)}/if-${choice}`;

/** The lines of a roll, as things are or by a choice that is still to be made (58.531, 58.531A). */
function linesOf(choice?: Choice): readonly Line[] {
  const row = { id: '58.53/vichy', label: colonyTexts.line.vichyEstablished() };
  return [
    amountLine({ id: '58.531', label: dieRollTexts.line.die() }, DIE),
    choice === undefined
      ? choiceLine(row, VICHY, ['established'], WITH_VICHY)
      : line(row, [], () => (choice === 'established' ? WITH_VICHY : 0)),
    amountLine({ id: '58.53/level', label: colonyTexts.line.frenchLevel() }, LEVEL),
  ];
}

function outcomeOf({ id, from, to, free, clauses }: Band, of: RolledColonies): Outcome {
  const label =
    free.length > 0
      ? colonyTexts.outcome.free({ colonies: [...free] })
      : colonyTexts.outcome.noneFree({ of });
  return { id, label, clauses, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

/** 58.53: the Axis hope that nothing becomes Free French, the Allies for any of it, and for all. */
function hopesOf(of: RolledColonies): readonly sums.Hope[] {
  const hope = (seats: readonly Faction[], label: Words, isSuch: (free: number) => boolean): sums.Hope => {
    const outcomes = BAND[of].filter(({ free }) => isSuch(free.length)).map(({ id }) => id);
    return { seats, label, outcomes, clauses: ['58.53'] };
  };
  const allies: readonly Faction[] = ['western-allies', 'russia'];
  return [
    hope(['european-axis'], colonyTexts.hope.none(), (free) => free === 0),
    hope(allies, colonyTexts.hope.some(), (free) => free > 0),
    ...(IN[of].length > 1 ? [hope(allies, colonyTexts.hope.all(), (free) => free === IN[of].length)] : []),
  ];
}

/** The die roll for each part of the colonies, modified by the level and by Vichy France (58.53, 58.531A, 58.531D, 58.531E). */
export function colonySheets(): Record<string, Sheet> {
  const sheetFor = (of: RolledColonies, choice?: Choice): Sheet => ({
    title: (choice === undefined ? colonyTexts.sheet.colonies : colonyTexts.sheet.coloniesIf[choice])({ of }),
    lines: linesOf(choice),
    outcomes: BAND[of].map((band) => outcomeOf(band, of)),
    hopes: hopesOf(of),
  });
  return Object.fromEntries(
    ROLLS.flatMap((of) => [
      [colonySheet(of), sheetFor(of)],
      ...CHOICES.map((choice) => [sheetIf(of, choice), sheetFor(of, choice)]),
    ]),
  );
}

/** The rolls that a choice of the Axis leads to (58.31, 58.531). */
export function rollsAfter(open: Open, choice: Choice): readonly RollSheet[] {
  const due = ROLLS.filter((of) => atStake(open, of).length > 0);
  return due.map((of) => ({ name: sheetIf(of, choice), dice: [DIE] }));
}

/** The colonies of a roll that are still French: none, and it is not made (58.533, 58.534). */
function atStake(open: Open, of: RolledColonies): Colony[] {
  return IN[of].filter((each) => colonyOf(open, each) === 'french');
}

/** 58.531, 58.531B: one die for Lebanon-Syria, a second for Tunisia, Algeria and Morocco; what is not Free French then. */
const colonyRoll: WorldStep<'french-colonies'> = {
  clauses: ['58.531', '58.531A', '58.531D', '58.531E'],
  withdraw: unlessFallen('france'),
  needs: {
    facts: (_, open) => missingLevel(open),
    asks: (_, open) => ({
      at: turnId(open),
      prompt: colonyTexts.ask.levelAgain(),
      clauses: ['58.22', '58.531A'],
    }),
  },
  seats: (_, open, { of }) => (atStake(open, of).length > 0 ? ['dice'] : []),
  asks: (_, { open }, { of }) => ({
    id: `${turnId(open)}/${of}/colony-die`,
    form: { kind: 'roll', dice: [6] },
    prompt: colonyTexts.ask.colonies({ of }),
    clauses: ['58.531'],
    sheets: [{ name: colonySheet(of), dice: [DIE] }],
  }),
  take(books, { open }, { of }, { answer }, referee) {
    const [die] = answer as readonly [number];
    const sum = sumOf(books, { seat: null, open }, colonySheet(of), { [DIE]: die });
    const band = BAND[of].find(({ id }) => sum.outcomes.every((each) => each === id));
    if (band === undefined) throw new Error(`the roll for ${of} has no single result`);
    tell(
      referee,
      'rolled',
      colonyTexts.told.colonyRolled,
      { of, die, sum: sum.total.min },
      ['58.531', '58.531A'],
      sum,
    );
    alignRolled(open, of, band, referee);
  },
  // a skipped turn leaves it to the table
  drop: (_, { open }, { of }, referee) => leaveRoll(open, of, referee),
};

function leaveRoll(open: Open, of: RolledColonies, referee: Referee): void {
  if (atStake(open, of).length > 0) directive(referee, colonyTexts.told.coloniesLeft, { of }, ['58.531']);
}

/** 58.531: both dice are left to the table. */
export function leaveRolls(open: Open, referee: Referee): void {
  for (const of of ROLLS) leaveRoll(open, of, referee);
}

const COLONY_DIE: DecisionKind = {
  name: 'colony-die',
  seats: 'dice',
  form: 'roll',
  about: 'One die for the alignment of French colonies.',
  clauses: ['58.531'],
};

/** 58.531B, D, E: the colonies of a roll become Free French; the others Vichy, or independent where there is no Vichy France. */
function alignRolled(open: Open, of: RolledColonies, { free, clauses }: Band, referee: Referee): void {
  const all = atStake(open, of);
  const isVichy = vichyNow(open) === 'established';
  const others = all.filter((each) => !free.includes(each));
  for (const each of all) {
    align(open, each, free.includes(each) ? 'free' : isVichy ? 'vichy' : 'independent');
  }
  const freed = all.filter((each) => free.includes(each));
  const part = of === 'lebanon-syria' ? '58.531D' : '58.531E';
  if (freed.length > 0)
    tell(referee, 'result', colonyTexts.told.coloniesFree, { colonies: freed }, [part, ...clauses]);
  if (others.length === 0) return;
  const text = isVichy ? colonyTexts.told.coloniesVichy : colonyTexts.told.coloniesIndependent;
  const by = isVichy ? ['58.531B'] : ['58.531B', '58.532', '58.532A'];
  tell(referee, 'result', text, { colonies: others }, by);
}

/** 58.532A, 58.533: the colonies that the Axis took, and those that are independent. */
export const LASTING_COLONIES = lasting(colonyTexts, {
  coloniesAxis: { clauses: ['58.533'], on: 'european-axis', lifted: colonyTexts.inForce.axisColoniesTaken() },
  independent: {
    clauses: ['58.532', '58.532A'],
    listed: ['58.532A'],
    on: 'all',
    lifted: colonyTexts.inForce.independentAttacked(),
  },
});

/** 58.533, 58.534: what the Axis hold stays theirs; what Britain holds is Free French. */
export function leaveTaken(open: Open, referee: Referee): void {
  const axis = coloniesThatAre(open, 'axis');
  const british = coloniesThatAre(open, 'british');
  if (axis.length > 0) begin(referee, LASTING_COLONIES.coloniesAxis, { colonies: axis });
  if (british.length === 0) return;
  for (const each of british) align(open, each, 'free');
  tell(referee, 'result', colonyTexts.told.coloniesBritish, { colonies: british }, ['58.534']);
}

/** 58.531C, 58.532, 58.532A, B: what the players do about the colonies once all of them are aligned. */
export function tellColonies(open: Open, referee: Referee): void {
  const free = coloniesThatAre(open, 'free');
  const independent = coloniesThatAre(open, 'independent');
  const vichyOnes = coloniesThatAre(open, 'vichy');
  const argsOf = (colonies: Colony[]) => ({ colonies, ...INDEPENDENT });
  if (free.length > 0) directive(referee, colonyTexts.told.freeHexes, argsOf(free), ['58.531C']);
  if (vichyOnes.length > 0)
    directive(referee, colonyTexts.told.alliesInVichyColonies, argsOf(vichyOnes), ['58.43']);
  if (independent.length === 0) return;
  begin(referee, LASTING_COLONIES.independent, argsOf(independent));
  directive(referee, colonyTexts.told.alliesInIndependent, argsOf(independent), ['58.532B']);
}

/** What an independent colony has, and what a declaration of war on it costs (58.532A). */
export const INDEPENDENT = { unit: '2-3', brps: 10 } as const;

/** 58.53: the French colonies. */
export const COLONY_ROLLS = part(import.meta.url, {
  clauses: {
    '58.53': ['heading', 'French colonies'],
    '58.531': ['enforced', 'Die rolls for the colonies', 'colonyRoll'],
    '58.531A': ['computed', 'Modifiers of the die rolls', 'colonySheets'],
    '58.531B': ['enforced', 'Colonies that do not become Free French', 'colonyRoll'],
    '58.531C': ['directive', 'BRPs and hexes of Free French colonies', 'tellColonies'],
    '58.531D': ['computed', 'Lebanon-Syria', 'colonySheets'],
    '58.531E': ['computed', 'French North Africa', 'colonySheets'],
    '58.531E/morocco': ['computed', 'Morocco', 'colonySheets'],
    '58.531E/algeria': ['computed', 'Algeria and Morocco', 'colonySheets'],
    '58.531E/tunisia': ['computed', 'Tunisia, Algeria and Morocco', 'colonySheets'],
    '58.53/syria': ['computed', 'French Colonies Table: Lebanon-Syria', 'colonySheets'],
    '58.53/morocco': ['computed', 'French Colonies Table: Morocco', 'colonySheets'],
    '58.53/algeria': ['computed', 'French Colonies Table: Algeria', 'colonySheets'],
    '58.53/tunisia': ['computed', 'French Colonies Table: Tunisia', 'colonySheets'],
    '58.53/vichy': ['computed', 'Modifier: Vichy France established', 'colonySheets'],
    '58.53/level': ['computed', 'Modifier: French surrender level', 'colonySheets'],
    '58.532': ['directive', 'Vichy France not established', 'tellColonies'],
    '58.532A': ['directive', 'Independent colonies', 'LASTING_COLONIES'],
    '58.532B': ['directive', 'Allied forces in former colonies', 'tellColonies'],
    '58.533': ['enforced', 'Colonies controlled by the Axis', 'leaveTaken'],
    '58.534': ['enforced', 'Colonies controlled by Britain', 'leaveTaken'],
  },
  steps: { 'french-colonies': colonyRoll },
  facts: [colony, colonyDie],
  decisions: [COLONY_DIE],
  sheets: colonySheets,
  texts: colonyTexts,
});
