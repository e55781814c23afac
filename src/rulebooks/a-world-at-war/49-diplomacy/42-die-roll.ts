import {
  type FactSchema,
  type FactType,
  type Facts,
  type Line,
  type Outcome,
  type Range,
  type Sheet,
  type SheetResult,
  type Words,
  amountLine,
  line,
  rulingsOf,
  type sums,
  truthLine,
  whole,
} from '../../../kernel/index.ts';
import { fact, single, toldOf } from '../facts/facts.ts';
import { part } from '../part.ts';
import { FACTIONS, type Faction } from '../powers.ts';
import { readStanding, standing } from '../starts/standing.ts';
import type { Books, Open } from '../state.ts';
import { addedLines, EXTRA, factsOfRow, OTHER_RANGE } from '../tables/additions.ts';
import { factsIn, holds } from '../tables/condition.ts';
import type { CountryTable, TableLine, Tables } from '../tables/country.ts';
import { favours, rank, type ResultRow, resultWords, type ResultEffect } from '../tables/results.ts';
import { MINORS, type Minor } from '../tables/targets.ts';
import { war } from '../war/wars.ts';
import { dieRollTexts } from './42-die-roll.words.ts';
import { DIE, rollSheet } from './42-leads.ts';
import { dps } from './4261-dps.ts';
import { covertUsed } from './4262-covert.ts';
import { spyRing } from './4262-spy-rings.ts';
import { subversionUsed } from './4263-subversion.ts';
import { tableOther, unbuiltWorth } from './4265-other.ts';
import { isConquered } from './43-bars.ts';
import { inPlayersWords, rowAs, rowsOf } from './5-rows.ts';
import { missingForObligations } from './58-obligations.ts';
import { SUBVERSION_REACTS } from './62-eligible.ts';
import { inReaction, onceDeclared, spainByAttack } from './63-triggers.ts';
import { DECLARATIONS, type Trigger, TRIGGERS } from './631-events.ts';
import {
  subversionBefore,
  subversionServes,
  subversionUses,
  MOST_USES,
  SUBVERSION_VALUE,
} from './634-subversion.ts';
import { demandRoll, russianForces } from './7-demands.ts';

// 49.425 and 49.426: one die and every modifier.

/** The die of a roll (49.425). */
const die = single(DIE, fact('die', whole(1, 6), ['49.425'], { lasts: 'phase', by: 'dice' }));

/**
 * The sheet of every target's diplomatic die roll, and the empty one of what players add: the die, DPs (49.4261A and B),
 * what is spent (49.4262, 49.4263), unbuilt units (49.4264), results in effect (49.433), what the text states (49.441), and
 * the lines of tables (49.4265); a roll in reaction has the same (49.64).
 */
export function rollSheets(tables: Tables, schema: FactSchema): Record<string, Sheet> {
  const rolls = MINORS.flatMap((target) => {
    const table = tables[target];
    return table ? [[rollSheet(target), sheetOf(target, table, schema)]] : [];
  });
  return { ...Object.fromEntries(rolls), [EXTRA]: { title: dieRollTexts.sheet.extra(), lines: [] } };
}

/** A sheet in the words of this game's players: that of a roll has their lines and rows (49.4265, 49.51). */
export function saidOf({ tables }: Books, open: Open, sheet: SheetResult): SheetResult {
  const target = MINORS.find((each) => rollSheet(each) === sheet.sheet);
  return target === undefined ? sheet : inPlayersWords(tables, open, target, sheet);
}

