import { type Referee, toAll } from '../../../kernel/dispatch.ts';
import { TABLE } from '../../../kernel/seat.ts';
import { words } from '../../../kernel/words.ts';
import { happen } from '../events.ts';
import { joined, putNatives, putUnits, unitsOf } from '../forces.ts';
import type { Attack } from '../lifetimes.ts';
import { putMarks, totalOf } from '../marks.ts';
import { isAxis, type Nation, type Player } from '../nations.ts';
import { type News, NO_NEWS } from '../news.ts';
import { KINDS, LAND_KINDS, type PlaceId } from '../rule.ts';
import type { Books, Given, Go, Open, Position, Step, Units } from '../state.ts';
import { battleForm, othersThan } from './battle-form.ts';
import { countsOf } from './ordered-form.ts';

declare module '../state.ts' {
  interface Steps {
    /** The battle for a neutral territory. */
    battle: { readonly player: Player; readonly place: PlaceId };
  }
}

/** G.A7, G.C2, G.C3, G.C4: the table says who took a territory that was attacked and what is left; nobody: it was repelled. */
export const battle: Step<'battle'> = {
  clauses: ['G.A7', 'G.C4'],
  seats: () => [TABLE],
  asks: (_, { open }, { player, place }) => ({
    id: `${open.turn}/${player}/${place}/battle`,
    form: battleForm(open, attackOn(open, place)),
    prompt: words('ask.battle', { place, nations: [...attackOn(open, place).by] }),
    clauses: ['G.A7', 'G.C2', 'G.C3'],
  }),
  take(books, position, { player, place }, { answer }, referee): Go[] {
    const attack = attackOn(position.open, place);
    const given = answer as Given;
    const winner = attack.by.find((nation) => (given[`won/${nation}`] ?? 0) > 0);
    const left = countsOf(KINDS, (kind) => given[`natives/${kind}`] ?? 0);
    leaveStanding(position.open, attack, given, winner !== undefined);
    if (winner) return conquer(books, position, attack, { player, winner, left }, referee);
    repel(books, position, attack, left, referee);
    return [];
  },
};

function attackOn({ attacks }: Open, place: PlaceId): Attack {
  const found = attacks.find((each) => each.place === place);
  if (!found) throw new Error(`nobody attacks ${place}`);
  return found;
}

/** What of the nations stands there afterwards: attackers who are repelled are gone (ruling repelled). */
function leaveStanding(open: Open, attack: Attack, given: Given, isTaken: boolean): void {
  const { place, by } = attack;
  const stays = (nation: Nation): Units => countsOf(LAND_KINDS, (kind) => given[`${nation}/${kind}`] ?? 0);
  for (const nation of othersThan(attack)) putUnits(open, nation, place, stays(nation));
  for (const nation of by) putUnits(open, nation, place, isTaken ? stays(nation) : {});
}

/** G.C1, G.C4: a repelled attack leaves the territory as its box has turned it; its units are the nation's where that says so. */
function repel(
  books: Books,
  position: Position,
  { place, by, own }: Attack,
  left: Units,
  referee: Referee,
): void {
  const { open } = position;
  if (own === null) putNatives(open, place, left);
  else {
    const land = countsOf(LAND_KINDS, (kind) => left[kind] ?? 0);
    putUnits(open, own, place, joined(unitsOf(open, own, place), land));
  }
  referee.tell?.(toAll('result', words('told.repelled', { place, nations: [...by] }), ['G.C4']));
  happen(books, position, 'news', NO_NEWS, referee);
}

interface Won {
  readonly player: Player;
  readonly winner: Nation;
  /** The natives that are left: they retreat (G.C2). */
  readonly left: Units;
}

/** G.A6, G.A7, G.B3, G.C2, G.C4: the winner has Total Control; what is left of the defenders may retreat. */
function conquer(
  books: Books,
  position: Position,
  attack: Attack,
  { player, winner, left }: Won,
  referee: Referee,
): Go[] {
  const { open } = position;
  const { place, own } = attack;
  const isFreed = isLiberation(open, winner, place);
  putNatives(open, place, {});
  putMarks(open, place, { [winner]: { class: 'total', by: 'conquest' } });
  const clauses = winner === 'ussr' ? ['G.A7', 'G.A6', 'G.B3', 'G.B4'] : ['G.A7', 'G.A6', 'G.C4'];
  referee.tell?.(toAll('directive', words('told.conquered', { place, nation: winner }), clauses));
  const conquered: News['conquered'] = [{ by: winner, place }];
  const liberated = isFreed ? [{ by: winner, place }] : [];
  happen(books, position, 'news', { ...NO_NEWS, conquered, liberated }, referee);
  if (own === null || Object.keys(left).length === 0) return [];
  return [{ step: 'retreat', player, place, nation: own, units: left }];
}

/** DEN.E1: an Ally other than the U.S.S.R. takes it from an Axis nation. */
export function isLiberation(open: Open, winner: Nation, place: PlaceId): boolean {
  const total = totalOf(open, place);
  return total !== null && isAxis(total) && !isAxis(winner) && winner !== 'ussr';
}
