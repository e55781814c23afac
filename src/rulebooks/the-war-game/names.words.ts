import type { WordBook } from '../../kernel/words.ts';
import { OUR_MAP } from './map.ts';
import { type Nation, NATIONS, PLAYERS } from './nations.ts';
import { LAND_KINDS } from './rule.ts';
import { ENTRIES, PLACES, placeOf } from './territories.ts';
import { PAIRS } from './wars.ts';

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

/** What is called what. */
export const WORDS: WordBook = {
  ...Object.fromEntries(OUR_MAP.lands.map(({ id, name }) => [`name.${id}`, name])),
  ...Object.fromEntries(PLACES.map((id) => [`name.${id}`, placeOf(id).place.name])),
  ...Object.fromEntries(ENTRIES.map(({ id, name }) => [`name.${id}`, name])),
  ...Object.fromEntries(PLAYERS.map(({ id, title }) => [`name.${id}`, title])),
  ...Object.fromEntries(Object.entries(NATION_NAMES).map(([id, name]) => [`name.${id}`, name])),
  ...Object.fromEntries(NATIONS.flatMap(newsNames)),
  ...Object.fromEntries(
    PAIRS.map(([a, b]) => [`name.${a}-${b}`, `${NATION_NAMES[a]} and ${NATION_NAMES[b]}`]),
  ),
  'name.phony-war': 'the Phony War has started',
  ...Object.fromEntries(PLACES.map((id) => [`name.from-${id}`, `away from ${placeOf(id).place.name}`])),
  'name.won': 'won by',
  'name.attacker': 'the attacking army',
  'name.defender': 'the defenders',
  'name.axis': 'the Axis',
  'name.allies': 'the Allies',
  'name.western': 'U.K., France or U.S.A.',
  'name.anyone': 'anybody',
  'name.natives': 'the natives',
  'name.nobody': 'nobody',
  'name.neutral': 'Neutral',
  'name.friendly': 'Friendly',
  'name.economic': 'Economic',
  'name.sworn': 'Sworn',
  'name.total': 'Total Control',
  'name.peace': 'peace',
  'name.phony': 'phony war',
  'name.war': 'war',
  'name.full': 'full war',
  'name.infantry': 'infantry',
  'name.artillery': 'artillery',
  'name.armor': 'armor',
  'name.fighter': 'fighter',
  'name.destroyer': 'destroyer',
  'name.british-land': 'original British land',
  'name.british-isles': 'Great Britain or Northern Ireland, by land',
  'name.soviet-land': 'Soviet land',
  'name.abroad': 'any land that is not its own',
  'name.start': 'as the game begins',
  'name.conquest': 'conquest',
  'name.roll': 'roll',
  'name.pass': 'pass',
  'name.attack': 'attack',
  'name.hold': 'hold',
  'name.fight': 'fight',
  'name.retreat': 'retreat',
  'name.own': 'its own land',
  ...Object.fromEntries(NATIONS.map((id) => [`name.${id}-land`, `land of ${NATION_NAMES[id]}`])),
};
