import { type Referee, directive, texts } from '../../../kernel/index.ts';
import type { Nation, Player } from '../nations.ts';
import { part } from '../part.ts';
import type { PlaceId } from '../stories/rule.ts';
import type { Books, WarGameStep } from '../state.ts';
import { NAVY_RULINGS } from './d-navy.rulings.ts';

declare module '../state.ts' {
  interface Steps {
    /** A neutral ship off an attacked territory: it fights, or its new owner lets it go. */
    ships: { readonly player: Player; readonly place: PlaceId; readonly nation: Nation };
  }
}

/** G.D4, G.D2: the nation that a box gives a neutral ship says whether it fights or retreats; it is its own at once. */
const ships: WarGameStep<'ships'> = {
  clauses: ['G.D4', 'G.D2'],
  seats: ({ seating }, _, { nation }) => [seating[nation]],
  asks: (books, { open }, { player, place, nation }) => ({
    id: `${open.turn}/${player}/${place}/ships`,
    form: {
      kind: 'choose',
      options: [
        { value: 'fight', label: say.option.fight() },
        { value: 'retreat', label: say.option.retreat() },
      ],
    },
    prompt: say.ask.ships({ nation, place, zone: zoneOf(books, place) }),
    clauses: ['G.D4', 'G.D2'],
  }),
  take(books, { open }, { place, nation }, { answer }, referee) {
    if (answer === 'fight') return tellShip(books, place, referee);
    open.attacks = open.attacks.map((attack) => {
      if (attack.place !== place) return attack;
      const { destroyer: _, ...natives } = attack.natives;
      return { ...attack, natives };
    });
    const args = { nation, place, zone: zoneOf(books, place) };
    directive(referee, say.told.shipRetreats, args, ['G.D4']);
  },
};

/** G.D1, G.D2, G.D3: a neutral ship lets everybody pass until its nation is attacked; then it defends its zone, against landings too. */
export function tellShip(books: Books, place: PlaceId, referee: Referee): void {
  const args = { place, zone: zoneOf(books, place) };
  directive(referee, say.told.shipFights, args, ['G.D1', 'G.D2', 'G.D3']);
}

/** The sea zone in which a neutral ship lies, as the map calls it. */
function zoneOf({ map }: Books, place: PlaceId): string {
  return map.seaZones[place] ?? place;
}

const say = texts({
  ask: {
    ships: '{nation}: the neutral ship in {zone} is yours. Does it fight for {place} or retreat?',
  },
  option: {
    fight: 'It fights',
    retreat: 'It retreats',
  },
  told: {
    shipFights:
      'The neutral ship in {zone} lets nobody pass any longer: it defends against enemy units there, and a landing in {place} must sink it first.',
    shipRetreats: '{nation}: the ship in {zone} retreats, and is yours from now on.',
  },
});

/** G.D1 to G.D4: neutral ships. */
export const NAVY = part(import.meta.url, {
  clauses: {
    'G.D1': ['directive', 'A neutral ship lets all pass', 'tellShip'],
    'G.D2': ['directive', 'It defends once its nation is attacked', 'tellShip'],
    'G.D3': ['directive', 'A landing must sink it', 'tellShip'],
    'G.D4': ['enforced', 'It may retreat', 'ships'],
  },
  steps: { ships },
  decisions: [
    {
      name: 'ships',
      seats: 'the nation to which a box gives the territory',
      form: 'choose',
      about: 'Whether a neutral ship fights for its territory or retreats.',
      clauses: ['G.D2', 'G.D4'],
    },
  ],
  rulings: NAVY_RULINGS,
  texts: say,
});
