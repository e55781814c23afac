import { choicesOf, type Form, type Option, type Row } from '../kernel/forms/form.ts';
import { stateOf } from '../kernel/game/game.ts';
import { isRecord, type Json } from '../kernel/json.ts';
import { foresee } from '../kernel/sums/know.ts';
import { inBrief } from '../kernel/sums/odds.ts';
import { type View, viewOf } from '../kernel/game/position.ts';
import type { Table } from '../kernel/rulebook.ts';
import { isFailed, say } from './output.ts';
import { parseAnswer } from './parse-answer.ts';
import { type Command, hear, readerOf, type Session } from './session.ts';
import { aheadText, type Chance, outcomeText } from './show.ts';

// What a choice leads to, before it is made, as the seat that chooses knows it.

/** Chances as a view knows them. */
export function chancesFor(table: Table, view: View): Chance {
  return (leads = []) =>
    foresee(table.rules, view, leads)
      .flatMap(({ sheet, odds }) => {
        if (odds === null) return [];
        const count = (sure: number, possible: number): string =>
          sure === possible ? `${sure}` : `${sure} to ${possible}`;
        return inBrief(odds).map(
          ({ outcome, sure, possible }) =>
            `${count(sure, possible)} in ${odds.of}: ${outcomeText(table, sheet, outcome)}`,
        );
      })
      .join('; ');
}

/** Show the sheet and the exact chances of what one choice leads to. */
export const showChances: Command = async (session, asked) => {
  const { console } = session;
  const leading = asked.form ? choicesOf(asked.form).filter((each) => each.leads && !each.barred) : [];
  const [only, ...more] = leading;
  if (!asked.form || !only) {
    console.print('Nothing that can be chosen here leads to a roll.');
    return undefined;
  }
  if (more.length === 0) return tell(session, asked, [only]);
  const heard = await hear(session, asked, 'The chances of which choice? (by number or name; Enter: none)');
  if (typeof heard === 'string') return heard;
  const meant = meantBy(asked.form, heard.line);
  if (typeof meant === 'string') console.print(meant);
  else
    tell(
      session,
      asked,
      leading.filter((each) => meant.includes(idOf(each))),
    );
  return undefined;
};

function tell(
  session: Session,
  asked: { readonly seat: string },
  choices: readonly (Option | Row)[],
): undefined {
  const { rulebook, game } = session.open;
  const view = viewOf(stateOf(game).position, readerOf(asked));
  if (choices.length === 0) session.console.print('That leads to no roll.');
  for (const { label, leads = [] } of choices)
    session.console.print(
      `${say(rulebook, label)}\n${aheadText(game.table, foresee(game.table.rules, view, leads))}`,
    );
}

/** The choices that a line names, or why none. */
function meantBy(form: Form, line: string): readonly string[] | string {
  if (line === '') return [];
  const parsed = parseAnswer(form, line);
  return isFailed(parsed) ? parsed.failed : idsIn(parsed.value);
}

function idsIn(answer: Json): readonly string[] {
  return isRecord(answer) ? Object.keys(answer) : [String(answer)];
}

function idOf(choice: Option | Row): string {
  return 'value' in choice ? choice.value : choice.id;
}
