import {
  type Allocation,
  type Referee,
  TABLE,
  directive,
  type frame,
  rulingsOf,
  tell,
} from '../../../kernel/index.ts';
import { happening } from '../causes/hang-on.ts';
import { joinUnits, putNatives, putUnits, unitsOf } from '../rules/h-forces.ts';
import type { NeutralAttack } from '../lifetimes.ts';
import { markOf, putMarks, totalOf } from '../rules/a-classes.ts';
import { FRIENDS, isAxis, type Nation, NATIONS, type Player } from '../nations.ts';
import { type MapNews, NO_NEWS } from '../stories/news.ts';
import { noteTaken } from '../stories/taken.ts';
import { part } from '../part.ts';
import { KINDS, LAND_KINDS, type PlaceId } from '../stories/rule.ts';
import type { Books, Go, NationMark, Open, WarGamePosition, WarGameStep, Units } from '../state.ts';
import { battleTexts } from './c-battles.words.ts';
import { battleForm, othersThan } from './c3-battle-form.ts';
import { noteNatives } from './c-boxes.ts';
import { countsOf } from './ordered-form.ts';

declare module '../state.ts' {
  interface Steps {
    /** The battle for a neutral territory. */
    battle: { readonly player: Player; readonly place: PlaceId };
  }
}

/** G.A7, G.C2, G.C3, G.C4: the table says who took a territory that was attacked and what is left; nobody: it was repelled. */
const battle: WarGameStep<'battle'> = {
  clauses: ['G.A7', 'G.C4'],
  seats: () => [TABLE],
  asks: (_, { open }, { player, place }) => ({
    id: `${open.turn}/${player}/${place}/battle`,
    form: battleForm(open, attackOn(open, place)),
    prompt: battleTexts.ask.battle({ place, nations: [...attackOn(open, place).by] }),
    verb: battleTexts.verb.report(),
    does: battleTexts.does.battle(),
    nothing: battleTexts.nothing.battle(),
    clauses: ['G.A7', 'G.C2', 'G.C3'],
  }),
  take(books, position, { player, place }, { answer }, referee): Go[] {
    const attack = attackOn(position.open, place);
    const given = answer as Allocation;
    const winner = attack.by.find((nation) => (given[`won/${nation}`] ?? 0) > 0);
    const left = countsOf(KINDS, (kind) => given[`natives/${kind}`] ?? 0);
    leaveStanding(position.open, attack, given, winner !== undefined);
    if (winner) return conquer(books, position, attack, { player, winner, left }, referee);
    return repel(books, position, attack, left, referee);
  },
};

function attackOn({ attacks }: Open, place: PlaceId): NeutralAttack {
  const found = attacks.find((each) => each.place === place);
  if (!found) throw new Error(`nobody attacks ${place}`);
  return found;
}

/** What of the nations stands there afterwards: attackers who are repelled are gone (ruling repelled). */
function leaveStanding(open: Open, attack: NeutralAttack, given: Allocation, isTaken: boolean): void {
  const { place, by } = attack;
  const stays = (nation: Nation): Units => countsOf(LAND_KINDS, (kind) => given[`${nation}/${kind}`] ?? 0);
  for (const nation of othersThan(attack)) putUnits(open, nation, place, stays(nation));
  for (const nation of by) putUnits(open, nation, place, isTaken ? stays(nation) : {});
}

/** G.C1, G.C4: a repelled attack leaves the territory as its box has turned it; its units are the nation's where that says so. */
function repel(
  books: Books,
  position: WarGamePosition,
  { place, by, own, natives }: NeutralAttack,
  left: Units,
  referee: Referee,
): Go[] {
  const { open } = position;
  if (own === null) putNatives(open, place, left);
  else {
    const land = countsOf(LAND_KINDS, (kind) => left[kind] ?? 0);
    putUnits(open, own, place, joinUnits(unitsOf(open, own, place), land));
    if (Object.keys(natives).length > 0) noteNatives(open, place, own, left);
  }
  tell(referee, 'result', battleTexts.told.repelled, { place, nations: [...by] }, ['G.C4']);
  return happening(books, position, 'news', NO_NEWS, referee);
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
  position: WarGamePosition,
  attack: NeutralAttack,
  { player, winner, left }: Won,
  referee: Referee,
): Go[] {
  const { open } = position;
  const { place, own } = attack;
  const isFreed = isLiberation(open, winner, place);
  const taken = takenBy(open, winner, place);
  noteTaken(open, place, totalOf(open, place));
  const gone = NATIONS.filter((each) => each !== taken.nation && markOf(open, place, each));
  putNatives(open, place, {});
  putMarks(open, place, { [taken.nation]: taken.mark });
  const conquered: MapNews['conquered'] = [{ by: winner, place }];
  const liberated = isFreed ? [{ by: winner, place }] : [];
  const follows: frame.Dispatch[] = [];
  const collect = { ...referee, ...(referee.tell && { tell: (each: frame.Dispatch) => follows.push(each) }) };
  const found = { ...NO_NEWS, conquered, liberated };
  const asked = happening(books, position, 'news', found, collect as Referee);
  tellTaken(open, { by: winner, place }, { ...taken, gone }, referee);
  for (const each of follows) referee.tell?.(each);
  if (own === null || Object.keys(left).length === 0) return asked;
  return [...asked, { step: 'retreat', player, place, nation: own, units: left }];
}

