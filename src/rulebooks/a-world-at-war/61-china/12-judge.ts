import { type Referee, type SheetResult, setFact, tell, texts } from '../../../kernel/index.ts';
import { part } from '../part.ts';
import type { Books, WorldPosition } from '../state.ts';
import { lastLevel, resultOf, resultsAt } from './3-results.ts';
import { chinaResultTexts } from './tables/results.words.ts';

/**
 * 61.11: the level found at the end of a Chinese player turn, with the results that follow: they apply from the start of
 * the next Japanese player turn to the end of the next Chinese one.
 */
export function judgeChina(_: Books, { open }: WorldPosition, sum: SheetResult, referee: Referee): void {
  const level = sum.total.min;
  setFact(open.facts, lastLevel.key(), level);
  const applied = resultsAt(resultOf(level));
  const clauses = applied.length > 0 ? applied.map(({ clause }) => clause) : ['61.11/result0'];
  const results =
    applied.length > 0 ? applied.map(({ about }) => about) : [chinaResultTexts.chinese.noEffect()];
  tell(referee, 'result', say.told.chinaLevel, { level, results }, ['61.11', ...clauses], sum);
}

const say = texts({
  told: {
    chinaLevel:
      'The Chinese resistance level is {level}. From the start of the next Japanese player turn to the end of the next Chinese one: {results}.',
  },
});

/** 61.11: every level has a result of its own, and China never surrenders. */
export const CHINESE_LEVEL = part(import.meta.url, {
  clauses: {
    '61.11': ['enforced', 'China never surrenders', 'judgeChina'],
    '61.11/result0': ['computed', 'No effect', 'judgeChina'],
  },
  texts: say,
});
