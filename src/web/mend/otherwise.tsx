import type { ReactNode } from 'react';
import type { ShownDispatch } from '../../kernel/game/directive.ts';
import { own } from '../../kernel/json.ts';
import { type ChangedSum, otherwise } from '../../kernel/game/mended.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import { type Book, Clauses, useBook } from '../book.tsx';
import { resultText } from '../sheet/result-text.ts';
import { listed, t } from '../texts.ts';
import { mendedText } from './mended-text.ts';

interface MendedProps {
  readonly line: RecordLine;
  readonly lines: readonly RecordLine[];
}

/** Of a line that put right: what, and what is otherwise since; nothing of any other. */
export function MendedBelow({ line, lines }: MendedProps): ReactNode {
  const book = useBook();
  const { mended, anew = [] } = line;
  if (!mended) return null;
  return (
    <>
      <ul className="mended">
        {mended.map((each, i) => (
          <li key={i}>{mendedText(each, lines, book)}</li>
        ))}
      </ul>
      {anew.length > 0 && <p className="hint">{t.mend.anewBy(listed(anew.map(book.name)), anew.length)}</p>}
      <Difference line={line} lines={lines} />
    </>
  );
}

/** What came out otherwise: sums, results, and what is to be done about it on the map. */
function Difference({ line, lines }: MendedProps): ReactNode {
  const book = useBook();
  const found = otherwise(lines, line.n);
  if (!found) return null;
  const { anew, sums, noMore, results, takeBack, toDo, waits } = found;
  if (anew !== undefined) return <p className="hint">{t.mend.anewIn(anew)}</p>;
  const told = [
    ...noMore.map((each) => [t.mend.noMore, each.told] as const),
    ...results.map((each) => [t.mend.now, each.told] as const),
    ...takeBack.map((each) => [t.mend.takeBack, each.told] as const),
    ...toDo.map((each) => [t.mend.toDo, each.told] as const),
  ];
  if (sums.length + told.length === 0) return waits ? null : <p className="hint">{t.mend.asBefore}</p>;
  return (
    <div className="otherwise">
      <p>{t.mend.otherwise}</p>
      <ul>
        {sums.map((each) => (
          <li key={`${each.was} ${each.after.sheet}`}>{sumText(each, book)}</li>
        ))}
        {told.map(([how, what], i) => (
          <Told key={i} how={how} told={what} />
        ))}
      </ul>
    </div>
  );
}

function Told({ how, told }: { readonly how: string; readonly told: ShownDispatch }): ReactNode {
  const { say } = useBook();
  return (
    <li>
      <span className="kind">{how}</span> {say(told.data)} <Clauses ids={told.clauses} />
    </li>
  );
}

function sumText({ line, before, after }: ChangedSum, book: Book): string {
  const title = own(book.table.rules.sheets, after.sheet)?.title;
  const name = title ? book.say(title) : after.sheet;
  return t.mend.sum(line, name, resultText(after, book), resultText(before, book));
}