function sheetOf(target: Minor, table: CountryTable, schema: FactSchema): Sheet {
  return {
    title: dieRollTexts.sheet.roll({ target }),
    lines: [
      amountLine({ id: '49.425', label: dieRollTexts.line.die() }, die.key()),
      ...FACTIONS.map((faction) => dpLine(faction, target)),
      ...FACTIONS.map((faction) => spyLine(faction, target)),
      ...FACTIONS.map((faction) => covertLine(faction, target)),
      amountLine({ id: '49.4263', label: dieRollTexts.line.subversion({}) }, subversionUsed.key(target), -1),
      amountLine({ id: '49.4264', label: dieRollTexts.line.unbuilt({}) }, unbuiltWorth.key(target)),
      statusLine(target, table),
      ...eventLines(target),
      ...table.lines.map((line) => tableLine(line, schema)),
      ...addedLines(target).map((added) => reportedTotal(added.id, dieRollTexts.line.extra({}), added.fact)),
      ...(table.complete
        ? []
        : [reportedTotal('49.4265/other', dieRollTexts.line.notSupplied({}), tableOther.key(target))]),
    ],
    ...comingOf(table.rows),
    adds: [
      ...addedLines(target).map(({ fact }) => fact),
      ...table.rows.flatMap((row) => factsOfRow(target, row)),
    ],
  };
}

/** 49.51: the results of a roll, and what either side hopes for. */
function comingOf(rows: readonly ResultRow[]): Required<Pick<Sheet, 'outcomes' | 'hopes'>> {
  const outcomes = rows.map(
    (row): Outcome => ({
      id: row.id,
      label: resultWords(row),
      clauses: ['49.51'],
      ...(row.from === undefined ? {} : { from: row.from }),
      ...(row.to === undefined ? {} : { to: row.to }),
    }),
  );
  return { outcomes, hopes: hopesOf(rows) };
}

/** 49.51: the same of a roll of which the players have said what a row gives; null: they have not. */
export function hopedFor({ tables }: Books, open: Open, sheet: string): ReturnType<typeof comingOf> | null {
  const target = MINORS.find((each) => rollSheet(each) === sheet);
  const rows = target === undefined ? [] : rowsOf(tables, target);
  const said = rows.map((row) => rowAs(open, target ?? '', row));
  return said.every((row, i) => row === rows[i]) ? null : comingOf(said);
}

const HOPES: readonly { readonly of: ResultEffect; readonly label: () => Words }[] = [
  { of: 'axis-brps', label: dieRollTexts.hope.axis },
  { of: 'axis-associate', label: dieRollTexts.hope.axisAssociate },
  { of: 'axis-ally', label: dieRollTexts.hope.axisAlly },
  { of: 'allied-brps', label: dieRollTexts.hope.allied },
  { of: 'allied-associate', label: dieRollTexts.hope.alliedAssociate },
  { of: 'allied-ally', label: dieRollTexts.hope.alliedAlly },
];

/** 49.51, 49.53: what either side hopes for: a result that gives it something, an associate, an ally, each or better. */
function hopesOf(rows: readonly ResultRow[]): readonly sums.Hope[] {
  return HOPES.flatMap(({ of, label }): sums.Hope[] => {
    const isAxis = favours(of) === 'axis';
    const isSuch = (effect: ResultEffect): boolean =>
      favours(effect) === favours(of) && (isAxis ? rank(effect) >= rank(of) : rank(effect) <= rank(of));
    const outcomes = rows.filter(({ effect }) => isSuch(effect)).map(({ id }) => id);
    const seats = FACTIONS.filter((faction) => (faction === 'european-axis') === isAxis);
    return outcomes.length === 0 ? [] : [{ seats, label: label(), outcomes, clauses: ['49.51', '49.53'] }];
  });
}

const toAxis = (faction: Faction): number => (faction === 'european-axis' ? 1 : -1);

/** 49.4261: Axis DPs are added, Allied ones subtracted; all of a faction count together, Italy's even while neutral. */
function dpLine(faction: Faction, target: Minor): Line {
  const clause = faction === 'european-axis' ? '49.4261A' : '49.4261B';
  const row = { id: `${clause}/${faction}`, clause, label: dieRollTexts.line.dps({ faction }) };
  return amountLine(row, dps.key(faction, target), toAxis(faction));
}

/** 49.4262: each spy ring counts one. */
function spyLine(faction: Faction, target: Minor): Line {
  const row = {
    id: `49.4262/ring-${faction}`,
    clause: '49.4262',
    label: dieRollTexts.line.spyRing({ faction }),
  };
  return truthLine(row, spyRing.key(faction, target), toAxis(faction));
}

