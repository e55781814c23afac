import {
  type AllocateForm,
  type Allocation,
  type Limit,
  type Question,
  type Referee,
  type Words,
  tell,
} from '../../../kernel/index.ts';
import type { Naming } from '../turn/lifetimes.ts';
import { part } from '../part.ts';
import { FACTIONS, type Faction, isPower, type Power, powersOf } from '../powers.ts';
import {
  dpsIn,
  type Go,
  isPaper,
  type Open,
  openOnce,
  phaseId,
  type WorldPosition,
  reveal,
  type Showing,
  type WorldStep,
  type Steps,
} from '../state.ts';
import { AXIS_FIVE, TARGETS } from '../tables/targets.ts';
import { allocationForm, mostOnPaper, poolOf, shownIn, unseenDps } from './2-allocation.ts';
import { allocationTexts } from './2-allocation.words.ts';
import { PAPER_RULINGS } from './21-paper.rulings.ts';
import { paperTexts } from './21-paper.words.ts';
import { allocationBar, ofTargets, oneThird, triggeringTurns } from './3-restrictions.ts';

// 49.21 with the allocations on paper (ruling secrecy): what is typed, when, and within which limits.

declare module '../state.ts' {
  interface Steps {
    /** `before`: what comes when all is shown. */
    show: { readonly before: 'ready' | 'subversion' | 'covert' | 'surrender' | 'fall' };
  }
}

/** The row by which a faction says that its paper breaks these limits, or differs from what it showed. */
export const MISFIT = 'sheet/does-not-fit';

/** 49.21: on paper nothing is typed; who has written is asked again after every report, which can change what is lawful. */
export function writtenQuestion(open: Open, faction: Faction): Question {
  const before = open.written[faction] ?? 0;
  return {
    id: `${open.year}/${faction}${before === 0 ? '' : `/${before + 1}`}/written`,
    form: { kind: 'choose', options: [{ value: 'written', label: paperTexts.option.written() }] },
    prompt: paperTexts.ask.written({ faction, year: open.year, ...paperRules(open, faction) }),
    clauses: ['49.21', '49.24'],
  };
}

/** A faction has said that its paper is written; who did so first is not to be seen. */
export function noteWritten(open: Open, faction: Faction): void {
  const now: Open['written'] = { ...open.written, [faction]: (open.written[faction] ?? 0) + 1 };
  open.written = Object.fromEntries(
    FACTIONS.flatMap((each) => (now[each] === undefined ? [] : [[each, now[each]]])),
  );
}

/** 49.425, 49.21: what the faction's paper has where it must be shown, one faction after the other. */
const show: WorldStep<'show'> = {
  clauses: ['49.21', '49.425'],
  seats(_, open) {
    const faction = showing(open);
    return faction === undefined ? [] : [faction];
  },
  asks(_, { open, seat, sealed }, { before }) {
    const faction = seat as Faction;
    return {
      id: `${phaseId(open)}/${faction}/${before}/show`,
      form: showForm(open, faction, sealed?.dps ?? {}),
      prompt: paperTexts.ask.show({ faction, targets: open.show?.[faction] ?? [] }),
      clauses: ['49.21', ...SHOWN_BY[before].filter((clause) => clause !== '49.422')],
    };
  },
  take(_, position, { before }, { seat, answer }, referee): Go[] {
    showDps(position, seat as Faction, answer as Allocation, before, referee);
    return showing(position.open) === undefined ? [] : [{ step: 'show', before }];
  },
  next(_, { open }) {
    if (showing(open) === undefined) delete open.show;
  },
  drop: (_, { open }) => void delete open.show,
};

/** What a lawful paper keeps to, in words: the DPs, the third, and where none may be (49.31 to 49.36). */
export function paperRules(open: Open, faction: Faction) {
  const pool = poolOf(open, faction);
  const third = oneThird(pool);
  const turns = triggeringTurns(open);
  const bars = Map.groupBy(TARGETS, (target) => allocationBar(open, faction, target)?.clauses.join(', '));
  const usat = turns < third && allocationBar(open, faction, 'usat') === null;
  const powers = powersOf(faction).map((power) =>
    paperTexts.paper.power({ power, dps: open.allotment[power] ?? 0 }),
  );
  return {
    pool,
    powers: powers,
    limits: [paperTexts.paper.third({ third }), ...(usat ? [paperTexts.paper.usat({ turns })] : [])],
    bars: [...bars].flatMap(([clauses, targets]) =>
      clauses === undefined ? [] : [paperTexts.paper.bar({ targets, clauses })],
    ),
  };
}

