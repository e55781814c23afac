import { texts } from '../../../kernel/texts/texts.ts';
import { counted } from './65-territories.words.ts';

/** The texts of 66-demands.ts. */
export const say = texts({
  name: {
    take: 'demanded',
    indemnity: 'indemnity in tens of BRPs',
  },
  bar: {
    notBritish: 'Britain does not have it.',
    axisAlready: 'The Axis control it already.',
    priority: 'First all of a higher priority than {priority} has to be conceded or out of British hands.',
  },
  row: {
    take: '{territory} to the Axis ({points})',
    colony: '{territory}, {state}, to the Axis ({points})',
    toIreland: '{territory} to Ireland ({points})',
    'minor.neutral': '{minor} becomes neutral ({points})',
    'minor.axis': '{minor} to the Axis ({points})',
    indemnity: 'Indemnity: a point for {brps} BRPs each',
  },
  limit: {
    concessions: ({ points }) => `All together no more than ${counted(points)}.`,
    minorOnce: '{minor} becomes neutral or goes to the Axis, not both.',
  },
});
