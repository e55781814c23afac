import { TABLE } from '../../kernel/forms/decision.ts';
import { checkTold } from '../../kernel/forms/form.ts';
import { stateOf } from '../../kernel/game/game.ts';
import { asksOf } from '../../kernel/game/play.ts';
import type { Rulebook, Table } from '../../kernel/rulebook.ts';
import { type EventCase, type TableEvent, together } from '../../kernel/steps/event.ts';
import type { ReportAnswer } from '../../kernel/sums/facts.ts';
import { renderValue, type Words } from '../../kernel/texts/words.ts';
import { give } from './answer.ts';
import { type OpenGame, withGame, withNotes } from './games.ts';
import { citation, failure, type Failure, isFailed, type Result, say } from '../output.ts';

// What happened on the map, told in the words of the game: an event sets all the facts that belong to it.

export interface HappenedOptions {
  readonly event: readonly string[];
  readonly find?: string;
  readonly by?: string;
  readonly request?: string;
  /** Only say what would come of it. */
  readonly if?: true;
}

/** An event with what can be told of it. */
export interface Telling {
  readonly event: TableEvent;
  readonly told: EventCase;
}

/** How a script names what happened: 'war-declared:germany,russia'. */
function nameOfTold({ event, told }: Telling): string {
  return told.of.length === 0 ? event.name : `${event.name}:${told.of.join(',')}`;
}

/** All that can be told in a game. */
export function tellingsOf({ rules }: Table): readonly Telling[] {
  const events = rules.events?.() ?? [];
  return events.flatMap((event) => event.cases.map((told) => ({ event, told })));
}

/** What has all of some words, in its sentence or above it. */
export function withWords(table: Table, words: string): readonly Telling[] {
  const wanted = words.toLowerCase().split(/\s+/);
  return tellingsOf(table).filter(({ event, told }) => {
    const text =
      `${say(table.rulebook, event.title)} ${say(table.rulebook, told.says)} ${event.name}`.toLowerCase();
    return wanted.every((each) => text.includes(each));
  });
}

/** Why an event cannot be told now; null: it can. */
export function barOf({ game, rulebook }: OpenGame, { told }: Telling): string | null {
  const report = standingReport({ game });
  for (const key of Object.keys(told.reports)) {
    const refused = report && checkTold(report.form, game.table.rules.facts, key, told.reports);
    if (refused) return `${say(rulebook, refused.refused)}${citation(refused.clauses)}`;
  }
  return null;
}

/** The report of the table that is always open. */
export function standingReport({ game }: Pick<OpenGame, 'game'>) {
  return asksOf(game.table, stateOf(game), TABLE).find(
    ({ optional, form }) => optional && form.kind === 'report',
  );
}

/** The facts that are reported, a line each. */
export function reportText({ rulebook, rules }: Table, report: ReportAnswer): string {
  return Object.entries(report)
    .map(([key, { value }]) => {
      const question: Words = rules.facts[key]?.question ?? { key };
      return `  ${say(rulebook, question)} ${renderValue(rulebook.words, value)}`;
    })
    .join('\n');
}

/** Of which fact two events say different things, in words. */
export function differText({ rulebook, rules }: Table, fact: string): string {
  return `What you told says two different things: ${say(rulebook, rules.facts[fact]?.question ?? { key: fact })}`;
}

/** Tell what happened; without an event: what can be told. */
export async function tellHappening(file: string, options: HappenedOptions): Promise<Result> {
  const listed = await withGame<Result | string>(file, async (open) => {
    if (options.event.length === 0) return listText(open, options.find);
    const answer = answerOf(open, options.event);
    return isFailed(answer) ? answer : JSON.stringify(answer);
  });
  if (typeof listed !== 'string') return listed;
  const { by, request } = options;
  const isTried = options.if === true ? { if: options.if } : {};
  return give(
    file,
    {
      seat: TABLE,
      decision: 'report',
      answer: listed,
      ...(by === undefined ? {} : { by }),
      ...(request === undefined ? {} : { request }),
      ...isTried,
    },
    async () => '',
  );
}

/** What the events named report together. */
function answerOf(open: OpenGame, names: readonly string[]): ReportAnswer | Failure {
  const { table } = open.game;
  const all = tellingsOf(table);
  const told: EventCase[] = [];
  for (const name of names) {
    const found = all.find((each) => nameOfTold(each) === name);
    if (!found)
      return failure(
        `There is no event "${name}" in this game: "demarche happened FILE" lists what there is.`,
      );
    const bar = barOf(open, found);
    if (bar !== null) return failure(bar);
    told.push(found.told);
  }
  const whole = together(told);
  return 'differ' in whole ? failure(differText(table, whole.differ)) : whole.report;
}

/** What can be told: the events, or with words the sentences that have them. */
function listText(open: OpenGame, find: string | undefined): Result {
  const { table } = open.game;
  const { rulebook } = table;
  const tellings = find === undefined ? tellingsOf(table) : withWords(table, find);
  const events = [...new Set(tellings.map(({ event }) => event))];
  const text =
    find === undefined
      ? events.map((each) => eventText(rulebook, each))
      : tellings.map((each) => `  ${nameOfTold(each)}  ${say(rulebook, each.told.says)}`);
  const json = {
    events: events.map(({ name, clauses, title, asks }) => ({
      event: name,
      title: say(rulebook, title),
      asks: asks.map((each) => say(rulebook, each)),
      clauses: [...clauses],
      cases: tellings
        .filter(({ event }) => event.name === name)
        .map(({ told }) => ({
          of: [...told.of],
          says: say(rulebook, told.says),
          reports: { ...told.reports },
        })),
    })),
  };
  const none = find === undefined ? 'In this game no event can be told.' : NONE_HAS;
  return withNotes(open, { text: text.length === 0 ? none : text.join('\n'), json });
}

export const NONE_HAS = 'Nothing that can happen here has these words.';

function eventText(rulebook: Rulebook, event: TableEvent): string {
  const { name, title, asks, clauses } = event;
  const [first] = event.cases;
  const example = first && asks.length > 0 ? `, such as ${nameOfTold({ event, told: first })}` : '';
  const asked = asks.map((each) => say(rulebook, each)).join(' ');
  return `  ${name}${example}\n      ${say(rulebook, title)}${asked === '' ? '' : `: ${asked}`}${citation(clauses)}`;
}
