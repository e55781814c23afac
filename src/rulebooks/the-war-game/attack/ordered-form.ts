import type { After, AllocateForm, Limit, Row, RowId } from '../../../kernel/index.ts';
import { truthOf } from '../stories/conditions.ts';
import { entryOf } from '../rules/e-territories.ts';
import { isThere, MOST, nativesOf, unitsOf } from '../rules/h-forces.ts';
import type { OrderedBattle } from '../lifetimes.ts';
import { NATIONS, type Nation } from '../nations.ts';
import { type UnitKind, LAND_KINDS, type PlaceId } from '../stories/rule.ts';
import type { Books, Open, Units } from '../state.ts';
import { battleFormTexts } from './c3-battle-form.words.ts';
import { orderedFormTexts } from './ordered-form.words.ts';

// How the end of a battle that a rule ordered is reported (ARG.U2, IRQ.U2, MON.U2, PER.U1).

/** The native units that can fight on land. */
export const FIGHTING = [...LAND_KINDS, 'fighter'] as const;

/** The row for units of an army that have gone from its home: lost, or now in the territory that they attacked. */
export const awayRow = (home: PlaceId, kind: UnitKind): RowId => `from-${home}/${kind}`;

/** Units by kind, each as counted, without what there is none of. */
export function countsOf<K extends UnitKind>(kinds: readonly K[], count: (kind: K) => number): Units<K> {
  const counts = kinds.map((kind): [K, number] => [kind, count(kind)]);
  return Object.fromEntries(counts.filter(([, some]) => some > 0)) as Units<K>;
}

/** Where the army that attacks is at home. */
export function homeOf({ battle }: OrderedBattle): PlaceId {
  return entryOf(battle.army).home[0]?.id ?? '';
}

/** The nations whose forces an ordered battle is against, as far as they are there. */
function defendersOf(open: Open, { battle, it }: OrderedBattle): readonly Nation[] {
  const against = battle.against === 'it' ? (it ? [it] : []) : battle.against;
  return against === 'natives' ? [] : against.filter((nation) => isThere(open, nation, battle.in));
}

/** Whether there is an army to attack, and somebody to be attacked, and nothing keeps it at home. */
export function isFought(books: Books, open: Open, due: OrderedBattle): boolean {
  const { unless, army: entry } = due.battle;
  if (unless && truthOf({ books, open, entry: entryOf(entry), it: due.it }, unless) === true) return false;
  const army = nativesOf(open, homeOf(due));
  if (!FIGHTING.some((kind) => (army[kind] ?? 0) > 0)) return false;
  return due.battle.against === 'natives' || defendersOf(open, due).length > 0;
}

/** ARG.U2, IRQ.U2, MON.U2, PER.U1: who won, and what of each side stands in the place afterwards. */
export function orderedForm(open: Open, due: OrderedBattle): AllocateForm {
  const { in: place } = due.battle;
  const home = homeOf(due);
  const units = unitRows(open, due);
  const natives = nativeRows(open, place, home);
  const away = home === place ? [] : awayRows(open, home);
  const about = { entry: due.battle.army, place };
  const won: readonly Row[] = [
    { id: 'won/attacker', label: orderedFormTexts.row['won.attacker'](about), max: 1 },
    { id: 'won/defender', label: orderedFormTexts.row['won.defender'](about), max: 1 },
    { id: 'won/nobody', label: orderedFormTexts.row['won.nobody'](about), max: 1 },
  ];
  return {
    kind: 'allocate',
    rows: [...won, ...units, ...natives, ...away],
    limits: [
      oneOf(won, due.rule),
      nobodyLeft([...units, ...natives], due.rule),
      ...(home === place ? [] : ownLeft(natives, nativesOf(open, place), nativesOf(open, home), due.rule)),
    ],
    after: winners(open, due, units, natives),
  };
}

