import { type Decision, type Seat, TABLE } from '../../kernel/forms/decision.ts';
import type { Option } from '../../kernel/forms/form.ts';
import { stateOf } from '../../kernel/game/game.ts';
import { asksOf } from '../../kernel/game/play.ts';
import { type AlwaysOpen, standingName } from '../../kernel/game/always-open.ts';
import { isFailed, say } from '../output.ts';
import { parseAnswer } from '../text/parse-answer.ts';
import { submitAgreed } from './play-agreed.ts';
import { type PromptQuestion, type Command, hear, type Session, type Went } from '../game/session.ts';

/** Set a bar of what is asked now aside, with a reason that stays. */
export const allowBarred: Command = async (session, asked) => {
  const decisions = standingOf(session, asked.seat, ['allow', 'allow-secret']);
  if (decisions.length === 0) {
    session.console.print('Nothing is barred in what is asked now.');
    return undefined;
  }
  const chosen = await chooseOne(
    session,
    asked,
    decisions,
    'Which shall be allowed this once? (Enter: none)',
  );
  if (typeof chosen === 'string') return chosen;
  if (chosen.decision.sealed)
    session.console.print('The others are told that you set a bar aside in secret, not which, nor why.');
  const why = await hear(session, asked, 'Why is it allowed? It stays in the log. (Enter: leave it barred)');
  if (typeof why === 'string') return why;
  if (why.line === '') return 'moved';
  return submitAgreed(session, asked, chosen.decision, { value: chosen.value, reason: why.line });
};

/** Pass by a part of the play. */
export const skipPart: Command = async (session, asked) => {
  const decisions = standingOf(session, TABLE, ['skip']);
  if (decisions.length === 0) {
    session.console.print('Nothing can be skipped here.');
    return undefined;
  }
  const chosen = await chooseOne(session, asked, decisions, 'What shall be skipped? (Enter: nothing)');
  if (typeof chosen === 'string') return chosen;
  const { game, rulebook } = session.open;
  const leaves = game.table.rules.leaves?.(stateOf(game).position.open, chosen.value);
  if (leaves) session.console.print(say(rulebook, leaves));
  return submitAgreed(session, asked, chosen.decision, chosen.value);
};

function standingOf({ open }: Session, seat: Seat, names: readonly AlwaysOpen[]): Decision[] {
  const { game } = open;
  return asksOf(game.table, stateOf(game), seat).filter((each) => {
    const name = standingName(each);
    return name !== null && names.includes(name);
  });
}

interface Chosen {
  readonly decision: Decision;
  readonly value: string;
}

/** One option of some decisions, by its number, its name, or the end of its name; asked until one is meant. */
async function chooseOne(
  session: Session,
  asked: PromptQuestion,
  decisions: readonly Decision[],
  prompt: string,
): Promise<Chosen | Went> {
  const all = decisions.flatMap((decision) => optionsOf(decision).map((option) => ({ decision, option })));
  const lines = all.map(
    ({ option }, i) => `  ${`${i + 1}`.padStart(2)}  ${say(session.open.rulebook, option.label)}`,
  );
  session.console.print(lines.join('\n'));
  for (;;) {
    const heard = await hear(session, asked, prompt);
    if (typeof heard === 'string') return heard;
    if (heard.line === '') return 'moved';
    const value = meant(
      all.map(({ option }) => option),
      heard.line,
    );
    const chosen = all.find(({ option }) => option.value === value);
    if (chosen) return { decision: chosen.decision, value: chosen.option.value };
    session.console.print(`There is no "${heard.line}" among them: type the number in front of it.`);
  }
}

function optionsOf({ form }: Decision): readonly Option[] {
  return form.kind === 'choose' ? form.options : [];
}

function meant(options: readonly Option[], line: string): unknown {
  const ends = options.filter((each) => each.value.endsWith(`=${line.toLowerCase()}`));
  if (ends.length === 1) return ends[0]?.value;
  const parsed = parseAnswer({ kind: 'choose', options }, line);
  return isFailed(parsed) ? undefined : parsed.value;
}
