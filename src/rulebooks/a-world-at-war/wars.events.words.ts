import { texts } from '../../kernel/texts/texts.ts';

/** The texts of wars.events.ts. */
export const say = texts({
  event: {
    asks: {
      declarer: 'Who declares it?',
      onPower: 'On whom?',
      onMinor: 'On which country?',
      one: 'Who?',
      other: 'With whom?',
      which: 'Which?',
      count: 'How many?',
    },
    declares: { title: 'A power declares war on another', says: '{by} declares war on {on}.' },
    declaresOnMinor: { title: 'Germany or Russia declares war on a minor country' },
    sideDeclares: {
      title: 'A side declares war on Denmark, Portugal or Vichy France',
      'axis-denmark': 'The Axis declare war on Denmark.',
      'western-portugal': 'The Western Allies declare war on Portugal.',
      'western-vichy': 'The Allies declare war on Vichy France.',
    },
    westAttacks: 'The Western Allies attack a neutral minor country other than Portugal.',
    mines: 'The Allies mine Norwegian waters, while no result of 0 or less is in effect for Norway.',
    colonies: {
      title: 'The Allies attack French colonies',
      says: 'The Allies attack French colonies in this player turn: {count}.',
    },
    demanded: {
      title: 'Russia makes territorial demands',
      says: 'Russia makes territorial demands of {target}.',
    },
    peace: { title: 'Two powers make peace', says: '{one} and {other} are at peace.' },
    peaceWithMinor: { title: 'Germany or Russia makes peace with a minor country' },
  },
});
