import { type Referee, type Words, reportedValue, tell, tellPass } from '../../../kernel/index.ts';
import { targetName } from '../intelligence/spoken.ts';
import type { Placement } from '../lifetimes.ts';
import { RHINELAND } from '../packs/sheet.ts';
import type { StormPower } from '../powers.ts';
import { pact, support } from '../starts/standing.ts';
import { eventOf, type Open, type Setting } from '../state.ts';
import { isLimited } from './24.4-military.ts';
import { clausesOf } from './24.54E-limits.ts';
import { priceOf } from './costs.ts';
import { placeTexts } from './1-4-place.words.ts';

// What the log says of counters that are placed, and, once a turn, of what this game does not check.

/** 24.5, 24.4, 24.3: tell where counters are placed; `open` is as it was before. */
export function tellPlaced(
  setting: Setting,
  open: Open,
  powers: readonly StormPower[],
  placed: readonly Placement[],
  referee: Referee,
): void {
  if (!referee.tell) return;
  if (placed.length === 0) tellPass(referee, placeTexts.told.placedNone, { powers: [...powers] }, ['24.5']);
  for (const [power, own] of Map.groupBy(placed, (each) => each.power)) {
    const list = own.map((each) => partOf(setting, each));
    const clauses = [...new Set(own.flatMap((each) => clausesOfPlaced(setting, each)))];
    tell(referee, 'note', placeTexts.told.placed, { power, list }, clauses);
  }
  for (const { data, clauses } of notes(setting, open, placed))
    referee.tell({ to: 'all', kind: 'note', data, clauses });
}

/** The clauses by which a counter is placed (24.3, 24.4, 24.5, 24.54E). */
function clausesOfPlaced(setting: Setting, { kind, basis }: Placement): readonly string[] {
  if (kind !== 'diplomatic') return [kind === 'military' ? '24.4' : '24.3'];
  return ['24.5', ...(typeof basis === 'string' ? EXTRAS[basis] : clausesOf(eventOf(setting, basis.event)))];
}

const EXTRAS = {
  set: [],
  ring: ['24.54E/spy-ring'],
  'civil-war': ['24.54E/civil-war'],
  success: ['24.54E/success'],
} as const;

function partOf(setting: Setting, { kind, basis, target, count }: Placement): Words {
  const at = { target: targetName(setting, target) };
  if (kind === 'military') return placeTexts.placed.military({ ...at, count });
  if (kind === 'anti-comintern') return placeTexts.placed.antiComintern(at);
  if (typeof basis === 'string') return placeTexts.placed[basis](at);
  return placeTexts.placed.event({ ...at, event: eventOf(setting, basis.event).title });
}

interface Note {
  readonly data: Words;
  readonly clauses: readonly string[];
}

function notes(setting: Setting, open: Open, placed: readonly Placement[]): Note[] {
  return [
    ...unknownNote(setting, open, placed),
    ...rhinelandNote(open, placed),
    ...supportNotes(open, placed),
    ...antiCominternNotes(setting, open, placed),
    ...permitNotes(setting, placed),
  ];
}

/** What the pack does not say: with the first counters of a turn. */
function unknownNote({ pack }: Setting, open: Open, placed: readonly Placement[]): Note[] {
  if (open.placed.length > 0 || placed.length === 0) return [];
  const kinds = ['diplomatic', 'military', 'anti-comintern'] as const;
  const list = [
    ...(pack.allowed === null ? [placeTexts.unknown.allowed()] : []),
    ...(pack.counters === null ? [placeTexts.unknown.counters()] : []),
  ];
  const isFree = kinds.some((kind) => priceOf(pack, kind) === null);
  return [
    ...(list.length === 0 ? [] : [{ data: placeTexts.told.unknown({ list }), clauses: ['24.5'] }]),
    ...(isFree ? [{ data: placeTexts.told.notCharged(), clauses: ['24.5'] }] : []),
  ];
}

/** 4.16C: the first counter of a turn in the Rhineland. */
function rhinelandNote(open: Open, placed: readonly Placement[]): Note[] {
  const isThere = ({ target }: Placement): boolean => target === RHINELAND.id;
  if (!placed.some(isThere) || open.placed.some(isThere)) return [];
  return [{ data: placeTexts.told.rhineland(), clauses: ['4.16C'] }];
}

/** 24.4: military counters of a power whose support level would limit them. */
function supportNotes(open: Open, placed: readonly Placement[]): Note[] {
  const powers = new Set(placed.flatMap(({ kind, power }) => (kind === 'military' ? [power] : [])));
  return [...powers].flatMap((power): Note[] => {
    const isChecked = !isLimited(open, power) || reportedValue(open.facts, support.key(power)) !== undefined;
    return isChecked ? [] : [{ data: placeTexts.told.supportUnknown({ power }), clauses: ['24.4'] }];
  });
}

function antiCominternNotes({ pack }: Setting, open: Open, placed: readonly Placement[]): Note[] {
  if (!placed.some(({ kind }) => kind === 'anti-comintern')) return [];
  const list = [placeTexts.unknown.antiComintern()];
  const unknown: Note[] =
    pack.antiCominternTargets === null
      ? [{ data: placeTexts.told.unknown({ list }), clauses: ['24.3'] }]
      : [];
  const inForce = reportedValue(open.facts, pact.key()) === true;
  return inForce ? [...unknown, { data: placeTexts.told.pact(), clauses: ['24.3'] }] : unknown;
}

/** 24.61B: an event that opens locations, whose text the pack does not have. */
function permitNotes(setting: Setting, placed: readonly Placement[]): Note[] {
  return placed.flatMap(({ basis }): Note[] => {
    const event = typeof basis === 'object' ? eventOf(setting, basis.event) : undefined;
    if (event?.kind !== 'permit' || event.targets !== null) return [];
    return [{ data: placeTexts.told.permitUnknown({ event: event.title }), clauses: ['24.61B'] }];
  });
}
