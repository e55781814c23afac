import { type ReactNode, useEffect, useRef, useState } from 'react';
import { kindShown } from '../../kernel/game/directive.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { Desk } from '../api.ts';
import { type Book, useBook } from '../book.tsx';
import { doneText, isToldByRules, reportedIn } from '../log/done.ts';
import { sentence, t } from '../texts.ts';
import { headlineOf } from './turn.ts';

/** What is read out when the table goes on, in one piece: what happened, then what is to be done. */
export function Heard({ desk }: { desk: Desk }): ReactNode {
  const book = useBook();
  const headline = headlineOf(desk, book);
  const before = useRef({ lines: desk.lines.length, headline });
  const [text, setText] = useState('');
  useEffect(() => {
    const was = before.current;
    const news = desk.lines.slice(was.lines);
    if (news.length === 0 && headline === was.headline) return;
    before.current = { lines: desk.lines.length, headline };
    setText([...newsTexts(news, book), headline].join(' '));
  }, [desk, book, headline]);
  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  );
}

/** After a long absence the log is the place to read. */
const MOST_LINES = 3;
const MOST_FACTS = 3;

function newsTexts(news: readonly RecordLine[], book: Book): readonly string[] {
  const latest = news.slice(-MOST_LINES).flatMap((line) => lineTexts(line, book));
  return news.length > MOST_LINES ? [t.log.more(news.length - MOST_LINES), ...latest] : latest;
}

/** What the words themselves do not say: that they are to be done, or a ruling. */
const ADDED: ReadonlySet<string> = new Set(['directive', 'ruling', 'revealed']);

/** A line as it is read out: what was done where the rules do not tell it, what was reported, what the rules told. */
function lineTexts(line: RecordLine, book: Book): readonly string[] {
  const reported = reportedIn(line, book);
  const facts =
    reported.length > MOST_FACTS ? [] : reported.map(([question, value]) => sentence(`${question} ${value}`));
  const told = line.dispatches.map((dispatch) => {
    const kind = kindShown(dispatch);
    return [ADDED.has(kind) ? t.log.kinds[kind] : '', book.say(dispatch.data)].filter(Boolean).join(' ');
  });
  return [isToldByRules(line) ? '' : sentence(doneText(line, book)), ...facts, ...told].filter(Boolean);
}
