import {
  type Lead,
  type Limit,
  type Referee,
  type Row,
  reportedValue,
  eachOf,
  whole,
  once,
} from '../../../kernel/index.ts';
import { fact, inState } from '../facts/facts.ts';
import { part } from '../part.ts';
import type { Faction } from '../powers.ts';
import { type Books, type Open, SEASONS } from '../state.ts';
import { LEVELS } from '../tables/tensions.ts';
import type { PlacedDps } from './2-allocation.ts';
import { actual, move } from './8-tension.ts';
import { tensionTexts } from './8-tension.words.ts';
import { usatBy } from './83-leads.ts';
import { effectiveSheet, tensionDie } from './85-effective-level.ts';

// 49.81B, 49.82, 49.83: DPs that a faction triggers in USAT, one each turn.

/** The factions that trigger DPs in USAT, one each turn (49.81B, 49.82C). */
const TRIGGERING = ['european-axis', 'western-allies'] as const satisfies Faction[];

/** The DPs that a faction has triggered in USAT this year (49.83). */
const usatTriggered = inState<[Faction]>({
  key: (faction) => `usat-triggered.${faction}`,
  each: eachOf(TRIGGERING),
  spec: (faction) =>
    fact('usatTriggered', whole(0, SEASONS.length), ['49.83'], { lasts: 'year', args: { faction } }),
  read: ({ spent }, faction) => spent[faction] ?? 0,
  write({ spent }, value, faction) {
    spent[faction] = Number(value);
  },
});

/** The roll for the effective level that follows, once the actual one is this (49.851A). */
const effectiveAt = once((level: number): readonly Lead[] => {
  const actually = Math.max(LEVELS.min, Math.min(LEVELS.max, level));
  return [
    {
      name: effectiveSheet('usat'),
      dice: [tensionDie.key('usat')],
      makes: { [actual.key('usat')]: actually },
    },
  ];
});

/** The row of the naming form by which a faction triggers a DP in USAT (49.411C, 49.412C), in its own phase (49.82A); `placed` are its own DPs. */
export function triggerRows(open: Open, faction: Faction, placed: PlacedDps): Row[] {
  if (faction === 'russia') return [];
  const left = placed('usat') - (open.spent[faction] ?? 0);
  const level = reportedValue(open.facts, actual.key('usat'));
  if (left <= 0) return [NO_TRIGGER];
  return [typeof level === 'number' ? { ...TRIGGER, leads: effectiveAt(level + usatBy(faction)) } : TRIGGER];
}

const TRIGGER: Row = { id: 'usat', label: tensionTexts.row.trigger(), max: 1 };
const NO_TRIGGER: Row = {
  ...TRIGGER,
  barred: { clauses: ['49.82A', '49.83'], reason: tensionTexts.bar.noUsat() },
};

/** 49.82C: one DP a turn. */
export const TRIGGER_LIMIT: Limit = {
  rows: [TRIGGER.id],
  max: 1,
  clauses: ['49.82C'],
  reason: tensionTexts.limit.oneTrigger(),
};

/** 49.82B, 49.83: one DP a turn, whatever else is named; the Axis lowers USAT, the West raises it. */
export function trigger(books: Books, open: Open, faction: Faction, referee: Referee): void {
  open.spent[faction] = (open.spent[faction] ?? 0) + 1;
  const clause = faction === 'european-axis' ? '49.411C' : '49.412C';
  move(books, open, 'usat', usatBy(faction), ['49.83', clause], referee);
}

/** 49.82, 49.83: triggers in USAT. */
export const USAT_TRIGGERS = part(import.meta.url, {
  clauses: {
    '49.411C': ['enforced', 'Axis triggers in USAT', 'triggerRows'],
    '49.412C': ['enforced', 'Western triggers in USAT', 'triggerRows'],
    '49.82': ['heading', 'Activation of tension DPs'],
    '49.82A': ['enforced', 'DPs activated during diplomatic phase', 'triggerRows'],
    '49.82B': ['enforced', 'Activation independent of diplomatic die rolls', 'trigger'],
    '49.82C': ['enforced', 'Activation limited to one DP per turn', 'TRIGGER_LIMIT'],
    '49.83': ['computed', 'Effect of DPs on tensions', 'trigger'],
  },
  facts: [usatTriggered],
});
