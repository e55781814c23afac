import {
  type AllocateForm,
  type Allocation,
  type Bar,
  type Door,
  type Json,
  type Limit,
  type Referee,
  type Row,
  type Words,
  json,
  rowWith,
  rulingsOf,
  tell,
  tellPass,
  once,
} from '../../../kernel/index.ts';
import { toldOf } from '../facts/facts.ts';
import type { Phase } from '../turn/lifetimes.ts';
import { hasDiplomacy } from '../turn/over.ts';
import { part } from '../part.ts';
import { type Faction, isFaction } from '../powers.ts';
import { worldSequenceTexts } from '../turn/sequence.words.ts';
import {
  type Books,
  type Go,
  type Open,
  phaseId,
  type WorldPosition,
  type Season,
  type WorldStep,
  stepOf,
} from '../state.ts';
import { AXIS_FIVE, MINORS, RUSSIA_WAITS } from '../tables/targets.ts';
import { areAtWar, war } from '../war/wars.ts';
import { ownDps, type PlacedDps } from './2-allocation.ts';
import { namersOf } from './41-namers.ts';
import { namingTexts } from './41-naming.words.ts';
import { rolledOn } from './42-leads.ts';
import { addRoll, openRolls } from './425-opening.ts';
import { alwaysBar, untoldOf } from './43-bars.ts';
import { wasNamed } from './431-named.ts';
import { franceFell } from './431c-france.ts';
import { mustWait, rgt50 } from './434-russia-waits.ts';
import { deferObligations, settleObligations } from './58-obligations.ts';
import { payDue } from './59-brps-due.ts';
import { missReactions, reactingBy, reactionLimits, reactionRow, reactionRows } from './6-reactions.ts';
import { demand, DEMAND_LIMIT, demandRows, demandsIn, keepRollsOfDemands } from './7-demands.ts';
import { isKept, missingLevels } from './8-tension.ts';
import { trigger, TRIGGER_LIMIT, triggerRows } from './83-usat.ts';
import { countStatus, missingForStatus } from './84-lists.ts';
import { endDice } from './85-effective-level.ts';
import { countOffensives, missingForTension } from './87-offensives.ts';
import { door, hasAnswered, isShut } from './door.ts';

// 49.41 and 49.42: which targets a faction may name, and that all are announced before any DPs are.

declare module '../state.ts' {
  interface Steps {
    ready: object;
    naming: object;
  }
}

/**
 * The form by which a faction names its targets, one a phase, the Axis beside it any of the five (49.411A, 49.412A, 49.413A);
 * `dps` are its own, which nobody else has seen (49.423).
 */
export function namingForm(
  open: Open,
  faction: Faction,
  dps: Readonly<Record<string, number>>,
): AllocateForm {
  const placed = ownDps(open, faction, dps);
  const waits = faction === 'russia' && mustWait(open);
  const targets = TARGET_ROWS.map((rows) => namingRow(open, faction, rows, placed, waits));
  return {
    kind: 'allocate',
    rows: [
      ...targets,
      ...reactionRows(open, faction),
      ...demandRows(open, faction),
      ...triggerRows(open, faction, placed),
    ],
    limits: LIMITS[faction],
  };
}

/** The row of a target, open and with each bar of 49.43 that is the same in every game. */
interface TargetRows {
  readonly target: string;
  readonly isOfFive: boolean;
  readonly free: Row;
  readonly alreadyNamed: Row;
  readonly withoutDps: Row;
  readonly russiaWaits: Row | null;
}

const TARGET_ROWS = MINORS.map((target): TargetRows => {
  const row = { id: target, label: namingTexts.row.target({ target }) };
  const barred = (clauses: readonly string[], text: (args: { readonly target: string }) => Words): Row =>
    rowWith(row, 1, { clauses, reason: text({ target }) });
  const waits = json.own(RUSSIA_WAITS, target);
  return {
    target,
    isOfFive: AXIS_FIVE.includes(target),
    free: { ...rowWith(row, 1, null), leads: rolledOn(target) },
    alreadyNamed: barred(['49.431'], namingTexts.bar.named),
    withoutDps: barred(['49.423'], namingTexts.bar.noDps),
    russiaWaits: waits ? barred(waits, namingTexts.bar.russiaWaits) : null,
  };
});

