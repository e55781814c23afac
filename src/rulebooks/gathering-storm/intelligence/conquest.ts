import { type Bar, reportedValue } from '../../../kernel/index.ts';
import type { EventCard } from '../files/pack.ts';
import { diplomaticRuling } from '../placing/24.5-diplomatic.rulings.ts';
import { isPower, type StormPower } from '../powers.ts';
import { conquest } from '../starts/standing.ts';
import type { Open, Setting } from '../state.ts';
import { intelligenceBarTexts } from './bars.words.ts';
import { needlessRuling } from './needless.rulings.ts';
import { targetName } from './spoken.ts';

// step.6: what a conquest closes to diplomacy.

/** Who has conquered a target; null: nobody, as far as anybody has said. */
function conqueror({ facts }: Open, target: string): StormPower | null {
  const by = reportedValue(facts, conquest.key(target));
  return isPower(by) ? by : null;
}

/** No diplomacy in a conquered country (step.6; ruling conquest). */
export function conquestBar(setting: Pick<Setting, 'targets'>, open: Open, target: string): Bar | null {
  const power = conqueror(open, target);
  if (power === null || diplomaticRuling(open.rulings, 'conquest') === 'allowed') return null;
  return {
    clauses: ['step.6'],
    reason: intelligenceBarTexts.bar.noConquest({ target: targetName(setting, target), power }),
  };
}

/** Whether an event raises its holder's support level in a target, as that is a conquest of its holder (step.6). */
export function raisesSupport(open: Open, { conquests, holder }: EventCard, target: string): boolean {
  return conquests === true && conqueror(open, target) === holder;
}

/** Why a card can bring nothing in this turn, whoever has it: it names no target of this game, or conquests alone (step.5, step.6). */
export function needlessBar(setting: Pick<Setting, 'targets'>, open: Open, event: EventCard): Bar | null {
  const { targets, title } = event;
  if (targets === null || needlessRuling(open.rulings, 'needless') === 'asked') return null;
  const here = targets.filter((id) => setting.targets.some((each) => each.id === id));
  const clauses = [event.kind === 'fixed' ? 'step.5' : 'step.6'];
  if (here.length === 0) return { clauses, reason: intelligenceBarTexts.bar.namesNoTarget({ event: title }) };
  const isOpen = (id: string): boolean =>
    conquestBar(setting, open, id) === null || raisesSupport(open, event, id);
  return here.some(isOpen)
    ? null
    : { clauses, reason: intelligenceBarTexts.bar.namesConquests({ event: title }) };
}
