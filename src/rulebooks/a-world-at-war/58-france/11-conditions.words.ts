import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 11-conditions.ts. */
export const say = texts({
  facts: {
    paris: 'Control of places',
  },
  fact: {
    parisAxis: 'Do the Axis control Paris now that Allied combat is over?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    parisAxis: 'On the map, at Paris. Usually no until the Axis break into France.',
  },
  option: {
    fight: 'France fights on',
    surrender: 'France surrenders',
  },
  ask: {
    paris: 'Allied combat of {turn} {year} is over: if Paris is lost, France falls with this player turn.',
    parisAndSafe:
      'Allied combat of {turn} {year} is over: if Paris is lost, France falls with this player turn. If not, and nothing more is to come: could one of these be near its mark as the turn ends? {powers}. What you leave out is asked then.',
    frenchSurrender: '{turn} {year}: Paris is not lost. Does France surrender all the same?',
  },
  told: {
    parisFallen:
      'Paris is in Axis hands after Allied combat of {turn} {year}: France falls with this player turn.',
    franceYields: 'France will surrender at the end of this Allied player turn, {turn} {year}.',
    noFrenchBuilding:
      'After its post-combat adjustments the French player turn is over: build and redeploy no French units. Isolated ones are eliminated.',
  },
});
