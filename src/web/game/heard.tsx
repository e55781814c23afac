import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TABLE } from '../../kernel/forms/decision.ts';
import { kindShown } from '../../kernel/game/directive.ts';
import { isRecord } from '../../kernel/json.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { Desk } from '../api.ts';
import { type Book, useBook } from '../book.tsx';
import { deedText, isToldByRules, reportedIn } from '../log/done.ts';
import { sentence, t } from '../texts.ts';
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
    const news = newsTexts(desk.lines.slice(-1), book).join(' ');
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
  const said = line.dispatches.map((dispatch) => book.say(dispatch.data));
  const told = line.dispatches.map((dispatch, i) => {
    const kind = kindShown(dispatch);
    const text = said[i] ?? '';
    if (isSaidBy(text, said.slice(0, i))) return '';
    return [ADDED.has(kind) ? t.log.kinds[kind] : '', text].filter(Boolean).join(' ');
  });
  const isTold = isToldByRules(line) || (reported.length === 0 && isSpoken(line));
  return [isTold ? '' : actText(line, book), ...facts, ...told].filter(Boolean);
}

/** Whether the rules speak of points or ticks that a seat gave: then they need not be read by their rows as well. */
function isSpoken({ kind, seat, answer, dispatches }: RecordLine): boolean {
  const isSeats = kind === 'answer' && seat !== TABLE && dispatches.length > 0;
  return isSeats && isRecord(answer) && Object.keys(answer).length > 0;
}

/** Whether the same was said of the same place before, as the result of a roll is in what the die shows. */
function isSaidBy(text: string, before: readonly string[]): boolean {
  const [, of = '', what = ''] = /^([^:]+: )(.+)$/.exec(text) ?? [];
  return of !== '' && before.some((each) => each.startsWith(of) && each.includes(what));
}

/** What was done; of what the table told, who told it, too. */
function actText(line: RecordLine, book: Book): string {
  const deed = deedText(line, book);
  if (line.seat !== TABLE || line.by === undefined || book.alone) return deed;
  return `${deed.replace(/\.$/, '')} (${t.log.by(line.by)}).`;
}
