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
  'facts.german-declaration': 'Britain',
  'facts.treaty': 'Britain',
  'facts.singapore': 'Control of places',
  'name.malta': 'Malta',
  'name.australia': 'Australia',
  'name.india': 'India',
  'fact.surrenderedMinor': 'Has {target} surrendered?',
  'fact.oilBritain':
    'How many oil effects apply to Britain now? One of Ulster alone, or one offset in any part of Britain, does not count.',
  'fact.atlanticTransports':
    'How many Western Allied transports are in the Atlantic SW box, after replacements?',
  'fact.unbuiltBritain':
    'How many ground and army air factors of Britain and the Commonwealth are unbuilt? Free French count, those of minors and those removed for a surrender do not.',
  'fact.westernFront':
    'How many Western Allied ground and army air factors are on the western front, outside the U.S. box?',
  'fact.russiansInEast': 'Is there a Russian armor or infantry unit in eastern Europe?',
  'fact.russiansInWest': 'Is there a Russian armor or infantry unit in western Poland or Rumania?',
  'fact.westInGermany': 'Is there a Western Allied armor or infantry unit in Germany?',
  'fact.singaporeFallen':
    'Is it Winter 1941 or later, and Japan not beaten, so that Singapore counts as lost?',
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
  'fact.germanDeclaration':
    'Since Britain last surrendered, has Germany declared on the U.S. a war that is over now?',
  'fact.forgonePoints':
    'How many concession points did Germany not take or give back when Britain last surrendered?',
  'fact.removedFactors': 'How many ground and army air factors has Britain removed for its surrenders?',
  'fact.britishPeace': 'Does the peace between Germany and Britain stand?',
  'fact.japaneseTreaty': 'Does Japan adhere to the peace between Germany and Britain?',
  'line.malta': 'Axis control of Malta, an Axis atomic marker in it included',
  'line.singapore': 'Axis control of Singapore, an Axis atomic marker in it included',
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
  'told.britainSurrenders':
    'Britain surrenders. Its surrender level is {level}; levels that count now: {levels}.',
  'told.britishReduction':
    'Britain removes {aaf} AAF and {ground} BRPs of ground units or NAS from its force pool, and eliminates {naval} naval factors.',
  'ask.britishTerms': 'Is the U.S. at war with Germany, so that the war goes on?',
  'told.britainFightsOn':
    'Britain and the U.S. fight on. All keep what they control, and nothing is ceded: only the British forces are reduced.',
  'told.britainFollows':
    'Britain has surrendered and is neutral with the U.S.: its war with the European Axis is over until the U.S. is at war again.',
  'told.britainOut':
    'Britain has surrendered and is neutral with the U.S., for good: its war with the European Axis is over.',
  'told.britainStaysInAsia': 'Britain has surrendered to Germany alone: its war with Japan goes on.',
  'told.britainLeavesAsia':
    'Britain has surrendered and is neutral with the U.S.: its war with Japan is over.',
  'told.britishPeace': 'Peace between Germany and Britain: their war is over.',
  'told.britainSurrendersAgain':
    'Britain surrenders again, at {level}. What it is lower than before counts: {levels}.',
  'facts.removed-other': 'Britain',
  'fact.leftBritain.aaf':
    'How many AAF has Britain left to remove, bombers, interceptors, jets and those of the Commonwealth not counted? More than asked for need not be counted.',
  'fact.leftBritain.ground':
    'How many BRPs of ground units and NAS has Britain left to remove, those of the Commonwealth, Free French and minors not counted? More than asked for need not be counted.',
  'fact.leftBritain.naval':
    'What do the naval units count that Britain has left to eliminate, less what is taken off for damage, port and shipyard? More than asked for need not be counted.',
  'fact.otherFactors': 'How many factors had the other ground units that were removed, {source}?',
  'row.aaf': '{source}: AAF',
  'row.infantry-factors': '{source}: infantry factors, {counts} BRP each',
  'row.armor-factors': '{source}: armor factors, {counts} BRPs each',
  'row.ground-brps': '{source}: other ground units, in BRPs',
  'row.nas-brps': '{source}: NAS, in BRPs',
  'row.ship': 'naval units, {state}, {size}-factor: each counts {counts}',
  'name.infantry-factors': 'infantry factors (1 BRP)',
  'name.armor-factors': 'armor factors (2 BRPs)',
  'name.ground-brps': 'BRPs of other ground units',
  'name.nas-brps': 'BRPs of NAS',
  'name.1-factor': 'ships of 1 factor',
  'name.2-factor': 'ships of 2 factors',
  'name.3-factor': 'ships of 3 factors',
  'name.4-factor': 'ships of 4 factors',
  'name.5-factor': 'ships of 5 factors',
  'called.less': '{state} (−{off})',
  'name.whole': 'whole',
  'name.damaged': 'damaged',
  'name.sunk-in-port': 'sunk in port',
  'name.launch': 'on the Launch row',
  'name.row-2': 'on row 2',
  'name.row-3': 'on row 3',
  'name.row-4': 'on row 4',
  'name.row-5': 'on row 5',
  'ask.leftBritain':
    'Britain removes {aaf} AAF, {ground} BRPs of ground units or NAS, {naval} naval factors. Is there as much?',
  'ask.reduce':
    'Britain selects what it removes: at least {aaf} AAF, {ground} BRPs of ground units or NAS, {naval} naval factors. More is its own loss.',
  'ask.otherFactors':
    'What was removed counts as unbuilt from now on: how many factors were the other ground units?',
  'limit.reduce.aaf': 'At least {count} AAF go.',
  'limit.reduce.ground': 'At least {count} BRPs of ground units or NAS go.',
  'limit.reduce.naval':
    'At least {count} naval factors go, counted with what is off for damage, sinking and building.',
  'limit.reduce.unbuilt':
    'What goes of unbuilt units comes to no more than the {unbuilt} unbuilt factors that the resistance table of Britain counts. If more were unbuilt, correct that line first.',
  'removed.aaf': '{count} AAF',
  'removed.infantry-factors': '{count} infantry factors',
  'removed.armor-factors': '{count} armor factors',
  'removed.ground-brps': '{count} BRPs of other ground units',
  'removed.nas-brps': '{count} BRPs of NAS',
  'removed.ship': '{count} × {size}-factor ({state})',
  'told.britishUnits':
    'Britain removes from its force pool, {source}: {units}. They still count towards its maximum force pool.',
  'told.britishShips': 'Britain eliminates naval units: {ships}.',
  'told.countAsUnbuilt':
    'Removed factors count as unbuilt in British resistance: {factors} more, {removed} in all.',
  'told.noReduction': 'A surrender at zero costs no units.',
  'told.excess.aaf': 'Britain removes more AAF than asked: {more}.',
  'told.excess.ground': 'Britain removes more BRPs of ground units and NAS than asked: {more}.',
  'told.excess.naval': 'Britain eliminates more naval factors than asked: {more}.',
  'told.short.aaf': 'There are {short} AAF too few: nothing else goes for them.',
  'told.short.ground': 'There are {short} BRPs of ground units and NAS too few: nothing else goes for them.',
  'told.short.naval': 'There are {short} naval factors too few: nothing else goes for them.',
  'told.groundSubject':
    'Ground units can be removed that are unbuilt, in the European or Pacific theater, or added by mobilization or production. They still count towards the maximum force pool.',
  'told.airSubject':
    'Air units can be removed that are unbuilt, in the European or Pacific theater, and AAF or NAS added by mobilization or production.',
  'told.navalSubject':
    'Naval units can be eliminated, submarines, incomplete, damaged, sunk in port and salvageable ones among them.',
  'told.bombersExempt': 'Strategic bombers, interceptors and jets stay.',
  'told.escortsExempt': 'ASW and transports stay.',
  'told.commonwealthExempt':
    'Canadian, South African, Australian and Indian ground, air and naval units stay.',
  'told.australianExempt':
    'Canadian, South African, Australian and Indian ground units stay, and Australian AAF and naval units.',
  'told.freeFrenchExempt': 'Free French units stay.',
  'told.minorsExempt':
    'Units of minor allies and associated minor countries stay, unless negotiations change the status of their country.',
  'told.asiaExempt': 'British naval units in Asia stay, as this is a European scenario.',
  'told.asiaSubject':
    'British ground, air and naval units in Asia can be removed like all others, whether or not Japan makes peace.',
  'ask.farEast': 'Is Japan at war with Britain, and with the U.S.?',
  'ask.treaty': 'Britain has surrendered to Germany. Does Japan end its war with Britain, or fight on?',
  'option.adhere': 'Japan adheres to the peace between Germany and Britain',
  'option.fightOn': 'Japan fights on',
  'told.japanAdheres': 'Japan adheres to the peace: its war with Britain is over.',
  'told.hexesInAsia':
    'Hexes in the Far East too: Britain keeps those that it can fully supply from a mapboard box; the others come under Japanese control.',
  'told.noConcessionsInAsia':
    'Britain concedes nothing in the Far East. Australia and India remain British minor allies.',
  'told.japanMayResume':
    'From the second turn after the surrender on Japan may declare war on Britain and the U.S. together.',
  'told.japanDeclines':
    'Japan fights on: its war with Britain goes on, unless Britain enters the war in Europe again and surrenders to Germany a second time.',
  'told.onlyInEurope':
    'The British surrender holds in Europe only: Britain and the U.S. go on fighting Japan.',
  'told.japanNotAlone': 'Japan may not go to war with Britain without going to war with the U.S. too.',
  'told.britishBase':
    'Britain goes on as a major power. Its BRP base does not fall below {floor}; each of Australia and India that surrenders makes that {less} less.',
  'told.noBritishElection':
    'No U.S. election follows. The U.S. may enter or go on with the war in Europe, unless Russia too is in a state of surrender and Japan has not surrendered.',
  'told.commonwealthToUs':
    'From the next turn on all Canadian, South African, Australian and Indian units may be lent to the U.S., which may pay for their operations. The Commonwealth BRP base stays British.',
  'told.canada':
    'British units may be built in Canada while the British resistance level is zero or less, or while all hexes in Britain are isolated or under Axis control.',
  'told.warGoesOn':
    'The U.S. and Britain stay at war with the Axis, unless Russia too is in a state of surrender and Japan has not surrendered.',
  'told.britishPartisans':
    'The Western Allies may build {count} partisans in what the Axis hold of Britain, with partisan production {most}.',
  'told.britainNeutral': 'While the U.S. is neutral, Britain is neutral.',
  'told.neutralDeployments':
    'While both are neutral, British and Commonwealth units may deploy to Europe, American ones may not. None goes past an Axis Gibraltar or through Axis territory, and Britain declares no war on neutral minor countries.',
  'told.noWarNextTurn': 'In the turn after this one neither Germany nor the U.S. declares war on the other.',
  'told.germanyMayDeclare':
    'From the second turn on Germany may declare war on the U.S., which is war with Britain too and costs no BRPs. It may not declare war on Britain alone.',
  'told.usMayDeclare':
    'From the second turn on the U.S. may declare war on Germany at a USAT level of 50, which is war between Britain and Germany too.',
  'told.neutralForGood':
    'The U.S. is defeated and stays neutral: so does Britain, and nobody declares war on it alone.',
  'told.surrendersAgain':
    'At war again or still, Britain may surrender again, below this level only; removed units count as unbuilt then. Not if Germany has declared war on the West since.',
  'told.tooEarly':
    'Neither Germany nor the U.S. may declare war on the other in the turn of the British surrender and the next.',
  'told.notBritainAlone': 'Germany may not declare war on Britain alone: it is at war with the U.S. as well.',
  'told.usTooCalm':
    'The U.S. may declare war on Germany only at a USAT level of {needed} or more: it is {level}.',
  'told.germanyResumes':
    'Germany has declared war on the U.S.: it is at war with Britain too, at no BRP cost. Britain will not surrender again.',
  'told.usResumes': 'The U.S. has declared war on Germany: Britain is at war with Germany too.',
  'told.warResumes': 'Germany is at war with the U.S., and so with Britain too. Say who declared it.',
  'told.japanTooEarly': 'Japan may not go to war in the turn of the British surrender and the next.',
  'told.japanResumes': 'Japan is at war with Britain and the U.S.: its peace with Britain is over.',
  'ask.reportedLevel': 'Britain has surrendered: at which level?',
  'inForce.britishSurrender': 'the British surrender of {turn} {year}',
  'inForce.commonwealth': 'Canadian, South African, Australian and Indian units may be lent to the U.S.',
  'inForce.britishBase': 'a BRP base of at least {floor}',
  'inForce.commonwealthFalls': 'lower where Australia or India surrenders',
  'inForce.canada': 'British units may be built in Canada',
  'inForce.britishLevelRises':
    'a British resistance level above zero, unless all hexes in Britain are isolated or under Axis control',
  'inForce.noWarYet': 'Germany and the U.S. declare no war on each other',
  'inForce.turnAfter': 'the end of the turn that follows the surrender',
  'inForce.howWarResumes':
    'war between Germany and the U.S. is war with Britain too: declared by Germany at no BRP cost, by the U.S. at a USAT level of 50; never on Britain alone',
  'inForce.warWithUs': 'war between Germany and the U.S.',
  'inForce.britainNeutral': 'neutral, as the U.S. is',
  'inForce.neutralDeployments':
    'British and Commonwealth units may deploy to Europe, American ones may not; not past an Axis Gibraltar or through Axis territory, and no war on minor countries',
  'inForce.nextSurrender': 'surrenders again only below {level}',
  'inForce.germanDeclaration': 'a German declaration of war on the West: then not at all',
  'inForce.britishPartisans':
    'may build {count} partisans in what the Axis hold of Britain, with partisan production {most}',
  'inForce.noAsianConcessions':
    'no British concessions in the Far East; Australia and India stay British minor allies',
  'inForce.japanResumes': 'war with Britain and the U.S.',
  'inForce.japanNotYet': 'may not go to war with Britain or the U.S. yet',
  'inForce.japanBoth': 'may go to war with Britain only together with the U.S.',
  'inForce.japanAtWar': 'war with both',
  'inForce.japanFightsOn': 'its war with Britain goes on',
  'inForce.secondSurrender':
    'a British surrender to Germany after Britain has entered the European war again',
  'change.surrenderedMinor': '{target} surrenders',
  'change.oilBritain': 'oil effects on Britain: {value}',
  'change.atlanticTransports': 'transports in the Atlantic: {value}',
  'change.unbuiltBritain': 'unbuilt factors: {value}',
  'change.westernFront': 'factors on the western front: {value}',
  'change.russiansInEast': 'no Russian armor or infantry left in eastern Europe',
  'change.russiansInWest': 'no Russian armor or infantry left in western Poland or Rumania',
  'change.westInGermany': 'no Western Allied armor or infantry left in Germany',
  'change.navy.allied.whole': 'Allied naval factors: {value}',
  'change.navy.allied.half': 'Allied naval factors at half strength: {value}',
  'change.navy.axis.whole': 'Axis naval factors: {value}',
  'change.navy.axis.half': 'Axis naval factors at half strength: {value}',
} satisfies WordBook;
