import type { ReactNode } from 'react';
import { useBook } from '../book.tsx';
import { deskTexts } from '../texts.ts';
import type { RowsProps } from '../answer/props.ts';

/** What has been given in a form too long to look through; each can be taken out again. */
export function SoFar({ form, given, onSet }: RowsProps): ReactNode {
  const { say } = useBook();
  const rows = form.rows.filter(({ id }) => (given[id] ?? 0) > 0);
  if (rows.length === 0) return null;
  return (
    <section className="washed before" aria-label={deskTexts.form.soFar}>
      <p className="hint">{deskTexts.form.soFar}</p>
      <ul className="bare">
        {rows.map(({ id, label, max }) => (
          <li key={id}>
            {max === 1 ? say(label) : deskTexts.form.counted(say(label), given[id] ?? 0)}{' '}
            <button
              type="button"
              className="link"
              aria-label={deskTexts.form.takeOut(say(label))}
              onClick={() => onSet(id, 0)}
            >
              {deskTexts.form.out}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
