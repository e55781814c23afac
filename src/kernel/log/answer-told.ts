import { kindOf } from '../game/pass.ts';
import type { RecordLine } from '../game/record.ts';
import { isRecord, type Json } from '../json.ts';
import type { LogBook } from './log-book.ts';
import { capital, withoutStop } from './sentences.ts';

/** What somebody gave, in a sentence. */
export function answerSaid(line: Pick<RecordLine, 'seat' | 'decision' | 'answer'>, book: LogBook): string {
  const { seat = '', decision = '', answer = null } = line;
  const says = kindOf(book.table.rulebook, decision)?.says?.(answer, { seat, decision });
  if (says) return withoutStop(book.say(says));
  return `${capital(book.name(seat))}: ${givenSaid(answer, decision, book)}`;
}

/** An answer as people say it: an option's name, the faces, rows that were ticked, or points by row; a row may have two parts. */
export function givenSaid(answer: Json, decision: string, { name, table }: LogBook): string {
  const kind = kindOf(table.rulebook, decision);
  if (!isRecord(answer)) return `${kind?.unit ?? ''}${name(answer)}`;
  const areTicks = kind?.ticks === true;
  const rows = Object.entries(answer).map(([row, points]) => {
    const place = row.split('/').map(name).join('\u2013');
    return areTicks ? place : `${place} ${String(points)}`;
  });
  return rows.join(', ') || 'nothing';
}
