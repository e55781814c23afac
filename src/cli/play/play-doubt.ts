import type { Decision } from '../../kernel/forms/decision.ts';
import { standingName } from '../../kernel/game/always-open.ts';
import { stateOf } from '../../kernel/game/game.ts';
import { asksOf } from '../../kernel/game/play.ts';
import { viewOf } from '../../kernel/game/position.ts';
import { own } from '../../kernel/json.ts';
import { DICE } from '../../kernel/seat.ts';
import { read } from '../../kernel/sums/know.ts';
import { renderValue } from '../../kernel/texts/words.ts';
import { hear, type Command, type Session, submit } from '../game/session.ts';
import { say } from '../output.ts';
import { askValue, factsOf } from './play-facts.ts';

/** Question what was told of a die that has not fallen: it waits until that is put right or kept. */
export const questionTold: Command = async (session, asked) => {
  const decision = doubtIn(session);
  if (!decision) {
    session.console.print('Nothing was told that counts in a die which is asked now.');
    return undefined;
  }
  const facts = factsOf(decision);
  session.console.print(
    facts.map((key, i) => `  ${`${i + 1}`.padStart(2)}  ${told(session, key)}`).join('\n'),
  );
  const heard = await hear(
    session,
    asked,
    'Which of it is not so? Type its number. (Enter: all of it is so)',
  );
  if (typeof heard === 'string') return heard;
  const key = facts[Number(heard.line) - 1];
  if (key === undefined) return 'moved';
  const value = await askValue(session, asked, key, { known: true });
  if (typeof value === 'string') return value;
  if (!('value' in value) || value.value === null) return 'moved';
  const why = await hear(session, asked, 'A word with it? (Enter: none)');
  if (typeof why === 'string') return why;
  const reason = why.line === '' ? {} : { reason: why.line };
  return submit(session, decision, { [key]: { value: value.value, as: 'change', ...reason } });
};

/** What a seat may doubt: another's than whose die it is, where there is one. */
function doubtIn({ open: { game } }: Session): Decision | undefined {
  const { table } = game;
  const state = stateOf(game);
  const owner = asksOf(table, state, DICE).find(({ form }) => form.kind === 'roll')?.owner;
  const seats = table.seats.toSorted((one, other) => Number(one === owner) - Number(other === owner));
  return seats.flatMap((seat) => asksOf(table, state, seat)).find((each) => standingName(each) === 'doubt');
}

/** A fact as it was told. */
function told({ open: { game, rulebook } }: Session, key: string): string {
  const { rules } = game.table;
  const value = read(rules, viewOf(stateOf(game).position, null), key);
  const question = say(rulebook, own(rules.facts, key)?.question ?? { key });
  return `${question} ${renderValue(rulebook.words, typeof value === 'object' ? undefined : value)}`;
}
