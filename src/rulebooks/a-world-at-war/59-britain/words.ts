import type { WordBook } from '../../../kernel/words.ts';

/** The texts of rule 59. */
export const WORDS = {
  'facts.transports': 'Britain',
  'facts.navy': 'Naval factors',
  'facts.surrendered-minor': 'Surrender',
  'facts.western-front': 'Fronts',
  'facts.russians': 'Fronts',
  'facts.britain': 'Britain',
  'facts.removed-factors': 'Britain',
  'facts.british-peace': 'Britain',
  'facts.treaty': 'Britain',
  'facts.singapore': 'Control of places',
  'name.malta': 'Malta',
  'name.australia': 'Australia',
  'name.india': 'India',
  'fact.surrenderedMinor': 'Has {target} surrendered?',
  'fact.oilBritain':
    'How many oil effects apply to Britain now, Ulster left out, and those offset in a part of it too?',
  'fact.atlanticTransports':
    'How many Western Allied transports are in the Atlantic SW box, after replacements?',
  'fact.unbuiltBritain':
    'How many ground and army air factors of Britain and the Commonwealth are unbuilt? Free French count, those of minors and those removed for a surrender do not.',
  'fact.westernFront':
    'How many Western Allied ground and army air factors are on the western front, outside the U.S. box?',
  'fact.russiansInEast': 'Is there a Russian armor or infantry unit in eastern Europe?',
  'fact.russiansInWest': 'Is there a Russian armor or infantry unit in western Poland or Rumania?',
  'fact.westInGermany': 'Is there a Western Allied armor or infantry unit in Germany?',
  'fact.singaporeFallen': 'Is it Winter 1941 or later, so that Singapore counts as lost?',
  'fact.navy.allied.whole':
    'Allied naval factors at full strength: British ones, American and Russian ones if at war with Germany; without the Pacific, submarines, ASW, transports, damaged ships and ships in a shipyard?',
  'fact.navy.allied.half':
    'Allied naval factors that are damaged or on the 2 or Launch row of a shipyard, of the same powers?',
  'fact.navy.axis.whole':
    'Axis naval factors at full strength: German ones, Italian ones if Italy is at war with Britain; without the Pacific, submarines, transports, damaged ships and ships in a shipyard?',
  'fact.navy.axis.half':
    'Axis naval factors that are damaged or on the 2 or Launch row of a shipyard, of the same powers?',
  'fact.britishLevel': 'At which level did Britain last surrender?',
  'fact.britishTurn': 'In which turn did Britain last surrender?',
  'fact.forgonePoints':
    'Concession points that Germany did not take or gave back when Britain last surrendered',
  'fact.removedFactors': 'Ground and army air factors that Britain has removed for its surrenders',
  'fact.britishPeace': 'Does the peace between Germany and Britain stand?',
  'fact.japaneseTreaty': 'Does Japan adhere to the peace between Germany and Britain?',
  'line.malta': 'Axis control of Malta',
  'line.singapore': 'Axis control of Singapore',
  'line.australia': 'the surrender of Australia',
  'line.india': 'the surrender of India',
  'line.oilBritain': 'oil effects',
  'line.transports': 'transports in the Atlantic fewer than ten',
  'line.noRussians': 'no Russian armor or infantry in eastern Europe',
  'line.unbuiltBritain': 'one for every ten unbuilt factors, those removed for a surrender among them',
  'line.navalRatio': 'the ratio of Allied and Axis naval factors',
  'line.otherPowers': 'other major powers at war with the European Axis',
  'line.usatSome': 'a USAT level of 30 to 39',
  'line.usatMuch': 'a USAT level of 40 or more with the U.S. not at war with Germany',
  'line.westernFront': 'one for every five Western Allied factors on the western front',
  'line.westInGermany': 'Western Allied armor or infantry in Germany',
  'line.russiansInWest': 'Russian armor or infantry in western Poland or Rumania',
  'line.forgone': 'one for every two concession points that Germany did not take or gave back',
  'outcome.mustAccept': 'it offers to surrender, and Germany must accept',
  'outcome.offers': 'it offers to surrender',
  'told.britainOffers': 'Britain offers to surrender: its resistance level is {level}.',
  'told.noOfferAgain': 'Britain offers nothing: it has surrendered at {level}, and its level is no lower.',
  'ask.offer': 'Britain offers to surrender at {level}. Does Germany accept?',
  'option.acceptOffer': 'Germany accepts: Britain surrenders',
  'option.rejectOffer': 'Germany rejects: the war goes on, and the offer lapses',
  'bar.mustAccept': 'At {level} or lower Germany must accept.',
  'told.offerRejected':
    'Germany rejects the British offer: it lapses, and play goes on as if none had been made. The level is looked at anew at the end of each turn.',
  'told.offerLapses': 'The British offer lapses: nobody has accepted it.',
  'told.britainSurrenders': 'Britain surrenders. Its surrender level is {level}; {levels} of it count.',
  'told.britishReduction':
    'Britain removes {aaf} AAF and {ground} BRPs of ground units or NAS from its force pool, and eliminates {naval} naval factors.',
  'ask.britishTerms': 'Is the U.S. at war with Germany, so that the war goes on?',
  'told.britainFightsOn':
    'Britain and the U.S. fight on. All keep what they control, and nothing is ceded: only the British forces are reduced.',
  'told.britishPeace': 'Peace between Germany and Britain: their war is over.',
} satisfies WordBook;
