import { type Referee, toAll } from '../../../kernel/dispatch.ts';
import { setFact } from '../../../kernel/facts.ts';
import type { SheetResult } from '../../../kernel/sheet.ts';
import { words } from '../../../kernel/words.ts';
import type { Books, Position } from '../state.ts';
import { lastLevel, resultOf, resultsAt } from './3-results.ts';

/**
 * 61.11: the level found at the end of a Chinese player turn, with the results that follow: they apply from the start of
 * the next Japanese player turn to the end of the next Chinese one.
 */
export function judgeChina(_: Books, { open }: Position, sum: SheetResult, referee: Referee): void {
  const level = sum.total.min;
  setFact(open.facts, lastLevel.key(), level);
  const applied = resultsAt(resultOf(level));
  const clauses = applied.length > 0 ? applied.map(({ clause }) => clause) : ['61.11/result0'];
  const results = applied.length > 0 ? applied.map(({ about }) => about) : [words('chinese.noEffect')];
  const data = words('told.chinaLevel', { level, results });
  referee.tell?.(toAll('result', data, ['61.11', ...clauses], sum));
}
