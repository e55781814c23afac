import {
  type AllocateForm,
  type Allocation,
  type Bar,
  type Lead,
  type Limit,
  type Referee,
  type Row,
  rowWith,
  tell,
  pairs,
  truth,
  once,
} from '../../../kernel/index.ts';
import { fact, inState } from '../facts/facts.ts';
import type { Roll } from '../turn/lifetimes.ts';
import { targetBar } from '../facts/once.ts';
import { part } from '../part.ts';
import { FACTIONS, type Faction, isFaction } from '../powers.ts';
import { type Go, type Open, phaseId, type Reaction, type WorldStep } from '../state.ts';
import { allocationRuling } from './2-allocation.rulings.ts';
import { rolledAs, rolledOn } from './42-leads.ts';
import { addRoll, openRolls } from './425-opening.ts';
import { alwaysBar } from './43-bars.ts';
import { reactionRuling, REACTION_RULINGS } from './6-reactions.rulings.ts';
import { reactionTexts } from './6-reactions.words.ts';
import { REACTION_TARGETS, SUBVERSION_REACTS } from './62-eligible.ts';

// 49.6: rolls in reaction to what the other side does.

declare module '../state.ts' {
  interface Steps {
    react: object;
  }
}

/** Whether a faction may roll for a target in reaction in its next diplomatic phase (49.61). */
const mayReact = inState<[Faction, string]>({
  key: (faction, target) => `may-react.${faction}.${target}`,
  each: () => FACTIONS.flatMap((faction) => pairs([faction], REACTION_TARGETS[faction])),
  spec: (faction, target) => fact('mayReact', truth, ['49.61'], { args: { faction, target } }),
  read: ({ reactions }, faction, target) =>
    reactions.some((each) => each.faction === faction && each.target === target),
  write(open, value, faction, target) {
    forbidReaction(open, faction, target);
    if (value === true) open.reactions.push({ faction, target });
  },
});

/** The row of a reaction roll in the naming form. */
export function reactionRow(target: string): string {
  return rowFor(target).id;
}

/**
 * The rows by which a faction rolls in reaction in its own phase (49.411B, 49.412B): open while one is pending (49.61), beside
 * its targets (49.61A), whatever was named before (49.431A, 49.61B), and without DPs there (49.61C).
 */
export function reactionRows(open: Open, faction: Faction): readonly Row[] {
  if (open.reactions.length === 0) return nonePending(faction);
  return REACTION_TARGETS[faction].map((target) => {
    const barred = reactionBar(open, faction, target);
    return barred ? rowWith(rowFor(target), 1, barred) : openRow(target);
  });
}

const rowFor = once(
  (target: string): Row => ({ id: `reaction/${target}`, label: reactionTexts.row.reaction({ target }) }),
);

/** The fact that a target is rolled for in reaction (49.632). */
export const reactionKey = once((target: string) => `reaction.${target}`);

/** The roll that a reaction brings; for Spain it is another than that of a naming (49.632). */
const rolledInReaction = once((target: string): readonly Lead[] =>
  target === 'spain' ? rolledAs(target, reactionKey(target)) : rolledOn(target),
);

const openRow = once(
  (target: string): Row => ({
    ...rowWith(rowFor(target), 1, null),
    leads: rolledInReaction(target),
  }),
);

const nothingPending = targetBar(['49.61', '49.63'], reactionTexts.bar.noReaction);
const nonePending = once((faction: string): readonly Row[] =>
  isFaction(faction)
    ? REACTION_TARGETS[faction].map((target) => rowWith(rowFor(target), 1, nothingPending(target)))
    : [],
);

/** Why a faction may not roll for a target in reaction in its next phase; null: it may (49.61). */
export function reactionBar(open: Open, faction: Faction, target: string): Bar | null {
  if (!open.reactions.some((each) => each.faction === faction && each.target === target))
    return nothingPending(target);
  return alwaysBar(open, faction, target);
}

