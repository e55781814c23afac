import { kindShown } from '../../kernel/game/directive.ts';
import type { Decision } from '../../kernel/forms/decision.ts';
import type { Dispatch } from '../../kernel/steps/dispatch.ts';
import { type FactSpec, typeWords } from '../../kernel/sums/facts.ts';
import type { AllowedBar, Bar, Form, Option, Row } from '../../kernel/forms/form.ts';
import { own } from '../../kernel/json.ts';
import { type Preview, preview } from '../../kernel/sums/know.ts';
import { fallsOf, hopedOf, type NeededFaces } from '../../kernel/sums/needed.ts';
import { percentText } from '../../kernel/sums/odds.ts';
import type { Rulebook, Table } from '../../kernel/rulebook.ts';
import type { Range, SheetResult } from '../../kernel/sums/sheet.ts';
import { type View, viewOf } from '../../kernel/game/position.ts';
import type { State } from '../../kernel/game/play.ts';
import { foundAt, withStop, type Words } from '../../kernel/texts/words.ts';
import { type Pick, WIDTH } from '../console.ts';
import { limitsText } from './limits.ts';
import { citation, say } from '../output.ts';
import { isNumbered } from './naming.ts';

/** Columns side by side, as wide as they need to be. */
export function columns(rows: readonly (readonly string[])[], indent = ''): string {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, cell.length)));
  const pad = (cell: string, i: number): string => cell + ' '.repeat((widths[i] ?? 0) - cell.length);
  return rows.map((row) => (indent + row.map(pad).join('  ')).trimEnd()).join('\n');
}

/** "3", or "2 to 5" where something is unknown. */
export function rangeText({ min, max }: Range): string {
  return min === max ? String(min) : `${min} to ${max}`;
}

/** A number with its sign. */
export function signedNumber(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}

/** A range with its signs. */
export function signedRange({ min, max }: Range): string {
  return min === max ? signedNumber(min) : `${signedNumber(min)} to ${signedNumber(max)}`;
}

/** A worksheet: every line with its clause, the total, what is missing, what can come of it. */
export function sheetText(table: Table, result: SheetResult): string {
  const sheet = own(table.rules.sheets, result.sheet);
  const { rulebook } = table;
  const lines = result.lines.map((line) => {
    const missing = line.missing.length === 0 ? '' : `(needs ${line.missing.join(', ')})`;
    return [signedRange(line), say(rulebook, line.label), `[${line.clause}]`, missing];
  });
  const isBounds = !result.exact && result.total.min !== result.total.max;
  const how = isBounds ? '  (outer bounds)' : '';
  const clamped = result.sum.min !== result.total.min || result.sum.max !== result.total.max;
  const total = [
    rangeText(result.total),
    clamped ? `total, from ${rangeText(result.sum)}` : 'total',
    clamped ? `[${sheet?.clamp?.clause ?? ''}]` : '',
  ];
  const outcomes = result.outcomes.map((id) => outcomeText(table, result, id));
  return [
    sheet ? say(rulebook, sheet.title) : result.sheet,
    columns([...lines, total], '  ') + how,
    ...(outcomes.length === 0
      ? []
      : [`  ${outcomes.length === 1 ? 'outcome' : 'possible'}: ${outcomes.join('; ')}`]),
  ].join('\n');
}

/** What an outcome is called: by this game, else by its sheet. */
export function outcomeText({ rules, rulebook }: Table, { sheet, called }: SheetResult, id: string): string {
  const label =
    own(called ?? {}, id) ?? own(rules.sheets, sheet)?.outcomes?.find((each) => each.id === id)?.label;
  return label ? say(rulebook, label) : id;
}

/** Exact odds of what can come, as a fraction and in percent; with unknowns from "sure" to "possible". */
function oddsText(table: Table, { sheet, odds }: Preview, isOneOfSeveral = false): string {
  if (odds === null) return '';
  const chance = (count: number): string => `${count}/${odds.of} (${percentText(count, odds.of, 1)}%)`;
  const can = odds.outcomes.filter(({ possible }) => possible > 0);
  const rows = can.map(({ outcome, sure, possible }) => [
    outcomeText(table, sheet, outcome),
    sure === possible ? chance(sure) : `${chance(sure)} to ${chance(possible)}`,
  ]);
  const isWordy = isOneOfSeveral || rows.some(([label = '']) => label.length > WORDY);
  return columns(isWordy ? rows.map((row) => row.toReversed()) : rows, '  ');
}

/** Outcomes longer than that stand behind their chances, and may go over the line. */
const WORDY = 60;

/** What can be seen of a roll before the dice fall: its sheets and the odds. */
export function previewText(table: Table, state: State, decision: Decision, seat: string | null): string {
  const view = viewOf(state.position, seat);
  const seen = preview(table.rules, view, decision);
  return aheadText(table, seen, (each) => needsTexts(table, view, decision, each));
}

