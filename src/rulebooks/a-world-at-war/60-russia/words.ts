import type { WordBook } from '../../../kernel/words.ts';

/** The texts of rule 60. */
export const WORDS = {
  'facts.ics': 'Russia',
  'facts.oil-effects': 'Russia',
  'facts.unbuilt-factors': 'Unbuilt factors',
  'facts.axis-in-britain': 'Britain',
  'facts.french-hexes': 'France',
  'facts.isolated-ics': 'Russia',
  'facts.available': 'Units that Russia can remove',
  'facts.russia': 'Russia',
  'facts.frozen': 'Russia',
  'name.ics': 'ICs',
  'name.mobilized': 'mobilized',
  'name.unbuilt': 'unbuilt',
  'name.built': 'built',
  'name.armor-4-5': '4-5 armor',
  'name.armor-3-5': '3-5 armor',
  'name.infantry-3-3': '3-3 infantry',
  'name.infantry': 'other infantry factors',
  'name.aaf': 'AAF',
  'fact.icsRussia': 'How many ICs does Russia control, surrendered ones that are not taken included?',
  'fact.oilRussia': 'How many oil effects apply to Russia now?',
  'fact.axisInBritain': 'Do the Axis control a hex in Britain (Scapa Flow counts, Ulster does not)?',
  'fact.unbuiltRussia':
    'How many ground and army air factors of Russia are unbuilt, without those removed from play?',
  'fact.frenchHexes': 'How many hexes of European France do the Western Allies control?',
  'fact.isolatedIcs': 'How many isolated ICs does Russia hold that it has not surrendered?',
  'fact.available': 'Units of Russia, {source}: how many of {unit}?',
  'fact.availableFactors': 'Units of Russia, {source}: how many {unit}?',
  'fact.russiaLowest': 'The lowest resistance level for which Russia has removed units',
  'fact.russiaWeakened': 'Is Russia in a state of surrender?',
  'fact.frozenRussia': 'Are the values of Russian ICs frozen this turn?',
  'line.oil': 'oil effects',
  'line.axisInBritain': 'Axis control of a hex in Britain',
  'line.unbuiltRussia': 'one for every ten unbuilt factors',
  'line.icsBelow': 'ICs fewer than {ics}',
  'line.icsAbove': 'ICs more than {ics}',
  'line.westernPowers': 'Western powers at war with Germany',
  'line.frenchHexes': 'Western control of two hexes in European France',
  'outcome.losesUnits': 'its ICs suffer, and it removes units',
  'outcome.weakened': 'its ICs suffer',
  'level.atMost': '{level} or less',
  'told.russiaWeak':
    'The Russian resistance level is {level}: Russia pays with its ICs, below zero with units.',
  'told.russiaInState':
    'Russia is in a state of surrender for the outcome of the game, as long as its level is not above zero. It fights on.',
  'told.russiaNoElection':
    'No U.S. election follows, and nothing of this keeps the U.S. from the war in Europe.',
  'told.russiaAndBritain':
    'No U.S. election follows. Britain too is in a state of surrender, and Japan has not surrendered: with France that decides the game.',
  'told.russiaRecovers': 'Russia is no longer in a state of surrender.',
  'told.russiaNoMore': 'Russia removes no units: it has done so for level {lowest}.',
  'ask.isolated': 'Has Russia isolated ICs, of which it may surrender one?',
  'ask.ic':
    'What does Russia give: do its ICs not grow in the following turn, or does it surrender an isolated one?',
  'option.freeze': 'The values of ICs are frozen in the following turn',
  'option.surrenderIc': 'An isolated IC is surrendered to Germany',
  'bar.noneIsolated':
    'No IC is isolated: one that is supplied from the eastern edge of the map cannot be surrendered.',
  'told.icsFrozen':
    'Russia does not increase the value of its ICs in {turn} {year}, the turn that follows (37.13F).',
  'told.icsThaw': 'The values of Russian ICs are frozen no longer.',
  'told.icLeft':
    'The turn was passed by: by the choice of Russia its ICs do not grow in the turn that follows, or it surrenders an isolated IC.',
  'told.icSurrendered':
    'Russia surrenders an isolated IC to Germany: it returns its units there to its force pool, where they count as unbuilt: report the new number of unbuilt factors. The IC stays Russian until the Axis control its hex.',
  'ask.available':
    'Units go for each level below zero, {levels} this time. How many has Russia of each kind?',
  'ask.unbuiltAgain':
    'Of {unbuilt} unbuilt factors that the resistance of Russia counts {factors} would go: one of the two is wrong. Say the units again; if it is the line of the table, put it right there, as the level hangs on it.',
  'ask.remove': 'Russia removes units for each level below zero, {levels} this time. Which, from where?',
  'row.removed': '{source}: {unit}',
  'bar.armorLeft': 'This goes only where no 4-5 armor unit is left.',
  'bar.enoughBefore':
    'An earlier source has enough: mobilized units go first, then unbuilt, then built ones.',
  'bar.noneThere': 'There is none.',
  'limit.removed': 'Russia removes exactly this: {count} {unit}.',
  'limit.removedLeast': 'Russia removes at least this: {count} {unit}.',
  'limit.source':
    'From this source ({source}) goes: {count} {unit}. The next is touched only when it is used up.',
  'limit.unbuilt':
    'What goes of unbuilt units comes to no more than the {unbuilt} unbuilt factors that the resistance table of Russia counts. If more are unbuilt, correct that line first.',
  'removed.unit': '{count} {unit}',
  'told.removalLeft':
    'The turn was passed by: Russia removes {brps} BRPs of units for good, 4-5 armor units: {levels}, AAF: {levels}, 3-3 infantry units: {infantry}; for a 4-5 that there is not a 3-5 and two infantry factors. Mobilized units go first, then unbuilt, then built ones. Report how many factors are unbuilt now.',
  'told.removes': 'Russia removes from play for good, {source}: {units}.',
  'told.removesBuilt':
    'Russia removes from play for good, built, on the map or in the Urals box, at its choice: {units}.',
  'told.shortOfUnits': 'There are no more units of some kind: Russia removes what there is.',
  'told.notUnbuilt': 'Removed factors are no longer unbuilt: {factors} fewer, so {now} are left.',
  'inForce.russiaWeak': 'Russia is in a state of surrender: each turn it pays with its ICs, and fights on',
  'inForce.russianLevel': 'its level of zero or less',
  'inForce.russiaRises': 'a level above zero',
  'inForce.icsFrozen': 'the values of Russian ICs do not increase',
  'inForce.russianChoice': 'the choice of Russia',
  'inForce.followingTurn': 'the end of the turn that follows the choice',
} satisfies WordBook;
