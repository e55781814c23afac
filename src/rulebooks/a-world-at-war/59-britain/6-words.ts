import type { WordBook } from '../../../kernel/words.ts';

const counted = (points: unknown): string => (points === 1 ? '1 point' : `${String(points)} points`);

/** The texts of 59.6 and 59.7. */
export const WORDS = {
  'facts.territory': 'British territories',
  'facts.returned': 'British territories',
  'facts.axis-in-london': 'British territories',
  'facts.axis-in-midlands': 'British territories',
  'facts.british-minor': 'British minor countries',
  'facts.minor-brps': 'British minor countries',
  'name.tunisia': 'Tunisia',
  'name.algeria': 'Algeria',
  'name.morocco': 'Morocco',
  'name.libya': 'Libya',
  'name.albania': 'Albania',
  'name.palestine': 'Palestine with Cyprus',
  'name.transjordan': 'Transjordan',
  'name.egypt': 'Egypt',
  'name.iraq': 'Iraq with Kuwait',
  'name.gibraltar': 'Gibraltar',
  'name.ulster': 'Ulster',
  'name.scapa-flow': 'Scapa Flow',
  'name.scotland': 'Scotland (hex rows C to F)',
  'name.central-england': 'central England (hex rows G to J)',
  'name.southern-england': 'southern England (hex rows K and L)',
  'name.denmark': 'Denmark',
  'name.netherlands': 'the Netherlands',
  'name.poland': 'Poland',
  'name.portugal': 'Portugal',
  'name.persia': 'Persia',
  'name.arabia': 'Arabia',
  'name.take': 'demanded',
  'name.neutral': 'made neutral',
  'name.return': 'given back',
  'name.indemnity': 'indemnity in tens of BRPs',
  'name.another-1': 'another minor country',
  'name.another-2': 'a second other minor country',
  'name.another-3': 'a third other minor country',
  'name.axis-after-britain':
    'the European Axis; it was British when the game began, or came to Britain without an Axis attack',
  'name.partly': 'both, in parts',
  'name.other': 'neither: independent, neutral or of another power',
  'fact.territory': 'Who controls {territory}, once hexes without supply have gone over?',
  'fact.axisInLondon': 'Do the Axis control London?',
  'fact.axisInMidlands': 'Do the Axis control both Birmingham and Manchester?',
  'fact.britishMinor': 'Is {minor} a British minor ally, associate or conquest?',
  'fact.minorBrps': 'How many BRPs is {minor} worth?',
  'fact.returned': 'Has {territory} been returned to Britain in an earlier surrender?',
  'ask.britishMinors': 'Which minor countries are British minor allies, associates or conquests?',
  'ask.territories': 'What can Britain concede, and what could Germany give back?',
  'ask.policy': ({ points }) =>
    `Does Germany demand territory, for up to ${counted(points)}, or give back what the Axis control? Who gives back takes none, only an indemnity and what is political.`,
  'ask.concessions': ({ points }) =>
    `What does Germany demand of Britain, for up to ${counted(points)}? Britain cannot refuse. Each point not taken lowers USAT by two, and every two of them British resistance by one.`,
  'ask.returns': ({ points }) =>
    `What does Germany give back to Britain? Britain cannot refuse. Beside it an indemnity, for up to ${counted(points)}.`,
  'option.demand': ({ points }) => `Demand territory and an indemnity, up to ${counted(points)}`,
  'option.return': 'Give territory back, and take none',
  'row.minor': '{minor}',
  'concession.points': ({ points }) => counted(points),
  'row.take': '{territory} to the Axis ({points})',
  'row.toIreland': '{territory} to Ireland ({points})',
  'row.return': '{territory} back to Britain ({points})',
  'row.minor.neutral': '{minor} becomes neutral ({points})',
  'row.minor.axis': '{minor} to the Axis ({points})',
  'row.indemnity': 'Indemnity: a point for {brps} BRPs each',
  'bar.axisMinor': 'It is an ally or associate of the Axis.',
  'bar.notBritish': 'Britain does not have it.',
  'bar.axisAlready': 'The Axis control it already.',
  'bar.priority':
    'First all of a higher priority than {priority} has to be conceded or out of British hands.',
  'bar.returnedBefore': 'It has been returned once in this game.',
  'bar.notLondon': 'The Axis have to control London.',
  'bar.notMidlands': 'The Axis have to control Birmingham and Manchester.',
  'bar.notAllScotland': 'The Axis have to control all of Scotland.',
  'bar.neverBritish': 'It was not British when the game began, nor came to Britain without an Axis attack.',
  'limit.concessions': ({ points }) => `All together no more than ${counted(points)}.`,
  'limit.minorOnce': '{minor} becomes neutral or goes to the Axis, not both.',
  'told.hexesKept':
    'Britain keeps each of its hexes that can trace supply from a mapboard box. Axis zones of control, interception and partisans do not count; supply on the board or by air is not enough.',
  'told.hexesLost': 'British hexes without such supply come under German control.',
  'told.noExceptions':
    'That holds for key economic areas and other objectives too, London among them; fortifications and fortresses there are eliminated.',
  'told.colonies':
    'Outside Britain: who then controls an area for BRPs controls all its hexes; without BRPs who has its capital, or most of its cities (the Allies where equal). The other side withdraws its units, partisans excepted, to the nearest supplied friendly hex.',
  'told.noConcessions': 'A surrender at zero brings no concessions.',
  'told.concessionsLeft': ({ points }) =>
    `Concessions are left to the table: up to ${counted(points)} by priority. Report how many Germany did not take or gave back.`,
  'told.ceded': 'Under Axis control from now on: {territories}.',
  'told.noAmericans': 'No American unit can be there: the U.S. is not at war with Germany.',
  'told.russiansMove':
    'Russian units in ceded areas go at once to the nearest Russian hex outside them. In what stays with a neutral Britain they are in partial supply, may not attack, and are eliminated unless they have left by the end of the next Russian player turn.',
  'told.britishMove':
    'British and Commonwealth units in ceded areas go at once to hexes of the nearest area that stays British, else to mapboard boxes: Australians to Australia, Indians to India, others to the U.S. Atlantic or the South Africa box. Britain chooses; supply and transport do not matter.',
  'told.disputed': 'Held in parts and not demanded: each side keeps its hexes in {territories}.',
  'told.toItalyMaybe':
    'Ceded territory on the Mediterranean front may become Italian, if Germany permits it.',
  'told.cededTension':
    'What is ceded moves USAT as if it had been conquered: count it in the list of events.',
  'told.ulster': 'Ulster becomes part of Ireland: it is Axis where Ireland is.',
  'told.wafdistsStay': 'The Wafdist partisans stay.',
  'told.wafdistsGo':
    'Britain keeps Egypt: all Wafdist partisans are eliminated, and none are built until the Axis are at war with the U.S.',
  'told.wafdistsGoForGood':
    'Britain keeps Egypt: all Wafdist partisans are eliminated, and no more are built: the U.S. stays neutral.',
  'told.neutralized': 'Neutral again, as at the beginning: {minors}.',
  'told.cededMinors': 'Axis conquests from now on: {minors}.',
  'told.indemnity': 'Britain pays Germany {brps} BRPs at once.',
  'told.returned': 'British again: {territories}.',
  'told.forbearance': ({ notTaken, returned }) =>
    `Germany forbears: ${counted(notTaken)} not taken, ${String(returned)} given back. Every two of all these lower British resistance by one if Britain is at war again; its forces are reduced all the same.`,
} satisfies WordBook;