/** What the die of a sheet has to show for what is hoped of it. */
function needsTexts(
  table: Table,
  { open }: View,
  { sheets, owner }: Decision,
  { sheet }: Preview,
): readonly string[] {
  const { rules, rulebook } = table;
  const dice = sheets?.find(({ name }) => name === sheet.sheet)?.dice ?? [];
  const falls = fallsOf(rules, sheet, dice);
  const hopes = rules.hoped?.(open, sheet.sheet)?.hopes ?? own(rules.sheets, sheet.sheet)?.hopes;
  return hopedOf(hopes, owner, falls).map(({ hope, needed }) => {
    const chance = needed.count === 0 ? '' : ` (${percentText(needed.count, falls?.sides ?? 0, 0)}%)`;
    return `${neededText(needed, falls?.sides ?? 0)}${chance}: ${say(rulebook, hope.label)}`;
  });
}

/** As players say it: "Needs 5 or less". */
function neededText({ is, face }: NeededFaces, sides: number): string {
  if (is === 'never') return 'No face will do';
  if (is === 'always') return 'Any face will do';
  if (is === 'up-to') return face === 1 ? 'Needs a 1' : `Needs ${face} or less`;
  return face === sides ? `Needs a ${face}` : `Needs ${face} or more`;
}

/** Sheets before their dice fall, and the odds. `needs`: what is said before these of a sheet. */
export function aheadText(
  table: Table,
  seen: readonly Preview[],
  needs: (each: Preview) => readonly string[] = () => [],
): string {
  const sheets = seen.filter((each) => !isOnlyDice(table, each)).map(({ sheet }) => sheetText(table, sheet));
  const odds = seen.filter((each) => each.odds !== null);
  const chances = odds.map((each) => {
    const head = odds.length > 1 ? `Exact chances, ${titleOf(table, each.sheet)}:` : CHANCES;
    return [head, ...needs(each).map((text) => `  ${text}`), oddsText(table, each, odds.length > 1)].join(
      '\n',
    );
  });
  return [...sheets, ...chances].join('\n');
}

const CHANCES = 'Exact chances:';

/** What a sum is called. */
function titleOf({ rules, rulebook }: Table, { sheet }: SheetResult): string {
  const title = own(rules.sheets, sheet)?.title;
  return title ? say(rulebook, title) : sheet;
}

/** The sheets that are shown with a roll before the dice fall. */
export function previewSheets(
  table: Table,
  state: State,
  decision: Decision,
  seat: string | null,
): SheetResult[] {
  const seen = preview(table.rules, viewOf(state.position, seat), decision);
  return seen.filter((each) => !isOnlyDice(table, each)).map(({ sheet }) => sheet);
}

/** Whether every line of a sheet is a die that has not fallen: then it says nothing yet. */
function isOnlyDice({ rules }: Table, { sheet }: Preview): boolean {
  return sheet.lines.every((line) => line.missing.some((key) => isDie(rules, key)));
}

function isDie({ facts }: Table['rules'], key: string): boolean {
  return own(facts, key)?.by === 'dice';
}

/** Says the chances of what a choice leads to in a line; empty where it leads to no roll, or too much can come of it. */
export type ChanceText = (choice: Option | Row) => string;

/** A form's choices: what is open, and what is barred with the reason and clause. */
export function formText(
  rulebook: Rulebook,
  form: Form,
  facts: Readonly<Record<string, FactSpec>>,
  width = WIDTH,
  chance: ChanceText = () => '',
): string {
  switch (form.kind) {
    case 'choose':
      return choiceText(
        rulebook,
        form.options.map((each) => ({ ...choosable(each), hint: chance(each) })),
        width,
      );
    case 'allocate': {
      const rows = form.rows.map((row) => {
        const hints = [row.max === undefined ? '' : `0 to ${row.max}`, chance(row)];
        return { ...row, hint: hints.filter((each) => each !== '').join('; ') };
      });
      const texts = [choiceText(rulebook, rows, width), limitsText(rulebook, form)];
      return texts.filter((part) => part !== '').join('\n');
    }
    case 'roll':
      return `  dice: ${form.dice.map((sides) => `d${sides}`).join(' ')}`;
    case 'report':
      return columns(
        form.facts.map((key) => [key, factText(rulebook, facts[key])]),
        '  ',
      );
  }
}

/** Where the answer to a question is found, behind the question. */
export function foundText(rulebook: Rulebook, { question }: FactSpec): string {
  const found = foundAt(rulebook.words, question);
  return found ? ` ${say(rulebook, found)}` : '';
}

function factText(rulebook: Rulebook, spec: FactSpec | undefined): string {
  if (!spec) return '';
  const found = foundText(rulebook, spec);
  return `${say(rulebook, spec.question)}${found} (${say(rulebook, typeWords(spec.type))})`;
}

/** What can be taken, or is barred or allowed. */
interface Choosable {
  readonly id: string;
  readonly label: Words;
  readonly hint?: string;
  readonly barred?: Bar;
  readonly allowed?: AllowedBar;
}

function choosable(option: Option): Choosable {
  return { ...option, id: option.value };
}

/** What an answer ends and what comes next; empty where it is not said. */
export function endsText(rulebook: Rulebook, ends: Decision['ends']): string {
  if (!ends) return '';
  const next = ends.next ? ` ${withStop(say(rulebook, ends.next))}` : '';
  return `${say(rulebook, ends.what)}${next}`;
}

