import { texts } from '../../../kernel/texts.ts';

const counted = (points: unknown): string => (points === 1 ? '1 point' : `${String(points)} points`);

/** The texts of 59.6 and 59.7. */
export const say = texts({
  facts: {
    territory: 'British territories',
    returned: 'British territories',
    'axis-in-london': 'British territories',
    'axis-in-midlands': 'British territories',
    'british-minor': 'British minor countries',
    'minor-brps': 'British minor countries',
  },
  name: {
    libya: 'Libya',
    albania: 'Albania',
    palestine: 'Palestine with Cyprus',
    transjordan: 'Transjordan',
    egypt: 'Egypt',
    iraq: 'Iraq with Kuwait',
    gibraltar: 'Gibraltar',
    ulster: 'Ulster',
    'scapa-flow': 'Scapa Flow',
    scotland: 'Scotland (hex rows C to F)',
    'central-england': 'central England (hex rows G to J)',
    'southern-england': 'southern England (hex rows K and L)',
    denmark: 'Denmark',
    netherlands: 'the Netherlands',
    poland: 'Poland',
    portugal: 'Portugal',
    persia: 'Persia',
    arabia: 'Arabia',
    take: 'demanded',
    neutral: 'made neutral',
    return: 'given back',
    indemnity: 'indemnity in tens of BRPs',
    'another-1': 'another minor country',
    'another-2': 'a second other minor country',
    'another-3': 'a third other minor country',
    'axis-after-britain':
      'the European Axis; it was British when the game began, or came to Britain without an Axis attack',
    partly: 'both, in parts',
    other: 'neither: independent, neutral or of another power',
  },
  fact: {
    territory: 'Who controls {territory}, once hexes without supply have gone over?',
    axisInLondon: 'Do the Axis control London?',
    axisInMidlands: 'Do the Axis control both Birmingham and Manchester?',
    britishMinor: 'Is {minor} a British minor ally, associate or conquest?',
    minorBrps: 'How many BRPs is {minor} worth?',
    returned: 'Has {territory} been returned to Britain in an earlier surrender?',
  },
  ask: {
    britishMinors: 'Which minor countries are British minor allies, associates or conquests?',
    territories: 'What can Britain concede, and what could Germany give back?',
    policy: ({ points }) =>
      `Does Germany demand territory, for up to ${counted(points)}, or give back what the Axis control? Who gives back takes none, only an indemnity and what is political.`,
    concessions: ({ points }) =>
      `What does Germany demand of Britain, for up to ${counted(points)}? Britain cannot refuse. Each point not taken lowers USAT by two, and every two of them British resistance by one.`,
    returns: ({ points }) =>
      `What does Germany give back to Britain? Britain cannot refuse. Beside it an indemnity, for up to ${counted(points)}.`,
  },
  option: {
    demand: ({ points }) => `Demand territory and an indemnity, up to ${counted(points)}`,
    return: 'Give territory back, and take none',
  },
  row: {
    minor: '{minor}',
    take: '{territory} to the Axis ({points})',
    toIreland: '{territory} to Ireland ({points})',
    return: '{territory} back to Britain ({points})',
    'minor.neutral': '{minor} becomes neutral ({points})',
    'minor.axis': '{minor} to the Axis ({points})',
    indemnity: 'Indemnity: a point for {brps} BRPs each',
  },
  concession: {
    points: ({ points }) => counted(points),
  },
  bar: {
    axisMinor: 'It is an ally or associate of the Axis.',
    notBritish: 'Britain does not have it.',
    axisAlready: 'The Axis control it already.',
    priority: 'First all of a higher priority than {priority} has to be conceded or out of British hands.',
    returnedBefore: 'It has been returned once in this game.',
    notLondon: 'The Axis have to control London.',
    notMidlands: 'The Axis have to control Birmingham and Manchester.',
    notAllScotland: 'The Axis have to control all of Scotland.',
    neverBritish: 'It was not British when the game began, nor came to Britain without an Axis attack.',
  },
  limit: {
    concessions: ({ points }) => `All together no more than ${counted(points)}.`,
    minorOnce: '{minor} becomes neutral or goes to the Axis, not both.',
  },
  told: {
    hexesKept:
      'Britain keeps each of its hexes that can trace supply from a mapboard box. Axis zones of control, interception and partisans do not count; supply on the board or by air is not enough.',
    hexesLost: 'British hexes without such supply come under German control.',
    noExceptions:
      'That holds for key economic areas and other objectives too, London among them; fortifications and fortresses there are eliminated.',
    colonies:
      'Outside Britain: who then controls an area for BRPs controls all its hexes; without BRPs who has its capital, or most of its cities (the Allies where equal). The other side withdraws its units, partisans excepted, to the nearest supplied friendly hex.',
    noConcessions: 'A surrender at zero brings no concessions.',
    concessionsLeft: ({ points }) =>
      `Concessions are left to the table: up to ${counted(points)} by priority. Report how many Germany did not take or gave back.`,
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
