import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { type FactKey, type FactSpec, type FactValue, isReportable } from '../../kernel/facts.ts';
import { isRecord, type Json, own } from '../../kernel/json.ts';
import { Clauses, useBook } from '../book.tsx';
import { FactField } from '../forms/fact-field.tsx';
import type { Path } from './draft.ts';
import { valueAt } from './draft.ts';
import { Faults } from './faults.tsx';
import { w } from './texts.ts';
import { idOf, useWriting } from './writing.ts';

interface Row {
  readonly key: FactKey;
  readonly spec: FactSpec;
  readonly question: string;
  readonly group: string;
}

/** Values for any of the facts that the table reports: what is not set stays as it is. */
export function FactsField({
  path,
  title,
  about,
}: {
  path: Path;
  title: string;
  about?: string | undefined;
}): ReactNode {
  const { document, set } = useWriting();
  const { name } = useBook();
  const rows = useRows();
  const [find, setFind] = useState('');
  const text = useDeferredValue(find).trim().toLowerCase();
  const given = valueAt(document, path);
  const values = isRecord(given) ? (given as Record<string, Json>) : {};
  const put = (key: FactKey, value: FactValue | undefined): void => {
    const { [key]: _, ...rest } = values;
    const now = value === undefined ? rest : { ...values, [key]: value };
    set(path, Object.keys(now).length === 0 ? undefined : now);
  };
  const found =
    text === ''
      ? rows
      : rows.filter(({ question, group }) => `${question} ${group}`.toLowerCase().includes(text));
  const groups = Map.groupBy(found, ({ group }) => group);
  return (
    <fieldset className="part" id={idOf(path)} tabIndex={-1}>
      <legend>{title}</legend>
      {about && <p className="hint">{about}</p>}
      {Object.keys(values).length > 0 && (
        <>
          <p>{w.setSoFar}</p>
          <ul className="facts">
            {Object.entries(values).map(([key, value]) => {
              const question = rows.find((row) => row.key === key)?.question ?? key;
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
                    aria-label={w.takeOutOf(question)}
                    onClick={() => put(key, undefined)}
                  >
                    {w.takeOut}
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <label className="find">
        <span>{w.find}</span>
        <input type="search" value={find} onChange={({ target }) => setFind(target.value)} />
      </label>
      {found.length === 0 && <p className="hint">{w.none}</p>}
      {[...groups].map(([group, members]) => (
        <Questions
          key={`${group}${text === ''}`}
          title={group}
          rows={members}
          values={values}
          opened={text !== ''}
          onPut={put}
        />
      ))}
      <Faults path={path} title={title} />
    </fieldset>
  );
}

const LONGEST_FIRST = ['ever', 'year', 'turn', 'phase'];

/** What lasts comes first, and what follows from a sum last. */
function rankOf({ lasts, from }: FactSpec): number {
  return from === undefined ? LONGEST_FIRST.indexOf(lasts) : LONGEST_FIRST.length;
}

/** The facts of the table, with what they are asked by. */
function useRows(): readonly Row[] {
  const { form } = useWriting();
  const { say, table } = useBook();
  return useMemo(
    () =>
      Object.entries(table.rules.facts)
        .filter(([, spec]) => isReportable(spec) && spec.owner === undefined)
        .toSorted(([, one], [, other]) => rankOf(one) - rankOf(other))
        .map(([key, spec]) => ({
          key,
          spec,
          question: say(spec.question),
          group: form.groupOf?.(key, spec) ?? '',
        })),
    [form, say, table],
  );
}

interface QuestionsProps {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly values: Readonly<Record<FactKey, Json>>;
  readonly opened: boolean;
  onPut(key: FactKey, value: FactValue | undefined): void;
}

/** One group of questions; nothing of it is built before it is opened. */
function Questions({ title, rows, values, opened, onPut }: QuestionsProps): ReactNode {
  const { otherwise } = useWriting();
  const { name } = useBook();
  const [open, setOpen] = useState(opened);
  const count = rows.filter(({ key }) => own(values, key) !== undefined).length;
  return (
    <details className="fact-group" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {title} {count > 0 && <span className="tag">{w.set(count)}</span>}
      </summary>
      {open &&
        rows.map(({ key, spec, question }) => {
          const usual = otherwise ? own(otherwise, key) : undefined;
          const value = own(values, key);
          return (
            <FactField
              key={key}
              question={question}
              about={
                <>
                  <Clauses ids={spec.clauses} />{' '}
                  {otherwise && (
                    <span className="hint">
                      {spec.kept && usual === undefined
                        ? w.nothing
                        : usual === undefined
                          ? w.unknown
                          : w.otherwise(name(usual))}
                    </span>
                  )}
                </>
              }
              type={spec.type}
              value={isFactValue(value) ? value : null}
              none={w.leave}
              onSet={(now) => onPut(key, now ?? undefined)}
            />
          );
        })}
    </details>
  );
}

function isFactValue(value: Json | undefined): value is FactValue {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
