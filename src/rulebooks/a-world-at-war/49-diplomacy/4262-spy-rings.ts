import {
  type Door,
  type Possible,
  type Referee,
  type Rulings,
  type View,
  forget,
  reportedValue,
  rulingsOf,
  setFact,
  tell,
  texts,
  pairs,
  truth,
  once,
} from '../../../kernel/index.ts';
import { fact, family } from '../facts/facts.ts';
import { part } from '../part.ts';
import { areEnemies, FACTIONS, type Faction, isFaction } from '../powers.ts';
import {
  dpDoor,
  dpsIn,
  type Follows,
  type WorldPosition,
  isPaper,
  type Open,
  type SealedPart,
} from '../state.ts';
import { MINORS } from '../tables/targets.ts';
import { paperTexts } from './21-paper.words.ts';
import { door, isPlacing, isShut, targetOf } from './door.ts';

// 49.21 and 49.4262 with the spy rings secret (ruling spy-rings): who knows of a ring, and what discloses it.

/** Whether each faction keeps its spy rings to itself until a rule discloses them. */
function hasHiddenRings({ rulings }: { readonly rulings: Readonly<Rulings> }): boolean {
  return ruled(rulings, 'spy-rings') === 'secret';
}

/** That a faction has a spy ring in a target, as everybody knows (49.4262, 49.21). */
export const spyRing = family<[Faction, string]>({
  key: once((faction, target) => `spy-ring.${faction}.${target}`),
  each: () => pairs(FACTIONS, MINORS),
  spec: (_, faction, target) =>
    fact('spyRing', truth, ['49.4262', '49.21'], { byRules: true, onMap: true, args: { target, faction } }),
  read: ringKnown,
});

/** That it has one, as it alone knows: with the rings secret, those that are not disclosed. */
export const hiddenRing = family<[Faction, string]>({
  key: once((faction, target) => `hidden-ring.${faction}.${target}`),
  each: (supplied) => (hasHiddenRings(supplied) ? pairs(FACTIONS, MINORS) : []),
  spec: (_, faction, target) =>
    fact('hiddenRing', truth, ['49.4262', '49.21'], { owner: faction, args: { target } }),
});

/** The door by which it becomes known whether a faction has a ring in a target. */
const ringDoor = once((target: string) => `ring/${target}`);

/** A ring of a faction in a target: disclosed, one's own, or (unknown) another's until it is opened for a roll. */
function ringKnown(
  { seat, open, sealed }: View<Open, SealedPart>,
  faction: Faction,
  target: string,
): Possible {
  const told = reportedValue(open.facts, spyRing.key(faction, target));
  if (told !== false || !hasHiddenRings(open)) return told;
  if (open.revealed[faction]?.[ringDoor(target)] !== undefined) return told;
  if (seat === faction && sealed)
    return reportedValue(sealed.facts, hiddenRing.key(faction, target)) === true;
  return undefined;
}

/** Whether a faction has a ring that not everybody knows of already. */
function isHidden({ open, sealed }: WorldPosition, faction: Faction, target: string): boolean {
  const mine = sealed[faction];
  if (mine === undefined || isOpenRing(open, faction, target)) return false;
  return reportedValue(mine.facts, hiddenRing.key(faction, target)) === true;
}

/** Whether everybody knows of a ring of a faction in a target. */
export function isOpenRing({ facts }: Open, faction: Faction, target: string): boolean {
  return reportedValue(facts, spyRing.key(faction, target)) === true;
}

/** From now on everybody knows of the ring, and it is the table's to report. */
function disclose(
  { open, sealed }: WorldPosition,
  faction: Faction,
  target: string,
  clauses: readonly string[],
  referee: Referee,
): void {
  referee.reveal({ to: 'all', from: faction, key: ringDoor(target), value: true, clauses });
  tell(referee, 'revealed', say.told.spyRing, { faction, target }, clauses);
  setFact(open.facts, spyRing.key(faction, target), true);
  forgetHidden(sealed, faction, target);
}

function forgetHidden(sealed: WorldPosition['sealed'], faction: Faction, target: string): void {
  const mine = sealed[faction];
  if (mine) forget(mine.facts, hiddenRing.key(faction, target));
}

/** 49.4262: a ring of which the table reports is hidden no longer. */
export const ringsReported: Follows = {
  clauses: ['49.4262'],
  on: [spyRing],
  brings(_, { open, sealed }, { each }) {
    if (!hasHiddenRings(open)) return;
    for (const { of, report } of each) {
      const [faction, target = ''] = of;
      if (isFaction(faction) && report.value === true) forgetHidden(sealed, faction, target);
    }
  },
};

/**
 * 49.21 (46.411A): a ring before which an enemy has to announce DPs is disclosed. Where no enemy has any, nothing is
 * announced, and only the ring's own faction learns that. On paper nobody can be asked without being told of the ring,
 * so only disclosed ones announce.
 */
export function discloseSeeing(position: WorldPosition, referee: Referee): void {
  if (!hasHiddenRings(position.open) || isPaper(position.open)) return;
  for (const faction of FACTIONS)
    for (const target of MINORS)
      if (isHidden(position, faction, target)) look(position, faction, target, referee);
}

