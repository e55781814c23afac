import {
  type Clause,
  type Line,
  type Sheet,
  type Words,
  amountLine,
  family,
  once,
  whole,
} from '../../../kernel/index.ts';
import { beneficiary } from '../intelligence/event-modifiers.ts';
import { modifierKey } from '../intelligence/modifiers.ts';
import { targetName } from '../intelligence/spoken.ts';
import type { EventCard, Pack, Source, Target } from '../files/pack.ts';
import { RHINELAND } from '../packs/sheet.ts';
import { part } from '../part.ts';
import {
  antiComintern as antiCominternFact,
  military as militaryFact,
  strength,
} from '../placing/strength-facts.ts';
import { type StormPower, powersOf, type Side, sideOf, SIDES } from '../powers.ts';
import type { StormGround, Setting } from '../state.ts';
import { ledgerTexts } from './ledger.words.ts';

// step.11: what each side has in each target, line by line.

const MOST = 99;

/** What a side has in a target: the total of its ledger, unless the table says otherwise (step.11). */
export const total = family<StormGround, [Side, string]>({
  key: once((side, target) => `total.${side}.${target}`),
  each: ({ targets }) => SIDES.flatMap((side) => targets.map(({ id }): [Side, string] => [side, id])),
  spec: (setting, side, target) => ({
    type: whole(-MOST, MOST),
    lasts: 'turn',
    from: ledgerSheet(side, target),
    question: ledgerTexts.fact.total({ side, target: targetName(setting, target) }),
    clauses: ['step.11'],
  }),
});

/** The name of the ledger of a side in a target (step.11). */
export const ledgerSheet = once((side: Side, target: string) => `ledger/${target}/${side}`);

/**
 * The ledgers of every target, one for each side: diplomatic counters (24.5), military ones (24.4), the anti-Comintern
 * counter (24.3), events (step.5, step.6), the communist threat (24.83), covert operations (16.16A) and subversion (16.16H).
 * Each line says whose it is, where it comes from, its step, and who benefits (step.11).
 */
export function ledgers(setting: Setting): Record<string, Sheet> {
  const sheets: Record<string, Sheet> = {};
  for (const target of setting.targets)
    for (const side of SIDES) sheets[ledgerSheet(side, target.id)] = ledger(setting, side, target);
  return sheets;
}

function ledger(setting: Setting, side: Side, target: Target): Sheet {
  const { pack } = setting;
  const powers = powersOf(side);
  return {
    title: ledgerTexts.sheet.ledger({ side, target: targetName(setting, target.id) }),
    lines: [
      ...powers.map((power) => diplomatic(pack, power, target.id)),
      ...powers.map((power) => military(pack, power, target.id)),
      ...(side === 'axis' ? [antiComintern(pack, target.id)] : []),
      ...pack.events
        .filter((event) => mayCount(event, side, target.id))
        .map((event) => ofEvent(event, target.id)),
      ...(side === 'axis' && target.region !== null ? powers.map((power) => threat(power, target.id)) : []),
      ...powers.map((power) => covert(power, target.id)),
      // Russia subverts minor countries
      ...(side === 'russia' && target.id !== RHINELAND.id ? [subversion(target.id)] : []),
    ],
  };
}

/** A value that is ours or the players' own is called so; one that no pack gives is what its seat says. */
function sourceOf({ source }: { readonly source: Source }, isGiven = true): Words {
  return (isGiven ? ledgerTexts.source[source] : ledgerTexts.source.said)();
}

/** In which of the ten steps a side places. */
const PLACES = {
  axis: ledgerTexts.steps.axis(),
  russia: ledgerTexts.steps.russia(),
  allies: ledgerTexts.steps.allies(),
};

function diplomatic(pack: Pack, power: StormPower, target: string): Line {
  const source = sourceOf(pack, pack.counters !== null);
  const label = ledgerTexts.line.diplomatic({ power, step: PLACES[sideOf(power)], source });
  return amountLine({ id: `24.5/${power}`, clause: '24.5', label }, strength.key(power, target));
}

function military(pack: Pack, power: StormPower, target: string): Line {
  const source = sourceOf(pack, pack.military !== null);
  const step = sideOf(power) === 'axis' ? ledgerTexts.steps.first() : PLACES[sideOf(power)];
  const label = ledgerTexts.line.military({ power, step, source });
  return amountLine({ id: `24.4/${power}`, clause: '24.4', label }, militaryFact.key(power, target));
}

function antiComintern(pack: Pack, target: string): Line {
  const label = ledgerTexts.line.antiComintern({ source: sourceOf(pack, pack.antiComintern !== null) });
  return amountLine({ id: '24.3', label }, antiCominternFact.key(target));
}

/** Whether an event can be a modifier of a side in a target: it has a value, and its text names the target. */
function mayCount(event: EventCard, side: Side, target: string): boolean {
  if (event.kind !== 'fixed' && event.kind !== 'regional') return false;
  return sideOf(beneficiary(event)) === side && event.targets?.includes(target) === true;
}

/** The printed events have a clause of their own; the others are those of their step. */
const PRINTED: Readonly<Record<string, Clause>> = {
  'danube-free-trade-zone': 'event.danube-free-trade-zone',
  'italian-influence-in-the-balkans': 'event.italian-influence-in-the-balkans',
};

function ofEvent(event: EventCard, target: string): Line {
  const step = event.kind === 'fixed' ? 5 : 6;
  const benefits = beneficiary(event);
  const label = ledgerTexts.line.event({
    title: event.title,
    power: event.holder,
    step,
    benefits,
    source: sourceOf(event),
  });
  const clause = (event.source === 'sheet' && PRINTED[event.id]) || `step.${step}`;
  return amountLine({ id: `event/${event.id}`, clause, label }, modifierKey(`event-${event.id}`, target));
}

function threat(power: StormPower, target: string): Line {
  const row = { id: `24.83/${power}`, clause: '24.83', label: ledgerTexts.line.threat({ power }) };
  return amountLine(row, modifierKey(`threat-${power}`, target));
}

function covert(power: StormPower, target: string): Line {
  const row = { id: `16.16A/${power}`, clause: '16.16A', label: ledgerTexts.line.covert({ power }) };
  return amountLine(row, modifierKey(`covert-${power}`, target));
}

function subversion(target: string): Line {
  return amountLine(
    { id: '16.16H', label: ledgerTexts.line.subversion() },
    modifierKey('subversion', target),
  );
}

/** step.11: the ledgers. */
export const LEDGER = part(import.meta.url, {
  facts: [total],
  sheets: ledgers,
  texts: ledgerTexts,
});
