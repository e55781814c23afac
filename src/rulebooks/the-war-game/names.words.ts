import { type WordBook, frame, texts } from '../../kernel/index.ts';
import { OUR_MAP } from './files/map.ts';
import { type Nation, NATIONS, PLAYERS } from './nations.ts';
import { LAND_KINDS } from './stories/rule.ts';
import { ENTRIES, PLACES, placeOf } from './rules/e-territories.ts';
import { PAIRS } from './rules/f4-wars.ts';

const NATION_NAMES: Readonly<Record<Nation, string>> = {
  germany: 'Germany',
  italy: 'Italy',
  ussr: 'U.S.S.R.',
  uk: 'U.K.',
  france: 'France',
  japan: 'Japan',
  usa: 'U.S.A.',
  china: 'China',
};

/** A name at the head of a line. */
export function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** How the rows of the news read at the head of a column, and in the log. */
function newsNames(nation: Nation): [string, string][] {
  const name = NATION_NAMES[nation];
  return [
    [`name.${nation}-attacks`, `${name} attacks`],
    [`name.${nation}-takes`, `${name} takes or frees land`],
    [`name.${nation}-strikes`, `${name} has attacked`],
    ...LAND_KINDS.flatMap((kind): [string, string][] => [
      [`name.${nation}-${kind}`, `${name}: ${kind} in`],
      [`name.${nation}-out-${kind}`, `${name}: ${kind} out or lost`],
    ]),
  ];
}

/** What the tables call what they name. */
export const MADE_NAMES: WordBook = {
  ...Object.fromEntries(OUR_MAP.lands.map(({ id, name }) => [`name.${id}`, name])),
  ...Object.fromEntries(PLACES.map((id) => [`name.${id}`, placeOf(id).place.name])),
  ...Object.fromEntries(ENTRIES.map(({ id, name }) => [`name.${id}`, name])),
  ...Object.fromEntries(PLAYERS.map(({ id, title }) => [`name.${id}`, title])),
  ...Object.fromEntries(Object.entries(NATION_NAMES).map(([id, name]) => [`name.${id}`, name])),
  ...Object.fromEntries(NATIONS.flatMap(newsNames)),
  ...Object.fromEntries(
    PAIRS.map(([a, b]) => [`name.${a}-${b}`, `${NATION_NAMES[a]} and ${NATION_NAMES[b]}`]),
  ),
  ...Object.fromEntries(PLACES.map((id) => [`name.from-${id}`, `away from ${placeOf(id).place.name}`])),
  ...Object.fromEntries(NATIONS.map((id) => [`name.${id}-land`, `land of ${NATION_NAMES[id]}`])),
};

/** What is called what. */
export const warGameNameTexts = texts({
  name: {
    'phony-war': 'the Phony War has started',
    won: 'won by',
    attacker: 'the attacking army',
    defender: 'the defenders',
    axis: 'the Axis',
    allies: 'the Allies',
    western: 'U.K., France or U.S.A.',
    anyone: 'anybody',
    natives: 'the natives',
    nobody: 'nobody',
    neutral: 'Neutral',
    friendly: 'Friendly',
    economic: 'Economic',
    sworn: 'Sworn',
    total: 'Total Control',
    peace: 'peace',
    phony: 'phony war',
    war: 'war',
    full: 'full war',
    infantry: 'infantry',
    artillery: 'artillery',
    armor: 'armor',
    fighter: 'fighter',
    destroyer: 'destroyer',
    'british-land': 'original British land',
    'british-isles': 'Great Britain or Northern Ireland, by land',
    'soviet-land': 'Soviet land',
    abroad: 'any land that is not its own',
    start: 'as the game begins',
    conquest: 'conquest',
    roll: 'roll',
    pass: 'pass',
    attack: 'attack',
    hold: 'hold',
    fight: 'fight',
    retreat: 'retreat',
    own: 'its own land',
    next: 'nothing more before the turn of',
  },
});

/** What an id is called. */
export const nameOf = frame.reading([warGameNameTexts], MADE_NAMES);
