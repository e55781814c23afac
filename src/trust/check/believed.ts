import { wasHeld } from '../../kernel/game/moment.ts';
import { atOnce, type Check, manyOf } from './finding.ts';

// What nothing in a file proves yet.

/** Who answered. */
export const answers: Check = atOnce(({ entries }) => {
  const given = entries.filter((each) => 'decision' in each).length;
  if (given === 0) return null;
  return {
    part: 'answers',
    verdict: 'unchecked',
    checked: 0,
    unchecked: given,
    text: '',
    cannot: 'Answers carry no signatures: who answered is the word of whoever ran the game.',
  };
});

/** Whether sealed answers were bound before others were opened. */
export const sealedAnswers: Check = atOnce(({ game }) => {
  const held = game.moments.filter(wasHeld).length;
  if (held === 0) return null;
  return {
    part: 'sealed',
    verdict: 'unchecked',
    checked: 0,
    unchecked: held,
    text: `${manyOf(held, 'sealed answer', 'sealed answers')}, each closed with its step as it stands there.`,
    cannot:
      'Nothing bound them before their step closed: whoever ran the game could have exchanged one until then.',
  };
});

/** Whether the file ends where its last line does. */
export const file: Check = atOnce(({ torn }) =>
  torn
    ? {
        part: 'file',
        verdict: 'unchecked',
        checked: 0,
        unchecked: 1,
        text: '',
        cannot:
          'Its last line is cut off: it was never acknowledged, or the file was not copied whole. It is left out.',
      }
    : null,
);
