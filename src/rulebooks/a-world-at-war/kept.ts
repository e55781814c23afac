import type { FactValue, Possible } from '../../kernel/facts.ts';
import { type Faction, isFaction, isPower, type Power } from './powers.ts';
import { type Open, SEASONS } from './state.ts';
import { MOST_BRPS } from './tables/results.ts';
import { MINORS, RUSSIAN_TARGETS } from './tables/targets.ts';

// What the rules keep of the play under way, as facts: a table corrects them, and a game in the middle begins with them.

/** Whether a faction has named a target this year, and whether Russia and Germany were at war then (49.431B). */
export const NAMED = ['no', 'at-peace', 'at-war'] as const;

/** The powers that benefit from results (49.51A, B). */
export const BENEFICIARIES = ['germany', 'britain', 'france', 'us', 'russia'] as const satisfies Power[];

/** The factions that trigger DPs in USAT, one each turn (49.81B, 49.82C). */
export const TRIGGERING = ['european-axis', 'western-allies'] as const satisfies Faction[];
export const MOST_TRIGGERED = SEASONS.length;

/** Spain's association is that of the attack on Portugal, not a result of its own (49.632), as a fact. */
export const SPAIN_BY_ATTACK = 'associated-by-attack.spain';

/** What a faction can name (49.423): Russia, where it may place DPs. */
export function nameable(faction: Faction): readonly string[] {
  return faction === 'russia' ? RUSSIAN_TARGETS : MINORS;
}

/** How many BRPs are due where a result gives all that a country has: nobody has said. */
const ALL_BRPS = { min: 0, max: MOST_BRPS };

/** A kind of fact with where it stands: `who` is a faction or power, `target` where it is about one. */
interface Kept {
  read(open: Open, who: string, target: string): Possible;
  write(open: Open, who: string, target: string, value: FactValue): void;
}

const KEPT: Readonly<Record<string, Kept>> = {
  named: {
    read: ({ named }, who, target) => {
      const mark = named.find((each) => each.by === who && each.target === target);
      if (mark === undefined) return 'no';
      return mark.atWar ? 'at-war' : 'at-peace';
    },
    write: (open, who, target, value) => {
      open.named = open.named.filter((each) => each.by !== who || each.target !== target);
      if (isFaction(who) && value !== 'no') open.named.push({ target, by: who, atWar: value === 'at-war' });
    },
  },
  'may-react': {
    read: ({ reactions }, who, target) =>
      reactions.some((each) => each.faction === who && each.target === target),
    write: (open, who, target, value) => {
      open.reactions = open.reactions.filter((each) => each.faction !== who || each.target !== target);
      if (isFaction(who) && value === true) open.reactions.push({ faction: who, target });
    },
  },
  'brps-due': {
    read: ({ due }, who, target) => {
      let sum = 0;
      for (const { brps } of due.filter((each) => each.power === who && each.target === target)) {
        if (brps === 'all') return ALL_BRPS;
        sum += brps;
      }
      return sum;
    },
    write: (open, who, target, value) => {
      open.due = open.due.filter((each) => each.power !== who || each.target !== target);
      if (isPower(who) && Number(value) > 0) open.due.push({ power: who, target, brps: Number(value) });
    },
  },
  'associated-by-attack': {
    read: ({ spainByAttack = false }) => spainByAttack,
    write: (open, _who, _target, value) => {
      if (value === true) open.spainByAttack = true;
      else delete open.spainByAttack;
    },
  },
  'usat-triggered': {
    read: ({ spent }, who) => (isFaction(who) ? (spent[who] ?? 0) : undefined),
    write: ({ spent }, who, _, value) => {
      if (isFaction(who)) spent[who] = Number(value);
    },
  },
};

/** The parts of a fact's name: its kind, who, and the target. */
type Name = readonly [kind: string, who: string, target: string];

/** What a fact of this kind is now; undefined when it is none. */
export function readKept(open: Open, [kind, who, target]: Name): Possible {
  return KEPT[kind]?.read(open, who, target);
}

/** Put a fact that the rules keep where it stands; others are left alone. In place. */
export function writeKept(open: Open, key: string, value: FactValue | undefined): void {
  const kept = KEPT[key.slice(0, key.indexOf('.'))];
  if (kept === undefined || value === undefined) return;
  const [, who = '', target = ''] = key.split('.');
  kept.write(open, who, target, value);
}
