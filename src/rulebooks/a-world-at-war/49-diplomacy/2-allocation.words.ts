import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 2-allocation.ts. */
export const WORDS = {
  'fact.franceConquered': 'Has France been conquered?',
  'row.dps': '{power} in {target}',
  'row.dpsUseless': '{power} in {target}, where DPs count for nothing any more',
  'bar.rgt': 'No DPs in RGT.',
  'bar.usjt': 'No DPs in USJT.',
  'bar.russianList': 'Russia may not place DPs in {target}.',
  'bar.usatYears': 'DPs in USAT only from 1939 to 1941, not in {year}.',
  'bar.vichy': 'No DPs in Vichy France while France is unconquered.',
  'limit.power': '{power} has {dps} DPs.',
  'limit.third': 'At most {third} DPs of a faction in {target}: a third of its DPs, rounded up.',
  'limit.triggered': 'Not fewer DPs in USAT than were triggered there this year: {spent}.',
  'limit.usat': 'No more DPs in USAT than can be triggered in the year, one a turn: {turns}.',
} satisfies WordBook;