/** The options that are open, as a console picks them. */
export function openPicks(rulebook: Rulebook, options: readonly Option[], chance: ChanceText): Pick[] {
  return options
    .filter((each) => !each.barred)
    .map((each) => ({
      value: each.value,
      label: [say(rulebook, each.label), chance(each)].filter((part) => part !== '').join('  '),
    }));
}

/** The options that are barred, by reason, after those that were and are allowed. */
export function barredText(rulebook: Rulebook, options: readonly Option[], width: number): string {
  const all = options.map(choosable);
  return [...allowedText(rulebook, all), ...reasonsText(rulebook, all, width)].join('\n');
}

/** What a rule bars and the table allows: why, and the rule. */
export function allowedText(rulebook: Rulebook, all: readonly Choosable[]): string[] {
  return all.flatMap(({ label, allowed }) => {
    if (!allowed) return [];
    const rule = `${say(rulebook, allowed.reason)}${citation(allowed.clauses)}`;
    return [`  allowed ${say(rulebook, label)}, because: ${allowed.because}. The rule: ${rule}`];
  });
}

/** Open choices by number; then what is barred. */
function choiceText(rulebook: Rulebook, all: readonly Choosable[], width: number): string {
  const numbered = isNumbered(all.map((each) => each.id));
  const open = all
    .filter((each) => !each.barred)
    .map(({ id, label, hint = '' }, i) => [
      numbered ? `${i + 1}`.padStart(2) : '  ',
      id,
      say(rulebook, label),
      hint,
    ]);
  const listed = open.length === 0 ? [] : [columns(open, '  ')];
  return [...listed, ...allowedText(rulebook, all), ...reasonsText(rulebook, all, width)].join('\n');
}

/** Barred choices by reason, so that a long list reads at a glance. */
export function reasonsText(
  rulebook: Rulebook,
  all: readonly Choosable[],
  width: number,
  names: Names = (_, each) => each.join(', '),
): string[] {
  const alike = new Map<string, Barred[]>();
  for (const { id, barred: bar, label } of all) {
    if (!bar) continue;
    const barred = {
      id,
      name: say(rulebook, label),
      reason: say(rulebook, bar.reason) + citation(bar.clauses),
    };
    const kind = [bar.reason.key, ...bar.clauses].join(' ');
    alike.set(kind, [...(alike.get(kind) ?? []), barred]);
  }
  return [...alike.values()].map((group) => groupText(group, width, names));
}

/** How several choices are named, by their ids and their labels. */
export type Names = (ids: readonly string[], labels: readonly string[]) => string;

interface Barred {
  readonly id: string;
  readonly name: string;
  readonly reason: string;
}

/** The choices that one reason bars; then those that a reason of the same kind does. */
function groupText(group: readonly Barred[], width: number, named: Names): string {
  const reason = group[0]?.reason ?? '';
  const names = (all: readonly Barred[]): string =>
    named(
      all.map(({ id }) => id),
      all.map(({ name }) => name),
    );
  const said = names(group.filter((each) => each.reason === reason));
  const others = names(group.filter((each) => each.reason !== reason));
  const likewise = others === '' ? '' : `\n${wrapText(`Likewise: ${others}`, 12, width)}`;
  return `  barred  ${reason}\n${wrapText(said, 12, width)}${likewise}`;
}

/** A long line broken between words, pushed to the right. */
export function wrapText(text: string, by: number, width: number): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.length - 1;
    const line = lines[last] ?? '';
    if (line !== '' && by + line.length + word.length >= width) lines.push(word);
    else lines[last] = line === '' ? word : `${line} ${word}`;
  }
  return indent(lines.join('\n'), ' '.repeat(by));
}

/** A line of the log, with its sheet where it has one. */
export function dispatchText(table: Table, dispatch: Dispatch): string {
  const mark = kindShown(dispatch) === 'directive' ? 'ON THE MAP: ' : '';
  const line = `${mark}${say(table.rulebook, dispatch.data)}${citation(dispatch.clauses)}`;
  const sum = sheetOf(table, dispatch);
  return sum === '' ? line : `${line}\n${indent(sum)}`;
}

/** The sheet of something told, as far as it is more than one die; empty: it has none. */
export function sheetOf(table: Table, { sheet }: Dispatch): string {
  if (!sheet) return '';
  return isOneDie(table, sheet) ? fellText(table, sheet) : sheetText(table, sheet);
}

/** Whether a sum is nothing but one die: what fell and what came of it says it all. */
function isOneDie({ rules }: Table, { lines, facts, outcomes }: SheetResult): boolean {
  const keys = Object.keys(facts);
  return lines.length === 1 && keys.length === 1 && outcomes.length === 1 && isDie(rules, keys[0] ?? '');
}

function fellText(table: Table, sheet: SheetResult): string {
  return sheet.outcomes.map((id) => outcomeText(table, sheet, id)).join('; ');
}

/** Push a text to the right. */
export function indent(text: string, by = '    '): string {
  return text
    .split('\n')
    .map((line) => by + line)
    .join('\n');
}
