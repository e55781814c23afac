import type { ReactNode } from 'react';
import type { Json } from '../../../kernel/json.ts';
import { itemsOf, valueAt } from '../draft.ts';
import { FactTest } from './fact-test.tsx';
import { Faults, Section } from './frame.tsx';
import { writeTexts } from '../texts.ts';
import { type Asked, usePlace, useWriting } from '../writing.ts';

const KINDS = ['fact', 'all', 'any'] as const;
type Kind = (typeof KINDS)[number];

const NO_FACT: Json = { fact: '' };

/** A condition on facts: one, or all or any of several. */
export function ConditionField(asked: Asked<'condition'>): ReactNode {
  const { path, title, needed } = asked;
  const { value, set } = usePlace(path);
  if (value === undefined)
    return (
      <button type="button" className="link" onClick={() => set(NO_FACT)}>
        {writeTexts.condition.add}: {title}
      </button>
    );
  const kind = kindOf(value);
  return (
    <Section path={path} title={title} className="condition">
      <div className="actions">
        <select
          aria-label={`${title}: ${writeTexts.condition.kind}`}
          value={kind}
          onChange={({ target }) => set(turned(value, target.value as Kind))}
        >
          {KINDS.map((each) => (
            <option key={each} value={each}>
              {writeTexts.condition[each]}
            </option>
          ))}
        </select>
        {!needed && (
          <button
            type="button"
            className="link"
            aria-label={writeTexts.removeOf(title)}
            onClick={() => set(undefined)}
          >
            {writeTexts.remove}
          </button>
        )}
      </div>
      {kind === 'fact' ? <FactTest path={path} /> : <Several {...asked} path={[...path, kind]} />}
      <Faults path={path} title={title} />
    </Section>
  );
}

/** The conditions of which all or any must hold; the last cannot go. */
function Several({ path, part }: Asked<'condition'>): ReactNode {
  const { set } = useWriting();
  const parts = itemsOf(usePlace(path).value);
  return (
    <>
      {parts.map((_, i) => (
        <ConditionField
          // oxlint-disable-next-line react/no-array-index-key
          key={i}
          path={[...path, i]}
          title={writeTexts.condition.part(i + 1)}
          part={part}
          needed={parts.length === 1}
        />
      ))}
      <button type="button" className="link" onClick={() => set([...path, parts.length], NO_FACT)}>
        {writeTexts.condition.add}
      </button>
    </>
  );
}

function kindOf(value: Json): Kind {
  return KINDS.find((kind) => kind !== 'fact' && valueAt(value, [kind]) !== undefined) ?? 'fact';
}

function partsOf(value: Json): readonly Json[] {
  return itemsOf(valueAt(value, [kindOf(value)]));
}

/** A condition of another kind that keeps what it can of this one. */
function turned(value: Json, kind: Kind): Json {
  const parts = kindOf(value) === 'fact' ? [value] : partsOf(value);
  if (kind !== 'fact') return { [kind]: parts };
  return parts.find((each) => kindOf(each) === 'fact') ?? NO_FACT;
}