/** Whose a conquered territory is, and how it is marked. */
interface Taken {
  readonly nation: Nation;
  readonly mark: NationMark;
}

/** G.B7, BEH.AX: whose own a territory was before the Axis took it; as original land it is so for ever. */
function lostBy(open: Open, place: PlaceId): NationMark['lost'] {
  const owner = totalOf(open, place);
  const mark = owner && markOf(open, place, owner);
  if (!owner || !mark || mark.lost?.original) return mark?.lost;
  if (isAxis(owner)) return mark.lost;
  return FRIENDS.includes(owner) ? { nation: owner, ...(mark.original && { original: true }) } : undefined;
}

/** G.A7, G.B5, G.B7: the winner's, or given back to a friend who lost it to the Axis (BEH.AX, ruling freed-neutrals). */
function takenBy(open: Open, winner: Nation, place: PlaceId): Taken {
  const owner = totalOf(open, place);
  const lost = lostBy(open, place);
  const isBack =
    lost !== undefined &&
    owner !== null &&
    isAxis(owner) &&
    FRIENDS.includes(winner) &&
    (lost.original === true || ruled(open.rulings, 'freed-neutrals') === 'owner');
  if (isBack) {
    const { nation, original } = lost;
    return { nation, mark: { class: 'total', by: 'conquest', ...(original && { original }) } };
  }
  const keeps = lost && (isAxis(winner) || lost.original) ? { lost } : {};
  return { nation: winner, mark: { class: 'total', by: 'conquest', ...keeps } };
}

/** G.A6, G.A7, G.B7: what to mark on the map, once; where something follows that marks it otherwise, only that it was taken. */
function tellTaken(
  open: Open,
  { by: winner, place }: MapNews['conquered'][number] & { readonly by: Nation },
  { nation, mark, gone }: Taken & { readonly gone: readonly Nation[] },
  referee: Referee,
): void {
  if (!referee.tell) return;
  const flags = gone.length > 0 ? { gone: [...gone] } : {};
  const stands = totalOf(open, place) === nation;
  const clauses = winner === 'ussr' ? ['G.A7', 'G.A6', 'G.B3', 'G.B4'] : ['G.A7', 'G.A6', 'G.C4'];
  if (!stands) tell(referee, 'result', battleTexts.told.won, { place, nation: winner }, ['G.A7']);
  else if (nation === winner)
    directive(referee, battleTexts.told.conquered, { place, nation: winner, ...flags }, clauses);
  else {
    directive(referee, battleTexts.told.freed, { place, nation: winner, now: nation, ...flags }, [
      'G.B7',
      ...(mark.original ? ['BEH.AX'] : []),
    ]);
  }
}

/** DEN.E1: an Ally takes it from an Axis nation. */
export function isLiberation(open: Open, winner: Nation, place: PlaceId): boolean {
  const total = totalOf(open, place);
  return total !== null && isAxis(total) && !isAxis(winner);
}

/** What the guide leaves open. */
const { RULINGS, ruled } = rulingsOf([
  {
    id: 'freed-neutrals',
    clauses: ['G.B7', 'G.B5', 'G.A7'],
    question:
      'A territory was under Total Control of an Ally, the Axis took it, and another of its friends retakes it: whose is it?',
    choices: [
      { id: 'taker', text: 'The taker’s: only original land, and what counts as such, is given back.' },
      { id: 'owner', text: 'That of the Ally who had it: territories lost to the Axis are given back.' },
    ],
    default: 'taker',
  },
  {
    id: 'repelled',
    clauses: ['G.A7', 'G.C1'],
    question: 'An attack is repelled: where are the attackers that are left?',
    choices: [{ id: 'gone', text: 'Nowhere in the territory: they are where they came from.' }],
    default: 'gone',
  },
]);

/** G.A7, G.C4: battles. */
export const BATTLES = part(import.meta.url, {
  clauses: {
    'G.C4': ['computed', 'What a battle comes to', 'battle'],
  },
  steps: { battle },
  decisions: [
    {
      name: 'battle',
      seats: 'table',
      form: 'allocate',
      about: 'How an attack on a neutral territory ended: who takes it, and what is left of each side.',
      clauses: ['G.A7', 'G.C3', 'G.C4'],
    },
  ],
  rulings: RULINGS,
  texts: battleTexts,
});