const oneTarget = (clause: string): Limit[] => [
  { rows: MINORS, max: 1, clauses: [clause], reason: namingTexts.limit.one() },
];

/** One target a phase; the Axis beside it any of the five (49.411A, 49.412A, 49.413A); no target twice (49.61, 49.71), one DP in USAT (49.82C). */
const LIMITS: Readonly<Record<Faction, readonly Limit[]>> = {
  'european-axis': [
    {
      rows: MINORS.filter((target) => !AXIS_FIVE.includes(target)),
      max: 1,
      clauses: ['49.411A'],
      reason: namingTexts.limit.axisOne(),
    },
    ...reactionLimits('european-axis'),
    TRIGGER_LIMIT,
  ],
  'western-allies': [...oneTarget('49.412A'), ...reactionLimits('western-allies'), TRIGGER_LIMIT],
  russia: [...oneTarget('49.413A'), DEMAND_LIMIT],
};

const ROWS_BY_TARGET: ReadonlyMap<string, TargetRows> = new Map(
  TARGET_ROWS.map((rows) => [rows.target, rows]),
);

/** 49.43: why a faction may not name a target this year, as all know it; one's own DPs there may be wanting beside it (49.423). */
export function namingBar(
  open: Open,
  faction: Faction,
  target: string,
  placed: PlacedDps = () => 1,
): Bar | null {
  const rows = ROWS_BY_TARGET.get(target);
  if (!rows) return null;
  const waits = faction === 'russia' && mustWait(open);
  return namingRow(open, faction, rows, placed, waits).barred ?? null;
}

/** A target, barred if the faction may not name it. Own DPs count last, so that open reasons come first. */
function namingRow(open: Open, faction: Faction, rows: TargetRows, placed: PlacedDps, waits: boolean): Row {
  const always = alwaysBar(open, faction, rows.target);
  if (always) return rowWith(rows.free, 1, always);
  if (wasNamed(open, faction, rows.target, rows.isOfFive)) return rows.alreadyNamed;
  if (waits && rows.russiaWaits) return rows.russiaWaits;
  const needsNone = faction === 'european-axis' && rows.isOfFive;
  return needsNone || placed(rows.target) > 0 ? rows.free : rows.withoutDps;
}

const WAR = war.key('germany', 'russia');

const ALWAYS_ASKED = [WAR, franceFell.key()];

/** The facts on which this phase's bars depend and that nobody has reported: asked before anybody names (49.43). */
function missingForNaming(books: Books, open: Open): string[] {
  const isMissing = (key: string): boolean => toldOf(open, key) === undefined;
  const missing = hasDiplomacy(books, open) ? missingForBars(open, isMissing) : missingLevels(books, open);
  missing.push(...missingForStatus(books, open), ...missingForTension(books, open));
  return missing;
}

/** Those on which the bars depend; whether RGT frees Russia to name counts in its own phase (49.434, 49.44). */
function missingForBars(open: Open, isMissing: (key: string) => boolean): string[] {
  const missing = ALWAYS_ASKED.filter(isMissing);
  for (const target of MINORS) missing.push(...untoldOf(open, target));
  const mayFreeRussia = open.phase === 'allied' && !areAtWar(open, 'germany', 'russia');
  if (mayFreeRussia && !isKept(open, 'rgt') && isMissing(rgt50.key())) missing.push(rgt50.key());
  return missing;
}

/** What comes at the start of a player turn, before anybody names, as far as its facts are known (49.41). */
export const ready: WorldStep<'ready'> = {
  clauses: ['49.41', '49.43'],
  needs: {
    facts: missingForNaming,
    asks: (books, open, _, missing) => ({ at: phaseId(open), ...askReady(books, open, missing) }),
  },
  next(books, { open }, _, referee) {
    countTensions(books, open, referee);
    settleObligations(open, referee);
    payDue(open, referee);
  },
  drop(books, { open }, _, referee) {
    countTensions(books, open, referee);
    deferObligations(open, referee);
    payDue(open, referee);
  },
};

