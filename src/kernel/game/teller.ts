import type { AnswerEntry } from './entry.ts';
import type { Game } from './game.ts';
import { isRecord, own } from '../json.ts';
import { type Moment, stands } from './moment.ts';
import { TABLE } from '../seat.ts';
import type { FactKey } from '../sums/facts.ts';

/** The moment in which a fact was told last for all to see, and the entry; undefined: nobody at the table told it. */
export function tellingOf(
  { moments }: Pick<Game, 'moments'>,
  fact: FactKey,
): (Moment & { readonly entry: AnswerEntry }) | undefined {
  return moments.findLast((moment): moment is Moment & { readonly entry: AnswerEntry } => {
    const { entry, asked } = moment;
    if (!stands(moment) || !('decision' in entry) || entry.seat !== TABLE) return false;
    if (asked?.form !== 'report' || asked.sealed || !isRecord(entry.answer)) return false;
    return own(entry.answer, fact) !== undefined;
  });
}
