import {
  type FactKey,
  type Referee,
  type Words,
  directive,
  reportedValue,
  rulingsOf,
  tell,
  eachOf,
  whole,
  once,
} from '../../../kernel/index.ts';
import { begin, lasting } from '../54-surrender/in-force.ts';
import { italyForceTexts } from '../56-italy/32-forces.words.ts';
import { fact, family } from '../facts/facts.ts';
import { part } from '../part.ts';
import { type Open, type WorldStep, turnId } from '../state.ts';
import { between } from '../war/belligerents.ts';
import { vichyNow } from '../war/vichy.ts';
import { unlessFallen } from '../war/withdrawn.ts';
import { frenchLevel, missingLevel } from './22-found.ts';
import { passMinors, tellConquests } from './5-minors.ts';
import { tellColonies } from './53-colonies.ts';
import { franceForceTexts } from './6-forces.words.ts';
import {
  type FrenchForces,
  FREE_ALONE,
  FREE_BESIDE_VICHY,
  type FrenchForceKind,
  KINDS,
  type LevelId,
  LEVELS,
  VICHY,
} from './6-table.ts';
import { tellBrps } from './7-brps.ts';

// 58.6: the Free French and the Vichy forces, and what else is to be done once the colonies are aligned.

declare module '../state.ts' {
  interface Steps {
    'french-forces': object;
  }
}

/** The id of a level in the tables. Throws for a level that they do not have: our own mistake. */
function idOf(level: number): LevelId {
  const id = LEVELS.find((each) => Number(each) === level);
  if (id === undefined) throw new Error(`the tables have no level ${level}`);
  return id;
}

/** The Free French at a level, beside Vichy France or without it (58.621, 58.622). */
export function freeForces(level: number, isVichy: boolean): FrenchForces {
  return (isVichy ? FREE_BESIDE_VICHY : FREE_ALONE)[idOf(level)];
}

/** The forces of Vichy France at a level (58.631). */
export function vichyForces(level: number): FrenchForces {
  return VICHY[idOf(level)];
}

/** Forces in words. */
export function forcesWords(forces: FrenchForces): Words {
  return franceForceTexts.french.forces({ ...forces });
}

/** What a level brings, as an outcome of its sheet (58.621, 58.631). */
export function bothForces(level: number): Words {
  return franceForceTexts.outcome.frenchForces({
    vichy: forcesWords(vichyForces(level)),
    beside: forcesWords(freeForces(level, true)),
    alone: forcesWords(freeForces(level, false)),
  });
}

/** The kinds of unit of which there may be too few: of others new ones are added (58.623, 58.643). */
const SHIPS = ['named', 'cruisers', 'destroyers'] as const;
type Ship = (typeof SHIPS)[number];

/** The French naval units that are left (58.642). */
export const frenchShipsLeft = family<[Ship]>({
  key: once((kind) => `left.france.${kind}`),
  each: eachOf(SHIPS),
  spec: (_, kind) =>
    fact(`left.french.${kind}`, whole(0, 99), ['58.642', '58.643'], { lasts: 'turn', askedOf: 'france' }),
});

const NONE = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as FrenchForces;

/** What the tables give, as far as the level is known: null where it is not. */
function wantedNow(
  open: Open,
): { readonly id: LevelId; readonly free: FrenchForces; readonly vichy: FrenchForces } | null {
  const level = reportedValue(open.facts, frenchLevel.key());
  if (typeof level !== 'number') return null;
  const isVichy = vichyNow(open) === 'established';
  return { id: idOf(level), free: freeForces(level, isVichy), vichy: isVichy ? vichyForces(level) : NONE };
}

/** The ships of which both sides together want some (58.643). */
function missingShips(open: Open): readonly FactKey[] {
  const wanted = wantedNow(open);
  if (wanted === null) return missingLevel(open);
  return SHIPS.filter((kind) => wanted.free[kind] + wanted.vichy[kind] > 0)
    .map((kind) => frenchShipsLeft.key(kind))
    .filter((key) => reportedValue(open.facts, key) === undefined);
}

