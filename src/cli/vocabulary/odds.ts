import { factName } from '../../kernel/sums/facts.ts';
import { asNothing, type Calculation, calculate } from '../../kernel/sums/calculator.ts';
import { type Odds, type OutcomeOdds, percentText } from '../../kernel/sums/odds.ts';
import { again, onceIn } from '../../kernel/sums/series.ts';
import { howOften, inARow } from './odds-row.ts';
import type { Table } from '../../kernel/rulebook.ts';
import type { Json } from '../../kernel/json.ts';
import type { LineResult } from '../../kernel/sums/sheet.ts';
import { failure, type Failure, isFailed, type Result, say } from '../output.ts';
import { columns, outcomeText, rangeText, sheetText, signedRange } from '../text/show.ts';
import {
  factsOf,
  notKnown,
  type SheetAsked,
  sheetAsked,
  type SheetOptions,
  typedFacts,
} from './worksheet.ts';

// The calculator: exact odds of a sheet without a game.

export interface OddsOptions extends Omit<SheetOptions, 'blank' | 'html'> {
  readonly compare: readonly string[];
  readonly then: readonly string[];
  readonly times?: string;
  readonly rest?: string;
}

const MOST_TIMES = 100;

/** The exact chance of every outcome of a sheet; `compare`: beside it the same with other facts; `then`: rolls after it. */
export function odds(name: string, options: OddsOptions): Result {
  const asked = sheetAsked(name, options);
  if (isFailed(asked)) return asked;
  const times = Number(options.times ?? 1);
  if (!Number.isInteger(times) || times < 1 || times > MOST_TIMES)
    return failure(`--times takes a whole number from 1 to ${MOST_TIMES}.`);
  const { table } = asked;
  const other = typedFacts(table, options.compare, '--compare');
  if (isFailed(other)) return other;
  const { rest } = options;
  const then = nextRolls(asked, options);
  if (isFailed(then)) return then;
  if (rest !== undefined && rest !== 'nothing')
    return failure(`--rest ${rest}: all else can be taken as "nothing", or is unknown without it.`);
  const situations = [asked, ...(options.compare.length > 0 ? [changed(asked, other)] : then)];
  const found = situations.map((each) =>
    calculate(table.rules, name, factsOf(rest ? withNothing(each) : each)),
  );
  const fault = found.map((each) => faultOf(table, each)).find((each) => each !== null);
  if (fault) return failure(fault);
  const [one, two] = found;
  if (!one) throw new Error('no situation');
  const shown =
    then.length > 0
      ? inARow(table, found)
      : two
        ? sideBySide(table, one, two, times)
        : alone(table, one, times);
  const text = rest ? `${shown}\n${REST}` : shown;
  return { text, json: found.map((each) => jsonOf(each, times)) };
}

/** The rolls that come after the first: each as the first but for the facts of its --then. */
function nextRolls(
  asked: SheetAsked,
  { then, compare, times }: OddsOptions,
): readonly SheetAsked[] | Failure {
  if (then.length > 0 && (compare.length > 0 || times !== undefined))
    return failure('--then lists the rolls of a row: it goes with neither --compare nor --times.');
  const rolls: SheetAsked[] = [];
  for (const each of then) {
    const facts = typedFacts(asked.table, each === 'same' ? [] : each.split(','), '--then');
    if (isFailed(facts)) return facts;
    rolls.push(changed(asked, facts));
  }
  return rolls;
}

function changed({ table, given }: SheetAsked, other: SheetAsked['given']): SheetAsked {
  return { table, given: { ...given, ...other } };
}

function withNothing({ table, given }: SheetAsked): SheetAsked {
  return { table, given: { ...asNothing(table.rules.facts), ...given } };
}

/** Why there is nothing to count; null where there is. */
function faultOf(table: Table, { sheet, dice, odds: counted }: Calculation): string | null {
  if (counted) return null;
  const title = titleOf(table, sheet.sheet);
  if (dice.length === 0) return `No die falls in "${title}": "sheet ${sheet.sheet}" shows the sum.`;
  if (!table.rules.sheets[sheet.sheet]?.outcomes) return `"${title}" is a sum without outcomes.`;
  return `"${title}" has too many dice to count every way they fall; give the faces of some with --fact.`;
}

function titleOf({ rules, rulebook }: Table, name: string): string {
  const title = rules.sheets[name]?.title;
  return title ? say(rulebook, title) : name;
}

function alone(table: Table, found: Calculation, times: number): string {
  const rows = shares(found, times).map(({ label, chance, up }) => [label(table), chance, up]);
  return [
    sheetText(table, found.sheet),
    diceText(table, found),
    '',
    columns([['', ONE, upOf(found)], ...rows], '  '),
    ...(times > 1 ? [onceText(times), ...howOften(table, found, times)] : []),
    ...inOneLine(table, found),
    ...notKnown(table, found.sheet, found.dice),
  ].join('\n');
}

const REST = 'All that is not given is taken as nothing: 0, no, none.';
const ONE = 'chance';
const upOf = ({ falling }: Calculation): string => (falling ? 'this or lower' : 'this or higher');

