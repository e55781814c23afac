import { renderValue, type WordBook } from '../../../kernel/words.ts';
import { goneText } from '../gone.words.ts';

/** The texts of attacks on neutral territories. */
export const WORDS = {
  'ask.news':
    '{player}: what happened on the map? Attacks, moves into and out of neutral territories, land taken.',
  'ask.garrisons': 'Turn {turn}: with what does who has taken it stand in land of South America?',
  'ask.order': '{nation}: does the army of {entry} attack those who occupy it?',
  'ask.ordered': 'The army of {entry} fights in {place}: who has won, and what stands there now?',
  'ask.battle': 'The battle for {place}, attacked by {nations}: who takes it, and what is left?',
  'ask.ships': '{nation}: the neutral ship in {zone} is yours. Does it fight for {place} or retreat?',
  'ask.retreat': '{nation}: {place} is lost. Where do its units go: {units}?',
  'row.attacks': '{nation} attacks {place}',
  'row.in': '{nation}: {kind} that came to {place}',
  'row.out': '{nation}: {kind} that left {place} or were lost there',
  'row.takes': '{nation} takes {place}, or frees it',
  'row.strikes': '{nation} has attacked or entered: {what}',
  'row.won': '{nation} takes {place}',
  'row.left': '{nation}: {kind} left in {place}',
  'row.nativesLeft': 'Natives: {kind} left in {place}',
  'row.won.attacker': 'The army of {entry} has won in {place}',
  'row.won.defender': 'The army of {entry} was beaten in {place}',
  'row.won.nobody': 'Nobody is left in {place}',
  'row.away': '{kind} of {place} no longer at home: lost, or where it attacked',
  'row.retreat': '{kind} to {place}',
  'row.retreatHome': '{kind} to land of {nation}',
  'option.attack': 'It attacks',
  'option.hold': 'It does not',
  'option.fight': 'It fights',
  'option.retreat': 'It retreats',
  'bar.itsOwn': '{place} is {nation}’s own.',
  'bar.friend': '{place} belongs to {friend}, a friend of {nation} at all times.',
  'bar.story': 'The story of {place} does not let {nation} do that now.',
  'bar.guarded': '{place} is Chinese, and land units of {guard} are there.',
  'bar.ally': '{place} is {holder}’s: Allies do not attack each other there.',
  'bar.notChinas':
    'China attacks only Tibet, Mongolia, Nepal, what stands with the Axis in Asia, and Soviet territory: not {place}.',
  'bar.notInAsia': '{place} is not in Asia: China does not attack it.',
  'bar.notHostile':
    '{place} is neither Sworn to an Axis nation nor under its Total Control: {nation} leaves it in peace.',
  'bar.economic': '{place} is an Economic ally of {nation}: it pays, and lets nobody in.',
  'bar.soviet': '{place} is under Soviet Total Control: Neutral to {nation}.',
  'bar.noEntry': '{place} is Neutral to {nation}: nobody may enter it but to attack.',
  'bar.noRetreat': '{place} is neither {nation}’s own nor Friendly or Sworn to it.',
  'limit.leave': 'Forces of {nation} in {place} must all leave or attack in this turn.',
  'limit.oneTakes': 'One of the attackers takes the territory.',
  'limit.landUnit': 'Who takes the territory has a land unit left in it.',
  'limit.neverRetreats': 'These natives never retreat: where the territory is taken, none of them is left.',
  'limit.noneStays': 'Where the territory is taken, no other side has units left in it.',
  'limit.oneWon': 'Say who has won: exactly one.',
  'limit.nobodyLeft': 'Where nobody has won, nobody is left.',
  'limit.ownLeft': 'Where the defender has won, nothing of the army that attacked is left there.',
  'limit.winnerLeft': 'Who has won has something left.',
  'limit.retreat': 'There is no more {kind} than {count} to retreat.',
  'told.mustLeave': 'Forces of {nation} must leave {place} or attack it in this turn.',
  'told.taken': '{nation} takes {place} and holds it.',
  'told.freed': ({ nation, place, now, ...others }, book) =>
    `${renderValue(book, nation)} frees ${renderValue(book, place)}: it is ${renderValue(book, now)}’s again.${goneText(others, book)}`,
  'told.chineseLand':
    'The U.S.S.R. takes Chinese {place}: it may only where no British, French or American land units are.',
  'told.strikes': '{nation} has attacked or entered: {what}.',
  'told.box': 'An attack on {entry} brings to a side at once, whatever comes of it: {places}.',
  'told.alwaysNeutral': 'An attack on {places}: it fights, and stays Neutral to all.',
  'told.givenBack': '{units} of {nation} in {place} turn with it: they are native again.',
  'told.ownDecides': '{nation} decides the battle for {place}; the units there are its own, and may retreat.',
  'told.namedDecides':
    '{nations} decides for the natives of {place}. They never retreat and destroy no factory; lowest defense falls first, and the attacker’s opponents settle disputes.',
  'told.nobodyDecides':
    'The natives of {place} never retreat and destroy no factory; lowest defense falls first, and the attacker’s opponents settle disputes.',
  'told.said.SWI.E1':
    'Before dice are rolled for {place}: remove 2 of the units that attack it from play for good (of {nations}).',
  'told.said.MON.E1':
    'Where two nations that are Friendly to {place} fight each other there, the defender loses Mongol units last.',
  'told.shipFights':
    'The neutral ship in {zone} lets nobody pass any longer: it defends against enemy units there, and a landing in {place} must sink it first.',
  'told.shipRetreats': '{nation}: the ship in {zone} retreats, and is yours from now on.',
  'told.ordered.attacker': 'The army of {entry} has won in {place}.',
  'told.ordered.defender': 'The army of {entry} was beaten in {place}.',
  'told.ordered.nobody': 'The battle of the army of {entry} in {place} leaves nobody.',
  'told.noBattle':
    'The army of {entry} does not fight in {place}: one side is no longer there, or is kept at home.',
  'bar.none': 'Nothing bars it.',
  'told.won': '{nation} has taken {place}.',
  'told.conquered': (args, book) =>
    `${renderValue(book, args['nation'])} has taken ${renderValue(book, args['place'])}: Total Control. It counts half its value for builds, rail and bombing.${goneText(args, book)}`,
  'told.repelled': 'The attack on {place} by {nations} is repelled: what is left of it goes back.',
  'told.retreated': '{units} of {nation} go from {from} to {to}.',
  'told.noRetreat': 'Nothing gets away from {from}: the units of {nation} there are lost.',
} satisfies WordBook;
