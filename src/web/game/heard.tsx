import { type ReactNode, useEffect, useRef, useState } from 'react';
import { kindShown } from '../../kernel/game/directive.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import { sayingsOf } from '../../kernel/log/sayings.ts';
import type { Desk } from '../api.ts';
import { type Book, useBook } from '../book.tsx';
import { sentence, deskTexts } from '../texts.ts';
import { headlineOf } from './turn.ts';

/** What was said last on this page: somebody with several seats goes on at the desk of another, and hears what is new there. */
const SAID: { game: string; texts: readonly string[] } = { game: '', texts: [] };
const KEPT = 8;

function keepSaid(game: string, text: string): void {
  SAID.texts = SAID.game === game ? [...SAID.texts.slice(1 - KEPT), text] : [text];
  SAID.game = game;
}

/** What is read out when the table goes on, in one piece: what happened, then what is to be done. */
export function Heard({ desk }: { desk: Desk }): ReactNode {
  const book = useBook();
  const headline = headlineOf(desk, book);
  const before = useRef({ lines: desk.lines.length, headline });
  const [text, setText] = useState('');
  const { game } = desk;
  useEffect(() => {
    const news = newsTexts(desk.lines.slice(-1), desk.lines, book).join(' ');
    const isFirst = SAID.game !== game;
    if (!isFirst && !SAID.texts.some((said) => said.includes(news))) setText(`${news} ${headline}`);
    else if (isFirst) keepSaid(game, news);
  }, []);
  // of a desk that has made room for another by then nothing was heard
  useEffect(() => {
    if (text !== '') keepSaid(game, text);
  }, [game, text]);
  useEffect(() => {
    const was = before.current;
    const news = desk.lines.slice(was.lines).filter(({ kind }) => kind !== 'lot');
    if (news.length === 0 && headline === was.headline) return;
    before.current = { lines: desk.lines.length, headline };
    setText([...newsTexts(news, desk.lines, book), headline].join(' '));
  }, [desk, book, headline]);
  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  );
}

/** After a long absence the log is the place to read. */
const MOST_LINES = 3;
function newsTexts(news: readonly RecordLine[], lines: readonly RecordLine[], book: Book): readonly string[] {
  const latest = news.slice(-MOST_LINES).flatMap((line) => lineTexts(line, lines, book));
  return news.length > MOST_LINES ? [deskTexts.log.more(news.length - MOST_LINES), ...latest] : latest;
}

/** What the words themselves do not say: that they are to be done, or a ruling. */
const ADDED: ReadonlySet<string> = new Set(['directive', 'ruling', 'revealed']);

/** A line as it is read out: what came of it, and what the rules told with it. */
function lineTexts(line: RecordLine, lines: readonly RecordLine[], book: Book): readonly string[] {
  const said = sayingsOf(line, lines, book).flatMap(({ kind, text, more, under }) => [
    spoken(kind, [text, ...more].map(sentence).join(' ')),
    ...under.map((each) => spoken(kindShown(each), book.say(each.data))),
  ]);
  return said.filter((text, i) => !isSaidBy(text, said.slice(0, i)));
}

function spoken(kind: string, text: string): string {
  return ADDED.has(kind) ? `${deskTexts.log.kinds[kind as 'directive']} ${text}` : text;
}

/** Whether the same was said of the same place before, as the result of a roll is in what the die shows. */
function isSaidBy(text: string, before: readonly string[]): boolean {
  const [, of = '', what = ''] = /^([^:]+: )(.+)$/.exec(text) ?? [];
  return of !== '' && before.some((each) => each.startsWith(of) && each.includes(what));
}
