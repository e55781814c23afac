import type { Table } from '../../kernel/rulebook.ts';
import type { Solo } from '../../kernel/solo/solo.ts';
import { type NamedPart, type Simulation, summaryOf } from '../../analysis/simulate/index.ts';
import { failure, type Failure, isFailed, type Result } from '../output.ts';
import { askedText, asksOf, placesOf } from './simulate-ask.ts';
import { besideFile, besideJson, besidePlan, besideText, type SideBySide } from './simulate-compare.ts';
import { readResult } from './simulate-files.ts';
import { writeWhole } from '../write-whole.ts';
import { summaryJson } from './simulate-json.ts';
import type { Names } from './simulate-names.ts';
import { simulationPage } from './simulate-page.ts';
import { placeText, summaryText } from './simulate-text.ts';

/** What of a result is shown and kept. */
export interface ShowOptions {
  readonly out?: string;
  readonly html?: string;
  readonly compare?: string;
  readonly ask: readonly string[];
  readonly place: readonly string[];
}

/** A result, the text of its file, and what it is called by. */
export interface ShownResult {
  readonly simulation: Simulation;
  readonly text: string;
  readonly names: Names;
  readonly table: Table;
  readonly solo: Solo;
  /** The other variant of the same run, where there was one. */
  readonly beside?: SideBySide;
}

/** What a result of a match has nothing for. */
const SHOWN = ['html', 'compare', 'ask', 'place'] as const;

/** The first option that was given of those that go with no match. */
export function beyondMatch(options: Partial<ShowOptions>): string | undefined {
  return SHOWN.find((each) => options[each] !== undefined && options[each].length > 0);
}

/** Why something cannot be shown of games of a plan; null where it can. It is asked before they are played. */
export function barredToShow(
  { table, solo, plan }: Pick<ShownResult, 'table' | 'solo'> & Pick<Simulation, 'plan'>,
  options: ShowOptions,
): Failure | null {
  const asks = asksOf(options.ask, table, solo);
  if (isFailed(asks)) return asks;
  if (options.place.length > 0) {
    const places = placesOf(table, solo);
    const none = options.place.find((each) => !places.includes(each));
    if (none !== undefined)
      return failure(`--place: there is no place "${none}"; there are ${places.join(', ')}.`);
  }
  const other = comparedWith(plan, options.compare);
  return other && isFailed(other) ? other : null;
}

/** Keep and show a result: what is asked of it, or all in short; beside another where one is named. */
export function shownOf(shown: ShownResult, options: ShowOptions): Result {
  const { simulation, names, table, solo } = shown;
  const bad = barredToShow({ table, solo, plan: simulation.plan }, options);
  if (bad) return bad;
  const other = comparedWith(simulation.plan, options.compare);
  if (other && isFailed(other)) return other;
  const beside = other ? besideFile({ name: 'this', result: simulation }, other) : (shown.beside ?? null);
  const summary = summaryOf(simulation);
  const unwritten =
    (options.out === undefined ? null : writeWhole(options.out, shown.text)) ??
    (options.html === undefined
      ? null
      : writeWhole(options.html, simulationPage({ simulation, summary, names, beside })));
  if (unwritten) return unwritten;
  const asks = asksOf(options.ask, table, solo);
  if (isFailed(asks)) return asks;
  const answers = asks.map((ask) => askedText(ask, simulation.tally, { table, solo }));
  const places = options.place.map((place) => placeText(summary, place, names));
  const all = [...answers.map(({ text }) => text), ...places, ...(beside ? [besideText(beside, names)] : [])];
  const kept = [options.out, options.html].filter((each) => each !== undefined);
  return {
    text: [
      ...(all.length > 0 ? all : [summaryText(simulation, summary, names)]),
      ...(kept.length > 0 ? [`Kept in ${kept.join(' and ')}.`] : []),
    ].join('\n\n'),
    json: {
      ...summaryJson(simulation, summary, names),
      ...(answers.length > 0 ? { asks: answers.map(({ json }) => json) } : {}),
      ...(beside ? { compared: besideJson(beside) } : {}),
    },
  };
}

function comparedWith(plan: Simulation['plan'], path: string | undefined): NamedPart | Failure | null {
  if (path === undefined) return null;
  const other = readResult(path);
  return isFailed(other) ? other : besidePlan(plan, other);
}