/** 49.4262: each covert operation counts one. */
function covertLine(faction: Faction, target: Minor): Line {
  const row = {
    id: `49.4262/covert-${faction}`,
    clause: '49.4262',
    label: dieRollTexts.line.covert({ faction }),
  };
  return amountLine(row, covertUsed.key(faction, target), toAxis(faction));
}

const OF_SPAIN = { reaction: inReaction.key('spain'), byAttack: spainByAttack.key('spain') };

const ALLIED_STATUS = { '-1': -1, '-2': -2, '-3': -3 };

/** 49.433: what is in effect for the Allies counts -1, -2, -3. The Axis' counterpart is the table's. */
function statusLine(target: Minor, table: CountryTable): Line {
  const inEffect = standing.key(target);
  const values: Readonly<Record<string, number>> = { ...ALLIED_STATUS, ...table.status };
  const needs = target === 'spain' ? [inEffect, OF_SPAIN.reaction, OF_SPAIN.byAttack] : [inEffect];
  return line({ id: '49.433', label: dieRollTexts.line.status() }, needs, (known) => {
    const result = readStanding(known.text(inEffect))?.result ?? '';
    // 49.632: the association by the attack on Portugal does not count in the roll that the attack brings; 49.64: any other does
    const isByAttack = result === '9' && target === 'spain' && known.truth(OF_SPAIN.byAttack);
    return isByAttack && known.truth(OF_SPAIN.reaction) ? 0 : (values[result] ?? 0);
  });
}

/** 49.631 to 49.634 and 49.441: the modifiers that the text itself states, whether or not the roll is a reaction. */
function eventLines(target: Minor): Line[] {
  const events = TRIGGERS.filter((each) => each.target === target && each.value !== 0).map(triggerLine);
  const subverted = SUBVERSION_REACTS.includes(target) ? [subversionElsewhere(target)] : [];
  return [...events, ...subverted, ...(target === 'rumania' ? DEMAND_LINES : [])];
}

function triggerLine({ id, clause, fact, question, type, value }: Trigger): Line {
  const once = DECLARATIONS.filter((each) => each.fact === fact).map((each) => onceDeclared(each.fact));
  return {
    id,
    clause,
    label: dieRollTexts.line.event[question](),
    needs: [...once, fact],
    value(known) {
      if (type.kind === 'number') return value * known.number(fact);
      return once.some((each) => known.truth(each)) || known.truth(fact) ? value : 0;
    },
  };
}

/** 49.634: each use of subversion, but in its own phase not for the country subverted. */
function subversionElsewhere(target: Minor): Line {
  const own = subversionUsed.key(target);
  const all = subversionUses.key();
  const before = subversionBefore.key();
  const serves = subversionServes.key(target);
  return line(
    { id: '49.634', label: dieRollTexts.line.subversionElsewhere() },
    [all, before, own, serves],
    (known) => {
      if (!known.truth(serves)) return 0;
      const uses = known.number(all) - known.number(before) - (known.number(own) > 0 ? 1 : 0);
      return SUBVERSION_VALUE * Math.max(0, uses);
    },
    { min: 0, max: SUBVERSION_VALUE * MOST_USES },
  );
}

const BY_DEMAND = demandRoll.key();
const FORCES = russianForces.key();

/** 49.441: in the roll that the demands bring, they count and so do the Russian forces next to Rumania. */
const DEMAND_LINES: readonly Line[] = [
  truthLine({ id: '49.441/demands', clause: '49.441', label: dieRollTexts.line.demands() }, BY_DEMAND, 2),
  line(
    { id: '49.441/forces', clause: '49.441', label: dieRollTexts.line.russianForces() },
    [BY_DEMAND, FORCES],
    (known) => (known.truth(BY_DEMAND) ? known.number(FORCES) : 0),
  ),
];

