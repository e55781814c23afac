import { isRefusal } from '../../kernel/clause.ts';
import { TABLE } from '../../kernel/forms/decision.ts';
import type { Directive } from '../../kernel/game/directive.ts';
import { tick } from '../../kernel/game/leave.ts';
import { save } from '../game/games.ts';
import { citation, isFailed, failureOf, say } from '../output.ts';
import { type Command, hear, readerOf, reload, type Session } from '../game/session.ts';
import { NOTHING_TO_DO, toDoOf } from '../game/tick.ts';

/** What is to be done on the map, by number: what is done is ticked off. */
export const tickOff: Command = async (session, asked) => {
  const reader = readerOf(asked);
  for (let told = false; ; told = true) {
    const open = toDoOf(session.open.game, reader);
    if (open.length === 0) {
      session.console.print(told ? 'All is done.' : NOTHING_TO_DO);
      return undefined;
    }
    session.console.print(listText(session, open));
    const heard = await hear(session, asked, 'Which is done? (a number; Enter: none)');
    if (typeof heard === 'string') return heard;
    if (heard.line === '') return undefined;
    const chosen = open[Number(heard.line) - 1];
    if (!chosen) {
      session.console.print(`There is no "${heard.line}" among them: type the number that stands before it.`);
      continue;
    }
    const next = tick(session.open.game, { ...chosen, seat: reader ?? TABLE, done: true });
    if (isRefusal(next)) {
      session.console.print(failureOf(next, session.open.rulebook).failed);
      continue;
    }
    const saved = await save(session.open, next);
    if (isFailed(saved)) return reload(session, saved);
    session.open = saved;
  }
};

function listText({ open: { rulebook } }: Session, open: readonly Directive[]): string {
  return open
    .map(({ line, told }, i) => {
      const text = `${say(rulebook, told.data)}${citation(told.clauses)}`;
      return `  ${`${i + 1}`.padStart(2)}  ${text} (line ${line})`;
    })
    .join('\n');
}