/** What lets a faction react for these targets in its own phase (49.411B, 49.412B, 49.431A, 49.62; 49.634B). */
export function reactingBy(faction: Faction, targets: readonly string[]): string[] {
  const own = faction === 'western-allies' ? '49.412B' : '49.411B';
  const eligible = targets.flatMap((target) => {
    const clause = ELIGIBLE[target];
    return clause === undefined ? ['49.62D', '49.634B'] : [own, clause];
  });
  return [...new Set(['49.431A', '49.61', ...eligible])];
}

const ELIGIBLE: Readonly<Record<string, string>> = {
  norway: '49.62A',
  spain: '49.62B',
  'vichy-france': '49.62C',
};

/** 49.61: never two rolls for one target in one phase. */
export function reactionLimits(faction: Faction): Limit[] {
  return REACTION_TARGETS[faction].map((target) => ({
    rows: [target, reactionRow(target)],
    max: 1,
    clauses: ['49.61'],
    reason: reactionTexts.limit.oneRoll({ target }),
  }));
}

/** 49.634A: after subversion in the Axis phase, the Axis may add rolls for any of the five but the targets already rolled for. */
function reactForm(open: Open): AllocateForm {
  const rows = SUBVERSION_REACTS.map((target): Row => {
    const row = { id: target, label: reactionTexts.row.reaction({ target }), max: 1 };
    const barred = reactBar(open, target);
    return barred ? { ...row, barred } : { ...row, leads: rolledOn(target) };
  });
  return { kind: 'allocate', rows, limits: [] };
}

function reactBar(open: Open, target: string): Bar | null {
  if ((open.subversion[target] ?? 0) > 0)
    return { clauses: ['49.634A'], reason: reactionTexts.bar.subverted({ target }) };
  if (open.rolls.some((each) => each.target === target))
    return { clauses: ['49.61'], reason: reactionTexts.limit.oneRoll({ target }) };
  return alwaysBar(open, 'european-axis', target);
}

/** By ruling nothing-to-choose, nobody is asked where every roll is barred. */
function isReactAsked(open: Open): boolean {
  const isAlways = allocationRuling(open.rulings, 'nothing-to-choose') === 'asked';
  return isAlways || SUBVERSION_REACTS.some((target) => reactBar(open, target) === null);
}

/** 49.634A: the Axis adds its rolls in reaction to the subversion; the subverted country is rolled for first. */
const reactStep: WorldStep<'react'> = {
  clauses: ['49.61', '49.634A'],
  seats: (_, open) => (isReactAsked(open) ? ['european-axis'] : []),
  asks: (_, { open }) => ({
    id: `${phaseId(open)}/react`,
    form: reactForm(open),
    prompt: reactionTexts.ask.react(),
    nothing: reactionTexts.nothing.react(),
    clauses: ['49.61', '49.634A'],
  }),
  take(_, { open }, __, { answer }, referee) {
    const added = SUBVERSION_REACTS.filter((target) => ((answer as Allocation)[target] ?? 0) > 0);
    for (const target of added) addRoll(open, target, 'european-axis', 'reaction');
    // by ruling subverted-first only who has been asked puts the rolls in order
    if (reactionRuling(open.rulings, 'subverted-first') === 'asked') rollSubvertedFirst(open);
    if (added.length === 0) return;
    tell(referee, 'note', reactionTexts.told.reacts, { targets: added }, ['49.634A']);
  },
  next(_, position, __, referee): Go[] {
    if (reactionRuling(position.open.rulings, 'subverted-first') === 'always')
      rollSubvertedFirst(position.open);
    const isDue = openRolls(position, referee);
    return isDue ? [{ step: 'show', before: 'covert' }, { step: 'rings' }] : [{ step: 'rings' }];
  },
};

/** 49.634A: the subverted country is rolled for first, whether or not anybody reacts. In place. */
function rollSubvertedFirst(open: Open): void {
  const isFirst = ({ target }: Roll): boolean => (open.subversion[target] ?? 0) > 0;
  open.rolls = [...open.rolls.filter(isFirst), ...open.rolls.filter((each) => !isFirst(each))];
}

