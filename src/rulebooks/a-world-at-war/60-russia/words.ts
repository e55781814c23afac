import { texts } from '../../../kernel/texts.ts';

/** The texts of rule 60. */
export const say = texts({
  facts: {
    ics: 'Russia',
    'oil-effects': 'Russia',
    'unbuilt-factors': 'Unbuilt factors',
    'axis-in-britain': 'Britain',
    'french-hexes': 'France',
    'isolated-ics': 'Russia',
    available: 'Units that Russia can remove',
    russia: 'Russia',
    frozen: 'Russia',
  },
  name: {
    ics: 'ICs',
    mobilized: 'mobilized',
    unbuilt: 'unbuilt',
    built: 'built',
    'armor-4-5': '4-5 armor',
    'armor-3-5': '3-5 armor',
    'infantry-3-3': '3-3 infantry',
    infantry: 'other infantry factors',
    aaf: 'AAF',
  },
  fact: {
    icsRussia: 'How many ICs does Russia control, surrendered ones that are not taken included?',
    oilRussia: 'How many oil effects apply to Russia now?',
    axisInBritain: 'Do the Axis control a hex in Britain (Scapa Flow counts, Ulster does not)?',
    unbuiltRussia:
      'How many ground and army air factors of Russia are unbuilt, without those removed from play?',
    frenchHexes: 'How many hexes of European France do the Western Allies control?',
    isolatedIcs: 'How many isolated ICs does Russia hold that it has not surrendered?',
    available: 'Units of Russia, {source}: how many of {unit}?',
    availableFactors: 'Units of Russia, {source}: how many {unit}?',
    russiaLowest: 'The lowest resistance level for which Russia has removed units',
    russiaWeakened: 'Is Russia in a state of surrender?',
    frozenRussia: 'Are the values of Russian ICs frozen this turn?',
  },
  line: {
    oil: 'oil effects',
    axisInBritain: 'Axis control of a hex in Britain',
    unbuiltRussia: 'one for every ten unbuilt factors',
    icsBelow: 'ICs fewer than {ics}',
    icsAbove: 'ICs more than {ics}',
    westernPowers: 'Western powers at war with Germany',
    frenchHexes: 'Western control of two hexes in European France',
  },
  outcome: {
    losesUnits: 'its ICs suffer, and it removes units',
    weakened: 'its ICs suffer',
  },
  told: {
    russiaWeak: 'The Russian resistance level is {level}: Russia pays with its ICs, below zero with units.',
    russiaInState:
      'Russia is in a state of surrender for the outcome of the game, as long as its level is not above zero. It fights on.',
    russiaNoElection: 'No U.S. election follows, and nothing of this keeps the U.S. from the war in Europe.',
    russiaAndBritain:
      'No U.S. election follows. Britain too is in a state of surrender, and Japan has not surrendered: with France that decides the game.',
    russiaRecovers: 'Russia is no longer in a state of surrender.',
    russiaNoMore: 'Russia removes no units: it has done so for level {lowest}.',
    icsFrozen:
      'Russia does not increase the value of its ICs in {turn} {year}, the turn that follows (37.13F).',
    icsThaw: 'The values of Russian ICs are frozen no longer.',
    icLeft:
      'The turn was passed by: by the choice of Russia its ICs do not grow in the turn that follows, or it surrenders an isolated IC.',
    icSurrendered:
      'Russia surrenders an isolated IC to Germany: it returns its units there to its force pool, where they count as unbuilt: report the new number of unbuilt factors. The IC stays Russian until the Axis control its hex.',
    removalLeft:
      'The turn was passed by: Russia removes {brps} BRPs of units for good, 4-5 armor units: {levels}, AAF: {levels}, 3-3 infantry units: {infantry}; for a 4-5 that there is not a 3-5 and two infantry factors. Mobilized units go first, then unbuilt, then built ones. Report how many factors are unbuilt now.',
    removes: 'Russia removes from play for good, {source}: {units}.',
    removesBuilt:
      'Russia removes from play for good, built, on the map or in the Urals box, at its choice: {units}.',
    shortOfUnits: 'There are no more units of some kind: Russia removes what there is.',
    notUnbuilt: 'Removed factors are no longer unbuilt: {factors} fewer, so {now} are left.',
  },
  ask: {
    isolated: 'Has Russia isolated ICs, of which it may surrender one?',
    ic: 'What does Russia give: do its ICs not grow in the following turn, or does it surrender an isolated one?',
    available: 'Units go for each level below zero, {levels} this time. How many has Russia of each kind?',
    unbuiltAgain:
      'Of {unbuilt} unbuilt factors that the resistance of Russia counts {factors} would go: one of the two is wrong. Say the units again; if it is the line of the table, put it right there, as the level hangs on it.',
    remove: 'Russia removes units for each level below zero, {levels} this time. Which, from where?',
  },
  option: {
    freeze: 'The values of ICs are frozen in the following turn',
    surrenderIc: 'An isolated IC is surrendered to Germany',
  },
  bar: {
    noneIsolated:
      'No IC is isolated: one that is supplied from the eastern edge of the map cannot be surrendered.',
    armorLeft: 'This goes only where no 4-5 armor unit is left.',
    enoughBefore: 'An earlier source has enough: mobilized units go first, then unbuilt, then built ones.',
    noneThere: 'There is none.',
  },
  row: {
    removed: '{source}: {unit}',
  },
  limit: {
    removed: 'Russia removes exactly this: {count} {unit}.',
    removedLeast: 'Russia removes at least this: {count} {unit}.',
    source: 'From this source ({source}) goes: {count} {unit}. The next is touched only when it is used up.',
    unbuilt:
      'What goes of unbuilt units comes to no more than the {unbuilt} unbuilt factors that the resistance table of Russia counts. If more are unbuilt, correct that line first.',
  },
  removed: {
    unit: '{count} {unit}',
  },
  inForce: {
    russiaWeak: 'Russia is in a state of surrender: each turn it pays with its ICs, and fights on',
    russianLevel: 'its level of zero or less',
    russiaRises: 'a level above zero',
    icsFrozen: 'the values of Russian ICs do not increase',
    russianChoice: 'the choice of Russia',
    followingTurn: 'the end of the turn that follows the choice',
  },
});
