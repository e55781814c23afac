import type { ReactNode } from 'react';
import type { FactType } from '../../../kernel/sums/facts.ts';
import { own } from '../../../kernel/json.ts';
import { useBook } from '../../book.tsx';
import { labelOf } from '../../forms/fact-field.tsx';
import { OneField } from './choice.tsx';
import { type Path, valueAt } from '../draft.ts';
import { FactName } from './fact-name.tsx';
import { NumberField } from './number.tsx';
import { writeTexts } from '../texts.ts';
import { usePlace, useWriting } from '../writing.ts';

/** A fact, and what it must be; another fact begins the test anew. */
export function FactTest({ path }: { readonly path: Path }): ReactNode {
  const { nameable } = useWriting();
  const { value, set } = usePlace(path);
  const fact = valueAt(value, ['fact']);
  const type = typeof fact === 'string' ? own(nameable, fact)?.type : undefined;
  const pick = (key: string): void =>
    set(own(nameable, key)?.type.kind === 'boolean' ? { fact: key, is: true } : { fact: key });
  return (
    <div className="fact-test">
      <FactName path={[...path, 'fact']} title={writeTexts.fact} onPick={pick} />
      {type?.kind === 'number' && <NumberTest path={path} type={type} />}
      {type && type.kind !== 'number' && <ValueTest path={[...path, 'is']} type={type} />}
    </div>
  );
}

interface TestProps<Type extends FactType> {
  readonly path: Path;
  readonly type: Type;
}

type NumberType = Extract<FactType, { kind: 'number' }>;

function NumberTest({ path, type }: TestProps<NumberType>): ReactNode {
  const { value } = usePlace(path);
  const { exactly, least, most } = writeTexts.condition;
  const titles = { ...(valueAt(value, ['is']) === undefined ? {} : { is: exactly }), least, most };
  return Object.entries(titles).map(([key, title]) => (
    <NumberField
      key={key}
      path={[...path, key]}
      title={title}
      part={{ kind: 'whole', min: type.min, max: type.max }}
    />
  ));
}

function ValueTest({ path, type }: TestProps<Exclude<FactType, NumberType>>): ReactNode {
  const { name } = useBook();
  const values = type.kind === 'boolean' ? [true, false] : type.values;
  const of = values.map((value) => ({ value, title: labelOf(value, name) }));
  return <OneField path={path} title={writeTexts.condition.is} of={of} />;
}
