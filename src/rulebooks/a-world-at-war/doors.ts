import type { Door } from '../../kernel/dispatch.ts';
import type { Position } from '../../kernel/position.ts';
import type { DoorKind } from '../../kernel/rulebook.ts';
import { namersOf } from './49-diplomacy/4-naming.ts';
import { areEnemies, FACTIONS, isFaction } from './powers.ts';
import { dpsIn, type Game } from './state.ts';

// What opens secrets, on which answers, and to whom: to all, but that a spy ring sees no DPs (49.21) to its faction alone.

/** 49.422: a faction of the phase under way opens what it named in it. */
function mayName({ open }: Game, { from, to, key }: Door): boolean {
  const moves = isFaction(from) && namersOf(open.phase).includes(from);
  return to === 'all' && moves && key === `named/${open.turn}/${open.phase}`;
}

/** 49.425: DPs in a target that was named in the year; 49.21: or before an enemy's spy ring, none to it alone. */
function mayOpenDps({ open, sealed }: Game, { from, to, key, value }: Door): boolean {
  const target = key.slice(key.indexOf('/') + 1);
  const rolled = open.rolls.some((each) => each.target === target);
  const isNamed = rolled || open.named.some((each) => each.target === target);
  if (!isFaction(from)) return false;
  const rings = FACTIONS.filter(
    (other) => areEnemies(from, other) && hasRing({ open, sealed }, other, target),
  );
  if (to === 'all') return isNamed || rings.length > 0;
  return value === 0 && to.length === 1 && rings.some((other) => to.includes(other));
}

function hasRing({ open, sealed }: Game, faction: string, target: string): boolean {
  const hidden = sealed[faction]?.facts[`hidden-ring.${faction}.${target}`]?.value === true;
  return hidden || open.facts[`spy-ring.${faction}.${target}`]?.value === true;
}

/** 49.4262: whether there is a ring where a die falls; 49.21: one before which an enemy announces DPs. */
function mayOpenRing({ open, sealed }: Game, { from, to, key, value }: Door): boolean {
  const target = key.slice(key.indexOf('/') + 1);
  const hasDps = FACTIONS.some(
    (other) => isFaction(from) && areEnemies(from, other) && dpsIn(sealed[other]?.dps ?? {}, target) > 0,
  );
  return to === 'all' && (open.rolls.some((each) => each.target === target) || (value === true && hasDps));
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
    may: may(({ open }) => open.step === 'sheets'),
  },
];
