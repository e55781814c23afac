import { reported } from '../../kernel/facts.ts';
import { own } from '../../kernel/json.ts';
import type { BoardTable } from '../../kernel/rulebook.ts';
import type { View } from '../../kernel/position.ts';
import { words } from '../../kernel/words.ts';
import { knownOf } from './known.ts';
import { rowAs, rowsOf } from './49-diplomacy/5-rows.ts';
import { isKept } from './49-diplomacy/8-tension.ts';
import { poolOf } from './49-diplomacy/2-allocation.ts';
import { FACTIONS, type Faction } from './powers.ts';
import { standingOf } from './standing.ts';
import type { Books, Open, Sealed } from './state.ts';
import { addedLines } from './tables/additions.ts';
import type { Tables } from './tables/country.ts';
import { resultWords } from './tables/results.ts';
import { MINORS, OTHER_TARGETS } from './tables/targets.ts';
import { DIE_EFFECTS, TENSIONS } from './tables/tensions.ts';

const PLACES = OTHER_TARGETS.filter((target) => target !== 'rgt' && target !== 'usjt');

/** The targets with their results and marks, one's own DPs among them; the factions with their DPs. */
export function boardTables({ tables }: Books, view: View<Open, Sealed>): readonly BoardTable[] {
  const sometimes = [pending(view), additions(tables, view)].filter(({ rows }) => rows.length > 0);
  return [tensions(view), targets(view), factions(view), ...sometimes];
}

function targets(view: View<Open, Sealed>): BoardTable {
  const facts = knownOf(view);
  const dps = (faction: Faction, target: string): string => {
    const known = facts(`dp.${faction}.${target}`);
    return typeof known === 'number' ? String(known) : '?';
  };
  const rows = MINORS.map((target) => {
    const standing = standingOf(view.open, target);
    const named = view.open.named.filter((each) => each.target === target);
    return [
      words(`name.${target}`),
      standing === null ? '' : words(`result.${standing.result}`),
      standing === null ? '' : words('board.by', { faction: standing.faction, beneficiary: standing.power }),
      facts(`permanent.${target}`) === true
        ? words('board.permanent')
        : words('board.named', { by: named.map((each) => each.by) }),
      ...FACTIONS.map((faction) => dps(faction, target)),
    ];
  });
  // what is placed elsewhere has no roll of this rule, and no result
  const elsewhere = PLACES.map((target) => [
    words(`name.${target}`),
    '',
    '',
    '',
    ...FACTIONS.map((faction) => dps(faction, target)),
  ]);
  const columns = ['target', 'result', 'favours', 'marks', 'axisDps', 'westDps', 'russiaDps'].map((key) =>
    words(`board.${key}`),
  );
  return { title: words('board.targets'), columns, rows: [...rows, ...elsewhere] };
}

/** The levels that are kept: actual, and as the last die has it. */
function tensions({ open }: View<Open, Sealed>): BoardTable {
  const shown = (level: unknown): number | string => (typeof level === 'number' ? level : '?');
  const rows = TENSIONS.filter((tension) => isKept(open, tension)).map((tension) => {
    const actual = reported(open.facts, `${tension}.actual`);
    const die = tension === 'rgt' ? undefined : open.tensionDice[tension];
    const effect = die === undefined ? undefined : DIE_EFFECTS[die - 1];
    const effective = typeof actual === 'number' && effect !== undefined ? actual + effect : undefined;
    return [words(`name.${tension}`), shown(actual), tension === 'rgt' ? '' : shown(effective)];
  });
  const title = words('board.tensions', { year: open.year, turn: words(`turn.${open.turn}`) as never });
  return { title, columns: ['tension', 'actual', 'effective'].map((key) => words(`board.${key}`)), rows };
}

/** What is still to come: reaction rolls (49.61), BRPs (49.59), declarations of war (49.58), Russia's losses (49.154F). */
function pending({ open }: View<Open, Sealed>): BoardTable {
  const reactions = open.reactions.map(({ faction, target }) => words('board.reaction', { faction, target }));
  const due = open.due.map(({ power, target, brps }) => words('board.due', { power, target, brps }));
  const obliged = open.obliged.map(({ power, target }) => words('board.obliged', { power, target }));
  const lost = reported(open.facts, 'undefended.this-year');
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

function factions({ open }: View<Open, Sealed>): BoardTable {
  const rows = FACTIONS.map((faction) => [words(`name.${faction}`), poolShown(open, faction)]);
  return { title: words('board.factions'), columns: [words('board.faction'), words('board.dps')], rows };
}

function poolShown(open: Open, faction: Faction): number | string {
  return open.step === 'allotment' || open.step === 'over' ? '' : poolOf(open, faction);
}
