import type { DecisionKind, OtherForm, Rulebook, Table } from '../../kernel/rulebook.ts';
import { logTexts } from '../../kernel/texts/words.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { type ClauseRow, clauseRows } from './clauses.ts';
import { rulebookOf, tableOf } from '../game/new.ts';
import { type Failure, failure, isFailed, type Result, say } from '../output.ts';
import { packageRoot } from '../root.ts';
import { columns } from '../text/show.ts';
import { lineOf } from './where.ts';

export interface BookOptions {
  readonly rulebook?: string;
  readonly scenario?: string;
  readonly ruling?: readonly string[];
  readonly data?: readonly string[];
}

/** The rulebook named, or all of them. */
function chosen(id: string | undefined): readonly Rulebook[] | Failure {
  if (id === undefined) return RULEBOOKS;
  const one = rulebookOf(id);
  return isFailed(one) ? one : [one];
}

/** A list of each chosen rulebook: rows for people, objects for scripts. */
function listed<T>(
  options: BookOptions,
  list: (rulebook: Rulebook) => readonly T[] | Failure,
  rows: (item: T) => string[][],
  sum: (items: readonly T[]) => string = () => '',
): Result {
  const books = chosen(options.rulebook);
  if (isFailed(books)) return books;
  const texts: string[] = [];
  const json: unknown[] = [];
  for (const rulebook of books) {
    const items = list(rulebook);
    if (isFailed(items)) return items;
    json.push(...items.map((item) => (books.length > 1 ? { rulebook: rulebook.id, ...item } : item)));
    const body = items.length === 0 ? '  none' : columns(items.flatMap(rows), '  ');
    texts.push(`${rulebook.title} (${rulebook.id})${sum(items)}\n${body}`);
  }
  return { text: texts.join('\n\n'), json };
}

/** The rulebooks with their scenarios. */
export function rulebooks(): Result {
  const json = RULEBOOKS.map(({ id, title, version, about, scenarios }) => ({
    id,
    title,
    version,
    about,
    scenarios: scenarios.map((each) => ({
      id: each.id,
      title: each.title,
      about: each.about,
      seats: each.seats,
    })),
  }));
  const text = json.map(
    ({ id, title, about, scenarios }) =>
      `${id}: ${title}\n  ${about}\n${columns(
        scenarios.map((each) => [each.id, each.title, each.about]),
        '    ',
      )}`,
  );
  return { text: text.join('\n\n'), json };
}

/** Bind a rulebook for its list; among all rulebooks a scenario need only be in one of them. */
function bound(rulebook: Rulebook, options: BookOptions): Table | Failure {
  const { scenario, rulebook: only, ruling = [], data = [] } = options;
  const has = (each: Rulebook): boolean => each.scenarios.some(({ id }) => id === scenario);
  const other = only === undefined && !has(rulebook) && RULEBOOKS.some(has);
  return tableOf(rulebook, other ? undefined : scenario, ruling, data);
}

/** The facts of a rulebook's scenario. */
function facts(options: BookOptions): Result {
  return listed(
    options,
    (rulebook) => {
      const table = bound(rulebook, options);
      if (isFailed(table)) return table;
      return Object.entries(table.rules.facts).map(([fact, spec]) => ({
        fact,
        type: spec.type,
        lasts: spec.lasts,
        ...(spec.likely ? { likely: true } : {}),
        by: spec.by ?? spec.owner ?? 'table',
        ...(spec.kept ? { kept: true } : {}),
        ...(spec.club ? { club: true } : {}),
        ...(spec.byRules ? { byRules: true } : {}),
        ...(spec.nothing === undefined ? {} : { nothing: spec.nothing }),
        from: spec.from,
        question: say(rulebook, spec.question),
        clauses: spec.clauses,
      }));
    },
    (each) => [[each.fact, each.lasts, keeperText(each), each.question, typeText(each.type)]],
  );
}

interface Keeper {
  readonly by: string;
  readonly kept?: boolean;
  readonly byRules?: boolean;
  readonly from: string | undefined;
}

/** Who reports a fact; whether it is only corrected, or set by the rules as well; the sheet whose total it is. */
function keeperText({ by, kept, byRules, from }: Keeper): string {
  const rules = kept ? ', corrected only' : byRules ? ', and the rules' : '';
  return `${by}${rules}${from === undefined ? '' : `, from ${from}`}`;
}

function typeText(type: Table['rules']['facts'][string]['type']): string {
  if (type.kind === 'boolean') return 'true | false';
  return type.kind === 'number' ? `${type.min}..${type.max}` : type.values.join(' | ');
}

/** The sheets of a rulebook's scenario. */
function sheets(options: BookOptions): Result {
  return listed(
    options,
    (rulebook) => {
      const table = bound(rulebook, options);
      if (isFailed(table)) return table;
      return Object.entries(table.rules.sheets).map(([sheet, { title, lines, outcomes }]) => ({
        sheet,
        title: say(rulebook, title),
        lines: lines.map((line) => ({
          id: line.id,
          clause: line.clause,
          label: say(rulebook, line.label),
          needs: line.needs,
        })),
        outcomes: (outcomes ?? []).map(({ id, label, nothing }) => ({
          id,
          label: say(rulebook, label),
          ...(nothing ? { nothing } : {}),
        })),
      }));
    },
    (each) => [[each.sheet, each.title]],
  );
}

/** The decisions a rulebook asks. */
function decisions(options: BookOptions): Result {
  return listed(
    options,
    (rulebook) => rulebook.decisions,
    (each) => [
      [each.name, each.form, each.seats, each.about, each.clauses.join(', ')],
      ...(each.otherwise ?? []).map((other) => ['', other.form, `under ${rulingsText(other)}`]),
      ...habitLines(each),
    ],
  );
}

