import { type Refusal, refuse } from '../clause.ts';
import type { Course } from './course.ts';
import { factName, type FactSchema } from '../sums/facts.ts';
import { canonical, isRecord, type Json, own, shown } from '../json.ts';
import { stands } from './moment.ts';
import type { Move } from './play.ts';
import { words } from '../texts/words.ts';

/**
 * A refusal of what is not asked any more, because somebody has answered it in the open: with what was said, and what
 * is said now. Any other refusal stays as it is.
 */
export function answeredBefore(game: Course, { seat, decision, answer }: Move, refusal: Refusal): Refusal {
  if (refusal.refused.key !== 'play.notAsked') return refusal;
  const moment = game.moments.findLast(
    ({ entry }) => 'decision' in entry && entry.seat === seat && entry.decision === decision,
  );
  if (!moment || !stands(moment) || !moment.asked || moment.asked.sealed) return refusal;
  const { entry, asked } = moment;
  if (!('decision' in entry)) return refusal;
  const { facts } = game.table.rules;
  const args = { by: entry.by ?? seat, given: said(facts, entry.answer), yours: said(facts, answer) };
  const isSame = canonical(entry.answer) === canonical(answer);
  return refuse(words(isSame ? 'play.answeredSo' : 'play.answeredElse', args), asked.clauses);
}

/** So many parts of an answer are said. */
const MOST_SAID = 5;

/** An answer of any shape as words: its facts or rows with their values, or the value itself. */
export function said(facts: FactSchema, answer: Json): Json {
  if (typeof answer === 'string') return answer.slice(0, MOST_LETTERS);
  if (Array.isArray(answer)) return answer.slice(0, MOST_FACES).map(shown).join(' ');
  if (!isRecord(answer)) return shown(answer);
  const parts = Object.entries(answer).map(([key, value]) => {
    const fact = own(facts, key) ? factName(facts, key) : key.slice(0, MOST_LETTERS);
    return words('play.part', { fact, value: valueIn(value) }) as Json;
  });
  if (parts.length === 0) return words('play.nothing');
  const more = parts.length - MOST_SAID;
  return more > 0 ? [...parts.slice(0, MOST_SAID), words('play.more', { more })] : parts;
}

const MOST_LETTERS = 200;
const MOST_FACES = 40;

function valueIn(value: Json | undefined): Json {
  const told = isRecord(value) ? (value['as'] === 'unknown' ? 'unknown' : value['value']) : value;
  return typeof told === 'string' || typeof told === 'number' || typeof told === 'boolean'
    ? told
    : shown(told);
}
