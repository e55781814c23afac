import { render, withStop, type Words } from '../../kernel/texts/words.ts';
import { rulesOf } from '../../kernel/game/migrate.ts';
import { atOnce, type Check, type CheckedGame, manyOf, type Finding } from './finding.ts';
import { placeOf } from './place.ts';

/** Each answer is one that the rules allow, and each position comes out as it was recorded. */
export const rules: Check = atOnce((checked) => {
  const { game, stopped, entries } = checked;
  const many = game.moments.length;
  const replayed = `${manyOf(many, 'entry', 'entries')} replayed, each as recorded.`;
  const earlier = entries.filter(({ n }) => !rulesOf(checked.header, n).latest).length;
  const old =
    earlier === 0
      ? ''
      : ` ${earlier} of them were made under earlier rules, and are played as these have it.`;
  const found: Finding = {
    part: 'rules',
    verdict: 'holds',
    checked: many,
    unchecked: entries.length - many,
    text: stopped
      ? `${manyOf(many, 'entry', 'entries')} before it replayed, each as recorded.`
      : replayed + old,
  };
  if (!stopped) return found;
  if (stopped.wrong === 'rules') return { ...found, verdict: 'fails', ...wrongAt(checked) };
  return { ...found, verdict: 'unchecked', cannot: afterwards(checked) };
});

/** Why no more could be checked. */
export function afterwards({ stopped }: CheckedGame): string {
  return `Entry ${stopped?.n ?? 0} is not as recorded: from there on nothing can be checked.`;
}

/** What is wrong where a file stops, and where; why the rules refuse it only where everybody may see it. */
export function wrongAt(checked: CheckedGame): Required<Pick<Finding, 'wrong' | 'at'>> {
  const { stopped, game } = checked;
  const at = placeOf(checked, stopped?.n ?? 0, stopped?.clauses);
  if (!stopped) return { wrong: '', at };
  const { wrong, refused } = stopped;
  if (wrong !== 'rules') return { wrong: OTHERWISE[wrong], at };
  const reason =
    refused.key === 'replay.refused' ? (refused.args?.['reason'] as Words | undefined) : undefined;
  const isShown = at.line !== undefined && reason !== undefined;
  const why = isShown ? `The rules do not allow it: ${render(game.table.rulebook.words, reason)}` : null;
  return { wrong: why ? withStop(why) : reason ? NOT_ALLOWED : POSITION, at };
}

const NOT_ALLOWED = 'The rules do not allow it.';
const POSITION = 'It comes to another position than was recorded.';
const OTHERWISE = {
  hash: 'What stands there, or what came of it, is not what its hash was made of.',
  public: 'What stands there for everybody to know is not what was played.',
} as const;
