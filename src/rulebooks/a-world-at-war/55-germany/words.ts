import type { WordBook } from '../../../kernel/words.ts';

/** The texts of rule 55. */
export const WORDS = {
  'line.germanHeld': 'German control of {place}',
  'told.germanySurrenders': 'Germany surrenders: its resistance level is {level}.',
  'told.berlinHolds':
    'Germany fights on: Berlin is its own and has no atomic marker, so its level is not looked at.',
  'told.germanUnits': 'Remove all German units from play.',
  'told.germanHexes':
    'Hexes that Germany controls and nobody occupies are controlled by nobody: the first major power to occupy one controls it.',
  'told.germanFronts':
    'On the western and eastern fronts all German conquests and hexes are controlled by nobody, until a major power occupies them.',
  'told.toItaly': 'On the Mediterranean front all German conquests and hexes pass to Italian control.',
  'told.noItaly':
    'On the Mediterranean front too they are controlled by nobody, as Italy has surrendered: nothing passes to it.',
  'told.italyFightsOn':
    'Italy and its associated minor countries fight on; the German surrender does not end that.',
  'told.germanBrps': 'Germany has no BRP value: who conquers it adds no BRPs for it.',
  'told.germanMinors':
    'All minor allies and associated minor countries of Germany surrender: remove their units from play.',
  'told.germanMinorsNamed':
    'All minor allies and associated minor countries of Germany surrender: remove their units from play. Of the targets: {targets}.',
  'told.negated': 'Axis BRPs and hex control by diplomacy are negated: {targets}.',
  'told.dueLost': 'Germany adds no BRPs from {targets} any more.',
  'told.owedNoMore': 'No declaration of war is owed any more for {targets}.',
  'told.reactionsLost': 'The Axis has no rolls in reaction any more: {targets}.',
  'told.japanFightsOn': 'Japan fights on.',
  'told.germanyInElections':
    'From now on the German surrender counts in the U.S. election for the Pacific, and for how USJT rises after a bad result there.',
  'inForce.germanHexes': 'what Germany held is controlled by nobody',
  'inForce.occupied': 'each hex: the first major power that occupies it',
  'inForce.germanBrps': 'no BRPs for its conquest',
  'inForce.germanyInElections':
    'its surrender counts in the U.S. election for the Pacific, and in USJT after a bad result',
} satisfies WordBook;
