import { useBook, useWhole } from '../book.tsx';
import { capital } from '../texts.ts';
import { logTexts } from '../texts/log.ts';

/** What a turn is called: by its number until the words of what plays have come; null: before the first that is counted. */
export function useTurnTitles(): (turn: number | null) => string {
  const { say } = useBook();
  const called = useWhole()?.rules.turnCalled;
  return (turn) => {
    if (turn === null) return logTexts.before;
    return called ? capital(say(called(turn))) : logTexts.turn(turn);
  };
}
