import type { ReactNode } from 'react';
import type { Field, Way } from '../../../kernel/forms/file-form.ts';
import { inWay, type Path, wayOf } from '../draft.ts';
import { faultsAt } from '../faults.ts';
import { Fold } from './fold.tsx';
import { writeTexts } from '../texts.ts';
import { type Nesting, usePlace, useWriting } from '../writing.ts';

/** The fields of an object: the usual ones, those of the shape it has, and the rest folded away. */
export function GroupFields({ path, part, Inner }: Nesting<'group'>): ReactNode {
  const { faults } = useWriting();
  const { fields, ways } = part;
  const more = fields.filter((field) => field.more);
  const isFaulty = more.some(({ key }) => faultsAt(faults, [...path, key], true).length > 0);
  const draw = (some: readonly Field[]): ReactNode => (
    <div className="fields">
      {some.map(({ key, ...field }) => (
        <Inner key={key} {...field} path={[...path, key]} />
      ))}
    </div>
  );
  return (
    <>
      {draw(fields.filter((field) => !field.more))}
      {ways && <Ways ways={ways} path={path} draw={draw} />}
      {more.length > 0 && (
        <Fold title={writeTexts.more} forced={isFaulty}>
          {draw(more)}
        </Fold>
      )}
    </>
  );
}

interface WaysProps {
  readonly ways: readonly Way[];
  readonly path: Path;
  draw(fields: readonly Field[]): ReactNode;
}

/** The shapes that an object can have, and the fields of the one it has. */
function Ways({ ways, path, draw }: WaysProps): ReactNode {
  const place = usePlace(path);
  const at = wayOf(ways, place.value);
  const id = `${place.id}-way`;
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{writeTexts.how}</label>
        <select
          id={id}
          value={at}
          onChange={({ target }) => place.set(inWay(ways, Number(target.value), place.value))}
        >
          {ways.map((way, i) => (
            <option key={way.title} value={i}>
              {way.title}
            </option>
          ))}
        </select>
      </div>
      {draw(ways[at]?.fields ?? [])}
    </>
  );
}
