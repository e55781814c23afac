import { texts } from '../../../kernel/index.ts';

/** Points of concessions, in words. */
export const countPoints = (points: unknown): string =>
  points === 1 ? '1 point' : `${String(points)} points`;

/** The texts of 65-territories.ts. */
export const territoryTexts = texts({
  facts: {
    territory: 'British territories',
    'axis-in-london': 'British territories',
    'axis-in-midlands': 'British territories',
  },
  name: {
    malta: 'Malta',
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
    'axis-after-britain':
      'the European Axis; it was British when the game began, or came to Britain without an Axis attack',
    partly: 'both, in parts',
    other: 'neither: independent, neutral or of another power',
  },
  fact: {
    territory: 'Who controls {territory}, once hexes without supply have gone over?',
    axisInLondon: 'Do the Axis control London?',
    axisInMidlands: 'Do the Axis control both Birmingham and Manchester?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    axisInLondon: 'On the map, at London. Usually no.',
    axisInMidlands: 'On the map, at both cities. Usually no.',
    territory: 'On the map: who holds it once supply has been looked at.',
  },
  concession: {
    points: ({ points }) => countPoints(points),
  },
});
