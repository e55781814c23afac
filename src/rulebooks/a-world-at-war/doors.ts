import type { Door } from '../../kernel/dispatch.ts';
import { reported } from '../../kernel/facts.ts';
import type { Position } from '../../kernel/position.ts';
import type { DoorKind } from '../../kernel/rulebook.ts';
import { namersOf } from './49-diplomacy/41-namers.ts';
import { hasHiddenRings, hiddenRing } from './49-diplomacy/4262-spy-rings.ts';
import { areEnemies, FACTIONS, type Faction, isFaction } from './powers.ts';
import { dpsIn, type Game, type Go, isPaper, type Open, stepOf } from './state.ts';

// What opens secrets, on which answers, and to whom: to all, but that a spy ring sees no DPs (49.21) to its faction alone.

/** 49.422: what a faction of the phase under way names in it, once. */
function mayName({ open }: Game, { from, to, key }: Door): boolean {
  const moves = isFaction(from) && namersOf(open.phase).includes(from) && !hasAnswered(open, from);
  const isIt = key === `named/${open.turn}/${open.phase}` && isShut(open, from, key);
  return to === 'all' && stepOf(open) === 'naming' && moves && isIt;
}

/** Whether nothing has come through a door to all. */
function isShut({ revealed }: Open, from: string, key: string): boolean {
  return revealed[from]?.[key] === undefined;
}

function targetOf(key: string): string {
  return key.slice(key.indexOf('/') + 1);
}

/** Whether the DPs of the year have just been placed: what is announced then is no part of a phase (49.21). */
function isPlacing({ agenda }: Open): boolean {
  const [item] = agenda as readonly Go[];
  return item?.step === 'allocation' || (item?.step === 'show' && item.before === 'ready');
}

/** Whether a faction has answered the step that is open. */
function hasAnswered({ agenda }: Open, faction: Faction): boolean {
  return agenda[0]?.kept?.answered?.includes(faction) === true;
}

/** 49.425: the DPs in a target of the phase; 49.21: in one that was named before, or that holds a ring of an enemy. */
function mayOpenDps(game: Game, { from, to, key, value }: Door): boolean {
  const { open, sealed } = game;
  const target = targetOf(key);
  if (!isFaction(from) || value !== dpsIn(sealed[from]?.dps ?? {}, target)) return false;
  if (to !== 'all') return to.length === 1 && to.every((seat) => seesNone(game, seat, from, target));
  if (!isShut(open, from, key)) return false;
  if (!isPlacing(open)) return open.rolls.some((each) => each.target === target);
  return (
    open.named.some((each) => each.target === target) ||
    enemiesOf(from).some((other) => hasOpenRing(open, other, target))
  );
}

function enemiesOf(faction: Faction): readonly Faction[] {
  return FACTIONS.filter((other) => areEnemies(faction, other));
}

function hasOpenRing({ facts }: Open, faction: Faction, target: string): boolean {
  return reported(facts, `spy-ring.${faction}.${target}`) === true;
}

function hasHiddenRing({ open, sealed }: Game, faction: Faction, target: string): boolean {
  const mine = sealed[faction];
  if (mine === undefined || !hasHiddenRings(open) || hasOpenRing(open, faction, target)) return false;
  return reported(mine.facts, hiddenRing(faction, target)) === true;
}

/** 49.21: before a hidden ring no enemy has DPs; the ring's own faction alone learns that. */
function seesNone(game: Game, seat: string, from: Faction, target: string): boolean {
  const { open } = game;
  if (!isFaction(seat) || !areEnemies(seat, from) || !isPlacing(open) || isPaper(open)) return false;
  return hasHiddenRing(game, seat, target) && !facesDps(game, seat, target);
}

function facesDps({ sealed }: Game, faction: Faction, target: string): boolean {
  return enemiesOf(faction).some((other) => dpsIn(sealed[other]?.dps ?? {}, target) > 0);
}

/** 49.4262: whether there is a ring where a die falls; 49.21: one before which an enemy announces DPs. */
function mayOpenRing(game: Game, { from, to, key, value }: Door): boolean {
  const { open } = game;
  const target = targetOf(key);
  if (to !== 'all' || !isFaction(from) || !hasHiddenRings(open)) return false;
  if (!isShut(open, from, key)) return false;
  const isThere = hasHiddenRing(game, from, target);
  if (value !== isThere) return false;
  if (isPlacing(open)) return isThere && !isPaper(open) && facesDps(game, from, target);
  return !hasOpenRing(open, from, target) && open.rolls.some((each) => each.target === target);
}

/** 49.31: at the end of a year on paper a faction says that its sheet does not fit. */
function mayMisfit({ open }: Game, { from, to, key, value }: Door): boolean {
  const isIt = key === 'sheet' && value === 'does-not-fit' && to === 'all';
  return isIt && isPaper(open) && stepOf(open) === 'sheets' && isFaction(from) && !hasAnswered(open, from);
}

function may(judge: (game: Game, door: Door) => boolean): DoorKind['may'] {
  return (position: Position, door) => judge(position as Game, door);
}

/** The doors by name. */
export const DOORS: readonly DoorKind[] = [
  {
    name: 'named',
    about: 'The targets a faction names, once all of the phase have named theirs.',
    clauses: ['49.422'],
    on: ['name'],
    may: may(mayName),
  },
  {
    name: 'dp',
    about: 'The DPs of each faction in a named target, or in one that holds an enemy spy ring.',
    clauses: ['49.425', '49.21'],
    on: ['allocate', 'written', 'name', 'react', 'show'],
    may: may(mayOpenDps),
  },
  {
    name: 'ring',
    about:
      'Secret rings (ruling spy-rings): whether a faction has one in a named target; one that makes an enemy announce DPs.',
    clauses: ['49.4262', '49.21'],
    on: ['allocate', 'name', 'react', 'show'],
    may: may(mayOpenRing),
  },
  {
    name: 'sheet',
    about: 'On paper: that the sheet of a faction, typed at the year\u2019s end, does not fit.',
    clauses: ['49.31'],
    on: ['allocate'],
    may: may(mayMisfit),
  },
];