/** What of the nations with units there, or that may add some, can be left. */
function unitRows(open: Open, { battle }: OrderedBattle): Row[] {
  const { in: place, join = [] } = battle;
  return NATIONS.flatMap((nation) => {
    const there = unitsOf(open, nation, place);
    return LAND_KINDS.flatMap((kind): Row[] => {
      const max = join.includes(nation) ? MOST : (there[kind] ?? 0);
      if (max === 0) return [];
      return [{ id: `${nation}/${kind}`, label: battleFormTexts.row.left({ nation, kind, place }), max }];
    });
  });
}

function nativeRows(open: Open, place: PlaceId, home: PlaceId): Row[] {
  const there = nativesOf(open, place);
  const army = home === place ? {} : nativesOf(open, home);
  return FIGHTING.flatMap((kind): Row[] => {
    const max = (there[kind] ?? 0) + (army[kind as keyof typeof army] ?? 0);
    return max === 0
      ? []
      : [{ id: `natives/${kind}`, label: battleFormTexts.row.nativesLeft({ kind, place }), max }];
  });
}

function awayRows(open: Open, home: PlaceId): Row[] {
  const army = nativesOf(open, home);
  return FIGHTING.flatMap((kind): Row[] => {
    const max = army[kind] ?? 0;
    return max === 0
      ? []
      : [{ id: awayRow(home, kind), label: orderedFormTexts.row.away({ kind, place: home }), max }];
  });
}

const idsOf = (rows: readonly Row[]): RowId[] => rows.map(({ id }) => id);

function oneOf(won: readonly Row[], rule: string): Limit {
  return {
    rows: idsOf(won),
    min: 1,
    max: 1,
    quiet: true,
    clauses: [rule],
    reason: orderedFormTexts.limit.oneWon(),
  };
}

/** Nobody has won where nobody is left. */
function nobodyLeft(units: readonly Row[], rule: string): Limit {
  const all = units.reduce((sum, { max = 0 }) => sum + max, 0);
  return {
    rows: ['won/nobody', ...idsOf(units)],
    weights: [all, ...units.map(() => 1)],
    max: all,
    quiet: true,
    clauses: [rule],
    reason: orderedFormTexts.limit.nobodyLeft(),
  };
}

/** None of the natives that are left are of the army that was beaten. */
function ownLeft(natives: readonly Row[], there: Units, army: Units, rule: string): Limit[] {
  const sides = [
    { won: 'won/defender', beaten: army, reason: orderedFormTexts.limit.ownLeft() },
    { won: 'won/attacker', beaten: there, reason: orderedFormTexts.limit.cameLeft() },
  ];
  return natives.flatMap(({ id, max = 0 }) => {
    const kind = FIGHTING.find((each) => id === `natives/${each}`);
    return sides.flatMap(({ won, beaten, reason }): Limit[] => {
      const weight = kind === undefined ? 0 : (beaten[kind] ?? 0);
      return weight === 0
        ? []
        : [{ rows: [won, id], weights: [weight, 1], max, quiet: true, clauses: [rule], reason }];
    });
  });
}

/** Who has won has something left. */
function winners(open: Open, due: OrderedBattle, units: readonly Row[], natives: readonly Row[]): After[] {
  const { rule, battle } = due;
  const defenders = defendersOf(open, due);
  const isOf = (nations: readonly Nation[], { id }: Row): boolean =>
    nations.some((nation) => id.startsWith(`${nation}/`));
  const attacking = [...natives, ...units.filter((each) => isOf(battle.join ?? [], each))];
  const isHome = defenders.length > 0;
  const defending = isHome ? units.filter((each) => isOf(defenders, each)) : [...natives, ...units];
  const reason = orderedFormTexts.limit.winnerLeft();
  const until = (rows: readonly Row[]) => [{ rows: idsOf(rows), min: 1 }];
  return [
    { row: 'won/attacker', until: until(attacking), clauses: [rule], reason },
    { row: 'won/defender', until: until(defending), clauses: [rule], reason },
  ];
}
