import { texts } from '../../../kernel/texts/texts.ts';
import { counted } from './65-territories.words.ts';

/** The texts of 66-effects.ts. */
export const say = texts({
  told: {
    ceded: 'Under Axis control from now on: {territories}.',
    noAmericans: 'No American unit can be there: the U.S. is not at war with Germany.',
    russiansMove:
      'Russian units in ceded areas go at once to the nearest Russian hex outside them. In what stays with a neutral Britain they are in partial supply, may not attack, and are eliminated unless they have left by the end of the next Russian player turn.',
    britishMove:
      'British and Commonwealth units in ceded areas go at once to hexes of the nearest area that stays British, else to mapboard boxes: Australians to Australia, Indians to India, others to the U.S. Atlantic or the South Africa box. Britain chooses; supply and transport do not matter.',
    disputed: 'Held in parts and not demanded: each side keeps its hexes in {territories}.',
    toItalyMaybe: 'Ceded territory on the Mediterranean front may become Italian, if Germany permits it.',
    cededTension: 'What is ceded moves USAT as if it had been conquered: count it in the list of events.',
    ulster: 'Ulster becomes part of Ireland: it is Axis where Ireland is.',
    wafdistsStay: 'The Wafdist partisans stay.',
    wafdistsGo:
      'Britain keeps Egypt: all Wafdist partisans are eliminated, and none are built until the Axis are at war with the U.S.',
    wafdistsGoForGood:
      'Britain keeps Egypt: all Wafdist partisans are eliminated, and no more are built: the U.S. stays neutral.',
    neutralized: 'Neutral again, as at the beginning: {minors}.',
    cededMinors: 'Axis conquests from now on: {minors}.',
    indemnity: 'Britain pays Germany {brps} BRPs at once.',
    returned: 'British again: {territories}.',
    forbearance: ({ notTaken, returned }) =>
      `Germany forbears: ${counted(notTaken)} not taken, ${String(returned)} given back. Every two of all these lower British resistance by one if Britain is at war again; its forces are reduced all the same.`,
  },
});