/** A declaration of war that is owed is asked for by what it is owed for (49.58); without targets tensions alone are. */
function askReady(
  books: Books,
  open: Open,
  missing: readonly string[],
): { readonly prompt: Words; readonly clauses: readonly string[] } {
  if (!hasDiplomacy(books, open)) return { prompt: namingTexts.ask.tensions(), clauses: ['49.84', '49.87'] };
  const targets = open.obliged.filter(({ later }) => !later).map(({ target }) => target);
  if (targets.length === 0 || !missing.includes(WAR))
    return { prompt: namingTexts.ask.ready({ year: open.year }), clauses: ['49.43'] };
  return { prompt: namingTexts.ask.readyOwed({ targets }), clauses: ['49.43', '49.58'] };
}

function countTensions(books: Books, open: Open, referee: Referee): void {
  countStatus(books, open, referee);
  countOffensives(books, open, referee);
}

/** 49.41, 49.422: in the Allied phase West and Russia name at the same time, so sealed. */
const naming: WorldStep<'naming'> = {
  clauses: ['49.41', '49.422', '49.423'],
  seats: (_, { phase }) => namersOf(phase),
  asks(_, { open, seat, sealed }) {
    const faction = seat as Faction;
    const { year, turn, phase } = open;
    return {
      id: `${phaseId(open)}/${faction}/name`,
      form: namingForm(open, faction, sealed?.dps ?? {}),
      prompt: namingTexts.ask.name({ faction, turn: turnWords(turn), year, phase: phaseWords(phase) }),
      nothing: nothingNamed(open, faction),
      clauses: ['49.41', '49.422', '49.423'],
      sealed: true,
    };
  },
  take: (books, { open }, __, { seat, answer }, referee) =>
    nameTargets(books, open, seat as Faction, answer as Allocation, referee),
  next(_, position, __, referee): Go[] {
    const { open } = position;
    missReactions(open, namersOf(open.phase));
    keepRollsOfDemands(open);
    if (open.phase === 'axis') endDice(open);
    if (open.rolls.length === 0) return [];
    const due = openRolls(position, referee);
    return due ? [{ step: 'show', before: 'subversion' }, { step: 'opened' }] : [{ step: 'opened' }];
  },
  again: () => [{ step: 'ready' }, { step: 'naming' }],
};

const turnWords = once((turn: Season) => worldSequenceTexts.turn[turn]());
const phaseWords = once((phase: Phase) => worldSequenceTexts.phase[phase]());

/** 49.61: who names nothing gives up its rolls in reaction as well. */
function nothingNamed({ reactions }: Open, faction: Faction): Words {
  const targets = reactions.filter((each) => each.faction === faction).map(({ target }) => target);
  return targets.length > 0
    ? namingTexts.nothing.withReactions({ faction, targets })
    : namingTexts.nothing.name({ faction });
}

/** The rows that are named. */
function namedIn(given: Allocation): string[] {
  return Object.keys(given).filter((row) => (given[row] ?? 0) > 0);
}

/** 49.422: all targets are announced before any DPs are revealed. */
function nameTargets(books: Books, open: Open, faction: Faction, given: Allocation, referee: Referee): void {
  const named = namedIn(given);
  announce(open, faction, named, referee);
  if (named.length === 0) return;
  const atWar = areAtWar(open, 'germany', 'russia');
  for (const { target, reaction } of ROWS) {
    if (named.includes(target)) {
      open.named.push({ target, by: faction, atWar });
      addRoll(open, target, faction, 'named');
    } else if (named.includes(reaction)) addRoll(open, target, faction, 'reaction');
  }
  for (const target of demandsIn(named)) {
    demand(open, target, referee);
    if (target === 'rumania') addRoll(open, target, faction, 'demand');
  }
  if (named.includes('usat')) trigger(books, open, faction, referee);
}

/** The rows of a naming form by which a target is rolled for. */
const ROWS = MINORS.map((target) => ({ target, reaction: reactionRow(target) }));

