import { reported } from '../../../kernel/facts.ts';
import type { Bar } from '../../../kernel/form.ts';
import { words } from '../../../kernel/words.ts';
import type { EventCard } from '../pack.ts';
import { civilWar, flags } from '../standing.ts';
import type { Open, Setting } from '../state.ts';
import { ruled } from './24.56D-allies.rulings.ts';
import { spoken } from './counters.ts';
import { generalRussianKey, isGeneral } from './drawn.ts';

// 24.56D: where the Allies may place no diplomatic counter.

/** 24.56D: a Russian flag or a Russian event of this turn bars the Allies; a civil war lifts the bar of flags. */
export function alliedBar(setting: Setting, open: Open, target: string): Bar | null {
  const atWar = reported(open.facts, civilWar.key(target)) === true;
  const spokenOf = { target: spoken(setting, target) };
  if (hasRussianFlag(open, target) && !atWar)
    return { clauses: ['24.56D', '24.56D/flag'], reason: words('bar.russianFlag', spokenOf) };
  const lifted = atWar && ruled(open.rulings, 'civil-war-lifts-event-bar') === 'yes';
  if (!lifted && hasRussianEvent(setting, open, target))
    return { clauses: ['24.56D', '24.56D/event'], reason: words('bar.russianEvent', spokenOf) };
  return null;
}

function hasRussianFlag({ facts }: Open, target: string): boolean {
  return Number(reported(facts, flags.key('russia', target)) ?? 0) > 0;
}

/** 24.56D: whether a Russian event that all know of, general or turned up in step 2, was drawn for a target this turn. */
export function hasRussianEvent({ pack }: Setting, open: Open, target: string): boolean {
  if (reported(open.facts, generalRussianKey(target)) === true) return true;
  return pack.events.some(
    (event) =>
      event.holder === 'russia' &&
      (isGeneral(open, event.id) || open.shown.includes(event.id)) &&
      isDrawnFor(open, event, target),
  );
}

/** 24.56D: which targets an event is drawn for (ruling drawn-for); a permit whose text is not known counts where it is used. */
export function isDrawnFor({ rulings, placed }: Open, event: EventCard, target: string): boolean {
  const named = event.targets ?? [];
  if (named.length === 1) return named[0] === target;
  const choice = ruled(rulings, 'drawn-for');
  if (choice === 'single-target') return false;
  if (choice === 'every-target' && (named.length > 0 || event.kind !== 'permit'))
    return named.includes(target);
  return placed.some(
    ({ basis, target: at }) => at === target && typeof basis === 'object' && basis.event === event.id,
  );
}