/** 58.61, 58.611, 58.621, 58.631: once the colonies are aligned forces are removed and chosen, with the rest of 58.5 and 58.7. */
const frenchForces: WorldStep<'french-forces'> = {
  clauses: ['58.61', '58.611', '58.621', '58.631'],
  withdraw: unlessFallen('france'),
  needs: {
    facts: (_, open) => missingShips(open),
    asks: (_, open) => ({
      at: turnId(open),
      prompt: franceForceTexts.ask.frenchShips(),
      clauses: ['58.642', '58.643'],
    }),
  },
  next: (_, { open }, __, referee) => finish(open, referee),
  drop: (_, { open }, __, referee) => finish(open, referee),
};

function finish(open: Open, referee: Referee): void {
  tellColonies(open, referee);
  passMinors(open, referee);
  tellConquests(referee);
  tellForces(open, referee);
  tellBrps(open, referee);
  endFrenchWars(open, referee);
}

/** 58.51, 58.52, 58.61, 58.71: what comes of the fall whether there is a Vichy France or not. */
export function finishUnchosen(open: Open, referee: Referee): void {
  passMinors(open, referee);
  tellConquests(referee);
  directive(referee, franceForceTexts.told.frenchRemoved, undefined, ['58.61']);
  tellBrps(open, referee);
  endFrenchWars(open, referee);
}

function endFrenchWars(open: Open, referee: Referee): void {
  // France has no war any more: Free French units count as British (58.624)
  const enemies = (['germany', 'italy'] as const).filter(
    (axis) => between(open, [axis, 'france']).now === true,
  );
  if (enemies.length > 0)
    tell(referee, 'note', franceForceTexts.told.frenchWarsEnd, { powers: enemies }, ['54.31', '58.624']);
}

/** What a side gets of the ships that are left, after the other one; all that the table has where nobody knows. */
function received(open: Open, wanted: FrenchForces, taken: FrenchForces): FrenchForces {
  const got: Record<string, number> = {};
  for (const kind of SHIPS) {
    const there = reportedValue(open.facts, frenchShipsLeft.key(kind));
    const rest = typeof there === 'number' ? there - taken[kind] : wanted[kind];
    got[kind] = Math.min(wanted[kind], rest);
  }
  return { ...wanted, ...got };
}

/** 58.624, 58.632, 58.633, 58.642: the units of the Free French, and those of a neutral Vichy France. */
export const LASTING_FORCES = lasting(franceForceTexts, {
  freeStatus: { clauses: ['58.624'], on: 'britain' },
  vichyPlaced: { clauses: ['58.632'], on: 'vichy-france', lifted: franceForceTexts.inForce.vichyBound() },
  vichyStatus: { clauses: ['58.633'], on: 'vichy-france', lifted: franceForceTexts.inForce.vichyBound() },
  damagedShipsBoth: {
    clauses: ['58.642'],
    on: 'vichy-france',
    lifted: franceForceTexts.inForce.vichyActivation(),
  },
});

/** 58.61, 58.623, 58.624, 58.633, 58.641, 58.642, 58.643: what is removed, what each side has of it, and what holds of it. */
export function tellForces(open: Open, referee: Referee): void {
  directive(referee, franceForceTexts.told.frenchRemoved, undefined, ['58.61']);
  const wanted = wantedNow(open);
  const isVichy = vichyNow(open) === 'established';
  if (wanted === null)
    return directive(referee, franceForceTexts.told.frenchByTable, undefined, ['58.621', '58.631']);
  if (isVichy && hasAny(KINDS, wanted.free))
    directive(referee, franceForceTexts.told.alliesFirst, undefined, ['58.611']);
  const free = received(open, wanted.free, NONE);
  const more = isVichy ? ['58.622', `58.621/v${wanted.id}`] : [`58.621/n${wanted.id}`];
  tellSide('free-french', free, wanted.free, ['58.612', '58.621', ...more], referee);
  if (hasAny(KINDS, wanted.free)) directive(referee, franceForceTexts.told.freePlaced, undefined, ['58.623']);
  begin(referee, LASTING_FORCES.freeStatus, undefined);
  if (isVichy) {
    const its = received(open, wanted.vichy, free);
    tellSide('vichy-france', its, wanted.vichy, ['58.612', '58.631', `58.631/${wanted.id}`], referee);
    begin(referee, LASTING_FORCES.vichyPlaced, undefined);
    begin(referee, LASTING_FORCES.vichyStatus, undefined);
  }
  tellShips(hasAny(SHIPS, wanted.free), hasAny(SHIPS, wanted.vichy), referee);
}

