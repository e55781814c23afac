import { type Bar, once, reportedValue, texts } from '../../../kernel/index.ts';
import { targetName } from '../intelligence/spoken.ts';
import { part } from '../part.ts';
import { civilWar, flags } from '../starts/standing.ts';
import type { Open, Setting } from '../state.ts';
import { allyRuling, ALLY_RULINGS } from './24.56D-allies.rulings.ts';

// 24.56D: where the Allies may place no diplomatic counter.

/** 24.56D: a Russian flag or a Russian event `drawn` for the target in this turn bars the Allies; a civil war lifts the bar of flags. */
export function alliedBar(
  setting: Setting,
  open: Open,
  target: string,
  drawn: ReadonlySet<string>,
): Bar | null {
  const atWar = reportedValue(open.facts, civilWar.key(target)) === true;
  if (hasRussianFlag(open, target) && !atWar) return BARS(setting)(target).flag;
  const lifted = atWar && allyRuling(open.rulings, 'civil-war-lifts-event-bar') === 'yes';
  return !lifted && drawn.has(target) ? BARS(setting)(target).event : null;
}

const BARS = once((setting: Setting) =>
  once((target: string): Record<'flag' | 'event', Bar> => {
    const args = { target: targetName(setting, target) };
    return {
      flag: { clauses: ['24.56D', '24.56D/flag'], reason: say.bar.russianFlag(args) },
      event: { clauses: ['24.56D', '24.56D/event'], reason: say.bar.russianEvent(args) },
    };
  }),
);

function hasRussianFlag({ facts }: Open, target: string): boolean {
  return Number(reportedValue(facts, flags.key('russia', target)) ?? 0) > 0;
}

const say = texts({
  bar: {
    russianFlag:
      'A Russian flag is there: no diplomatic counter of the Allies, unless a civil war is fought there.',
    russianEvent:
      'A Russian diplomatic event was drawn for it this turn: no diplomatic counter of the Allies.',
  },
});

/** 24.56D: where Russia bars the Allies. */
export const ALLIES = part(import.meta.url, {
  clauses: {
    '24.56D': ['enforced', 'Allies and Russia', 'alliedBar'],
    '24.56D/flag': ['enforced', 'A Russian flag bars the Allies', 'alliedBar'],
    '24.56D/event': ['enforced', 'A Russian event bars the Allies', 'alliedBar'],
    '24.56D/civil-war': ['enforced', 'A civil war lifts the bar of flags', 'alliedBar'],
  },
  rulings: ALLY_RULINGS,
  texts: say,
});
