import { REGIONS } from './4.16-regions.ts';
import type { EventCard } from './files/pack.ts';

// The diplomatic random events that are printed on the sheet, and the six whose numbers 24.61B names.

/** The four printed cards. */
export const PRINTED_CARDS: readonly EventCard[] = [
  {
    id: 'diplomatic-initiative',
    title: 'Diplomatic initiative',
    number: null,
    holder: 'germany',
    kind: 'extra',
    targets: null,
    value: 0,
    source: 'sheet',
  },
  {
    id: 'hapsburg-bureau',
    title: 'Comintern establishes Hapsburg bureau',
    number: null,
    holder: 'russia',
    kind: 'permit',
    targets: REGIONS['central-europe'],
    value: 0,
    overrides: ['lists', 'purge'],
    source: 'sheet',
  },
  {
    id: 'danube-free-trade-zone',
    title: 'Britain supports Danube free trade zone',
    number: null,
    holder: 'britain',
    benefits: 'britain',
    kind: 'fixed',
    targets: ['hungary'],
    value: 1,
    source: 'sheet',
  },
  {
    id: 'italian-influence-in-the-balkans',
    title: 'Italian influence in the Balkans expands',
    number: null,
    holder: 'italy',
    kind: 'regional',
    targets: REGIONS.balkans,
    value: 1,
    conquests: true,
    source: 'sheet',
  },
];

/** 24.61B: events 110 to 115 each open a location to Russia; what their cards say is not on the sheet. */
export const NUMBERED_CARDS: readonly EventCard[] = [110, 111, 112, 113, 114, 115].map((number) => ({
  id: `event-${number}`,
  title: `Random event ${number}`,
  number,
  holder: 'russia',
  kind: 'permit',
  targets: null,
  value: 0,
  overrides: ['lists'],
  source: 'sheet',
}));