function hasAny(kinds: readonly FrenchForceKind[], forces: FrenchForces): boolean {
  return kinds.some((kind) => forces[kind] > 0);
}

/** 58.612, 58.621, 58.631: exact amounts; of ships that lack the remainder is lost (58.643). */
function tellSide(
  side: 'free-french' | 'vichy-france',
  got: FrenchForces,
  wanted: FrenchForces,
  clauses: readonly string[],
  referee: Referee,
): void {
  directive(referee, franceForceTexts.told.frenchForces, { side, ...got }, clauses);
  const lost = SHIPS.filter((kind) => got[kind] < wanted[kind]);
  if (lost.length === 0) return;
  const parts = lost.map((kind) => italyForceTexts.short[kind]({ short: wanted[kind] - got[kind] }));
  tell(referee, 'note', franceForceTexts.told.frenchShort, { side, parts }, ['58.643']);
}

/** 58.641, 58.642: from where the ships of each side come, and what damaged ones count. */
function tellShips(isFree: boolean, isVichy: boolean, referee: Referee): void {
  if (isFree) directive(referee, franceForceTexts.told.freeShips, undefined, ['58.641']);
  if (isVichy) directive(referee, franceForceTexts.told.vichyShips, undefined, ['58.641']);
  if (isVichy) begin(referee, LASTING_FORCES.damagedShipsBoth, undefined);
  else if (isFree) directive(referee, franceForceTexts.told.damagedShips, undefined, ['58.642']);
}

const { RULINGS } = rulingsOf([
  {
    id: 'french-ships',
    clauses: ['58.641'],
    question: 'Who moves the French ships that change their port?',
    choices: [{ id: 'joined', text: 'The side that they join.' }],
    default: 'joined',
    fixed: true,
  },
  {
    id: 'french-damaged-ships',
    clauses: ['58.642'],
    question: 'A word is missing where the text says what damaged ships count: which?',
    choices: [
      {
        id: 'full',
        text: 'Those in row 2 and Launch: like damaged ships they count in full for the fleets, and half only for the surrender level.',
      },
    ],
    default: 'full',
    fixed: true,
  },
]);

/** 58.6: the forces of both sides. */
export const FORCES = part(import.meta.url, {
  clauses: {
    '58.6': ['heading', 'Vichy and Free French forces'],
    '58.61': ['directive', 'French forces removed from the board', 'frenchForces'],
    '58.611': ['directive', 'The Free French have priority', 'frenchForces'],
    '58.62': ['heading', 'Free French forces'],
    '58.621': ['directive', 'Level of Free French forces', 'frenchForces'],
    '58.623': ['directive', 'Placement of Free French forces', 'tellForces'],
    '58.624': ['directive', 'Status of Free French units', 'LASTING_FORCES'],
    '58.63': ['heading', 'Vichy France'],
    '58.631': ['directive', 'Level of Vichy France forces', 'frenchForces'],
    '58.633': ['directive', 'Status of Vichy France', 'LASTING_FORCES'],
    '58.64': ['heading', 'The French fleet'],
    '58.641': ['directive', 'Allocation of French naval units', 'tellForces'],
    '58.642': ['directive', 'Limited by existing units', 'tellForces'],
    '58.643': ['directive', 'No substitutions', 'tellForces'],
  },
  steps: { 'french-forces': frenchForces },
  facts: [frenchShipsLeft],
  rulings: RULINGS,
  texts: franceForceTexts,
});
