import { reported } from '../../../kernel/facts.ts';
import type { Bar } from '../../../kernel/form.ts';
import { words } from '../../../kernel/words.ts';
import { drawnFor } from '../intelligence/24.56D-drawn.ts';
import { spoken } from '../intelligence/spoken.ts';
import { civilWar, flags } from '../standing.ts';
import type { Open, Setting } from '../state.ts';
import { ruled } from './24.56D-allies.rulings.ts';

// 24.56D: where the Allies may place no diplomatic counter.

/** 24.56D: a Russian flag or a Russian event of this turn bars the Allies; a civil war lifts the bar of flags. */
export function alliedBar(setting: Setting, open: Open, target: string): Bar | null {
  const atWar = reported(open.facts, civilWar.key(target)) === true;
  const spokenOf = { target: spoken(setting, target) };
  if (hasRussianFlag(open, target) && !atWar)
    return { clauses: ['24.56D', '24.56D/flag'], reason: words('bar.russianFlag', spokenOf) };
  const lifted = atWar && ruled(open.rulings, 'civil-war-lifts-event-bar') === 'yes';
  if (!lifted && drawnFor(setting, open).has(target))
    return { clauses: ['24.56D', '24.56D/event'], reason: words('bar.russianEvent', spokenOf) };
  return null;
}

function hasRussianFlag({ facts }: Open, target: string): boolean {
  return Number(reported(facts, flags.key('russia', target)) ?? 0) > 0;
}
