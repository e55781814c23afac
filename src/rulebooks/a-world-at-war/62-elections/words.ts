import type { WordBook } from '../../../kernel/words.ts';

/** The texts of rule 62, and of the end of a game. */
export const WORDS = {
  'facts.election-result': 'U.S. elections',
  'facts.election-tension': 'U.S. elections',
  'facts.us': 'U.S. elections',
  'facts.us-attacked': 'U.S. elections',
  'facts.resistance': 'Japan',
  'facts.embargo': 'U.S. elections',
  'facts.decided': 'Surrender',
  'theatre.europe': 'Europe',
  'theatre.pacific': 'the Pacific',
  'fact.atomicUs':
    'How many successful German atomic attacks were there so far on the continental U.S. or the Atlantic U.S. box?',
  'fact.usAttacked': 'Was there a successful German atomic attack on the continental U.S. in this turn?',
  'fact.resistanceJapan': 'What is the resistance level of Japan?',
  'fact.electionResult': 'Which U.S. election result applies in {theatre} now (one: none)?',
  'fact.electionTension': 'From which {tension} level are the next four points counted?',
  'fact.usPeace': 'Has the U.S. made a separate peace with {enemy}?',
  'fact.usDefeated': 'Has an atomic attack put the U.S. out of the war for good?',
  'fact.embargo': 'Has the U.S. put its oil embargo on Japan again after an election?',
  'fact.axisVictory': 'Have the Allies lost, with France, Britain and Russia in a state of surrender?',
  'fact.decided': 'For whom is the game decided?',
  'name.allies': 'the Allies',
  'sheet.electionEurope': 'U.S. election: Europe',
  'sheet.electionPacific': 'U.S. election: the Pacific',
  'line.electionDps': 'DP level of {power}',
  'line.electionAtomic':
    'atomic attacks on Britain and the Atlantic U.S. box: {first} for the first, {second} more for the second, {further} more for each further one',
  'line.britainBelow': 'British surrender level below {level}',
  'line.britainAbove': 'British surrender level above {level}',
  'line.britainStands': 'Britain has not surrendered',
  'line.hasSurrendered': 'surrender of {power}',
  'line.japaneseResistance': 'Japanese resistance level',
  'line.japanDeclared': 'Japan declared war on the U.S.',
  'election.none': 'U.S. policy as before',
  'election.0': 'no offensive economic warfare',
  'election.-1': 'no ground attacks under 2:1',
  'election.-2': 'no full offensives',
  'election.-3': 'no offensive operations',
  'election.-4': 'no attritions',
  'election.-5': 'ground units stay in the U.S. box',
  'election.-6': 'air units stay in the U.S. box, too',
  'election.-7': 'a separate peace',
  'election.below': 'a separate peace at a lower tension',
  'ask.election.year':
    'U.S. election after the 1945 year start: only what its result depends on is asked for.',
  'ask.election.attack':
    'The U.S. was attacked with an atomic bomb. What does the election in Europe come to?',
  'told.attacksOnUs':
    'Atomic attacks on the U.S. so far, this turn\u2019s among them: {count}. Report another number if there were more.',
  'told.attackInPeace':
    'An atomic attack on the U.S. was told, but no war between it and Germany: report the war first. No election is held.',
  'told.electionUnknown':
    'Nobody said all that the U.S. election counts: nothing comes of it until the result is put right.',
  'told.election.europe': 'U.S. election: Europe comes to {result}.',
  'told.election.pacific': 'U.S. election: the Pacific comes to {result}.',
  'told.roosevelt': 'The U.S. election favours the Allies: nothing changes.',
  'told.axisWins': 'The Axis wins the U.S. election in {theatre}: the result there is {result}.',
  'told.axisWinsOffset':
    'The Axis wins the U.S. election in {theatre} alone. Offset by the other theatre, the result there is {result}.',
  'told.theatreOver': 'The war in {theatre} is over: nothing comes of the result there.',
  'ask.milder':
    'The result in {theatre} is {result}. Take it, or a milder one? Each brings what stands below it too.',
  'option.election': '{result}: {effect}',
  'option.electionPeace': '{result}: a separate peace, {tension} {level}',
  'option.electionNone': 'none: U.S. policy as before',
  'bar.allOrNothing': 'An atomic attack on the U.S. brings a separate peace, or nothing.',
  'told.milder': 'In {theatre} the milder result {taken} is taken in place of {result}.',
  'told.restricted.0':
    'In {theatre} American forces end all offensive economic warfare: strategic and conventional bombing, submarine warfare, flying bombs and rockets. They make no atomic attacks.',
  'told.restricted.-1':
    'In {theatre} American forces neither begin nor continue ground attacks at less than 2:1.',
  'told.restricted.-2': 'In {theatre} the U.S. conducts no full offensives.',
  'told.restricted.-3': 'In {theatre} American forces take no part in offensive operations of any kind.',
  'told.restricted.-4': 'In {theatre} American forces take no part in attritions.',
  'told.restricted.-5': 'For {theatre} American ground units may not leave the U.S. box.',
  'told.restricted.-6': 'For {theatre} American air units may not leave the U.S. box.',
  'told.britainToo':
    'Britain has surrendered: results 0 to \u22124 bind its forces as well. All others bind American units and partisans built by the U.S. alone.',
  'told.recorded':
    '{tension} is recorded again: every {points} points that it rises make the result one better.',
  'told.noWarToEnd':
    'The U.S. is not at war with {enemy}: there is no peace to sign, and play goes on in {theatre}.',
  'told.modifiers.europe':
    'Leave out of the USAT list what counts the major powers at war with the Axis: from now on each major power but the U.S. at war with Germany adds 1 at the start of every turn, and the program counts it. All other normal modifiers go on, and those that apply after an election alone are added.',
  'told.separatePeace':
    'The U.S. signs a separate peace with {enemy}: the war between them is over. (The U.S. is not conquered.)',
  'told.peace.europe':
    'Move all American ground, air and naval units, airbases and rocket bases in Europe to the Atlantic U.S. box at once, before any British concessions. While the U.S. is at war with Japan, its units may be in the South Africa box.',
  'told.peace.pacific':
    'American units in the Pacific may stay in, move and redeploy to hexes of the Western Allies on the Pacific front and in Australia. Japan may not attack them without a declaration of war.',
  'told.peace.return': 'American redeployments in {theatre} are not intercepted.',
  'told.peace.others': 'All other Allies at war in {theatre} fight on.',
  'told.peace.grants': 'Which American BRP grants are allowed now follows from {tension}.',
  'told.peace.mobilizations':
    'The U.S. goes on mobilizing each turn for {theatre} until all its mobilizations there are done.',
  'told.peace.dps':
    'While neutral the U.S. has a basic allotment of {dps} DPs in each year start, with what BRPs and territory add, and goes on with its diplomacy.',
  'told.peace.dpsInAll':
    'While neutral the U.S. receives {dps} DPs in all in each year start, and goes on with its diplomacy.',
  'told.peace.none':
    'Defeated, the U.S. makes no BRP grants, and has no mobilizations, DPs and RPs any more.',
  'told.peace.rps':
    'While neutral the U.S. receives {rps} RPs for {theatre}, where it was at war, and goes on with research and production.',
  'told.governed.62.66':
    'What the U.S. does short of war in {theatre}, and whether it may declare war again, follows from {tension} as before its entry.',
  'told.governed.62.66A': 'Mobilizations of the U.S. that have taken place are not triggered again.',
  'told.governed.62.66B':
    'No result of {tension} allows in {theatre} what the result of the election forbids.',
  'told.embargoLifted': 'The American oil embargo on Japan is lifted.',
  'told.noEmbargo':
    'At peace with Japan and with USJT below {level} the U.S. cannot put the embargo on again.',
  'ask.embargo':
    'Does the U.S. put its oil embargo on Japan again? It then raises USJT by 1 in this turn and each later one.',
  'told.embargoLeft':
    'Whether the U.S. puts its oil embargo on Japan again is left to you: if it does, put that right in the facts. Till then it stays lifted.',
  'option.embargo': 'Put it on again',
  'option.noEmbargo': 'Leave it lifted',
  'told.embargo': 'The U.S. puts its oil embargo on Japan again: USJT rises by 1 each turn.',
  'told.regained': '{tension} has risen: the U.S. election result in {theatre} is now {result}.',
  'told.unrestricted':
    '{tension} has risen: no result of the election restricts the U.S. in {theatre} any more.',
  'ask.reentry': 'The U.S. is at war with {enemy} again: who declared war?',
  'told.staysOut':
    'The U.S. is defeated and takes no part in the war any more: there is no war between it and {enemy}.',
  'told.reentry.whole':
    '{enemy} has declared war on the U.S., which fights again without any restriction of the election.',
  'told.noSubmarines':
    'Germany receives no modifiers for submarine warfare for this declaration of war if the U.S. was at war in Europe before.',
  'told.reentry.restricted':
    'The U.S. is at war with {enemy} again. Its result there is {result}, and restricts it as before until {tension} has risen.',
  'told.reentry.free': 'The U.S. is at war with {enemy} again, and nothing restricts it any more.',
  'told.usDefeated':
    'The U.S. is defeated: it is at peace with Germany and Japan, and takes no part in the war in either theatre any more. The other Allies may fight on.',
  'told.attackFails':
    'The attack does not force the U.S. to make peace: it changes nothing for American participation in the war.',
  'told.attackLifts':
    'The attack does not force the U.S. to make peace: nothing restricts it in Europe any more.',
  'told.axisVictory':
    'France, Britain and Russia are in a state of surrender, Germany and Japan are not: the game ends in a decisive victory of the Axis.',
  'told.decided.axis': 'The Axis has won a decisive victory.',
  'told.decided.europe':
    'The game is decided for the Allies: the European Axis is beaten. How great a victory it is, the table says.',
  'told.decided.pacific':
    'The game is decided for the Allies: Japan is beaten. How great a victory it is, the table says.',
  'told.decided.both':
    'The game is decided for the Allies: the European Axis and Japan are beaten. How great a victory it is, the table says.',
  'told.decided.open':
    'The last turn is over, and no surrender has decided the game. Who has won, and how, the table says.',
  'inForce.election': 'the U.S. election result in {theatre}',
  'inForce.risen':
    '{tension} at {level}; {enemy} declares war on a neutral U.S.; an atomic attack that fails',
  'inForce.risenPacific': 'USJT at {level}; Japan declares war on a neutral U.S.',
  'inForce.restricted.0': 'no offensive economic warfare and no atomic attacks in {theatre}',
  'inForce.restricted.-1': 'no ground attacks at less than 2:1 in {theatre}',
  'inForce.restricted.-2': 'no full offensives in {theatre}',
  'inForce.restricted.-3': 'no offensive operations in {theatre}',
  'inForce.restricted.-4': 'no attritions in {theatre}',
  'inForce.restricted.-5': 'ground units stay in the U.S. box, for {theatre}',
  'inForce.restricted.-6': 'air units stay in the U.S. box, for {theatre}',
  'name.us-and-britain': 'the U.S. and Britain',
  'inForce.modifiers':
    '+1 in USAT each turn for each major power but the U.S. at war with Germany, in place of the usual modifiers for them',
  'inForce.embargo': '+1 in USJT each turn for the oil embargo',
  'inForce.embargoLifted': 'the oil embargo on Japan is lifted',
  'inForce.noResult': 'no election result applies in {theatre} any more',
  'inForce.peace': 'a separate peace with {enemy}',
  'inForce.newWar': 'a new war between them',
  'inForce.peace.europe': 'no American units in Europe; those that return are not intercepted',
  'inForce.peace.pacific':
    'American units may be on the Pacific front and in Australia, and Japan may not attack them; they are not intercepted',
  'inForce.peace.grants': 'BRP grants by {tension}',
  'inForce.peace.governed':
    'what the U.S. does short of war follows from {tension}, without a second mobilization and within the result of the election',
  'inForce.peace.neutral': 'mobilizations go on; a basic allotment of {dps} DPs a year; {rps} RPs',
  'inForce.peace.neutralPacific': 'mobilizations go on; {rps} RPs',
  'inForce.defeated': 'the U.S. takes no part in the war in either theatre',
  'inForce.attack': 'an atomic attack on the U.S.',
} satisfies WordBook;
