import { type Range, reportedValue, type sums } from '../../../kernel/index.ts';
import { isPower, type StormPower, powersOf, type Side, sideOf, SIDES } from '../powers.ts';
import { civilWar, conquest } from '../starts/standing.ts';
import type { Books, Open } from '../state.ts';
import { diplomaticRuling } from '../placing/24.5-diplomatic.rulings.ts';
import { antiCominternRuling } from '../placing/24.3-anti-comintern.rulings.ts';
import { isFallen } from '../freed.ts';
import { ledgerSheet, total } from './ledger.ts';
import { bestOf, type Camp, campsOf, hasFactions } from './margin.ts';
import { resolutionRuling } from './resolution.rulings.ts';

// step.11: what is contested, who leads there, and who benefits.

/** Who leads in a target, and by how much; the powers that could benefit: one, or those among whom the table says. */
export interface TargetLead {
  readonly camp: Camp;
  readonly margin: number;
  readonly among: readonly StormPower[];
}

/** How the sides stand in a target. Lead: 'tie', or null while too little is known. */
export interface Account {
  readonly totals: Readonly<Record<Side, Range>>;
  readonly lead: TargetLead | 'tie' | null;
}

/**
 * Whether something lies or counts in a target (step.11). In a conquest there is no diplomacy (ruling conquest), and what was
 * set aside does not count.
 */
export function isContested(open: Open, target: string): boolean {
  return hasSomething(open, target) && !isLost(open, target);
}

/** Whether something lies or counts in a target, be it a conquest (step.11). */
export function hasSomething(open: Open, target: string): boolean {
  for (const each of open.placed)
    if (each.target === target && !each.void && !isFallen(open, each)) return true;
  for (const each of open.modifiers)
    if (each.target === target && each.amount !== 0 && !isFallen(open, each)) return true;
  return SIDES.some((side) => reportedValue(open.facts, total.key(side, target)) !== undefined);
}

/** Whether a target is a conquest in which there is no diplomacy any more (step.6, ruling conquest). */
export function isLost({ facts, rulings }: Open, target: string): boolean {
  return (
    diplomaticRuling(rulings, 'conquest') !== 'allowed' && isPower(reportedValue(facts, conquest.key(target)))
  );
}

/** How the sides stand in a target, as everybody knows it (step.11). */
export function accountOf(books: Books, open: Open, target: string): Account {
  const totals = totalsIn(books, open, target);
  return { totals, lead: leadOf(books, open, target, totals) };
}

const NOTHING: Range = { min: 0, max: 0 };

/** Whether a side has something in a target: its ledger is all noughts else, and needs no sum. */
function isThere({ placed, modifiers }: Open, side: Side, target: string): boolean {
  for (const each of placed) if (each.target === target && sideOf(each.power) === side) return true;
  for (const each of modifiers) if (each.target === target && sideOf(each.power) === side) return true;
  return false;
}

function totalsIn(books: Books, open: Open, target: string): Record<Side, Range> {
  const facts = books.known({ seat: null, open });
  const of = (side: Side): Range => {
    const said = reportedValue(open.facts, total.key(side, target));
    if (typeof said === 'number') return { min: said, max: said };
    if (!isThere(open, side, target)) return NOTHING;
    const into: sums.WritableRange = { min: 0, max: 0 };
    books.prepared(ledgerSheet(side, target)).bound(facts, into);
    return into;
  };
  return { axis: of('axis'), allies: of('allies'), russia: of('russia') };
}

/** The camp with the most, and by how much it leads the next; nobody in a tie (rulings sides, factions, margin). */
function leadOf(books: Books, open: Open, target: string, totals: Account['totals']): Account['lead'] {
  const fought = hasFactions(books, target) ? reportedValue(open.facts, civilWar.key(target)) : false;
  if (fought === undefined || SIDES.some((side) => totals[side].min !== totals[side].max)) return null;
  const sumOf = (camp: Camp): number => camp.reduce((sum, side) => sum + totals[side].min, 0);
  const camps = campsOf(books, target, fought === true, resolutionRuling(open.rulings, 'sides'));
  const sums = camps.map(sumOf);
  const best = Math.max(...sums);
  const at = sums.indexOf(best);
  const margin = best - bestOf(sums.filter((_, other) => other !== at));
  if (margin <= 0) return 'tie';
  const first = camps[at] as Camp;
  const most = Math.max(...first.map((side) => totals[side].min));
  const largest = first.filter((side) => totals[side].min === most);
  return {
    camp: first,
    margin,
    among: largest.flatMap((side) => beneficiaries(books, open, target, side, margin)),
  };
}

/** The counters of a power that lie in a target and count (step.11). */
export function countersOf(open: Open, target: string, power: StormPower): Open['placed'] {
  return open.placed.filter(
    (each) => each.target === target && !each.void && !isFallen(open, each) && each.power === power,
  );
}

/** The modifiers of a power that count in a target (step.11). */
export function modifiersOf(open: Open, target: string, power: StormPower): Open['modifiers'] {
  return open.modifiers.filter(
    (each) => each.target === target && each.amount !== 0 && !isFallen(open, each) && each.power === power,
  );
}

/**
 * Who of a side benefits in a target (step.11, ruling benefits): whom the text of an event there names (event.danube-free-trade-zone);
 * else whose diplomatic counter is there; else whose event is; else who has covert operations there; else whose anti-Comintern
 * counter lies there alone (24.3, ruling anti-comintern-power); else who alone of it has anything there (ruling sole-partner); else nothing says which of
 * its powers. By ruling those come first
 * whose event is there without which the side would not lead, by its `margin`; or nobody does because a text names them.
 */
export function beneficiaries(
  { events: cards }: Pick<Books, 'events'>,
  open: Open,
  target: string,
  side: Side,
  margin: number,
): readonly StormPower[] {
  const named = new Set<StormPower>();
  const counters = new Set<StormPower>();
  const events = new Set<StormPower>();
  const operations = new Set<StormPower>();
  let byEvents = 0;
  const powers = powersOf(side);
  const here = powers.flatMap((power) => countersOf(open, target, power));
  for (const { kind, power } of here) if (kind === 'diplomatic') counters.add(power);
  const used = powers.flatMap((power) => modifiersOf(open, target, power));
  for (const { source, power, amount } of used) {
    if (source === 'covert') operations.add(power);
    else if (source.startsWith('event/')) {
      events.add(power);
      if (cards.get(source.slice('event/'.length))?.benefits !== undefined) named.add(power);
      byEvents += amount;
    }
  }
  const how = resolutionRuling(open.rulings, 'benefits');
  const isLedByEvents = how === 'card' && margin <= byEvents;
  const usual = isLedByEvents ? [events, counters, operations] : [counters, events, operations];
  const chain = how === 'printed' ? [named, ...usual] : usual;
  const first = chain.find(({ size }) => size > 0);
  if (first) return [...first];
  const [one, ...others] = here;
  const isAlone = one?.kind === 'anti-comintern' && others.length === 0 && used.length === 0;
  if (isAlone && antiCominternRuling(open.rulings, 'anti-comintern-power') === 'payer') return [one.power];
  const sole = isAlone ? null : soleOf([...here, ...used].map(({ power }) => power));
  return sole !== null && resolutionRuling(open.rulings, 'sole-partner') === 'benefits'
    ? [sole]
    : powersOf(side);
}

/** The one power that some things are all of; null: there is none, or several. */
function soleOf(powers: readonly StormPower[]): StormPower | null {
  const [one, ...others] = new Set(powers);
  return one !== undefined && others.length === 0 ? one : null;
}
