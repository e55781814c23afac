import { type Referee, directive, tell, texts } from '../../../kernel/index.ts';
import { happening } from '../causes/hang-on.ts';
import { happen } from '../stories/events.ts';
import { nativesOf } from '../rules/h-forces.ts';
import type { NeutralAttack } from '../lifetimes.ts';
import type { Player } from '../nations.ts';
import { NO_NEWS } from '../stories/news.ts';
import { part } from '../part.ts';
import type { GuideEntry, PlaceId } from '../stories/rule.ts';
import type { Books, Go, Open, WarGamePosition, WarGameStep } from '../state.ts';
import { boxRuling } from './c-boxes.rulings.ts';
import { navyRuling } from './d-navy.rulings.ts';
import { lawsFor } from './b-laws.ts';
import {
  boxFor,
  giveBack,
  ownerBy,
  shipsIn,
  sideOf,
  type BattleTurn,
  turnGroup,
  turning,
  turnOf,
} from './c-boxes.ts';
import { tellShip } from './d-navy.ts';
import { attackedIn } from './news.ts';
import { isFought } from './ordered-form.ts';
import { orderedBy } from './ordered.ts';

declare module '../state.ts' {
  interface Steps {
    /** The attacks of a player's turn begin: whole groups take sides. */
    'attacks-made': { readonly player: Player };
  }
}

/** G.C1, G.C5, G.E1, SWI.E1, MON.E1: as attack dice are rolled, groups take sides; then come ships, ordered battles, and the battles. */
const attacksMade: WarGameStep<'attacks-made'> = {
  clauses: ['G.C1', 'G.E1'],
  next(books, position, { player }, referee): Go[] {
    const { open } = position;
    happen(books, position, 'attack', { ...NO_NEWS, attacked: attackedIn(open) }, referee);
    // who is a friend is read before the box takes it away
    for (const attack of open.attacks) tellStory(books, open, attack, referee);
    const ships = openBoxes(books, open, player, referee);
    if (open.attacks.length > 0 && boxRuling(open.rulings, 'box-moves-others') === 'at-once')
      happen(books, position, 'news', NO_NEWS, referee);
    for (const attack of open.attacks) tellRules(open, attack, referee);
    const battles = open.attacks.map(({ place }): Go => ({ step: 'battle', player, place }));
    return [...ships, ...orderedBattles(books, position, player, referee), ...battles];
  },
};

/** What an attack opens: the box, and the members that it turns. */
interface Opened {
  readonly entry: GuideEntry;
  readonly turn: BattleTurn;
  readonly places: readonly PlaceId[];
}

/** G.C1, G.E1: the box of each group that is attacked, once; gives the ships that are asked for. */
function openBoxes(books: Books, open: Open, player: Player, referee: Referee): Go[] {
  const opened = new Map<GuideEntry, Opened>();
  for (const { place, by } of open.attacks) {
    const { entry } = sideOf(open, place);
    const [attacker] = by;
    if (attacker === undefined) continue;
    const places = turning(open, place, attacker);
    if (places.length > 0) opened.set(entry, { entry, turn: boxFor(entry, attacker), places });
  }
  for (const { turn, places } of opened.values())
    for (const place of places) giveBack(open, turn, place, referee);
  open.attacks = open.attacks.map((attack) => defended(open, attack, opened));
  return [...opened.values()].flatMap(({ entry, turn, places }) => {
    const ships = shipsIn(open, places);
    turnGroup(books, open, entry, turn, places, referee);
    return ships.flatMap((place): Go[] => {
      const nation = ownerBy(turn, place);
      if (nation === null) tellShip(books, place, referee);
      return nation !== null && isAsked(open, place) ? [{ step: 'ships', player, place, nation }] : [];
    });
  });
}

/** G.D2, G.D4: whether a nation is asked for its new ship off a place (ruling neutral-ship). */
function isAsked({ attacks, rulings }: Open, place: PlaceId): boolean {
  return navyRuling(rulings, 'neutral-ship') === 'group' || attacks.some((attack) => attack.place === place);
}

/** An attack with the natives that defend, and whose they become by the box. */
function defended(open: Open, attack: NeutralAttack, opened: ReadonlyMap<GuideEntry, Opened>): NeutralAttack {
  const { place } = attack;
  const found = opened.get(sideOf(open, place).entry);
  const own = found?.places.includes(place) ? ownerBy(found.turn, place) : null;
  return { ...attack, natives: nativesOf(open, place), own };
}

/** SWI.E1, MON.E1: what the story of a territory says when it is attacked. */
function tellStory(books: Books, open: Open, { place, by }: NeutralAttack, referee: Referee): void {
  if (!referee.tell) return;
  const said = new Set(by.flatMap((nation) => lawsFor(books, open, 'said-at-attack', nation, place)));
  for (const { id } of said)
    directive(referee, say.told.said[id as keyof typeof say.told.said], { place, nations: [...by] }, [id]);
}

/** What holds in the battles: who decides, casualties and retreat (G.C2, G.C3, G.A8). */
function tellRules(open: Open, { place, by, natives, own }: NeutralAttack, referee: Referee): void {
  if (!referee.tell) return;
  if (Object.keys(natives).length === 0) return;
  if (own) {
    tell(referee, 'note', say.told.ownDecides, { place, nation: own }, ['G.C2']);
    return;
  }
  const [attacker = 'germany'] = by;
  const { box } = turnOf(open, place, attacker) ?? {};
  const isNamed = box !== undefined && box.class !== 'neutral';
  const text = isNamed ? say.told.namedDecides : say.told.nobodyDecides;
  tell(referee, 'note', text, { place, nations: [...(box?.nations ?? [])] }, ['G.C3', 'G.A8']);
}

/** ARG.U2, IRQ.U2, MON.U2, PER.U1: the battles that rules have ordered for this player's turn; that natives attack is news. */
export function orderedBattles(
  books: Books,
  position: WarGamePosition,
  player: Player,
  referee: Referee,
): Go[] {
  const { open } = position;
  const due = orderedBy(open, player);
  // who stays at home attacks nobody
  const attacked = due
    .filter((each) => isFought(books, open, each))
    .map(({ battle }) => ({ by: 'natives' as const, place: battle.in }));
  const asked =
    attacked.length > 0 ? happening(books, position, 'news', { ...NO_NEWS, attacked }, referee) : [];
  const battles = due.map(({ rule, it }, i): Go => {
    const isSecond = due.findIndex((each) => each.rule === rule) < i;
    return { step: 'ordered', player, rule, ...(it && { it }), ...(isSecond && { again: true as const }) };
  });
  return [...asked, ...battles];
}

const say = texts({
  told: {
    ownDecides: '{nation} decides the battle for {place}; the units there are its own, and may retreat.',
    namedDecides:
      '{nations} decides for the natives of {place}. They never retreat and destroy no factory; lowest defense falls first, and the attacker’s opponents settle disputes.',
    nobodyDecides:
      'The natives of {place} never retreat and destroy no factory; lowest defense falls first, and the attacker’s opponents settle disputes.',
    said: {
      'SWI.E1':
        'Before dice are rolled for {place}: remove 2 of the units that attack it from play for good (of {nations}).',
      'MON.E1':
        'Where two nations that are Friendly to {place} fight each other there, the defender loses Mongol units last.',
    },
  },
});

/** G.A8: attacks are made. */
export const ATTACKS = part(import.meta.url, {
  clauses: {
    'G.A8': ['directive', 'Who decides where it is Sworn', 'tellRules'],
  },
  steps: { 'attacks-made': attacksMade },
  texts: say,
});
