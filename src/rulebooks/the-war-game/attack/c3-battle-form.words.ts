import { texts } from '../../../kernel/index.ts';

/** The texts of c3-battle-form.ts. */
export const battleFormTexts = texts({
  row: {
    won: '{nation} takes {place}',
    left: '{nation}: {kind} left in {place}',
    nativesLeft: 'Natives: {kind} left in {place}',
  },
  limit: {
    oneTakes: 'One of the attackers takes the territory.',
    landUnit: 'Who takes the territory has a land unit left in it: enter that first.',
    neverRetreats: 'These natives never retreat: where the territory is taken, none of them is left.',
    noneStays: 'Where the territory is taken, no other side has units left in it.',
  },
});