/** A faction may roll for a target in its next phase (49.61), by an event or otherwise; `untold`: that is still to be told. */
export function letReact(
  open: Open,
  faction: Faction,
  target: string,
  { event, untold }: { readonly event?: string | undefined; readonly untold?: true } = {},
): void {
  const before = pendingOf(open, faction, target);
  if (before === undefined)
    open.reactions.push({ faction, target, ...(event && { causes: [event] }), ...(untold && { untold }) });
  else if (event === undefined) {
    const { causes: _, ...whatever } = before;
    replacePending(open, before, whatever);
  } else if (before.causes) replacePending(open, before, { ...before, causes: [...before.causes, event] });
}

/** 49.61: that a faction may roll is told once it can have a roll, and once alone. */
export function tellReactions(open: Open, referee: Referee): void {
  for (const { untold, ...now } of open.reactions) {
    const { faction, target } = now;
    if (!untold || alwaysBar(open, faction, target) !== null) continue;
    const before = pendingOf(open, faction, target);
    if (before) replacePending(open, before, now);
    tell(referee, 'note', reactionTexts.told.mayReact, { faction, target }, ['49.61', '49.63']);
  }
}

function pendingOf({ reactions }: Open, faction: Faction, target: string): Reaction | undefined {
  return reactions.find((each) => each.faction === faction && each.target === target);
}

function replacePending(open: Open, before: Reaction, now: Reaction): void {
  open.reactions = open.reactions.map((each) => (each === before ? now : each));
}

/** 49.61: an event that never was lets nobody react; what another one lets stays: one of `others`, where nobody knows by which it was. */
export function undoEvent(
  open: Open,
  { faction, target, event }: { readonly faction: Faction; readonly target: string; readonly event: string },
  others: readonly string[],
): void {
  const pending = pendingOf(open, faction, target);
  if (pending === undefined) return;
  const causes = (pending.causes ?? others).filter((each) => each !== event);
  if (causes.length === 0) forbidReaction(open, faction, target);
  else if (pending.causes) replacePending(open, pending, { ...pending, causes });
}

/** Nothing lets a faction roll for a target (49.61). */
export function forbidReaction(open: Open, faction: Faction, target: string): void {
  open.reactions = open.reactions.filter((each) => each.faction !== faction || each.target !== target);
}

/** 49.61: in a phase that is skipped nobody reacts: what lapses with it is named. */
export function lapseReactions(open: Open, factions: readonly Faction[], referee: Referee): void {
  const lapsed = open.reactions.filter(({ faction }) => factions.includes(faction));
  if (lapsed.length === 0) return;
  missReactions(open, factions);
  const data = reactionTexts.told.reactionsLapse({ targets: lapsed.map(({ target }) => target) });
  referee.tell?.({ to: 'all', kind: 'note', data, clauses: ['49.61'] });
}

/** 49.61: what a faction has not used in the phase that has been named is lost. */
export function missReactions(open: Open, factions: readonly Faction[]): void {
  if (open.reactions.length === 0) return;
  open.reactions = open.reactions.filter((each) => !factions.includes(each.faction));
}

/** 49.61: reaction rolls. */
export const REACTIONS = part(import.meta.url, {
  clauses: {
    '49.411B': ['enforced', 'Axis reaction rolls', 'reactionRows'],
    '49.412B': ['enforced', 'Western reaction roll', 'reactionRows'],
    '49.431A': ['enforced', 'Reaction die rolls', 'reactionRows'],
    '49.6': ['heading', 'Reaction die rolls'],
    '49.61': ['enforced', 'Reaction die rolls', 'reactionRows'],
    '49.61A': ['enforced', 'Beside normal rolls', 'reactionRows'],
    '49.61B': ['enforced', 'Even after an earlier roll', 'reactionRows'],
    '49.61C': ['enforced', 'Even without DPs', 'reactionRows'],
    '49.634A': ['enforced', 'Subversion during the Axis diplomatic phase', 'reactStep'],
  },
  steps: { react: reactStep },
  rulings: REACTION_RULINGS,
  facts: [mayReact],
  decisions: [
    {
      name: 'react',
      seats: 'european-axis',
      form: 'allocate',
      about: 'Rolls in reaction to subversion in the same phase.',
      clauses: ['49.634A'],
      leadsTo: ['diplomatic-roll'],
      ticks: true,
      nothing: {},
    },
  ],
  texts: reactionTexts,
});
