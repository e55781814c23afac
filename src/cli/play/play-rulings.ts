import { type Decision, TABLE } from '../../kernel/forms/decision.ts';
import { stateOf } from '../../kernel/game/game.ts';
import { asksOf } from '../../kernel/game/play.ts';
import type { Ruling } from '../../kernel/steps/ruling.ts';
import { standingName } from '../../kernel/game/always-open.ts';
import { citation, failure, type Failure, isFailed } from '../output.ts';
import { parseAnswer } from '../text/parse-answer.ts';
import { submitAgreed } from './play-agreed.ts';
import { type PromptQuestion, type Command, hear, type Session, type Went } from '../game/session.ts';

/** Show the rulings with what is in force, and change one from now on. */
export const changeRuling: Command = async (session, asked) => {
  const { game } = session.open;
  const decision = asksOf(game.table, stateOf(game), TABLE).find((each) => standingName(each) === 'ruling');
  if (!decision) {
    session.console.print('No ruling can change now.');
    return undefined;
  }
  session.console.print(rulingsText(session));
  for (;;) {
    const heard = await hear(session, asked, 'Which shall hold from now on, as NAME=CHOICE? (Enter: none)');
    if (typeof heard === 'string') return heard;
    if (heard.line === '') return 'moved';
    const refused = await tryRuling(session, asked, decision, heard.line);
    if (typeof refused === 'string') return refused;
    session.console.print(refused.failed);
  }
};

/** Change a ruling; why not, where it cannot. */
async function tryRuling(
  session: Session,
  asked: PromptQuestion,
  decision: Decision,
  line: string,
): Promise<Went | Failure> {
  const { form } = decision;
  const parsed = parseAnswer(form, line);
  if (isFailed(parsed)) return parsed;
  const options = form.kind === 'choose' ? form.options : [];
  if (!options.some((each) => each.value === parsed.value))
    return failure(
      `There is no "${line}" among them: type it as it stands there, such as ${options.find((each) => !each.barred)?.value ?? 'NAME=CHOICE'}.`,
    );
  return submitAgreed(session, asked, decision, parsed.value);
}

/** Each ruling that can change: its question, and its choices with the one in force first. */
function rulingsText(session: Session): string {
  const { game, rulebook } = session.open;
  const inForce = stateOf(game).position.open.rulings;
  const several = rulebook.rulings.filter((each) => each.choices.length > 1);
  const text = (each: Ruling): string[] => [
    `  ${each.question}${citation(each.clauses)}`,
    ...each.choices.map(({ id, text: meaning }) => {
      const mark = inForce[each.id] === id ? 'in force' : '        ';
      return `    ${mark}  ${each.id}=${id}  ${meaning}`;
    }),
  ];
  const fixed = several
    .filter((each) => each.fixed)
    .map((each) => `${each.id}=${inForce[each.id] ?? each.default}`);
  return [
    ...several.filter((each) => !each.fixed).flatMap(text),
    ...(fixed.length === 0 ? [] : [`  Fixed for the whole game: ${fixed.join(', ')}.`]),
  ].join('\n');
}