function onceText(times: number): string {
  return `Each is the chance that it falls at least once in ${times} such rolls.`;
}

function sideBySide(table: Table, one: Calculation, two: Calculation, times: number): string {
  const all = new Map(shares(two, times).map((each) => [each.outcome, each]));
  const rows = shares(one, times).map(({ outcome, label, chance, up }) => {
    const beside = all.get(outcome);
    return [label(table), chance, beside?.chance ?? '', up, beside?.up ?? ''];
  });
  const head = ['', `${ONE}, first`, 'second', `${upOf(one)}, first`, 'second'];
  const total = ['total', rangeText(one.sheet.total), rangeText(two.sheet.total)];
  return [
    titleOf(table, one.sheet.sheet),
    columns([...linesBeside(table, one, two), total], '  '),
    '',
    columns([head, ...rows], '  '),
    ...(times > 1 ? [onceText(times)] : []),
  ].join('\n');
}

/** The lines that say something in one of two situations. */
function linesBeside({ rulebook }: Table, one: Calculation, two: Calculation): string[][] {
  const none = { min: 0, max: 0 };
  return one.sheet.lines.flatMap((line, i) => {
    const other = two.sheet.lines[i] ?? none;
    if ([line, other].every(({ min, max }) => min === 0 && max === 0)) return [];
    return [[say(rulebook, line.label), signedRange(line), signedRange(other), `[${line.clause}]`]];
  });
}

/** One outcome with its chances, as they are shown. */
interface Share {
  readonly outcome: string;
  readonly label: (table: Table) => string;
  readonly chance: string;
  readonly up: string;
}

/** Every outcome that can fall, from the highest total down. */
function shares({ sheet, odds: counted, up }: Calculation, times: number): readonly Share[] {
  if (!counted || !up) return [];
  const of = new Map(counted.outcomes.map((each) => [each.outcome, each]));
  return up.outcomes.toReversed().flatMap((each) => {
    const own = of.get(each.outcome);
    if (!own || own.possible === 0) return [];
    const { outcome } = each;
    return {
      outcome,
      label: (table: Table) => outcomeText(table, sheet, outcome),
      chance: chanceText(own, counted, times),
      up: chanceText(each, up, times),
    };
  });
}

function chanceText({ sure, possible }: OutcomeOdds, { of }: Odds, times: number): string {
  const percent = (ways: number): string => {
    const once = onceIn(again({ some: ways, of }, times));
    const exact = times === 1 ? `${ways}/${of} ` : '';
    return `${exact}${percentText(once.some, once.of, 1)}%`;
  };
  if (sure === 0 && possible === Number(of)) return 'not known';
  return sure === possible ? percent(sure) : `${percent(sure)} to ${percent(possible)}`;
}

function diceText({ rules, rulebook }: Table, { dice, odds: counted }: Calculation): string {
  const names = dice.map((key) => say(rulebook, factName(rules.facts, key) as never));
  return `  ${dice.length === 1 ? 'die' : 'dice'}: ${names.join(', ')} (${counted?.of} ways)`;
}

/** "Roll for Turkey: +3 DPs of the Axis; associated 33.3%, this or higher 50.0% [49.425]": for a letter; nothing while something is open. */
function inOneLine(table: Table, found: Calculation): string[] {
  const { sheet, odds: counted, dice } = found;
  if (!counted?.outcomes.every(({ sure, possible }) => sure === possible)) return [];
  const isDie = ({ missing }: LineResult): boolean => missing.some((key) => dice.includes(key));
  const said = sheet.lines.filter((line) => !isDie(line) && (line.min !== 0 || line.max !== 0));
  const lines = said.map((line) => `${signedRange(line)} ${say(table.rulebook, line.label)}`);
  const further = found.falling ? 'or lower' : 'or higher';
  const rows = shares(found, 1).map(({ label, chance, up }) => `${label(table)} ${chance}, ${further} ${up}`);
  const clauses = [
    ...new Set(sheet.lines.filter((line) => said.includes(line) || isDie(line)).map(({ clause }) => clause)),
  ];
  const sum = lines.length === 0 ? '' : `${lines.join(', ')}; `;
  return ['', `${titleOf(table, sheet.sheet)}: ${sum}${rows.join('; ')} [${clauses.join(', ')}]`];
}

function jsonOf({ sheet, dice, odds: counted, up }: Calculation, times: number): Json {
  const once = (all: Odds | null): Json =>
    (all?.outcomes ?? []).map(({ outcome, sure, possible }) => ({
      outcome,
      sure: fraction(sure, all, times),
      possible: fraction(possible, all, times),
    }));
  return { sheet: sheet as unknown as Json, dice: [...dice], times, outcomes: once(counted), up: once(up) };
}

/** A fraction whose parts may be larger than a number can be exactly. */
function fraction(ways: number, all: Odds | null, times: number): Json {
  const { some, of } = onceIn(again({ some: ways, of: all?.of ?? 1 }, times));
  return { ways: String(some), of: String(of) };
}
