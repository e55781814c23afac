import './line.css';
import type { ReactNode } from 'react';
import { own } from '../../kernel/json.ts';
import { otherwise } from '../../kernel/game/mended.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import { withoutStop } from '../../kernel/log/sentences.ts';
import { useBook } from '../book.tsx';
import { resultText } from '../sheet/result-text.ts';
import { capital, deskTexts } from '../texts.ts';

interface OtherwiseProps {
  readonly line: RecordLine;
  readonly lines: readonly RecordLine[];
}

/** Of a line that put something right what is otherwise now: what it was, struck out, and what it is. */
export function Otherwise({ line, lines }: OtherwiseProps): ReactNode {
  const book = useBook();
  const found = line.mended ? otherwise(lines, line.n) : null;
  if (!found) return null;
  const { anew, sums, noMore, results, takeBack, toDo, waits } = found;
  if (anew !== undefined) return <p className="small">{deskTexts.mend.anewIn(anew)}</p>;
  if (sums.length + noMore.length + results.length + takeBack.length + toDo.length === 0)
    return waits ? null : <p className="small">{deskTexts.mend.asBefore}</p>;
  const nameOf = (sheet: string): string => {
    const title = own(book.table.rules.sheets, sheet)?.title;
    return title ? capital(book.say(title)) : '';
  };
  return (
    <ul className="bare small otherwise">
      {sums.map(({ was, before, after }) => (
        <li key={`${was} ${after.sheet}`}>
          <b>{nameOf(after.sheet)}</b> <s>{resultText(before, book)}</s> {resultText(after, book)}
        </li>
      ))}
      {noMore.map(({ line: n, told }) => (
        <li key={`gone ${n} ${told.data.key}`}>
          <s>{withoutStop(book.say(told.data))}</s>
        </li>
      ))}
      {results.map(({ line: n, told }) => (
        <li key={`new ${n} ${told.data.key}`}>{withoutStop(book.say(told.data))}</li>
      ))}
      {[
        ...takeBack.map((each) => [deskTexts.mend.takeBack, each] as const),
        ...toDo.map((each) => [deskTexts.mend.toDo, each] as const),
      ].map(([how, { line: n, item, told }]) => (
        <li key={`${n} ${item}`}>
          <b>{how}</b> {book.say(told.data)}
        </li>
      ))}
    </ul>
  );
}
