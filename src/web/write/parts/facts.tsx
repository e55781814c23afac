import '../../side/facts.css';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import {
  type FactKey,
  type FactSchema,
  type FactSpec,
  type FactValue,
  isReportable,
} from '../../../kernel/sums/facts.ts';
import { type Json, own } from '../../../kernel/json.ts';
import { Clauses, useBook } from '../../book.tsx';
import { FactField } from '../../forms/fact-field.tsx';
import { membersOf, type Path, withValue } from '../draft.ts';
import { Faults, Section } from './frame.tsx';
import { includes, type Question, useQuestions } from './questions.ts';
import { writeTexts } from '../texts.ts';
import { type Asked, usePlace, useWriting } from '../writing.ts';

type Put = (key: FactKey, value: FactValue | undefined) => void;

/** Values for any of the facts that the table reports: what is not set stays as it is. */
export function FactsField(asked: Asked<'facts'>): ReactNode {
  const { path, title, part } = asked;
  const place = usePlace(path);
  const { rules } = useBook().table;
  const questions = useQuestions(useMemo(() => ofTheTable(rules.facts, part.only), [rules, part.only]));
  const [find, setFind] = useState('');
  const text = useDeferredValue(find).trim();
  const values = membersOf(place.value);
  const put: Put = (key, value) => {
    const now = membersOf(withValue(values, [key], value));
    place.set(Object.keys(now).length === 0 ? undefined : now);
  };
  const found = questions.filter(({ question, group }) => includes(`${question} ${group}`, text));
  return (
    <Section {...asked}>
      <SetSoFar path={path} questions={questions} onPut={put} />
      <label className="find">
        <span>{writeTexts.find}</span>
        <input type="search" value={find} onChange={({ target }) => setFind(target.value)} />
      </label>
      {found.length === 0 && <p className="hint">{writeTexts.none}</p>}
      {[...Map.groupBy(found, ({ group }) => group)].map(([group, members]) => (
        <Questions
          key={`${group}${text === ''}`}
          title={group}
          questions={members}
          values={values}
          opened={text !== ''}
          onPut={put}
        />
      ))}
      <Faults path={path} title={title} />
    </Section>
  );
}

const LONGEST_FIRST = ['ever', 'year', 'turn', 'phase'];

/** The facts that the table reports: what lasts comes first, and what follows from a sum last. */
function ofTheTable(facts: FactSchema, only?: readonly FactKey[]): FactSchema {
  const rankOf = ({ lasts, from }: FactSpec): number =>
    from === undefined ? LONGEST_FIRST.indexOf(lasts) : LONGEST_FIRST.length;
  return Object.fromEntries(
    Object.entries(facts)
      .filter(([key]) => only === undefined || only.includes(key))
      .filter(([, spec]) => isReportable(spec) && spec.owner === undefined)
      .toSorted(([, one], [, other]) => rankOf(one) - rankOf(other)),
  );
}

interface SetSoFarProps {
  readonly path: Path;
  readonly questions: readonly Question[];
  readonly onPut: Put;
}

/** What is in the file by now, and the way out of it. */
function SetSoFar({ path, questions, onPut }: SetSoFarProps): ReactNode {
  const { name } = useBook();
  const values = Object.entries(membersOf(usePlace(path).value));
  if (values.length === 0) return null;
  return (
    <>
      <p>{writeTexts.setSoFar}</p>
      <ul className="facts">
        {values.map(([key, value]) => {
          const question = questions.find((each) => each.key === key)?.question ?? key;
          return (
            <li key={key}>
              <span className="fact-question">
                {question}
                <Faults path={[...path, key]} title={question} />
              </span>
              <strong>{name(value)}</strong>
              <button
                type="button"
                className="link"
                aria-label={writeTexts.takeOutOf(question)}
                onClick={() => onPut(key, undefined)}
              >
                {writeTexts.takeOut}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface QuestionsProps {
  readonly title: string;
  readonly questions: readonly Question[];
  readonly values: Readonly<Record<FactKey, Json>>;
  readonly opened: boolean;
  readonly onPut: Put;
}

/** One group of questions; nothing of it is built before it is opened. */
function Questions({ title, questions, values, opened, onPut }: QuestionsProps): ReactNode {
  const [open, setOpen] = useState(opened);
  const count = questions.filter(({ key }) => own(values, key) !== undefined).length;
  return (
    <details className="fact-group" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {title} {count > 0 && <span className="tag">{writeTexts.set(count)}</span>}
      </summary>
      {open &&
        questions.map(({ key, spec, question }) => {
          const value = own(values, key);
          return (
            <FactField
              key={key}
              question={question}
              about={<About fact={key} spec={spec} />}
              type={spec.type}
              value={isFactValue(value) ? value : null}
              none={writeTexts.leave}
              onSet={(now) => onPut(key, now ?? undefined)}
            />
          );
        })}
    </details>
  );
}

/** The clauses of a fact, and what holds of it when the file says nothing. */
function About({ fact, spec }: { readonly fact: FactKey; readonly spec: FactSpec }): ReactNode {
  const { otherwise } = useWriting();
  const { name } = useBook();
  const usual = otherwise ? own(otherwise, fact) : undefined;
  const unset = spec.kept ? writeTexts.nothing : writeTexts.unknown;
  return (
    <>
      <Clauses ids={spec.clauses} />{' '}
      {otherwise && (
        <span className="hint">{usual === undefined ? unset : writeTexts.otherwise(name(usual))}</span>
      )}
    </>
  );
}

function isFactValue(value: Json | undefined): value is FactValue {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