/** The rows of a paper as words: '2 of Germany in Turkey'. */
export function paperParts(dps: Allocation): Words[] {
  return Object.entries(dps).flatMap(([row, points]) => {
    const [power = '', target = ''] = row.split('/');
    return isPower(power) && points > 0 ? [paperTexts.paper.part({ power, target, dps: points })] : [];
  });
}

/** The form by which a faction shows what its paper has in the targets that are due; `shown` is what it showed before. */
export function showForm(open: Open, faction: Faction, shown: Allocation): AllocateForm {
  return paperForm(open, faction, shown, open.show?.[faction] ?? []);
}

/** 49.45: the form for all that a faction has not shown, with the limits of the year's start. */
export function restForm(open: Open, faction: Faction, shown: Allocation): AllocateForm {
  const unseen = TARGETS.filter((target) => shownIn(open, faction, target) === undefined);
  return paperForm(open, faction, shown, unseen);
}

function paperForm(
  open: Open,
  faction: Faction,
  shown: Allocation,
  targets: readonly string[],
): AllocateForm {
  const ends = targets.map((target) => `/${target}`);
  const rows = allocationForm(open, faction).rows.filter(({ id }) => ends.some((end) => id.endsWith(end)));
  const ids = rows.map(({ id }) => id);
  return {
    kind: 'allocate',
    rows: [...rows, { id: MISFIT, label: paperTexts.row.misfit(), max: 1 }],
    limits: [
      ...ofTargets(open, faction, poolOf(open, faction)).filter((_, at) =>
        targets.includes(TARGETS[at] ?? ''),
      ),
      ...powersOf(faction).map((power) => ofPower(open, power, shown, ids)),
      ...usedInUsat(open, faction, ids),
    ],
  };
}

/** 49.24: what a power has not shown yet. */
function ofPower(open: Open, power: Power, shown: Allocation, ids: readonly string[]): Limit {
  const isIts = (row: string): boolean => row.startsWith(`${power}/`);
  const before = Object.keys(shown).reduce((sum, row) => sum + (isIts(row) ? (shown[row] ?? 0) : 0), 0);
  const dps = (open.allotment[power] ?? 0) - before;
  return {
    rows: ids.filter(isIts),
    max: dps,
    clauses: ['49.11', '49.24'],
    reason: (before === 0 ? allocationTexts.limit.power : paperTexts.limit.powerLeft)({ power, dps }),
  };
}

/** 49.83: what was used in USAT is there: on the paper it has its row, before it is missing elsewhere. */
function usedInUsat(open: Open, faction: Faction, ids: readonly string[]): Limit[] {
  const spent = open.spent[faction] ?? 0;
  if (spent === 0) return [];
  const rest = { clauses: ['49.82A', '49.83'], reason: paperTexts.limit.spent({ spent }) };
  const usat = ids.filter((row) => row.endsWith('/usat'));
  if (usat.length === 0) return [{ rows: ids, max: unseenDps(open, faction), ...rest }];
  return [{ rows: [...usat, MISFIT], weights: [...usat.map(() => 1), spent], min: spent, ...rest }];
}

/**
 * Open the DPs of factions in targets: from what they placed, or on paper by asking every faction that can have any there.
 * Whether any has to show its own.
 */
export function openDps(
  position: WorldPosition,
  wanted: readonly { readonly faction: Faction; readonly target: string }[],
  clauses: readonly string[],
  referee: Referee,
): boolean {
  const { open } = position;
  const due: Showing = open.show ?? {};
  const opened: Opened[] = [];
  const onPaper = isPaper(open);
  for (const { faction, target } of wanted) {
    const asked = onPaper && shownIn(open, faction, target) === undefined;
    if (!asked || mostOnPaper(open, faction, target) === 0) {
      const dps = openOnce(position, faction, target, clauses, referee);
      if (dps !== null) opened.push({ faction, target, dps });
    } else if (!due[faction]?.includes(target)) (due[faction] ??= []).push(target);
  }
  tellOpened(opened, clauses, referee);
  if (Object.keys(due).length === 0) return false;
  open.show = due;
  return true;
}

/** DPs that have just been opened. */
interface Opened {
  readonly faction: Faction;
  readonly target: string;
  readonly dps: number;
}

