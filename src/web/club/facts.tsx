import { type ReactNode, useMemo } from 'react';
import type { Questions } from '../../club/checklist.ts';
import type { ClubSayings, Section } from '../../club/club.ts';
import { formsOf } from '../../kernel/forms/file-form.ts';
import { own } from '../../kernel/json.ts';
import type { FactKey, FactValue } from '../../kernel/sums/facts.ts';
import { bindBook, BookProvider } from '../book.tsx';
import { membersOf, type Path } from '../write/draft.ts';
import { FactsField } from '../write/parts/facts.tsx';
import { type Writing, WritingProvider } from '../write/writing.ts';
import { clubTexts } from './texts.ts';

interface FactsProps {
  readonly questions: Questions;
  readonly section: Section;
  onSet(section: Section): void;
}

/** What a club says of facts: of those that are the same in every game, and of those of one scenario's start. */
export function ClubFacts({ questions, section, onSet }: FactsProps): ReactNode {
  const { table, first, later } = questions;
  const { rulebook, setup } = table;
  const { scenario } = setup;
  const book = useMemo(
    () => bindBook(rulebook, { scenario: scenario.id, rulings: setup.rulings, data: setup.data }, true),
    [rulebook, scenario.id, setup],
  );
  const start = own(section.starts, scenario.id) ?? {};
  const set = (path: Path, value: unknown): void => {
    const values = membersOf(value as never) as Readonly<Record<FactKey, FactValue>>;
    if (path[0] === 'facts') onSet({ ...section, facts: changed(section.facts, values) });
    else onSet({ ...section, starts: { ...section.starts, [scenario.id]: changed(start, values) } });
  };
  const form = formsOf(rulebook, setup.data).find(({ groupOf }) => groupOf !== undefined);
  if (!book || !form) return null;
  const writing: Writing = {
    form,
    document: { facts: valuesOf(section.facts), starts: valuesOf(start) },
    faults: [],
    nameable: {},
    otherwise: null,
    set,
  };
  return (
    <BookProvider value={book}>
      <WritingProvider value={writing}>
        {later.length > 0 && (
          <FactsField
            path={['facts']}
            title={clubTexts.always}
            about={clubTexts.alwaysAbout}
            part={{ kind: 'facts', only: later }}
          />
        )}
        {first.length > 0 && (
          <FactsField
            path={['starts']}
            title={clubTexts.first}
            about={clubTexts.firstAbout(scenario.title)}
            part={{ kind: 'facts', only: first }}
          />
        )}
      </WritingProvider>
    </BookProvider>
  );
}

function valueOf(said: ClubSayings[string]): FactValue {
  return typeof said === 'object' ? said.value : said;
}

function valuesOf(said: ClubSayings): Record<FactKey, FactValue> {
  return Object.fromEntries(Object.entries(said).map(([key, each]) => [key, valueOf(each)]));
}

/** What is said with other values: what is left as it is keeps what else was said of it. */
function changed(before: ClubSayings, values: Readonly<Record<FactKey, FactValue>>): ClubSayings {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const said = own(before, key);
      return [key, said !== undefined && valueOf(said) === value ? said : value];
    }),
  );
}
