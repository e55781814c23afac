import { type Bar, type Words, once } from '../../../kernel/index.ts';
import { classOf, totalOf } from '../rules/a-classes.ts';
import { isThere } from '../rules/h-forces.ts';
import { AXIS, isAxis, type Nation, WESTERN } from '../nations.ts';
import { part } from '../part.ts';
import type { PlaceId } from '../stories/rule.ts';
import type { Books, Open } from '../state.ts';
import { isInAsia } from './b-asia.ts';
import { axisThere, clauseOf, friendThere, otherThere } from './b-friends.ts';
import { storyOf } from './b-laws.ts';
import { lawTexts } from './b-laws.words.ts';
import { playerLandTexts } from './b-player-land.words.ts';
import { whoMayAttackRuling, WHO_MAY_ATTACK_RULINGS } from './b-who-may-attack.rulings.ts';
import { whoMayAttackTexts } from './b-who-may-attack.words.ts';
import { barFor, barWith } from './bars.ts';

/** Neutrals that China may attack whatever their flag (G.B5). */
const OPEN_TO_CHINA: readonly PlaceId[] = ['tibet', 'mongolia', 'nepal'];

/**
 * G.B1 to G.B8, PER.U1c, EIR.U1b: why a nation may not attack a neutral territory; null: it may. What a story says comes
 * first. That Allies but the U.S.S.R. and China leave neutrals alone (G.B8) follows.
 */
export function attackBar(books: Books, open: Open, nation: Nation, place: PlaceId): Bar | null {
  if (totalOf(open, place) === nation) return itsOwn(place, nation);
  const story = storyOf(books, open, 'attack', nation, place);
  if (story !== null) return story === 'allows' ? null : story;
  if (classOf(open, place, nation) === 'sworn' && whoMayAttackRuling(open.rulings, 'own-sworn') === 'not')
    return ownSworn(place, nation);
  if (isAxis(nation)) return axisBar(open, nation, place);
  if (nation === 'ussr') return sovietBar(open, place);
  return nation === 'china' ? chineseBar(open, place) : westernBar(open, nation, place);
}

/** G.B1, G.B2: the Axis may attack any neutral, but not what belongs to one of them. */
function axisBar(open: Open, nation: Nation, place: PlaceId): Bar | null {
  const friend = friendThere(open, nation, place);
  return friend && ofFriend(place, nation, friend);
}

const ownSworn = barFor(whoMayAttackTexts.bar.ownSworn, ['G.A4']);
const ofFriend = barWith(whoMayAttackTexts.bar.friend, ['G.B2']);
const itsOwn = once(
  (place: PlaceId, nation: Nation): Bar => ({
    clauses: [clauseOf(nation)],
    reason: whoMayAttackTexts.bar.itsOwn({ place, nation }),
  }),
);

/** G.B3: the U.S.S.R. may attack any neutral; Chinese land only where no British, French or American land units are. */
function sovietBar(open: Open, place: PlaceId): Bar | null {
  const holder = otherThere(open, 'ussr', place);
  if (holder === 'china') {
    const guard = WESTERN.find((each) => isThere(open, each, place));
    return guard ? { clauses: ['G.B3'], reason: whoMayAttackTexts.bar.guarded({ place, guard }) } : null;
  }
  if (holder === null || isAxis(holder) || whoMayAttackRuling(open.rulings, 'soviet-attacks') === 'any')
    return null;
  return { clauses: ['G.B3'], reason: whoMayAttackTexts.bar.ally({ place, holder }) };
}

/** G.B5: China may attack three neighbors, what is of the Axis in Asia, and Soviet territory. */
function chineseBar(open: Open, place: PlaceId): Bar | null {
  const friend = friendThere(open, 'china', place);
  if (friend) return ofChinasFriend(place, 'china', friend);
  if (OPEN_TO_CHINA.includes(place) || totalOf(open, place) === 'ussr') return null;
  const ofAxis = AXIS.some((each) => classOf(open, place, each) !== 'neutral');
  if (ofAxis && isInAsia(open, place)) return null;
  return ofAxis ? notInAsia(place) : notChinas(place);
}

const chinese = (text: (args: { readonly place: PlaceId }) => Words): ((place: PlaceId) => Bar) =>
  once((place: PlaceId): Bar => ({ clauses: ['G.B5'], reason: text({ place }) }));
const ofChinasFriend = barWith(whoMayAttackTexts.bar.friend, ['G.B5', 'G.B7']);
const notInAsia = chinese(whoMayAttackTexts.bar.notInAsia);
const notChinas = chinese(whoMayAttackTexts.bar.notChinas);

/** G.B6: Britain, France and America may attack only what is Sworn to the Axis or under its Total Control. */
function westernBar(open: Open, nation: Nation, place: PlaceId): Bar | null {
  if (axisThere(open, place)) return null;
  return notHostile(place, nation);
}

const notHostile = barFor(whoMayAttackTexts.bar.notHostile, ['G.B6']);

/** G.B1, G.B3, G.B5, G.B6, G.B8: who may attack. */
export const WHO_MAY_ATTACK = part(import.meta.url, {
  clauses: {
    'G.B1': ['enforced', 'What the Axis may attack', 'attackBar'],
    'G.B3': ['enforced', 'What the U.S.S.R. may attack', 'sovietBar'],
    'G.B5': ['enforced', 'What China may attack', 'chineseBar'],
    'G.B6': ['enforced', 'What Britain, France and America may attack', 'westernBar'],
    'G.B8': ['enforced', 'Who of the Allies can attack a neutral', 'attackBar'],
    'G.B4': ['enforced', 'Soviet territory is Neutral to other Allies', 'a2-a4-entry.ts#entryBar'],
  },
  rulings: WHO_MAY_ATTACK_RULINGS,
  texts: [lawTexts, playerLandTexts, whoMayAttackTexts],
});