/** What can be left for a decision. */
function habitLines({ habit }: DecisionKind): string[][] {
  if (!habit) return [];
  return Object.entries(habit.answers).map(([answer, { about }]) => [
    '',
    'left',
    `${habit.name}, ${answer}: ${about}`,
  ]);
}

/** Under which choices of rulings a decision has another form. */
function rulingsText({ rulings: under }: OtherForm): string {
  return Object.entries(under)
    .map(([id, choices]) => `${id} = ${choices.join(' or ')}`)
    .join(', ');
}

/** The doors by which secrets open, and on which decisions. */
function doors(options: BookOptions): Result {
  return listed(
    options,
    (rulebook) => rulebook.doors.map(({ name, about, clauses, on }) => ({ name, about, clauses, on })),
    (each) => [[each.name, each.clauses.join(', '), each.about, `on ${each.on.join(', ')}`]],
  );
}

/** The keys of the log, by which a case names what was told. */
function logKeys(options: BookOptions): Result {
  return listed(
    options,
    (rulebook) => logTexts(rulebook.words),
    (each) => [[each.key, each.args.join(', '), each.text]],
  );
}

/** The rulings of a rulebook, with their choices. */
function rulings(options: BookOptions): Result {
  return listed(
    options,
    (rulebook) => rulebook.rulings.map((each) => ({ ...each, settled: each.choices.length === 1 })),
    (each) => [
      [each.id, each.clauses.join(', '), `${each.question}${markText(each)}`],
      ...each.choices.map(({ id, text }) => [
        '',
        '',
        `- ${id}${id === each.default ? ' (default)' : id === each.apart ? ' (default for people far apart)' : ''}: ${text}`,
      ]),
    ],
  );
}

function markText({ settled, fixed }: { settled: boolean; fixed?: boolean }): string {
  if (settled) return ' (settled)';
  return fixed ? ' (fixed for a game)' : '';
}

/** Every clause, how it is treated, and the cases that show it. */
function clauses(options: BookOptions): Result {
  return listed(
    options,
    (rulebook) => clauseRows(rulebook, packageRoot()),
    ({ clause, kind, title, where = '', cases, reason = '' }) => [
      [clause, kind, title, where, cases.join(', ') || reason],
    ],
    kindsText,
  );
}

/** What the words of a rulebook stand for. */
function glossary(options: BookOptions): Result {
  return listed(
    options,
    (rulebook) => Object.entries(rulebook.glossary ?? {}).map(([word, means]) => ({ word, means })),
    ({ word, means }) => [[word, means]],
  );
}

/** One clause, or those that begin with it: how it is treated, in which file and line, and the cases that show it. */
export function clausesNamed(named: string, { rulebook: id }: BookOptions): Result {
  const books = chosen(id);
  if (isFailed(books)) return books;
  const found = books.flatMap((rulebook) => {
    const all = clauseRows(rulebook, packageRoot());
    const exact = all.filter(({ clause }) => clause === named);
    const rows = exact.length > 0 ? exact : all.filter(({ clause }) => clause.startsWith(`${named}/`));
    return rows.map((row) => ({ rulebook, row }));
  });
  if (found.length === 0) return failure(`No clause "${named}" is in the index; "clauses" alone lists all.`);
  const json = found.map(({ rulebook, row }) => ({ rulebook: rulebook.id, ...row, ...lineFor(row) }));
  return { text: found.map(({ rulebook, row }) => clauseText(rulebook, row)).join('\n\n'), json };
}

function lineFor({ where }: ClauseRow): { readonly line?: number } {
  const line = where === undefined ? null : lineOf(where);
  return line === null ? {} : { line };
}

function clauseText({ title: book }: Rulebook, row: ClauseRow): string {
  const { clause, kind, title, where, cases, reason } = row;
  const [path, name] = where?.split('#') ?? [];
  const { line } = lineFor(row);
  const at =
    path && `src/rulebooks/${path}${line === undefined ? '' : `:${line}`}${name ? ` (${name})` : ''}`;
  const shown = cases.length > 0 ? `cases: ${cases.join(', ')}` : reason;
  const lines = [`${book}, ${clause}: ${title} (${kind})`, at, shown];
  return lines.filter(Boolean).join('\n  ');
}

/** How many clauses there are, and how many of each kind. */
function kindsText(rows: readonly ClauseRow[]): string {
  const counts = Object.entries(Object.groupBy(rows, ({ kind }) => kind));
  const text = counts.map(([kind, of]) => `${of.length} ${kind}`).join(', ');
  return `, ${rows.length} clauses: ${text}`;
}

/** The commands that print a list, by name. */
export const LISTS: Readonly<
  Record<
    string,
    {
      readonly about: string;
      readonly list: (options: BookOptions) => Result;
      /** Whether what it lists depends on a scenario and data. */
      readonly binds?: true;
    }
  >
> = {
  sheets: { about: 'the sheets', list: sheets, binds: true },
  facts: { about: 'the facts', list: facts, binds: true },
  decisions: { about: 'the decisions', list: decisions },
  doors: { about: 'the doors by which secrets open', list: doors },
  'log-keys': { about: 'the keys of the log, with their arguments', list: logKeys },
  rulings: { about: 'the rulings and their choices', list: rulings },
  glossary: { about: 'what its words and abbreviations stand for', list: glossary },
  clauses: { about: 'every clause, and the cases that show it; of one where it is done', list: clauses },
};
