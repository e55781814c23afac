import { type Bar, type Referee, directive, lapse, tell } from '../../../kernel/index.ts';
import { stateOf } from '../stories/conditions.ts';
import { entryOf } from '../rules/e-territories.ts';
import { units } from '../facts/facts.ts';
import { putUnits } from '../rules/h-forces.ts';
import { noteTaken } from '../stories/taken.ts';
import type { Land } from '../files/map-file.ts';
import { isAxis, type Nation, NATIONS } from '../nations.ts';
import { LAND_KINDS, type PlaceId } from '../stories/rule.ts';
import type { Open } from '../state.ts';
import { friendRuling } from './b-friends.rulings.ts';
import { clauseOf, friendsOf } from './b-friends.ts';
import { playerLandTexts } from './b-player-land.words.ts';
import { whoMayAttackTexts } from './b-who-may-attack.words.ts';
import { battleTexts } from './c-battles.words.ts';

/** Who holds a piece of player land; null: not known. */
export function heldBy({ holders }: Open, { id, owner }: Land): Nation | null {
  const held = holders[id];
  return held === undefined ? owner : held;
}

/** THA.U1: the nation to which a piece of player land is sworn while its owner holds it: Indo-China's; null: none. */
export function swornTo(open: Open, land: Land): Nation | null {
  const isCeded = stateOf(open, entryOf('THA')) === 'indo-china-ceded';
  return land.id === 'french-indo-china' && isCeded && heldBy(open, land) === land.owner ? 'japan' : null;
}

/** G.B2, G.B6, THA.U1: whether and why a nation cannot take land that is sworn to one of the Axis. */
function swornBar(open: Open, nation: Nation, { id, europe }: Land, friend: Nation): Bar | null {
  if (nation === friend) return null;
  if (!isAxis(nation)) return nation === 'china' && europe === true ? farBar(id) : null;
  if (friendRuling(open.rulings, 'axis-territory') === 'total') return null;
  return { clauses: ['G.B2'], reason: whoMayAttackTexts.bar.friend({ place: id, nation, friend }) };
}

const farBar = (place: PlaceId): Bar => ({
  clauses: ['G.B5'],
  reason: whoMayAttackTexts.bar.notInAsia({ place }),
});

/** G.B2, G.B3, G.B5, G.B6: why a nation cannot take a piece of player land from who holds it; null: it can. */
export function takeBar(open: Open, nation: Nation, land: Land): Bar | null {
  const holder = heldBy(open, land);
  const place = land.id;
  const sworn = swornTo(open, land);
  if (sworn !== null) return swornBar(open, nation, land, sworn);
  if (holder === null) return null;
  if (holder === nation)
    return { clauses: [clauseOf(nation)], reason: whoMayAttackTexts.bar.itsOwn({ place, nation }) };
  if (isAxis(nation))
    return isAxis(holder)
      ? { clauses: ['G.B2'], reason: whoMayAttackTexts.bar.friend({ place, nation, friend: holder }) }
      : null;
  if (isAxis(holder)) {
    return nation === 'china' && land.europe === true ? farBar(place) : null;
  }
  // of the Allies, the U.S.S.R. and China alone fight each other
  if ((nation === 'ussr' && holder === 'china') || (nation === 'china' && holder === 'ussr')) return null;
  return { clauses: [clauseOf(nation)], reason: whoMayAttackTexts.bar.ally({ place, holder }) };
}

/** G.B2, G.B3, G.B5, G.B7: whose a piece of land is once a nation has taken it: friends give back what the Axis had; else it is kept. */
export function takenFor(nation: Nation, { owner }: Land, was: Nation | null): Nation {
  const isGivenBack = isAxis(nation) || was !== 'ussr';
  return isGivenBack && friendsOf(nation).includes(owner) ? owner : nation;
}

/** Take a piece of player land, in place, and say whose it is now (G.B2, G.B3, G.B5, G.B7). */
export function take(open: Open, nation: Nation, land: Land, referee: Referee): void {
  const was = heldBy(open, land);
  const now = takenFor(nation, land, was);
  open.holders[land.id] = now;
  noteTaken(open, land.id, was);
  if (now === land.owner) open.retaken[land.id] = nation;
  else delete open.retaken[land.id];
  // with what it has been taken is not known yet, and of who had it nothing is left
  lapse(
    open.facts,
    LAND_KINDS.map((kind) => units.key(nation, land.id, kind)),
  );
  for (const each of NATIONS)
    if (each !== nation && !friendsOf(nation).includes(each)) putUnits(open, each, land.id, {});
  if (!referee.tell) return;
  const args = { place: land.id, nation, now };
  const isFreed = now !== nation;
  const clause = isAxis(nation) ? 'G.B2' : 'G.B7';
  if (isFreed) directive(referee, battleTexts.told.freed, args, [clause]);
  else directive(referee, playerLandTexts.told.taken, args, [clauseOf(nation)]);
  if (nation === 'ussr' && was === 'china')
    tell(referee, 'note', playerLandTexts.told.chineseLand, args, ['G.B3']);
}
