import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 5-minors.ts. */
export const say = texts({
  told: {
    germanMinors:
      'All minor allies and associated minor countries of Germany surrender: remove their units from play.',
    germanMinorsNamed:
      'All minor allies and associated minor countries of Germany surrender: remove their units from play. Of the targets: {targets}.',
    negated: 'Axis BRPs and hex control by diplomacy are negated: {targets}.',
    dueLost: 'Germany adds no BRPs from {targets} any more.',
    reactionsLost: 'The Axis has no rolls in reaction any more: {targets}.',
  },
});
