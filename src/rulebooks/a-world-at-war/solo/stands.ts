import type { FactKey, FactValue, frame } from '../../../kernel/index.ts';
import type { Stand, Standings } from '../../../kernel/solo/index.ts';
import { rollSheet } from '../49-diplomacy/42-leads.ts';
import { COLONIES, type Colony } from '../58-france/53-table.ts';
import { makeSetting } from '../facts/books.ts';
import type { Open, ScenarioPlan } from '../state.ts';
import { MINORS } from '../tables/targets.ts';
import { canCome } from './can-come.ts';
import { minorAfter, minorStand } from './minors.ts';
import { callersOf, placingsOf } from './naming.ts';
import {
  coloniesAfter,
  colonyStand,
  fightingIn,
  franceStand,
  placesIn,
  placeStand,
  powerAfter,
  powerStand,
  tensionAfter,
  tensionStand,
} from './powers.ts';

const TARGET_OF: ReadonlyMap<string, string> = new Map(MINORS.map((target) => [rollSheet(target), target]));

const coloniesIn = ({ surrenders, europe }: ScenarioPlan): readonly Colony[] =>
  surrenders && europe ? COLONIES : [];

/** The places that a plan has, in the order in which they stand. */
export function placesOf(plan: ScenarioPlan): readonly string[] {
  return [
    ...(plan.europe ? [...MINORS, 'france'] : []),
    ...coloniesIn(plan),
    ...fightingIn(plan),
    ...plan.tensions,
    ...placesIn(plan),
  ];
}

/** How the places of a game stand. */
export function standingsOf(setup: frame.Setup): Standings<Open> {
  const { plan, tables } = makeSetting(setup);
  const minors = plan.europe ? MINORS : [];
  const colonies = coloniesIn(plan);
  const fighting = fightingIn(plan);
  const held = placesIn(plan);
  return {
    stands: (open) => [
      ...minors.map((target) => minorStand(tables, open, target)),
      ...(plan.europe ? [franceStand(open)] : []),
      ...colonies.map((each) => colonyStand(open, each)),
      ...fighting.map((power) => powerStand(open, power)),
      ...plan.tensions.map((tension) => tensionStand(open, tension)),
      ...held.map((place) => placeStand(open, place)),
    ],
    wouldStand(open, sheet, total) {
      const target = TARGET_OF.get(sheet);
      if (target !== undefined) return oneOrNone(minorAfter(tables, open, target, total));
      return otherAfter(open, sheet, total);
    },
    besides: (seat) => BESIDES[seat] ?? [],
    goesByHistory: true,
    calls(open, sheet, placed) {
      const target = TARGET_OF.get(sheet);
      return target === undefined ? undefined : callersOf(open, target, placed);
    },
    placings: plan.europe ? placingsOf : () => [],
    canCome: (open: Open, fact: FactKey, value: FactValue) => canCome(open, fact, value),
  };
}

/** West and Russia play for themselves, and not against one another. */
const BESIDES: Readonly<Record<string, readonly string[]>> = {
  'western-allies': ['russia'],
  russia: ['western-allies'],
};

const oneOrNone = (stand: Stand | null): readonly Stand[] => (stand ? [stand] : []);

function otherAfter(open: Open, sheet: string, total: number): readonly Stand[] {
  const [name, of = ''] = sheet.split('/');
  if (name === 'colonies') return coloniesAfter(open, sheet, total);
  if (name === 'effective-level' && (of === 'usat' || of === 'usjt'))
    return oneOrNone(tensionAfter(open, of, total));
  if (name === 'resistance' && (of === 'germany' || of === 'japan'))
    return oneOrNone(powerAfter(open, of, total));
  return [];
}
