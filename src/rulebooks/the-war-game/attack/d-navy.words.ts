import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of d-navy.ts. */
export const say = texts({
  ask: {
    ships: '{nation}: the neutral ship in {zone} is yours. Does it fight for {place} or retreat?',
  },
  option: {
    fight: 'It fights',
    retreat: 'It retreats',
  },
  told: {
    shipFights:
      'The neutral ship in {zone} lets nobody pass any longer: it defends against enemy units there, and a landing in {place} must sink it first.',
    shipRetreats: '{nation}: the ship in {zone} retreats, and is yours from now on.',
  },
});
