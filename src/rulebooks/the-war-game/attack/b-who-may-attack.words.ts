import { texts } from '../../../kernel/index.ts';

/** The texts of b-who-may-attack.ts. */
export const whoMayAttackTexts = texts({
  bar: {
    itsOwn: '{place} is {nation}’s own.',
    ownSworn: '{place} is a Sworn ally of {nation}, which does not attack it.',
    friend: '{place} belongs to {friend}, a friend of {nation} at all times.',
    guarded: '{place} is Chinese, and land units of {guard} are there.',
    ally: '{place} is {holder}’s: Allies do not attack each other there.',
    notChinas:
      'China attacks only Tibet, Mongolia, Nepal, what stands with the Axis in Asia, and Soviet territory: not {place}.',
    notInAsia: '{place} is not in Asia: China does not attack it.',
    notHostile:
      '{place} is neither Sworn to an Axis nation nor under its Total Control: {nation} leaves it in peace.',
  },
});
