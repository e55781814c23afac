import type { ReactNode } from 'react';
import { membersOf } from '../draft.ts';
import { Fold } from './fold.tsx';
import { Faults, Section } from './frame.tsx';
import { writeTexts } from '../texts.ts';
import { type Nesting, usePlace } from '../writing.ts';

/** More keys than this are folded. */
const MOST_OPEN = 12;

/** A value for any of some keys. */
export function MapField({ Inner, ...asked }: Nesting<'map'>): ReactNode {
  const { path, title, part } = asked;
  const { value, isFaulty } = usePlace(path);
  const fields = (
    <div className="keyed">
      {part.of.map((key) => (
        <Inner key={key.value} path={[...path, key.value]} title={key.title} part={part.each} />
      ))}
    </div>
  );
  return (
    <Section {...asked}>
      {part.of.length > MOST_OPEN ? (
        <Fold title={writeTexts.set(Object.keys(membersOf(value)).length)} forced={isFaulty}>
          {fields}
        </Fold>
      ) : (
        fields
      )}
      <Faults path={path} title={title} />
    </Section>
  );
}
