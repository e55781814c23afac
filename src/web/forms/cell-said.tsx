import type { ReactNode } from 'react';
import { closingOf, roomOf } from '../../kernel/forms/room.ts';
import { Clauses, useBook } from '../book.tsx';
import { bringsText, prospectOf, saysSomething } from '../prospect/cell-figure.ts';
import { useForesight } from '../prospect/foresight.tsx';
import { type At, barOf, type CellLine, giverOf, linesOf } from './cell-lines.ts';
import { cellTexts } from './cell-texts.ts';
import type { RowsProps } from '../answer/props.ts';
import { isBare } from './pips.ts';
import { Stepper } from './stepper.tsx';

interface CellSaidProps extends RowsProps {
  readonly at: At | null;
}

/** What the cell under the cursor would bring, on what that hangs, and who gives; or why it is barred. */
export function CellSaid(props: CellSaidProps): ReactNode {
  const { form, given, at } = props;
  const book = useBook();
  const foresight = useForesight();
  const line = linesOf(form, book).find(({ id }) => id === at?.line);
  const { all } = foresight.prospects;
  const bare = isBare(form, all, book);
  const hint = <p className={bare ? 'hint no-phone' : 'hint'}>{cellTexts.hint}</p>;
  if (!line || !at) return hint;
  const bar = barOf(form, line, at.number, given);
  const found = prospectOf(all, line);
  const prospect = found && (!bare || saysSomething(found)) ? found : undefined;
  if (bare && !bar && !prospect) return hint;
  return (
    <>
      <p>
        <b>{cellTexts.head(line.name, at.number)}</b>{' '}
        {bar ? (
          <>
            {book.say(bar.reason)} <Clauses ids={bar.clauses} full />
          </>
        ) : (
          prospect && bringsText(prospect, at.number, foresight, book)
        )}
      </p>
      {line.rows.length > 1 && !bare && <Givers {...props} line={line} />}
    </>
  );
}

/** Who gives the points of a line: each that has any can give more, or less. */
function Givers({ id, form, given, line, onSet }: CellSaidProps & { readonly line: CellLine }): ReactNode {
  const book = useBook();
  return (
    <div className="flow" role="group" aria-label={`${cellTexts.paidBy}: ${line.name}`}>
      {line.rows
        .filter((row) => roomOf(form, row, {}) > 0)
        .map((row) => (
          <span key={row.id} className="giver">
            <span aria-hidden="true">{giverOf(form, row, book)}</span>
            <Stepper
              id={`${id} giver ${row.id}`.replaceAll(' ', '-')}
              label={book.say(row.label)}
              points={given[row.id] ?? 0}
              room={roomOf(form, row, given)}
              closed={closingOf(form, row, given) !== undefined}
              why={undefined}
              onSet={(to, pressed) => onSet(row.id, to, pressed)}
            />
          </span>
        ))}
    </div>
  );
}
