import { texts } from '../../../kernel/index.ts';

/** The texts of 43-bars.ts. */
export const diplomacyBarTexts = texts({
  facts: {
    france: 'Conquests',
    conquered: 'Conquests',
    aggressor: 'Aggressors',
  },
  fact: {
    rgt50: 'Is the RGT level 50 or more?',
    franceFell: 'Did France fall this year?',
    conquered: 'Has {target} been conquered?',
    aggressor: 'Which power declared war on {target} and so drove it to the other side?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    aggressor: 'Everybody saw it as the war was declared.',
    franceFell: 'Everybody knows it, and the log if it fell here. Usually no.',
    conquered: 'On the map: whether its capital is held by an enemy who conquered it. Usually no.',
    rgt50: 'On the tension record of Russia and Germany. Usually no before 1941.',
  },
  bar: {
    permanent: 'The result in {target} is permanent.',
    conquered: '{target} has been conquered.',
    noVichyFrance: 'There is no Vichy France: it was not established.',
    franceFell: 'Vichy France cannot be named in the year in which France falls.',
    axisEnded: 'Germany has surrendered: the Axis has no more diplomacy.',
    minorAlly: '{target} is a friendly minor ally.',
    otherAlly: '{target} favours the other Allied faction.',
    aggressor: 'The attack on {target} drove it to the other side.',
  },
});
