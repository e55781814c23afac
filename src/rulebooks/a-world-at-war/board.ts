import { reported } from '../../kernel/facts.ts';
import { own } from '../../kernel/json.ts';
import type { BoardTable } from '../../kernel/rulebook.ts';
import type { View } from '../../kernel/position.ts';
import { type Words, words } from '../../kernel/words.ts';
import { rowAs, rowsOf } from './49-diplomacy/5-rows.ts';
import { undefendedNow } from './49-diplomacy/12-worksheet.ts';
import { lastingFacts } from './49-diplomacy/43-bars.ts';
import { actual as actualLevel, isKept } from './49-diplomacy/8-tension.ts';
import { effectiveLevel } from './49-diplomacy/85-effective-level.ts';
import { dpsKnown, poolOf, shownDps, shownIn, unseenDps } from './49-diplomacy/2-allocation.ts';
import { FACTIONS, type Faction, powersOf } from './powers.ts';
import { readStanding } from './standing.ts';
import { type Books, dpsByTarget, isAhead, isPaper, type Open, type Sealed } from './state.ts';
import { addedLines } from './tables/additions.ts';
import type { Tables } from './tables/country.ts';
import { resultWords } from './tables/results.ts';
import { MINORS, OTHER_TARGETS } from './tables/targets.ts';
import { TENSIONS } from './tables/tensions.ts';

const PLACES = OTHER_TARGETS.filter((target) => target !== 'rgt' && target !== 'usjt');

/** Tensions, what is to come, the DPs of each faction, the targets with their results and marks, what was added. */
export function boardTables({ plan, tables }: Books, view: View<Open, Sealed>): readonly BoardTable[] {
  const diplomacy = plan.europe ? [factions(view), targets(view), additions(tables, view)] : [];
  return [tensions(view), pending(view), ...diplomacy].filter(({ rows }) => rows.length > 0);
}

/** Whether the DPs of this year have been placed. */
function hasPlaced(open: Open): boolean {
  return open.agenda.length > 0 && !isPlacing(open);
}

/** Whether DPs are still being allotted or placed. */
function isPlacing(open: Open): boolean {
  return isAhead(open, 'allotment') || isAhead(open, 'allocation');
}

function targets(view: View<Open, Sealed>): BoardTable {
  const { open } = view;
  const placed = hasPlaced(open);
  const dps = (target: string): string[] =>
    (placed ? FACTIONS : []).map((faction) => {
      const known = dpsKnown(view, faction, target);
      return typeof known === 'number' ? String(known) : '?';
    });
  const rows = MINORS.map((target) => {
    const marks = marksOf(open, target);
    return [
      words(`name.${target}`),
      ...dps(target),
      resultOf(open, target),
      marks.length === 0 ? '' : words('board.marked', { marks: marks as never }),
    ];
  });
  // what is placed elsewhere has no roll of this rule, and no result
  const elsewhere = (placed ? PLACES : []).map((target) => [words(`name.${target}`), ...dps(target), '', '']);
  const ofDps = placed ? ['axisDps', 'westDps', 'russiaDps'] : [];
  const columns = ['target', ...ofDps, 'result', 'marks'].map((key) => words(`board.${key}`));
  const turn = words(isPlacing(open) ? 'turn.start' : `turn.${open.turn}`);
  const title = words('board.targets', { year: open.year, turn: turn as never });
  return { title, columns, rows: [...rows, ...elsewhere] };
}

/** The result in effect and who benefits; '?' where nobody has said, which is not the same as none. */
function resultOf({ facts }: Open, target: string): Words | string {
  const value = reported(facts, lastingFacts(target).standing);
  const standing = readStanding(value);
  if (standing === null) return value === undefined ? '?' : '';
  return words('board.standing', {
    result: words(`result.${standing.result}`) as never,
    power: standing.power,
  });
}

/** What else bears on a target: named this year, permanent (49.52), conquered, attacked by a power that it left (49.435). */
export function marksOf({ facts, named }: Open, target: string): readonly Words[] {
  const { permanent, conquered, aggressor } = lastingFacts(target);
  const by = named.flatMap((each) => (each.target === target ? [each.by] : []));
  const attacker = reported(facts, aggressor);
  return [
    ...(by.length > 0 ? [words('board.named', { by: [...new Set(by)] })] : []),
    ...(reported(facts, permanent) === true ? [words('board.permanent')] : []),
    ...(reported(facts, conquered) === true ? [words('board.conquered')] : []),
    ...(attacker !== undefined && attacker !== 'none' ? [words('board.aggressor', { power: attacker })] : []),
  ];
}

