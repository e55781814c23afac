import { texts } from '../../../kernel/index.ts';

/** The texts of 22-naval.ts. */
export const navalTexts = texts({
  facts: {
    navy: 'Naval factors',
  },
  fact: {
    navy: {
      allied: {
        whole:
          'Allied naval factors at full strength: British ones, American and Russian ones if at war with Germany; without the Pacific, submarines, ASW, transports, damaged ships and ships in a shipyard?',
        half: 'Allied naval factors that are damaged or on the 2 or Launch row of a shipyard, of the same powers?',
      },
      axis: {
        whole:
          'Axis naval factors at full strength: German ones, Italian ones if Italy is at war with Britain; without the Pacific, submarines, transports, damaged ships and ships in a shipyard?',
        half: 'Axis naval factors that are damaged or on the 2 or Launch row of a shipyard, of the same powers?',
      },
    },
  },
  /** Where a player finds it, and what is usual. */
  found: {
    navy: {
      allied: {
        whole:
          'On the map, with the Atlantic and Indian Ocean boxes and those of the U.S. and South Africa. Only the ratio to the Axis counts: a few factors seldom matter.',
        half: 'On the map and on the shipyard records. Usually few: two count as one.',
      },
      axis: {
        whole:
          'On the map, with the SW boxes. Only the ratio to the Allies counts: a few factors seldom matter.',
        half: 'On the map and on the shipyard records. Usually few: two count as one.',
      },
    },
  },
  line: {
    navalRatio: 'the ratio of Allied and Axis naval factors',
  },
  change: {
    navy: {
      allied: {
        whole: 'Allied naval factors: {value}',
        half: 'Allied naval factors at half strength: {value}',
      },
      axis: {
        whole: 'Axis naval factors: {value}',
        half: 'Axis naval factors at half strength: {value}',
      },
    },
  },
});
