import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of a8-attacks-made.ts. */
export const say = texts({
  told: {
    ownDecides: '{nation} decides the battle for {place}; the units there are its own, and may retreat.',
    namedDecides:
      '{nations} decides for the natives of {place}. They never retreat and destroy no factory; lowest defense falls first, and the attacker’s opponents settle disputes.',
    nobodyDecides:
      'The natives of {place} never retreat and destroy no factory; lowest defense falls first, and the attacker’s opponents settle disputes.',
    said: {
      'SWI.E1':
        'Before dice are rolled for {place}: remove 2 of the units that attack it from play for good (of {nations}).',
      'MON.E1':
        'Where two nations that are Friendly to {place} fight each other there, the defender loses Mongol units last.',
    },
  },
});