/** The levels that are kept: actual, and as the last die has it. */
function tensions({ open }: View<Open, Sealed>): BoardTable {
  const shown = (level: unknown): number | string => (typeof level === 'number' ? level : '?');
  const rows = TENSIONS.filter((tension) => isKept(open, tension)).map((tension) => {
    const actual = reported(open.facts, actualLevel.key(tension));
    return [
      words(`name.${tension}`),
      shown(actual),
      tension === 'rgt' ? '' : shown(effectiveLevel(open, tension)),
    ];
  });
  return {
    title: words('board.tensions'),
    columns: ['tension', 'actual', 'effective'].map((key) => words(`board.${key}`)),
    rows,
  };
}

/** What is still to come: reaction rolls (49.61), BRPs (49.59), declarations of war (49.58), Russia's losses (49.154F). */
function pending({ open }: View<Open, Sealed>): BoardTable {
  const reactions = open.reactions.map(({ faction, target }) => words('board.reaction', { faction, target }));
  const due = open.due.map(({ power, target, brps }) => words('board.due', { power, target, brps }));
  const obliged = open.obliged.map(({ power, target, later }) =>
    words(later ? 'board.obligedLater' : 'board.obliged', { power, target }),
  );
  const lost = reported(open.facts, undefendedNow.key());
  const losses = typeof lost === 'number' && lost > 0 ? [words('board.undefended', { lost })] : [];
  const rows = [...reactions, ...due, ...obliged, ...losses].map((what) => [what]);
  return { title: words('board.pending'), columns: [words('board.what')], rows };
}

/** What the players have added to the tables, and keep: lines (49.4265) and rows (49.51, 49.52). */
function additions(tables: Tables, { open }: View<Open, Sealed>): BoardTable {
  const rows = MINORS.flatMap((target) =>
    [
      ...addedLines(target).flatMap(({ fact }) => {
        const { value, reason = '' } = own(open.facts, fact) ?? {};
        return typeof value === 'number' && value !== 0 ? [[words('board.modifier', { reason }), value]] : [];
      }),
      ...rowsOf(tables, target).flatMap((row) => {
        const now = rowAs(open, target, row);
        return now === row ? [] : [[resultWords(now), now.brps ?? '']];
      }),
    ].map((row) => [words(`name.${target}`), ...row]),
  );
  const columns = ['target', 'addition', 'amount'].map((key) => words(`board.${key}`));
  return { title: words('board.additions'), columns, rows };
}

/** What each faction has, what of it all have seen, and what is left. */
function factions({ open, seat, sealed }: View<Open, Sealed>): BoardTable {
  const allotting = open.agenda.length === 0 || isAhead(open, 'allotment');
  const rows = (allotting ? [] : FACTIONS).map((faction) => [
    words(`name.${faction}`),
    poolShown(open, faction),
    shownDps(open, faction),
    open.spent[faction] ?? 0,
    leftOf(open, faction, seat === faction && !isPaper(open) ? sealed : undefined),
  ]);
  const columns = ['faction', 'dps', 'opened', 'used', 'left'].map((key) => words(`board.${key}`));
  return { title: words('board.factions', { year: open.year }), columns, rows };
}

/** A faction's DPs, with what each of its powers brings. */
function poolShown(open: Open, faction: Faction): Words | string {
  const dps = poolOf(open, faction);
  const powers = powersOf(faction);
  if (powers.length === 1) return String(dps);
  const parts = powers.map((power) => words('sheet.power', { power, dps: open.allotment[power] ?? 0 }));
  return words('board.pool', { dps, powers: parts as never });
}

/** DPs not yet opened: what a faction's own seat has where, or the most that the others must reckon with. */
function leftOf(open: Open, faction: Faction, own: Sealed | undefined): Words | string {
  if (!hasPlaced(open)) return '';
  const most = unseenDps(open, faction);
  if (own === undefined) return words(most === 0 ? 'board.noneLeft' : 'board.mostLeft', { dps: most });
  const places = [...dpsByTarget(own.dps)].flatMap(([target, dps]) => {
    const used = target === 'usat' ? (open.spent[faction] ?? 0) : 0;
    return shownIn(open, faction, target) !== undefined || dps <= used ? [] : [{ target, dps: dps - used }];
  });
  if (places.length === 0) return words('board.noneLeft');
  const parts = places.map(({ target, dps }) => words('board.place', { target, dps }));
  return words('board.ownLeft', { parts: parts as never });
}
