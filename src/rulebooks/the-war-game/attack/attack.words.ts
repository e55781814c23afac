import { texts } from '../../../kernel/texts/texts.ts';
import { renderValue } from '../../../kernel/texts/words.ts';
import { goneText } from '../gone.words.ts';

/** The texts of attacks on neutral territories. */
export const say = texts({
  ask: {
    news: '{player}: what happened on the map? Attacks, moves into and out of neutral territories, land taken.',
    garrisons: 'Turn {turn}: with what does who has taken it stand in land of South America?',
    order: '{nation}: does the army of {entry} attack those who occupy it?',
    ordered: 'The army of {entry} fights in {place}: who has won, and what stands there now?',
    battle: 'The battle for {place}, attacked by {nations}: who takes it, and what is left?',
    ships: '{nation}: the neutral ship in {zone} is yours. Does it fight for {place} or retreat?',
    retreat: '{nation}: {place} is lost. Where do its units go: {units}?',
  },
  row: {
    attacks: '{nation} attacks {place}',
    in: '{nation}: {kind} that came to {place}',
    out: '{nation}: {kind} that left {place} or were lost there',
    takes: '{nation} takes {place}, or frees it',
    strikes: '{nation} has attacked or entered: {what}',
    won: '{nation} takes {place}',
    left: '{nation}: {kind} left in {place}',
    nativesLeft: 'Natives: {kind} left in {place}',
    'won.attacker': 'The army of {entry} has won in {place}',
    'won.defender': 'The army of {entry} was beaten in {place}',
    'won.nobody': 'Nobody is left in {place}',
    away: '{kind} of {place} no longer at home: lost, or where it attacked',
    retreat: '{kind} to {place}',
    retreatHome: '{kind} to land of {nation}',
  },
  option: {
    attack: 'It attacks',
    hold: 'It does not',
    fight: 'It fights',
    retreat: 'It retreats',
  },
  bar: {
    itsOwn: '{place} is {nation}’s own.',
    friend: '{place} belongs to {friend}, a friend of {nation} at all times.',
    story: 'The story of {place} does not let {nation} do that now.',
    guarded: '{place} is Chinese, and land units of {guard} are there.',
    ally: '{place} is {holder}’s: Allies do not attack each other there.',
    notChinas:
      'China attacks only Tibet, Mongolia, Nepal, what stands with the Axis in Asia, and Soviet territory: not {place}.',
    notInAsia: '{place} is not in Asia: China does not attack it.',
    notHostile:
      '{place} is neither Sworn to an Axis nation nor under its Total Control: {nation} leaves it in peace.',
    economic: '{place} is an Economic ally of {nation}: it pays, and lets nobody in.',
    soviet: '{place} is under Soviet Total Control: Neutral to {nation}.',
    noEntry: '{place} is Neutral to {nation}: nobody may enter it but to attack.',
    noRetreat: '{place} is neither {nation}’s own nor Friendly or Sworn to it.',
    none: 'Nothing bars it.',
  },
  limit: {
    leave: 'Forces of {nation} in {place} must all leave or attack in this turn.',
    oneTakes: 'One of the attackers takes the territory.',
    landUnit: 'Who takes the territory has a land unit left in it.',
    neverRetreats: 'These natives never retreat: where the territory is taken, none of them is left.',
    noneStays: 'Where the territory is taken, no other side has units left in it.',
    oneWon: 'Say who has won: exactly one.',
    nobodyLeft: 'Where nobody has won, nobody is left.',
    ownLeft: 'Where the defender has won, nothing of the army that attacked is left there.',
    winnerLeft: 'Who has won has something left.',
    retreat: 'There is no more {kind} than {count} to retreat.',
  },
  told: {
    mustLeave: 'Forces of {nation} must leave {place} or attack it in this turn.',
    taken: '{nation} takes {place} and holds it.',
    freed: ({ nation, place, now, ...others }, book) =>
      `${renderValue(book, nation)} frees ${renderValue(book, place)}: it is ${renderValue(book, now)}’s again.${goneText(others, book)}`,
    chineseLand:
      'The U.S.S.R. takes Chinese {place}: it may only where no British, French or American land units are.',
    strikes: '{nation} has attacked or entered: {what}.',
    box: 'An attack on {entry} brings to a side at once, whatever comes of it: {places}.',
    alwaysNeutral: 'An attack on {places}: it fights, and stays Neutral to all.',
    givenBack: '{units} of {nation} in {place} turn with it: they are native again.',
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
    shipFights:
      'The neutral ship in {zone} lets nobody pass any longer: it defends against enemy units there, and a landing in {place} must sink it first.',
    shipRetreats: '{nation}: the ship in {zone} retreats, and is yours from now on.',
    ordered: {
      attacker: 'The army of {entry} has won in {place}.',
      defender: 'The army of {entry} was beaten in {place}.',
      nobody: 'The battle of the army of {entry} in {place} leaves nobody.',
    },
    noBattle:
      'The army of {entry} does not fight in {place}: one side is no longer there, or is kept at home.',
    won: '{nation} has taken {place}.',
    conquered: (args, book) =>
      `${renderValue(book, args['nation'])} has taken ${renderValue(book, args['place'])}: Total Control. It counts half its value for builds, rail and bombing.${goneText(args, book)}`,
    repelled: 'The attack on {place} by {nations} is repelled: what is left of it goes back.',
    retreated: '{units} of {nation} go from {from} to {to}.',
    noRetreat: 'Nothing gets away from {from}: the units of {nation} there are lost.',
  },
});