/** The doors by which the names of a turn's two phases become known. */
const namedDoor = once((turn: string) => ({ axis: `named/${turn}/axis`, allied: `named/${turn}/allied` }));

function announce(open: Open, faction: Faction, named: readonly string[], referee: Referee): void {
  const key = namedDoor(open.turn)[open.phase];
  const clauses = ['49.41', '49.422'];
  referee.reveal({ to: 'all', from: faction, key, value: named.toSorted(), clauses: ['49.422'] });
  if (!referee.tell) return;
  const targets = MINORS.filter((target) => named.includes(target));
  const reactions = MINORS.filter((target) => named.includes(reactionRow(target)));
  if (targets.length > 0) tell(referee, 'note', namingTexts.told.named, { faction, targets }, clauses);
  if (reactions.length > 0) {
    const cited = [...clauses, ...reactingBy(faction, reactions)];
    tell(referee, 'note', namingTexts.told.namedReaction, { faction, targets: reactions }, cited);
  }
  if (named.length === 0) tellPass(referee, namingTexts.told.namedNone, { faction, targets: [] }, clauses);
}

/** 49.422: what a faction of the phase under way names in it, once, in an order that tells nothing. */
function mayName({ open }: WorldPosition, opened: Door, given: Readonly<Record<string, Json>>): boolean {
  const { from, to, key, value } = opened;
  const named = Object.entries(given).find(([id]) => id.endsWith('/name'))?.[1] as Allocation | undefined;
  if (!named || !json.isSame(value, namedIn(named).toSorted())) return false;
  const moves = isFaction(from) && namersOf(open.phase).includes(from) && !hasAnswered(open, from);
  const isIt = key === namedDoor(open.turn)[open.phase] && isShut(open, opened);
  return to === 'all' && stepOf(open) === 'naming' && moves && isIt;
}

export const NAMING_DOOR = door(
  {
    name: 'named',
    about: 'The targets a faction names, once all of the phase have named theirs.',
    clauses: ['49.422'],
    on: ['name'],
  },
  mayName,
);

const { RULINGS } = rulingsOf([
  {
    id: 'same-target',
    clauses: ['49.422', '49.431'],
    question: 'West and Russia name the same target in one phase: how many rolls?',
    choices: [{ id: 'one', text: 'One, which counts as named by both.' }],
    default: 'one',
    fixed: true,
  },
  {
    id: 'allied-naming',
    clauses: ['49.412A', '49.413A', '49.422'],
    question: 'Both announce before DPs are revealed, but who of West and Russia names first?',
    choices: [
      { id: 'together', text: 'Neither: both name in secret, and their targets are opened together.' },
    ],
    default: 'together',
    fixed: true,
  },
]);

/** 49.41: naming. */
export const NAMING = part(import.meta.url, {
  clauses: {
    '49.411': ['heading', 'European Axis'],
    '49.411A': ['enforced', 'Axis: one target and the five', 'namingForm'],
    '49.412': ['heading', 'Western Allies'],
    '49.412A': ['enforced', 'West: one target', 'namingForm'],
    '49.413': ['heading', 'Russia'],
    '49.413A': ['enforced', 'Russia: one target', 'namingForm'],
    '49.42': ['heading', 'Diplomatic die rolls'],
    '49.421': ['definition', 'No BRP cost'],
    '49.422': ['enforced', 'All targets announced before DPs revealed', 'naming'],
    '49.423': ['enforced', 'Targets must have friendly DPs in them', 'namingForm'],
  },
  steps: { naming, ready },
  rulings: RULINGS,
  decisions: [
    {
      name: 'name',
      seats: 'the moving factions',
      form: 'allocate',
      about:
        'Name targets, rolls in reaction (rows reaction/target), demands (demand/target) and a DP in USAT (usat), rows of 0 or 1.',
      clauses: ['49.41', '49.422', '49.61', '49.71'],
      leadsTo: ['diplomatic-roll', 'effective-level'],
      ticks: true,
      nothing: {},
    },
  ],
  doors: [NAMING_DOOR],
  texts: namingTexts,
});
