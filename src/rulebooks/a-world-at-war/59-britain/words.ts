import { texts } from '../../../kernel/texts.ts';

/** The texts of rule 59. */
export const say = texts({
  facts: {
    transports: 'Britain',
    navy: 'Naval factors',
    'surrendered-minor': 'Surrender',
    'western-front': 'Fronts',
    russians: 'Fronts',
    britain: 'Britain',
    'removed-factors': 'Britain',
    'british-peace': 'Britain',
    'german-declaration': 'Britain',
    treaty: 'Britain',
    singapore: 'Control of places',
    'removed-other': 'Britain',
  },
  name: {
    malta: 'Malta',
    australia: 'Australia',
    india: 'India',
    'infantry-factors': 'infantry factors (1 BRP)',
    'armor-factors': 'armor factors (2 BRPs)',
    'ground-brps': 'BRPs of other ground units',
    'nas-brps': 'BRPs of NAS',
    '1-factor': 'ships of 1 factor',
    '2-factor': 'ships of 2 factors',
    '3-factor': 'ships of 3 factors',
    '4-factor': 'ships of 4 factors',
    '5-factor': 'ships of 5 factors',
    whole: 'whole',
    damaged: 'damaged',
    'sunk-in-port': 'sunk in port',
    launch: 'on the Launch row',
    'row-2': 'on row 2',
    'row-3': 'on row 3',
    'row-4': 'on row 4',
    'row-5': 'on row 5',
  },
  fact: {
    surrenderedMinor: 'Has {target} surrendered?',
    oilBritain:
      'How many oil effects apply to Britain now? One of Ulster alone, or one offset in any part of Britain, does not count.',
    atlanticTransports: 'How many Western Allied transports are in the Atlantic SW box, after replacements?',
    unbuiltBritain:
      'How many ground and army air factors of Britain and the Commonwealth are unbuilt? Free French count, those of minors and those removed for a surrender do not.',
    westernFront:
      'How many Western Allied ground and army air factors are on the western front, outside the U.S. box?',
    russiansInEast: 'Is there a Russian armor or infantry unit in eastern Europe?',
    russiansInWest: 'Is there a Russian armor or infantry unit in western Poland or Rumania?',
    westInGermany: 'Is there a Western Allied armor or infantry unit in Germany?',
    singaporeFallen: 'Is it Winter 1941 or later, and Japan not beaten, so that Singapore counts as lost?',
    navy: {
      allied: {
        whole:
          'Allied naval factors at full strength: British ones, American and Russian ones if at war with Germany; without the Pacific, submarines, ASW, transports, damaged ships and ships in a shipyard?',
        half: 'Allied naval factors that are damaged or on the 2 or Launch row of a shipyard, of the same powers?',
      },
      axis: {
        whole:
          'Axis naval factors at full strength: German ones, Italian ones if Italy is at war with Britain; without the Pacific, submarines, transports, damaged ships and ships in a shipyard?',
        half: 'Axis naval factors that are damaged or on the 2 or Launch row of a shipyard, of the same powers?',
      },
    },
    britishLevel: 'At which level did Britain last surrender?',
    britishTurn: 'In which turn did Britain last surrender?',
    germanDeclaration:
      'Since Britain last surrendered, has Germany declared on the U.S. a war that is over now?',
    forgonePoints:
      'How many concession points did Germany not take or give back when Britain last surrendered?',
    removedFactors: 'How many ground and army air factors has Britain removed for its surrenders?',
    britishPeace: 'Does the peace between Germany and Britain stand?',
    japaneseTreaty: 'Does Japan adhere to the peace between Germany and Britain?',
    leftBritain: {
      aaf: 'How many AAF has Britain left to remove, bombers, interceptors, jets and those of the Commonwealth not counted? More than asked for need not be counted.',
      ground:
        'How many BRPs of ground units and NAS has Britain left to remove, those of the Commonwealth, Free French and minors not counted? More than asked for need not be counted.',
      naval:
        'What do the naval units count that Britain has left to eliminate, less what is taken off for damage, port and shipyard? More than asked for need not be counted.',
    },
    otherFactors: 'How many factors had the other ground units that were removed, {source}?',
  },
  line: {
    malta: 'Axis control of Malta, an Axis atomic marker in it included',
    singapore: 'Axis control of Singapore, an Axis atomic marker in it included',
    australia: 'the surrender of Australia',
    india: 'the surrender of India',
    oilBritain: 'oil effects',
    transports: 'transports in the Atlantic fewer than ten',
    noRussians: 'no Russian armor or infantry in eastern Europe',
    unbuiltBritain: 'one for every ten unbuilt factors, those removed for a surrender among them',
    navalRatio: 'the ratio of Allied and Axis naval factors',
    otherPowers: 'other major powers at war with the European Axis',
    usatSome: 'a USAT level of 30 to 39',
    usatMuch: 'a USAT level of 40 or more with the U.S. not at war with Germany',
    westernFront: 'one for every five Western Allied factors on the western front',
    westInGermany: 'Western Allied armor or infantry in Germany',
    russiansInWest: 'Russian armor or infantry in western Poland or Rumania',
    forgone: 'one for every two concession points that Germany did not take or gave back',
  },
  outcome: {
    mustAccept: 'it offers to surrender, and Germany must accept',
    offers: 'it offers to surrender',
  },
  told: {
    britainOffers: 'Britain offers to surrender: its resistance level is {level}.',
    noOfferAgain: 'Britain offers nothing: it has surrendered at {level}, and its level is no lower.',
    offerRejected:
      'Germany rejects the British offer: it lapses, and play goes on as if none had been made. The level is looked at anew at the end of each turn.',
    offerLapses: 'The British offer lapses: nobody has accepted it.',
    britainSurrenders: 'Britain surrenders. Its surrender level is {level}; levels that count now: {levels}.',
    britishReduction:
      'Britain removes {aaf} AAF and {ground} BRPs of ground units or NAS from its force pool, and eliminates {naval} naval factors.',
    britainFightsOn:
      'Britain and the U.S. fight on. All keep what they control, and nothing is ceded: only the British forces are reduced.',
    britainFollows:
      'Britain has surrendered and is neutral with the U.S.: its war with the European Axis is over until the U.S. is at war again.',
    britainOut:
      'Britain has surrendered and is neutral with the U.S., for good: its war with the European Axis is over.',
    britainStaysInAsia: 'Britain has surrendered to Germany alone: its war with Japan goes on.',
    britainLeavesAsia: 'Britain has surrendered and is neutral with the U.S.: its war with Japan is over.',
    britishPeace: 'Peace between Germany and Britain: their war is over.',
    britainSurrendersAgain:
      'Britain surrenders again, at {level}. What it is lower than before counts: {levels}.',
    britishUnits:
      'Britain removes from its force pool, {source}: {units}. They still count towards its maximum force pool.',
    britishShips: 'Britain eliminates naval units: {ships}.',
    countAsUnbuilt:
      'Removed factors count as unbuilt in British resistance: {factors} more, {removed} in all.',
    noReduction: 'A surrender at zero costs no units.',
    excess: {
      aaf: 'Britain removes more AAF than asked: {more}.',
      ground: 'Britain removes more BRPs of ground units and NAS than asked: {more}.',
      naval: 'Britain eliminates more naval factors than asked: {more}.',
    },
    short: {
      aaf: 'There are {short} AAF too few: nothing else goes for them.',
      ground: 'There are {short} BRPs of ground units and NAS too few: nothing else goes for them.',
      naval: 'There are {short} naval factors too few: nothing else goes for them.',
    },
    groundSubject:
      'Ground units can be removed that are unbuilt, in the European or Pacific theater, or added by mobilization or production. They still count towards the maximum force pool.',
    airSubject:
      'Air units can be removed that are unbuilt, in the European or Pacific theater, and AAF or NAS added by mobilization or production.',
    navalSubject:
      'Naval units can be eliminated, submarines, incomplete, damaged, sunk in port and salvageable ones among them.',
    bombersExempt: 'Strategic bombers, interceptors and jets stay.',
    escortsExempt: 'ASW and transports stay.',
    commonwealthExempt: 'Canadian, South African, Australian and Indian ground, air and naval units stay.',
    australianExempt:
      'Canadian, South African, Australian and Indian ground units stay, and Australian AAF and naval units.',
    freeFrenchExempt: 'Free French units stay.',
    minorsExempt:
      'Units of minor allies and associated minor countries stay, unless negotiations change the status of their country.',
    asiaExempt: 'British naval units in Asia stay, as this is a European scenario.',
    asiaSubject:
      'British ground, air and naval units in Asia can be removed like all others, whether or not Japan makes peace.',
    japanAdheres: 'Japan adheres to the peace: its war with Britain is over.',
    hexesInAsia:
      'Hexes in the Far East too: Britain keeps those that it can fully supply from a mapboard box; the others come under Japanese control.',
    noConcessionsInAsia:
      'Britain concedes nothing in the Far East. Australia and India remain British minor allies.',
    japanMayResume:
      'From the second turn after the surrender on Japan may declare war on Britain and the U.S. together.',
    japanDeclines:
      'Japan fights on: its war with Britain goes on, unless Britain enters the war in Europe again and surrenders to Germany a second time.',
    onlyInEurope: 'The British surrender holds in Europe only: Britain and the U.S. go on fighting Japan.',
    japanNotAlone: 'Japan may not go to war with Britain without going to war with the U.S. too.',
    britishBase:
      'Britain goes on as a major power. Its BRP base does not fall below {floor}; each of Australia and India that surrenders makes that {less} less.',
    noBritishElection:
      'No U.S. election follows. The U.S. may enter or go on with the war in Europe, unless Russia too is in a state of surrender and Japan has not surrendered.',
    commonwealthToUs:
      'From the next turn on all Canadian, South African, Australian and Indian units may be lent to the U.S., which may pay for their operations. The Commonwealth BRP base stays British.',
    canada:
      'British units may be built in Canada while the British resistance level is zero or less, or while all hexes in Britain are isolated or under Axis control.',
    warGoesOn:
      'The U.S. and Britain stay at war with the Axis, unless Russia too is in a state of surrender and Japan has not surrendered.',
    britishPartisans:
      'The Western Allies may build {count} partisans in what the Axis hold of Britain, with partisan production {most}.',
    britainNeutral: 'While the U.S. is neutral, Britain is neutral.',
    neutralDeployments:
      'While both are neutral, British and Commonwealth units may deploy to Europe, American ones may not. None goes past an Axis Gibraltar or through Axis territory, and Britain declares no war on neutral minor countries.',
    noWarNextTurn: 'In the turn after this one neither Germany nor the U.S. declares war on the other.',
    germanyMayDeclare:
      'From the second turn on Germany may declare war on the U.S., which is war with Britain too and costs no BRPs. It may not declare war on Britain alone.',
    usMayDeclare:
      'From the second turn on the U.S. may declare war on Germany at a USAT level of 50, which is war between Britain and Germany too.',
    neutralForGood:
      'The U.S. is defeated and stays neutral: so does Britain, and nobody declares war on it alone.',
    surrendersAgain:
      'At war again or still, Britain may surrender again, below this level only; removed units count as unbuilt then. Not if Germany has declared war on the West since.',
    tooEarly:
      'Neither Germany nor the U.S. may declare war on the other in the turn of the British surrender and the next.',
    notBritainAlone: 'Germany may not declare war on Britain alone: it is at war with the U.S. as well.',
    usTooCalm: 'The U.S. may declare war on Germany only at a USAT level of {needed} or more: it is {level}.',
    germanyResumes:
      'Germany has declared war on the U.S.: it is at war with Britain too, at no BRP cost. Britain will not surrender again.',
    usResumes: 'The U.S. has declared war on Germany: Britain is at war with Germany too.',
    warResumes: 'Germany is at war with the U.S., and so with Britain too. Say who declared it.',
    japanTooEarly: 'Japan may not go to war in the turn of the British surrender and the next.',
    japanResumes: 'Japan is at war with Britain and the U.S.: its peace with Britain is over.',
  },
  ask: {
    offer: 'Britain offers to surrender at {level}. Does Germany accept?',
    britishTerms: 'Is the U.S. at war with Germany, so that the war goes on?',
    leftBritain:
      'Britain removes {aaf} AAF, {ground} BRPs of ground units or NAS, {naval} naval factors. Is there as much?',
    reduce:
      'Britain selects what it removes: at least {aaf} AAF, {ground} BRPs of ground units or NAS, {naval} naval factors. More is its own loss.',
    otherFactors:
      'What was removed counts as unbuilt from now on: how many factors were the other ground units?',
    farEast: 'Is Japan at war with Britain, and with the U.S.?',
    treaty: 'Britain has surrendered to Germany. Does Japan end its war with Britain, or fight on?',
    reportedLevel: 'Britain has surrendered: at which level?',
  },
  option: {
    acceptOffer: 'Germany accepts: Britain surrenders',
    rejectOffer: 'Germany rejects: the war goes on, and the offer lapses',
    adhere: 'Japan adheres to the peace between Germany and Britain',
    fightOn: 'Japan fights on',
  },
  bar: {
    mustAccept: 'At {level} or lower Germany must accept.',
  },
  row: {
    aaf: '{source}: AAF',
    'infantry-factors': '{source}: infantry factors, {counts} BRP each',
    'armor-factors': '{source}: armor factors, {counts} BRPs each',
    'ground-brps': '{source}: other ground units, in BRPs',
    'nas-brps': '{source}: NAS, in BRPs',
    ship: 'naval units, {state}, {size}-factor: each counts {counts}',
  },
  called: {
    less: '{state} (−{off})',
  },
  limit: {
    reduce: {
      aaf: 'At least {count} AAF go.',
      ground: 'At least {count} BRPs of ground units or NAS go.',
      naval: 'At least {count} naval factors go, counted with what is off for damage, sinking and building.',
      unbuilt:
        'What goes of unbuilt units comes to no more than the {unbuilt} unbuilt factors that the resistance table of Britain counts. If more were unbuilt, correct that line first.',
    },
  },
  removed: {
    aaf: '{count} AAF',
    'infantry-factors': '{count} infantry factors',
    'armor-factors': '{count} armor factors',
    'ground-brps': '{count} BRPs of other ground units',
    'nas-brps': '{count} BRPs of NAS',
    ship: '{count} × {size}-factor ({state})',
  },
  inForce: {
    britishSurrender: 'the British surrender of {turn} {year}',
    commonwealth: 'Canadian, South African, Australian and Indian units may be lent to the U.S.',
    britishBase: 'a BRP base of at least {floor}',
    commonwealthFalls: 'lower where Australia or India surrenders',
    canada: 'British units may be built in Canada',
    britishLevelRises:
      'a British resistance level above zero, unless all hexes in Britain are isolated or under Axis control',
    noWarYet: 'Germany and the U.S. declare no war on each other',
    turnAfter: 'the end of the turn that follows the surrender',
    howWarResumes:
      'war between Germany and the U.S. is war with Britain too: declared by Germany at no BRP cost, by the U.S. at a USAT level of 50; never on Britain alone',
    warWithUs: 'war between Germany and the U.S.',
    britainNeutral: 'neutral, as the U.S. is',
    neutralDeployments:
      'British and Commonwealth units may deploy to Europe, American ones may not; not past an Axis Gibraltar or through Axis territory, and no war on minor countries',
    nextSurrender: 'surrenders again only below {level}',
    germanDeclaration: 'a German declaration of war on the West: then not at all',
    britishPartisans:
      'may build {count} partisans in what the Axis hold of Britain, with partisan production {most}',
    noAsianConcessions:
      'no British concessions in the Far East; Australia and India stay British minor allies',
    japanResumes: 'war with Britain and the U.S.',
    japanNotYet: 'may not go to war with Britain or the U.S. yet',
    japanBoth: 'may go to war with Britain only together with the U.S.',
    japanAtWar: 'war with both',
    japanFightsOn: 'its war with Britain goes on',
    secondSurrender: 'a British surrender to Germany after Britain has entered the European war again',
  },
  change: {
    surrenderedMinor: '{target} surrenders',
    oilBritain: 'oil effects on Britain: {value}',
    atlanticTransports: 'transports in the Atlantic: {value}',
    unbuiltBritain: 'unbuilt factors: {value}',
    westernFront: 'factors on the western front: {value}',
    russiansInEast: 'no Russian armor or infantry left in eastern Europe',
    russiansInWest: 'no Russian armor or infantry left in western Poland or Rumania',
    westInGermany: 'no Western Allied armor or infantry left in Germany',
    navy: {
      allied: {
        whole: 'Allied naval factors: {value}',
        half: 'Allied naval factors at half strength: {value}',
      },
      axis: {
        whole: 'Axis naval factors: {value}',
        half: 'Axis naval factors at half strength: {value}',
      },
    },
  },
});
