import { type Referee, directive } from '../../../kernel/index.ts';
import { classOf, markOf } from '../rules/a-classes.ts';
import { type ReadFrom, truthOf } from '../stories/conditions.ts';
import { ENTRIES, groupOf } from '../rules/e-territories.ts';
import { eireRuling } from '../entries/eire.rulings.ts';
import { isThere } from '../rules/h-forces.ts';
import { type Nation, NATIONS, type Player, playerOf } from '../nations.ts';
import { clauseOf, type Effect, type GuideEntry, type PlaceId } from '../stories/rule.ts';
import type { Books, Open } from '../state.ts';
import { attackEntryRuling } from './a2-a4-entry.rulings.ts';
import { entryBar } from './a2-a4-entry.ts';
import { leaveTexts } from './leave.words.ts';

/** Forces that a story tells to leave or to attack. */
export interface Leaving {
  readonly clauses: readonly string[];
  readonly nation: Nation;
  readonly place: PlaceId;
}

interface Order {
  readonly entry: GuideEntry;
  readonly clauses: readonly string[];
  readonly effects: readonly Effect[];
  /** It holds while what its success made stands; null: whenever they are there without a right. */
  readonly made: string | null;
}

/** The rules that tell forces to leave or to attack (EIR.U1b, SPA.I2). */
const ORDERS: readonly Order[] = ENTRIES.flatMap((entry) =>
  entry.rules.flatMap((rule): Order[] => {
    const effects = 'then' in rule ? rule.then : [];
    if (!JSON.stringify(effects).includes('"does":"leave"')) return [];
    const made = rule.kind === 'influence' ? rule.id : null;
    return [{ entry, clauses: [clauseOf(rule)], effects, made }];
  }),
);

/** Who must leave by some effects, as things stand. */
function leaves(seen: ReadFrom, effects: readonly Effect[]): readonly (Effect & { does: 'leave' })[] {
  return effects.flatMap((effect) => {
    if (effect.does === 'leave') return [effect];
    if (effect.does !== 'if') return [];
    return leaves(seen, truthOf(seen, effect.when) === true ? effect.then : (effect.otherwise ?? []));
  });
}

/** EIR.U1b, SPA.I2, G.A2: the forces that must leave or attack in a player's turn: those that stand where they may not be. */
export function leaving(books: Books, open: Open, player: Player): readonly Leaving[] {
  const told = ORDERS.filter((each) => stands(open, each)).flatMap(({ entry, clauses, effects }) =>
    leaves({ books, open, entry }, effects)
      .filter(({ turnOf }) => playerOf(turnOf) === player)
      .flatMap(({ who }) => who.flatMap((nation) => standing(books, open, entry, nation)))
      .map((each): Leaving => ({ clauses, ...each })),
  );
  const isTold = ({ nation, place }: Omit<Leaving, 'clauses'>): boolean =>
    told.some((each) => each.nation === nation && each.place === place);
  return [...told, ...guests(books, open, player).filter((each) => !isTold(each))];
}

/** G.A2: units in a territory that has turned so that they could not enter it any more (ruling guests). */
function guests(books: Books, open: Open, player: Player): readonly Leaving[] {
  if (attackEntryRuling(open.rulings, 'guests') === 'stay') return [];
  const nations = NATIONS.filter((nation) => playerOf(nation) === player);
  return ENTRIES.flatMap((entry) => nations.flatMap((nation) => standing(books, open, entry, nation))).map(
    (each): Leaving => ({ clauses: ['G.A2'], ...each }),
  );
}

/** Whether a success still stands through which forces must leave. */
function stands(open: Open, { entry, made }: Order): boolean {
  if (made === null) return true;
  return groupOf(entry).some((place) => NATIONS.some((nation) => markOf(open, place, nation)?.by === made));
}

/** Where in an entry's group a nation has units without the right to be there. */
function standing(books: Books, open: Open, entry: GuideEntry, nation: Nation): Omit<Leaving, 'clauses'>[] {
  const isOut = (place: PlaceId): boolean =>
    isThere(open, nation, place) &&
    entryBar(books, open, nation, place) !== null &&
    !isGuestOfEire(open, nation, place);
  return groupOf(entry)
    .filter(isOut)
    .map((place) => ({ nation, place }));
}

/** EIR.U1b: whether the British may stay in an Eire that is their Economic ally (ruling eire-guests). */
function isGuestOfEire(open: Open, nation: Nation, place: PlaceId): boolean {
  if (place !== 'eire' || nation !== 'uk' || classOf(open, place, nation) !== 'economic') return false;
  return eireRuling(open.rulings, 'eire-guests') === 'stay';
}

/** Tell forces to leave or to attack, as their player's turn begins (EIR.U1b, SPA.I2). */
export function tellLeaving(books: Books, open: Open, player: Player, referee: Referee): void {
  if (!referee.tell) return;
  for (const { clauses, nation, place } of leaving(books, open, player))
    directive(referee, leaveTexts.told.mustLeave, { nation, place }, clauses);
}
