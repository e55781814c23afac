import type { Referee } from '../../../kernel/dispatch.ts';
import { type Possible, reported, setFact, forget } from '../../../kernel/facts.ts';
import type { View } from '../../../kernel/position.ts';
import type { Rulings } from '../../../kernel/ruling.ts';
import { words } from '../../../kernel/words.ts';
import { areEnemies, FACTIONS, type Faction, isFaction } from '../powers.ts';
import { once } from '../once.ts';
import {
  dpDoor,
  dpsIn,
  type Follows,
  type Game,
  isPaper,
  type News,
  type Open,
  type Sealed,
} from '../state.ts';
import { MINORS } from '../tables/targets.ts';
import { ruled } from './4262-spy-rings.rulings.ts';

// 49.21 and 49.4262 with the spy rings secret (ruling spy-rings): who knows of a ring, and what discloses it.

/** Whether each faction keeps its spy rings to itself until a rule discloses them. */
export function hasHiddenRings({ rulings }: { readonly rulings: Readonly<Rulings> }): boolean {
  return ruled(rulings, 'spy-rings') === 'secret';
}

/** The fact that everybody knows of a ring. */
const ringFact = (faction: Faction, target: string): string => `spy-ring.${faction}.${target}`;

/** The fact that only its faction knows of a ring. */
export const hiddenRing = (faction: Faction, target: string): string => `hidden-ring.${faction}.${target}`;

/** The door by which it becomes known whether a faction has a ring in a target. */
const ringDoor = once((target) => `ring/${target}`);

/** A ring of a faction in a target: disclosed, one's own, or (unknown) another's until it is opened for a roll. */
export function ringKnown(
  { seat, open, sealed }: View<Open, Sealed>,
  faction: Faction,
  target: string,
  fact: string,
): Possible {
  const told = reported(open.facts, fact);
  if (told !== false || !hasHiddenRings(open)) return told;
  if (open.revealed[faction]?.[ringDoor(target)] !== undefined) return told;
  if (seat === faction && sealed) return reported(sealed.facts, hiddenRing(faction, target)) === true;
  return undefined;
}

/** Whether a faction has a ring that not everybody knows of already. */
function isHidden({ open, sealed }: Game, faction: Faction, target: string): boolean {
  const mine = sealed[faction];
  if (mine === undefined || reported(open.facts, ringFact(faction, target)) === true) return false;
  return reported(mine.facts, hiddenRing(faction, target)) === true;
}

/** From now on everybody knows of the ring, and it is the table's to report. */
function disclose(
  { open, sealed }: Game,
  faction: Faction,
  target: string,
  clauses: readonly string[],
  referee: Referee,
): void {
  referee.reveal({ to: 'all', from: faction, key: ringDoor(target), value: true, clauses });
  const data = words('told.spyRing', { faction, target });
  referee.tell?.({ to: 'all', kind: 'revealed', data, clauses });
  setFact(open.facts, ringFact(faction, target), true);
  forgetHidden(sealed, faction, target);
}

function forgetHidden(sealed: Game['sealed'], faction: Faction, target: string): void {
  const mine = sealed[faction];
  if (mine) forget(mine.facts, hiddenRing(faction, target));
}

/** A ring of which the table reports is hidden no longer. */
export const ringsReported: Follows = {
  clauses: ['49.4262'],
  brings: (_, game, { report }) => noteDisclosed(game, report),
};

function noteDisclosed({ open, sealed }: Game, report: News['report']): void {
  if (!hasHiddenRings(open)) return;
  for (const [key, { value }] of Object.entries(report)) {
    const [kind, faction, target = ''] = key.split('.');
    if (kind === 'spy-ring' && isFaction(faction) && value === true) forgetHidden(sealed, faction, target);
  }
}

/**
 * 49.21 (46.411A): a ring before which an enemy has to announce DPs is disclosed. Where no enemy has any, nothing is
 * announced, and only the ring's own faction learns that. On paper nobody can be asked without being told of the ring,
 * so only disclosed ones announce.
 */
export function discloseSeeing(game: Game, referee: Referee): void {
  if (!hasHiddenRings(game.open) || isPaper(game.open)) return;
  for (const faction of FACTIONS)
    for (const target of MINORS) if (isHidden(game, faction, target)) look(game, faction, target, referee);
}

function look(game: Game, faction: Faction, target: string, referee: Referee): void {
  const enemies = FACTIONS.filter((other) => areEnemies(faction, other));
  const clauses = ['49.21'];
  if (enemies.some((other) => dpsIn(game.sealed[other]?.dps ?? {}, target) > 0))
    return disclose(game, faction, target, clauses, referee);
  for (const other of enemies) {
    referee.reveal({ to: [faction], from: other, key: dpDoor(target), value: 0, clauses });
    const data = words('told.revealed', { faction: other, target, dps: 0 });
    referee.tell?.({ to: [faction], kind: 'revealed', data, clauses });
  }
}

/** 49.4262: every ring in a target that is rolled for counts, so it is opened with the DPs; that there is none, too. */
export function openRings(game: Game, referee: Referee): void {
  const { open } = game;
  if (!hasHiddenRings(open)) return;
  const clauses = ['49.425', '49.4262'];
  for (const { target } of open.rolls)
    for (const faction of FACTIONS) {
      const key = ringDoor(target);
      if (reported(open.facts, ringFact(faction, target)) === true) continue;
      if (open.revealed[faction]?.[key] !== undefined) continue;
      if (isHidden(game, faction, target)) disclose(game, faction, target, clauses, referee);
      else referee.reveal({ to: 'all', from: faction, key, value: false, clauses });
    }
}

/** That a ring is not there is known for one phase: it can be placed afterwards. */
export function closeRings(open: Open): void {
  if (!hasHiddenRings(open)) return;
  for (const opened of Object.values(open.revealed))
    for (const target of MINORS) delete opened[ringDoor(target)];
}
