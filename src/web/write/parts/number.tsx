import type { ReactNode } from 'react';
import { Frame } from './frame.tsx';
import { type Asked, usePlace } from '../writing.ts';

/** A whole number, or the word that may stand in its place. */
export function NumberField(asked: Asked<'whole'>): ReactNode {
  const { path, part, needed, about } = asked;
  const { min, max, or } = part;
  const { value, control, set } = usePlace(path);
  const isWord = or !== undefined && value === or.value;
  const empty = needed ? null : undefined;
  return (
    <Frame {...asked} className={about ? 'field' : 'field is-short'}>
      <span className="flow">
        <input
          {...control}
          type="number"
          inputMode={min < 0 ? undefined : 'numeric'}
          min={min}
          max={max}
          disabled={isWord}
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) => set(target.value === '' ? empty : Number(target.value))}
        />
        {or && (
          <label>
            <input
              type="checkbox"
              checked={isWord}
              onChange={({ target }) => set(target.checked ? or.value : empty)}
            />{' '}
            {or.title}
          </label>
        )}
      </span>
    </Frame>
  );
}
