import { type Referee, toAll } from '../../../kernel/dispatch.ts';
import { words } from '../../../kernel/words.ts';
import { isThere } from '../forces.ts';
import { type Nation, type Player, playerOf } from '../nations.ts';
import type { Effect, PlaceId, Rule } from '../rule.ts';
import type { Books, Open } from '../state.ts';
import { ENTRIES, groupOf } from '../territories.ts';
import { entryBar } from './a4-entry.ts';

/** Forces that a story tells to leave or to attack. */
export interface Leaving {
  readonly rule: string;
  readonly nation: Nation;
  readonly place: PlaceId;
}

interface Ordered {
  readonly rule: string;
  readonly who: readonly Nation[];
  readonly turnOf: Nation;
  readonly group: readonly PlaceId[];
}

/** The rules that tell forces to leave or to attack (EIR.U1b, SPA.I2). */
const LEAVES: readonly Ordered[] = ENTRIES.flatMap((entry) =>
  entry.rules.flatMap((rule) =>
    effectsIn(rule).flatMap((effect): Ordered[] => {
      if (effect.does !== 'leave') return [];
      return [{ rule: rule.id, who: effect.who, turnOf: effect.turnOf, group: groupOf(entry) }];
    }),
  ),
);

function effectsIn(rule: Rule): readonly Effect[] {
  const then = 'then' in rule ? rule.then : [];
  const otherwise = 'otherwise' in rule ? (rule.otherwise ?? []) : [];
  return [...then, ...otherwise].flatMap(within);
}

function within(effect: Effect): readonly Effect[] {
  if (effect.does !== 'if') return [effect];
  return [...effect.then, ...(effect.otherwise ?? [])].flatMap(within);
}

/** EIR.U1b, SPA.I2: the forces that must leave or attack in a player's turn: those that stand where they may not be. */
export function leaving(books: Books, open: Open, player: Player): readonly Leaving[] {
  return LEAVES.filter(({ turnOf }) => playerOf(turnOf) === player).flatMap(({ rule, who, group }) =>
    group.flatMap((place) =>
      who
        .filter((nation) => isThere(open, nation, place) && entryBar(books, open, nation, place) !== null)
        .map((nation): Leaving => ({ rule, nation, place })),
    ),
  );
}

/** Tell forces to leave or to attack, as their player's turn begins (EIR.U1b, SPA.I2). */
export function tellLeaving(books: Books, open: Open, player: Player, referee: Referee): void {
  if (!referee.tell) return;
  for (const { rule, nation, place } of leaving(books, open, player))
    referee.tell(toAll('directive', words('told.mustLeave', { nation, place }), [rule]));
}