/** 49.4265: what the lines that are not supplied add up to, or the players add, as they report. */
function reportedTotal(id: string, label: Words, fact: string): Line {
  return { ...amountLine({ id, clause: '49.4265', label }, fact), bounds: OTHER_RANGE };
}

/** 49.4265: a line of the country's own table. */
function tableLine({ id, clause, label, value, each, when }: TableLine, schema: FactSchema): Line {
  return {
    id: `${clause}/${id}`,
    clause,
    label,
    needs: [
      ...new Set([...(each === undefined ? [] : [each]), ...(when === undefined ? [] : factsIn(when))]),
    ],
    value: (known) => {
      if (when !== undefined && !holds(when, known)) return 0;
      return each === undefined ? value : value * known.number(each);
    },
    bounds: boundsOf(value, each === undefined ? undefined : schema[each]?.type),
  };
}

/** The widest that a line can be that counts once, or for each of a number. */
function boundsOf(value: number, type: FactType | undefined): Range {
  const ends = type?.kind === 'number' ? [value * type.min, value * type.max] : [value];
  return { min: Math.min(0, ...ends), max: Math.max(0, ...ends) };
}

/** The result of a roll, its die among the facts. Throws when more than one is left: our own mistake. */
export function rolledResult(books: Books, target: string, facts: Facts): string {
  const result = books.prepared(rollSheet(target)).outcome(facts);
  if (result === null) throw new Error(`the roll for ${target} has no single result`);
  return result;
}

/**
 * The facts that the table has to report before the rolls named can be judged, and before it is clear which Western
 * power benefits (49.51B); the dice are not among them.
 */
export function missingForRolls(books: Books, open: Open, facts: Facts): string[] {
  const keys: string[] = [];
  const targets: string[] = [];
  for (const { target, rolled } of open.rolls) {
    if (rolled !== null || isConquered(open, target)) continue;
    targets.push(target);
    keys.push(...books.prepared(rollSheet(target)).missing(facts));
  }
  if (toldOf(open, war.key('germany', 'us')) === undefined) keys.push(war.key('germany', 'us'));
  keys.push(...missingForObligations(open, targets));
  return keys.length < 2 ? keys : [...new Set(keys)];
}

const { RULINGS } = rulingsOf([
  {
    id: 'mixed-allied-dps',
    clauses: ['49.4261B'],
    question: 'The clause on Western and Russian DPs in one target has no text: do both count?',
    choices: [{ id: 'both', text: 'Yes, both are subtracted; 49.51C says who benefits.' }],
    default: 'both',
    fixed: true,
  },
  {
    id: 'pro-allied-status',
    clauses: ['49.433'],
    question:
      'The -1, -2 and -3 for Allied status are stated for Axis namings: do they count when an Ally names?',
    choices: [{ id: 'always', text: 'Yes, as the one table that is known in full has it.' }],
    default: 'always',
    fixed: true,
  },
  {
    id: 'finland-factors',
    clauses: ['49.4265'],
    question: 'Which way do friendly and enemy factors in Finland push?',
    choices: [{ id: 'owner', text: 'Toward the side whose factors they are, for each five.' }],
    default: 'owner',
    fixed: true,
  },
]);

/** 49.42: the sheets of the rolls. */
export const DIE_ROLL = part(import.meta.url, {
  clauses: {
    '49.426': ['heading', 'Modifiers'],
    '49.4261': ['heading', 'DPs as modifiers'],
    '49.4261A': ['computed', 'Axis DPs', 'rollSheets'],
    '49.4261B': ['computed', 'Western Allied and Russian DPs', 'rollSheets'],
    '49.4265': ['computed', 'Other modifiers', 'rollSheets'],
    '49.441': ['computed', 'Demand and forces both count', 'rollSheets'],
    '49.64': ['computed', 'Mechanics', 'rollSheets'],
  },
  rulings: RULINGS,
  facts: [die, inReaction, demandRoll, russianForces],
  sheets: (setting) => setting.sheets,
  texts: dieRollTexts,
});
