import { describe, expect, it } from 'vitest';
import {
  type Table,
  asksOf,
  bindTable,
  eventsIn,
  firstState,
  isRefusal,
  play,
  render,
  viewOf,
  wordBook,
} from '../kernel/kit/front.test-helper.ts';
import { TABLE, type frame, sums } from '../kernel/index.ts';
import { check } from '../kernel/solo/index.ts';
import { RULEBOOKS } from './index.ts';
import { shownOf } from './shown.test-helper.ts';
import { UNTOLD_FACTS } from './untold.test-helper.ts';

// What a table tells in the words of its game: whatever the form allows is accepted, and reads as it was told.

function tablesOf(book: frame.Rulebook, scenarios = book.scenarios): readonly Table[] {
  return scenarios.map(({ id }) => {
    const table = bindTable(book, { scenario: id, rulings: {}, data: null });
    if (isRefusal(table)) throw new Error(`${id} cannot be played`);
    return table;
  });
}

const eventsOf = ({ rules }: Table) => rules.events?.() ?? [];

/** What is wrong with the events of a game as it begins. */
function faultsIn(table: Table): string[] {
  const { rulebook, rules } = table;
  const state = firstState(table);
  const report = asksOf(table, state, TABLE).find(({ form, optional }) => form.kind === 'report' && optional);
  if (report?.form.kind !== 'report') return ['there is no report'];
  const { id, form } = report;
  const book = wordBook(rulebook.words);
  const known = rules.known(viewOf(state.position, null));
  return eventsOf(table).flatMap((event) =>
    event.cases.flatMap(({ of, says, reports }) => {
      const name = `${event.name} of ${of.join(', ')}`;
      if (of.length !== event.asks.length) return [`${name} asks something else than it is told of`];
      const text = render(book, says);
      if (/undefined|[{}]|[a-z]\.[a-z]|[a-z]-[a-z]+-[a-z]|^[a-z]|\.\.|\?\S/.test(text))
        return [`${name} reads "${text}"`];
      const wrong = Object.keys(reports).filter((key) => !form.facts.includes(key));
      if (wrong.length > 0) return [`${name} says what ${wrong.join(', ')} is`];
      const told = eventsIn(eventsOf(table), reports);
      if (!told.some((each) => render(book, each.says) === text)) return [`${name} reads as something else`];
      const refused = check(form, reports, { facts: rules.facts, clauses: [] });
      if (refused) return refused.clauses.length > 0 && form.barred ? [] : [`${name} is refused`];
      if (Object.entries(reports).every(([key, { value }]) => known(key) === value)) return [];
      const played = play(table, state, { seat: TABLE, decision: id, answer: reports });
      return isRefusal(played) ? [`${name} is refused: ${render(book, played.refused)}`] : [];
    }),
  );
}

/** The facts that last, and are told as they happen, of which no event says anything. */
function untoldIn({ rules }: Table): string[] {
  const told = new Set(
    (rules.events?.() ?? []).flatMap(({ cases }) => cases.flatMap((each) => Object.keys(each.reports))),
  );
  return Object.entries(rules.facts)
    .filter(
      ([key, spec]) =>
        sums.isReportable(spec) &&
        !spec.kept &&
        spec.owner === undefined &&
        spec.lasts === 'ever' &&
        spec.from === undefined &&
        !told.has(key) &&
        rules.elsewhere?.(key) !== true,
    )
    .map(([key]) => key);
}

describe.each(RULEBOOKS)('the events of $id', (book) => {
  it('are accepted, and read as they are told', () => {
    expect(tablesOf(book, shownOf(book)).flatMap(faultsIn)).toEqual([]);
  });

  it('tell every fact that lasts, but for what is listed with a reason', () => {
    const all = tablesOf(book).flatMap(untoldIn);
    const listed = Object.keys(UNTOLD_FACTS[book.id] ?? {});
    const isListed = (key: string): boolean =>
      listed.some((each) => key === each || key.startsWith(`${each}.`));
    const untold = [...new Set(all)].filter((key) => !isListed(key));
    expect(untold, 'no event tells it: give it one, or a line in untold.test-helper.ts').toEqual([]);
    expect(listed.filter((each) => !all.some((key) => key === each || key.startsWith(`${each}.`)))).toEqual(
      [],
    );
  });
});
