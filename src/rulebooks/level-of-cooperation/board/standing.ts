import { type board, texts, type Words } from '../../../kernel/index.ts';
import { type NationSide, sideOf, signedLevel } from '../nations.ts';
import { type Board, type Open, standingOf } from '../state.ts';
import { type ShownNeutral, shownNeutrals } from './shown.ts';

/** How the neutrals stand as it is over: the levels by camp, and what they come to. */
export function standing(board: Board, open: Open): board.TablePanel {
  const shown = shownNeutrals(board, open, null).filter(({ level, captured }) => level !== 0 || captured);
  const rows = (['axis', 'allies'] as const).flatMap((side) => {
    const theirs = shown.filter((each) => campOf(open, each) === side);
    const sum = theirs.reduce((all, { level }) => all + Math.abs(level), 0);
    return [
      ...theirs.toSorted((one, other) => Math.abs(other.level) - Math.abs(one.level)).map(rowOf),
      [
        standingTexts.standing.together[side](),
        standingTexts.standing.sum({ count: theirs.length, sum }),
        '',
      ],
    ];
  });
  const { neutral, level, is } = standingTexts.standing;
  return { kind: 'table', title: standingTexts.standing.title(), columns: [neutral(), level(), is()], rows };
}

function campOf(open: Open, { level, neutral }: ShownNeutral): NationSide {
  const by = standingOf(open, neutral.id).captured;
  return by ? sideOf(by) : level > 0 ? 'allies' : 'axis';
}

function rowOf({ neutral, level, words: [first] }: ShownNeutral): (string | Words)[] {
  return [neutral.name, level === 0 ? '0' : signedLevel(level), first ?? ''];
}

export const standingTexts = texts({
  standing: {
    title: 'Who stands where',
    neutral: 'neutral',
    level: 'level',
    is: 'what it is',
    together: { axis: 'The Axis together', allies: 'The Allies together' },
    sum: ({ count = 0, sum = 0 }) =>
      `${count === 1 ? '1 neutral' : `${Number(count)} neutrals`}, ${Number(sum)} in all`,
  },
});