function look(position: WorldPosition, faction: Faction, target: string, referee: Referee): void {
  const clauses = ['49.21'];
  if (facesDps(position, faction, target)) return disclose(position, faction, target, clauses, referee);
  for (const other of enemiesOf(faction)) {
    referee.reveal({ to: [faction], from: other, key: dpDoor(target), value: 0, clauses });
    const data = paperTexts.told.revealed({ faction: other, target, dps: 0 });
    referee.tell?.({ to: [faction], kind: 'revealed', data, clauses });
  }
}

/** 49.4262: every ring in a target that is rolled for counts, so it is opened with the DPs; that there is none, too. */
export function openRings(position: WorldPosition, referee: Referee): void {
  const { open } = position;
  if (!hasHiddenRings(open)) return;
  const clauses = ['49.425', '49.4262'];
  for (const { target } of open.rolls)
    for (const faction of FACTIONS) {
      const key = ringDoor(target);
      if (isOpenRing(open, faction, target)) continue;
      if (open.revealed[faction]?.[key] !== undefined) continue;
      if (isHidden(position, faction, target)) disclose(position, faction, target, clauses, referee);
      else referee.reveal({ to: 'all', from: faction, key, value: false, clauses });
    }
}

/** That a ring is not there is known for one phase: it can be placed afterwards. */
export function closeRings(open: Open): void {
  if (!hasHiddenRings(open)) return;
  for (const opened of Object.values(open.revealed))
    for (const target of MINORS) delete opened[ringDoor(target)];
}

/** The factions that a ring of a faction counts against. */
export function enemiesOf(faction: Faction): readonly Faction[] {
  return FACTIONS.filter((other) => areEnemies(faction, other));
}

function facesDps({ sealed }: WorldPosition, faction: Faction, target: string): boolean {
  return enemiesOf(faction).some((other) => dpsIn(sealed[other]?.dps ?? {}, target) > 0);
}

function hasHiddenRing(position: WorldPosition, faction: Faction, target: string): boolean {
  return hasHiddenRings(position.open) && isHidden(position, faction, target);
}

/** 49.21: before a hidden ring no enemy has DPs; the ring's own faction alone learns that. */
export function seesNone(position: WorldPosition, seat: string, from: Faction, target: string): boolean {
  const { open } = position;
  if (!isFaction(seat) || !areEnemies(seat, from) || !isPlacing(open) || isPaper(open)) return false;
  return hasHiddenRing(position, seat, target) && !facesDps(position, seat, target);
}

/** 49.4262: whether there is a ring where a die falls; 49.21: one before which an enemy announces DPs. */
function mayOpenRing(position: WorldPosition, opened: Door): boolean {
  const { open } = position;
  const { from, to, value } = opened;
  const target = targetOf(opened);
  if (to !== 'all' || !isFaction(from) || !hasHiddenRings(open) || !isShut(open, opened)) return false;
  const isThere = hasHiddenRing(position, from, target);
  if (value !== isThere) return false;
  if (isPlacing(open)) return isThere && !isPaper(open) && facesDps(position, from, target);
  return !isOpenRing(open, from, target) && open.rolls.some((each) => each.target === target);
}

export const RING = door(
  {
    name: 'ring',
    about:
      'Secret rings (ruling spy-rings): whether a faction has one in a named target; one that makes an enemy announce DPs.',
    clauses: ['49.4262', '49.21'],
    on: ['allocate', 'name', 'react', 'show'],
    seldom: {
      allocate: 'A secret ring has to be reported before the placing, where an enemy then has DPs.',
      react: 'The Axis has to react to subversion in a game with secret rings.',
      show: 'Allocations on paper and secret rings have to meet.',
    },
  },
  mayOpenRing,
);

const say = texts({
  facts: {
    'spy-ring': 'Spy rings',
  },
  fact: {
    spyRing: 'Is there a disclosed spy ring of {faction} in {target}?',
    hiddenRing: 'Do you have an undisclosed spy ring in {target}? (Unless you report otherwise: no.)',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    spyRing: 'On the map or in the records: only rings that have been disclosed. Usually no.',
  },
  told: {
    spyRing: 'Spy ring of {faction} in {target}.',
  },
});

const { RULINGS, ruled } = rulingsOf([
  {
    id: 'spy-rings',
    clauses: ['49.21', '49.4262'],
    question: 'Who knows where the spy rings are?',
    choices: [
      { id: 'open', text: 'Everybody: the table reports them.' },
      {
        id: 'secret',
        text: 'Each faction its own, which it reports itself, until a roll for the country counts them or an enemy has to announce DPs there at the year\u2019s start. Where no enemy has DPs nothing is announced: only the ring\u2019s faction learns that, and the ring stays secret. With the allocations on paper only a disclosed ring makes enemies announce, as nobody could be asked without learning of it.',
      },
    ],
    default: 'open',
    fixed: true,
  },
]);

/** 49.4262: spy rings. */
export const SPY_RINGS = part(import.meta.url, {
  clauses: {
    '49.4262': ['computed', 'Spy rings and covert operations', 'openRings'],
  },
  rulings: RULINGS,
  facts: [spyRing, hiddenRing],
  doors: [RING],
  texts: say,
});
