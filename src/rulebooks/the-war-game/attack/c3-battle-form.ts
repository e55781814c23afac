import {
  type After,
  type AllocateForm,
  type Limit,
  type Row,
  type RowId,
  rulingsOf,
} from '../../../kernel/index.ts';
import { joinUnits, MOST, unitsOf } from '../rules/h-forces.ts';
import type { NeutralAttack } from '../lifetimes.ts';
import { NATIONS, type Nation } from '../nations.ts';
import { part } from '../part.ts';
import { KINDS, LAND_KINDS, type LandKind } from '../stories/rule.ts';
import type { Open, Units } from '../state.ts';
import { battleFormTexts } from './c3-battle-form.words.ts';
import { friendsOf } from './b-friends.ts';
import { countsOf } from './ordered-form.ts';

// How the end of a battle for a neutral territory is reported (G.A7, G.C3).

/** What of a nation fights: what came for the attack, and what was there; natives that are its own count as natives. */
function forceOf(open: Open, { place, force, natives, own }: NeutralAttack, nation: Nation): Units<LandKind> {
  const there = unitsOf(open, nation, place);
  const counted =
    own === nation ? countsOf(LAND_KINDS, (kind) => (there[kind] ?? 0) - (natives[kind] ?? 0)) : there;
  return joinUnits(counted, force[nation] ?? {});
}

/** The nations that do not attack; what of them stands there may fight. */
export function othersThan({ by }: NeutralAttack): readonly Nation[] {
  return NATIONS.filter((nation) => !by.includes(nation));
}

/** G.A7, G.C3: who takes the territory, and what is left of each side. */
export function battleForm(open: Open, attack: NeutralAttack): AllocateForm {
  const { place, by, natives, own } = attack;
  const won = by.map(
    (nation): Row => ({ id: `won/${nation}`, label: battleFormTexts.row.won({ nation, place }), max: 1 }),
  );
  const attackers = by.map((nation) => unitRows(open, attack, nation, MOST));
  const rowsOf = (nations: readonly Nation[]): Row[] =>
    nations.flatMap((nation) => unitRows(open, attack, nation, 0));
  const others = othersThan(attack);
  const friends = by.flatMap((nation) => friendsOf(nation));
  const enemies = rowsOf(others.filter((nation) => !friends.includes(nation)));
  const defenders = KINDS.flatMap((kind): Row[] => {
    const max = natives[kind] ?? 0;
    return max === 0
      ? []
      : [{ id: `natives/${kind}`, label: battleFormTexts.row.nativesLeft({ kind, place }), max }];
  });
  const limits = [
    ...(by.length > 1 ? [oneTakes(won)] : []),
    ...(own === null && defenders.length > 0 ? [neverRetreats(won, defenders)] : []),
    ...(enemies.length > 0 ? [noneStays(won, enemies)] : []),
  ];
  return {
    kind: 'allocate',
    // who takes it waits for what is left, and comes after it
    rows: [...attackers.flat(), ...rowsOf(others), ...defenders, ...won],
    limits,
    after: won.map(({ id }, i) => landUnit(id, attackers[i] ?? [])),
  };
}

/** The land units of a nation; where nobody said what came, as many as there can be. */
function unitRows(open: Open, attack: NeutralAttack, nation: Nation, unsaid: number): Row[] {
  const { place } = attack;
  const force = forceOf(open, attack, nation);
  const isSaid = LAND_KINDS.some((kind) => (force[kind] ?? 0) > 0);
  return LAND_KINDS.flatMap((kind): Row[] => {
    const max = isSaid ? (force[kind] ?? 0) : unsaid;
    if (max === 0) return [];
    return [{ id: `${nation}/${kind}`, label: battleFormTexts.row.left({ nation, kind, place }), max }];
  });
}

const idsOf = (rows: readonly Row[]): RowId[] => rows.map(({ id }) => id);

/** G.A7: one of the attackers takes it. */
function oneTakes(won: readonly Row[]): Limit {
  return {
    rows: idsOf(won),
    max: 1,
    quiet: true,
    clauses: ['G.A7'],
    reason: battleFormTexts.limit.oneTakes(),
  };
}

/** G.A7: who takes it has a land unit left there. */
function landUnit(row: RowId, units: readonly Row[]): After {
  return {
    row,
    until: [{ rows: idsOf(units), min: 1 }],
    clauses: ['G.A7'],
    reason: battleFormTexts.limit.landUnit(),
  };
}

/** Nothing of these is left where the territory is taken. */
function noneWith(
  won: readonly Row[],
  rows: readonly Row[],
): Pick<Limit, 'rows' | 'weights' | 'max' | 'quiet'> {
  const all = rows.reduce((sum, { max = 0 }) => sum + max, 0);
  return {
    rows: [...idsOf(won), ...idsOf(rows)],
    weights: [...won.map(() => all), ...rows.map(() => 1)],
    max: all,
    quiet: true,
  };
}

/** G.C3: natives whose box does not say Total Control never retreat: who takes the territory has destroyed them. */
function neverRetreats(won: readonly Row[], natives: readonly Row[]): Limit {
  return { ...noneWith(won, natives), clauses: ['G.C3'], reason: battleFormTexts.limit.neverRetreats() };
}

/** G.A7: who does not attack and was there has left or is lost. */
function noneStays(won: readonly Row[], others: readonly Row[]): Limit {
  return { ...noneWith(won, others), clauses: ['G.A7'], reason: battleFormTexts.limit.noneStays() };
}

/** What the guide leaves open. */
const { RULINGS } = rulingsOf([
  {
    id: 'named-nation',
    clauses: ['G.A8', 'G.C3'],
    question: 'A box does not say Total Control: who decides for the native units?',
    choices: [
      {
        id: 'named',
        text: 'The nation of the box, but casualties are fixed: lowest defense first, disputes to the attacker’s opponents.',
      },
    ],
    default: 'named',
  },
]);

/** G.C3: how a battle may end. */
export const BATTLE_FORM = part(import.meta.url, {
  clauses: {
    'G.C3': ['enforced', 'Other boxes: no retreat, fixed casualties', 'battleForm'],
  },
  rulings: RULINGS,
  texts: battleFormTexts,
});
