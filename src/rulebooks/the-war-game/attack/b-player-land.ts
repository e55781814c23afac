import { type Referee, toAll } from '../../../kernel/dispatch.ts';
import type { Bar } from '../../../kernel/form.ts';
import { words } from '../../../kernel/words.ts';
import type { Land } from '../map-file.ts';
import { isAxis, type Nation } from '../nations.ts';
import type { Open } from '../state.ts';
import { clauseOf, friendsOf } from './b-friends.ts';

/** Who holds a piece of player land; null: not known. */
export function heldBy({ holders }: Open, { id, owner }: Land): Nation | null {
  const held = holders[id];
  return held === undefined ? owner : held;
}

/** G.B2, G.B3, G.B5, G.B6: why a nation cannot take a piece of player land from who holds it; null: it can. */
export function takeBar(open: Open, nation: Nation, land: Land): Bar | null {
  const holder = heldBy(open, land);
  const place = land.id;
  if (holder === null) return null;
  if (holder === nation)
    return { clauses: [clauseOf(nation)], reason: words('bar.itsOwn', { place, nation }) };
  if (isAxis(nation))
    return isAxis(holder)
      ? { clauses: ['G.B2'], reason: words('bar.friend', { place, nation, friend: holder }) }
      : null;
  if (isAxis(holder)) {
    const isFar = nation === 'china' && land.europe === true;
    return isFar ? { clauses: ['G.B5'], reason: words('bar.notInAsia', { place }) } : null;
  }
  // of the Allies, the U.S.S.R. and China alone fight each other
  if ((nation === 'ussr' && holder === 'china') || (nation === 'china' && holder === 'ussr')) return null;
  return { clauses: [clauseOf(nation)], reason: words('bar.ally', { place, holder }) };
}

/** G.B2, G.B3, G.B5, G.B7: whose a piece of land is once a nation has taken it: friends give it back, others keep it. */
export function takenFor(nation: Nation, { owner }: Land): Nation {
  return friendsOf(nation).includes(owner) ? owner : nation;
}

/** Take a piece of player land, in place, and say whose it is now (G.B2, G.B3, G.B5, G.B7). */
export function take(open: Open, nation: Nation, land: Land, referee: Referee): void {
  const was = heldBy(open, land);
  const now = takenFor(nation, land);
  open.holders[land.id] = now;
  if (!referee.tell) return;
  const args = { place: land.id, nation, now };
  const isFreed = now !== nation;
  const clause = isAxis(nation) ? 'G.B2' : 'G.B7';
  if (isFreed) referee.tell(toAll('directive', words('told.freed', args), [clause]));
  else referee.tell(toAll('directive', words('told.taken', args), [clauseOf(nation)]));
  if (nation === 'ussr' && was === 'china')
    referee.tell(toAll('note', words('told.chineseLand', args), ['G.B3']));
}
