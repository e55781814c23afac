import { pairs } from '../../../kernel/index.ts';
import { fact, inState } from '../facts/facts.ts';
import type { Naming } from '../turn/lifetimes.ts';
import { part } from '../part.ts';
import { FACTIONS, type Faction } from '../powers.ts';
import type { Open } from '../state.ts';
import { MINORS, RUSSIAN_TARGETS } from '../tables/targets.ts';

// 49.431: a target may be named once a year.

/** Whether a faction has named a target this year, and whether Russia and Germany were at war then (49.431B). */
const NAMED = ['no', 'at-peace', 'at-war'];

/** What a faction can name (49.423): Russia, where it may place DPs. */
function nameable(faction: Faction): readonly string[] {
  return faction === 'russia' ? RUSSIAN_TARGETS : MINORS;
}

/** What a faction has named this year (49.431). */
const named = inState<[Faction, string]>({
  key: (faction, target) => `named.${faction}.${target}`,
  each: () => FACTIONS.flatMap((faction) => pairs([faction], nameable(faction))),
  spec: (faction, target) =>
    fact('named', { kind: 'choice', values: NAMED }, ['49.431'], {
      lasts: 'year',
      args: { faction, target },
    }),
  read({ named: all }, faction, target) {
    const mark = all.find((each) => each.by === faction && each.target === target);
    if (mark === undefined) return 'no';
    return mark.atWar ? 'at-war' : 'at-peace';
  },
  write(open, value, faction, target) {
    open.named = open.named.filter((each) => each.by !== faction || each.target !== target);
    if (value !== 'no') open.named.push({ target, by: faction, atWar: value === 'at-war' });
  },
});

/** 49.431: once a year; but 49.431B: an Allied naming of one of the five before the Russo-German war leaves the Axis theirs. */
export function wasNamed(open: Open, faction: Faction, target: string, isOfFive: boolean): boolean {
  const mayStayAxis = isOfFive && faction === 'european-axis';
  for (const each of open.named)
    if (each.target === target && !(mayStayAxis && leavesAxis(each))) return true;
  return false;
}

function leavesAxis({ by, atWar }: Naming): boolean {
  return by !== 'european-axis' && !atWar;
}

/** 49.431: once a year. */
export const NAMED_ONCE = part(import.meta.url, {
  clauses: {
    '49.43': ['heading', 'Restrictions on diplomatic die rolls'],
    '49.431': ['enforced', 'Targets may only be named once each year', 'wasNamed'],
    '49.431B': ['enforced', 'Finland and the Balkans', 'wasNamed'],
  },
  facts: [named],
});
