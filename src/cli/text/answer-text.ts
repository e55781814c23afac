import { isRecord, type Json } from '../../kernel/json.ts';

/** An answer as people read it, and as `play` takes it where it can: "a=2 b=1", "5 1", "turkey". */
export function answerText(answer: Json | undefined): string {
  if (typeof answer === 'string') return answer;
  if (Array.isArray(answer)) return answer.map(String).join(' ');
  if (!isRecord(answer)) return JSON.stringify(answer ?? null);
  const parts = Object.entries(answer).map(([key, value]) => `${key}=${partText(value)}`);
  if (parts.length === 0) return 'nothing';
  return parts.join(Object.values(answer).some(isRecord) ? ', ' : ' ');
}

/** The points of a row, or a report of a fact: its value, and how it is meant where it is no plain change. */
function partText(value: unknown): string {
  if (!isRecord(value) || !('as' in value)) return JSON.stringify(value);
  const { as, value: told, reason } = value;
  if (as === 'unknown') return 'unknown';
  const how = as === 'change' ? '' : ` (${String(as)}${typeof reason === 'string' ? `: ${reason}` : ''})`;
  return `${String(told)}${how}`;
}