/** What was opened together is told together: a line for each target. */
function tellOpened(opened: readonly Opened[], clauses: readonly string[], referee: Referee): void {
  if (!referee.tell) return;
  for (const [target, parts] of Map.groupBy(opened, (each) => each.target)) {
    const all = parts.map(({ faction, dps }) => paperTexts.dps.of({ faction, dps }));
    const [{ faction, dps }, ...others] = parts as [Opened, ...Opened[]];
    const data =
      others.length === 0
        ? paperTexts.told.revealed({ faction, target, dps })
        : paperTexts.told.opened({ target, dps: all });
    referee.tell({ to: 'all', kind: 'revealed', data, clauses });
  }
}

/** Whose turn it is to show: the factions that named first, as a naming without DPs falls away (49.423). */
function showing({ rolls, show }: Open): Faction | undefined {
  const due = FACTIONS.filter((faction) => show?.[faction]);
  return due.find((faction) => rolls.some(({ by }) => by.includes(faction))) ?? due[0];
}

/** The clauses that open what is shown: those of a roll, or of the surrender of Italy or France (56.31A, 58.21E). */
const SHOWN_BY: Readonly<Record<Steps['show']['before'], readonly string[]>> = {
  ready: ['49.422', '49.425'],
  subversion: ['49.422', '49.425'],
  covert: ['49.422', '49.425'],
  surrender: ['56.31A'],
  fall: ['58.21E'],
};

/** 49.425, and 49.21 for spy rings: a faction types what its paper has. */
function showDps(
  { open, sealed }: WorldPosition,
  faction: Faction,
  given: Allocation,
  before: Steps['show']['before'],
  referee: Referee,
): void {
  const { show: due = {} } = open;
  const mine = sealed[faction];
  const targets = due[faction];
  if (!mine || !targets) return;
  const { [MISFIT]: misfit = 0, ...dps } = given;
  Object.assign(mine.dps, dps);
  if (misfit > 0) tellMisfit(open, faction, referee);
  delete due[faction];
  for (const target of targets) {
    const spied = before === 'ready' && !open.named.some((each) => each.target === target);
    reveal({ open, sealed }, faction, target, spied ? ['49.21'] : SHOWN_BY[before], referee);
    if (dpsIn(mine.dps, target) === 0) dropNaming(open, faction, target, referee);
  }
}

/** 49.423: a naming without DPs does not count, and brings no roll; nobody else has to show what is there. */
function dropNaming(open: Open, faction: Faction, target: string, referee: Referee): void {
  const isIt = (each: Naming): boolean => each.by === faction && each.target === target;
  const needsNone = faction === 'european-axis' && AXIS_FIVE.includes(target);
  const roll = open.rolls.find((each) => each.target === target && each.kind !== 'reaction');
  if (!roll || needsNone || !open.named.some(isIt)) return;
  open.named = open.named.filter((each) => !isIt(each));
  roll.by = roll.by.filter((each) => each !== faction);
  if (roll.by.length === 0) needNotRoll(open, target);
  tell(referee, 'note', paperTexts.told.namedWithout, { faction, target }, ['49.423']);
}

function needNotRoll(open: Open, target: string): void {
  open.rolls = open.rolls.filter((each) => each.target !== target);
  const due = open.show ?? {};
  for (const faction of FACTIONS) {
    const left = due[faction]?.filter((each) => each !== target) ?? [];
    if (left.length > 0) due[faction] = left;
    else delete due[faction];
  }
}

/** A paper that breaks a limit stops nobody: the players settle it. */
export function tellMisfit({ year }: Open, faction: Faction, referee: Referee): void {
  tell(referee, 'note', paperTexts.told.misfit, { faction, year }, ['49.24', '49.31']);
}

/** 49.21: the allocation on paper. */
export const PAPER = part(import.meta.url, {
  steps: { show },
  rulings: PAPER_RULINGS,
  decisions: [
    {
      name: 'written',
      seats: 'each faction',
      form: 'choose',
      about: 'On paper: the allocation is written.',
      clauses: ['49.21'],
      consent: true,
    },
    {
      name: 'show',
      seats: 'each faction that can have DPs there',
      form: 'allocate',
      about: 'On paper: the DPs in targets that are opened, rows power/target; or sheet/does-not-fit.',
      clauses: ['49.21', '49.425'],
    },
  ],
  texts: paperTexts,
});
