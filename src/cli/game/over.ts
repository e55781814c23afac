import { atAGlance, changedHands } from '../../kernel/board/changed-hands.ts';
import { stateOf } from '../../kernel/game/game.ts';
import { viewOf } from '../../kernel/game/position.ts';
import { citation, say } from '../output.ts';
import { boardText, cellText } from '../text/panels.ts';
import type { OpenGame } from './games.ts';

/** That a game is over, what decided it, who stands where, and what changed hands. */
export function overText({ game, rulebook }: OpenGame): string {
  const { rules } = game.table;
  const { position } = stateOf(game);
  const ending = rules.ending?.(position.open);
  const decided = ending
    ? `${say(rulebook, ending.text)}${citation(ending.clauses)}`
    : 'Nobody is named the winner by the rules. This is how it stands.';
  const standing = rules.standing?.(position.open);
  const changed = changedHands(rules.board(viewOf(rules.setup(), null)), rules.board(viewOf(position, null)));
  const hands = changed.map(({ now }) => {
    const words = atAGlance(now.words.map((each) => say(rulebook, each)));
    const is = words || (now.badge === undefined ? '' : cellText(rulebook, now.badge));
    return `  ${cellText(rulebook, now.label)}: ${is}`;
  });
  return [
    `The game is over. ${decided}`,
    ...(standing ? [boardText(rulebook, [standing])] : []),
    ...(hands.length > 0 ? [['What changed hands:', ...hands].join('\n')] : []),
  ].join('\n\n');
}
