import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of in-force.ts. */
export const say = texts({
  inForce: {
    germanHexes: 'what Germany held is controlled by nobody',
    occupied: 'each hex: the first major power that occupies it',
    germanBrps: 'no BRPs for its conquest',
    germanyInElections:
      'its surrender counts in the U.S. election for the Pacific, and in USJT after a bad result',
  },
});
