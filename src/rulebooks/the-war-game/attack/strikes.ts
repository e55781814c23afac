import type { Land } from '../files/map-file.ts';
import type { Nation } from '../nations.ts';
import { type PlaceId, type StrikeTarget, STRIKE_TARGETS } from '../stories/rule.ts';
import type { Open } from '../state.ts';
import { impliedStrikes } from '../stories/struck.ts';
import { strikeRuling } from './strikes.rulings.ts';

// What a nation attacks or enters beyond the neutral territories, where a story asks (BUL.E1, EIR.E1, EIR.E2, POL.E1).

/** Of whom the stories ask what (BUL.E1, EIR.E1, EIR.E2, POL.E1). */
const ASKED: Readonly<Partial<Record<Nation, readonly StrikeTarget[]>>> = {
  germany: STRIKE_TARGETS,
  italy: ['british-land', 'british-isles'],
  japan: ['british-isles'],
};

/** What is written down of a nation (ruling idle-strikes). */
export function askedOf({ rulings }: Pick<Open, 'rulings'>, nation: Nation): readonly StrikeTarget[] {
  if (nation === 'italy' && strikeRuling(rulings, 'idle-strikes') === 'listed') return STRIKE_TARGETS;
  return ASKED[nation] ?? [];
}

/** What of that a nation does by taking a piece of player land, whoever holds it: EIR.E1, EIR.E2, POL.E1. */
export function struckBy(nation: Nation, { id, owner }: Pick<Land, 'id' | 'owner'>): readonly StrikeTarget[] {
  const does: StrikeTarget[] = owner === nation ? [] : ['abroad'];
  if (owner === 'uk') does.push('british-land');
  if (BRITISH_ISLES.includes(id)) does.push('british-isles');
  return does;
}

const BRITISH_ISLES: readonly PlaceId[] = ['great-britain', 'northern-ireland'];

/** What was struck, each once, with what it implies: the isles are British land, and all of it is abroad. */
export function strikesOf(
  open: Pick<Open, 'rulings'>,
  nation: Nation,
  does: readonly StrikeTarget[],
): readonly StrikeTarget[] {
  const all = [...does, ...does.flatMap(impliedStrikes)];
  return askedOf(open, nation).filter((what) => all.includes(what));
}

/** Remember what was struck, in place. */
export function strike(open: Open, nation: Nation, what: readonly StrikeTarget[]): void {
  const now = what.map((each) => `${nation}/${each}`).filter((each) => !open.struck.includes(each));
  if (now.length > 0) open.struck = [...open.struck, ...now].toSorted();
}
