import type { Words } from '../../../kernel/index.ts';
import { fallOf } from '../war/falls.ts';
import type { Phase } from '../turn/lifetimes.ts';
import { worldSequenceTexts } from '../turn/sequence.words.ts';
import { type Books, type Go, type Open, type Season, SEASONS, type Turn } from '../state.ts';
import { areAtWar, WARS } from '../war/wars.ts';
import type { Check, CheckedPower, CheckedAt } from './check.ts';
import { watchTexts } from './watch.words.ts';

// When a level is next checked (54.12, 57.13, 61.11), or why it is not.

/** When a check comes next, or why none does. */
export function nextChecked(books: Books, open: Open, check: Check): Words {
  if (!check.isDue(books, open)) return whyNone(open, check);
  const at = check.at(books, open);
  const turn = turnOfNext(books, open, check.of, at);
  if (turn === null) return watchTexts.watch.noMore();
  return watchTexts.watch[at]({ turn: worldSequenceTexts.turn[turn.season](), year: turn.year });
}

function isAtWar(open: Open, power: CheckedPower): boolean {
  return WARS.some(([a, b]) => [a, b].some((each) => each === power) && areAtWar(open, a, b));
}

function whyNone(open: Open, { of }: Check): Words {
  return (isAtWar(open, of) ? watchTexts.watch.notDue : watchTexts.watch.notAtWar)();
}

/** Whether a power is checked no more: the one enemy for what it does to it is beaten (60.11, 61.11). */
export function isSaved(books: Books, open: Open, check: Check): boolean {
  const enemy = ENEMIES[check.of];
  return enemy !== undefined && hasSurrendered(open, enemy) && !check.isDue(books, open);
}

const ENEMIES: Partial<Record<CheckedPower, CheckedPower>> = { russia: 'germany', china: 'japan' };

/** Whether a power has surrendered for good, as far as has been told: a Britain that fights on can do so again (59.87). */
export function hasSurrendered(open: Open, of: CheckedPower): boolean {
  if (of === 'china' || fallOf(open, of).now !== true) return false;
  return of !== 'britain' || !areAtWar(open, 'germany', 'britain');
}

/** The turn at whose end, or in whose player turn, a check comes next; null: none is left in this game. */
function turnOfNext({ plan }: Books, open: Open, of: CheckedPower, at: CheckedAt): Turn | null {
  const agenda = open.agenda as readonly Go[];
  const { year, turn } = open;
  if (agenda.some((item) => isBefore(item, of, at, open.phase, plan.chinese))) return { year, season: turn };
  const later = agenda.flatMap((item) => (isOfLaterTurn(item) ? [item.season] : []));
  const next = SEASONS.find((each) => later.includes(each));
  if (next) return { year, season: next };
  return year < plan.to.year && agenda.length > 0 ? { year: year + 1, season: SEASONS[0] } : null;
}

/** Whether an item of the agenda leads to a check within this turn. */
function isBefore(item: Go, of: CheckedPower, at: CheckedAt, now: Phase, chinese: Phase): boolean {
  if (item.step === 'checks') return item.at === at;
  if (item.step === 'changes' || item.step === 'check') return item.of === of;
  if (at === 'turn-end') return item.step === 'moment' && item.moment === 'turn-end';
  const phase = at === 'chinese-end' ? chinese : 'allied';
  if (item.step === 'player-turn') return item.phase === phase;
  return item.step === 'moment' && item.moment === 'player-turn-end' && now === phase;
}

function isOfLaterTurn(item: Go): item is Go & { season: Season } {
  return item.step === 'turns' || item.step === 'turn';
}
