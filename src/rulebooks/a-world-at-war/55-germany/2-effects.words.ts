import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 2-effects.ts. */
export const say = texts({
  told: {
    germanySurrenders: 'Germany surrenders: its resistance level is {level}.',
    berlinHolds:
      'Germany fights on: Berlin is its own and has no atomic marker, so its level is not looked at.',
    germanUnits: 'Remove all German units from play.',
    germanHexes:
      'Hexes that Germany controls and nobody occupies are controlled by nobody: the first major power to occupy one controls it.',
    germanFronts:
      'On the western and eastern fronts all German conquests and hexes are controlled by nobody, until a major power occupies them.',
    toItaly: 'On the Mediterranean front all German conquests and hexes pass to Italian control.',
    noItaly:
      'On the Mediterranean front too they are controlled by nobody, as Italy has surrendered: nothing passes to it.',
    germanBrps: 'Germany has no BRP value: who conquers it adds no BRPs for it.',
    japanFightsOn: 'Japan fights on.',
    germanyInElections:
      'From now on the German surrender counts in the U.S. election for the Pacific, and for how USJT rises after a bad result there.',
  },
  inForce: {
    germanHexes: 'what Germany held is controlled by nobody',
    occupied: 'each hex: the first major power that occupies it',
    germanBrps: 'no BRPs for its conquest',
    germanyInElections:
      'its surrender counts in the U.S. election for the Pacific, and in USJT after a bad result',
  },
});
