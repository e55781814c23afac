import { texts } from '../../../kernel/index.ts';

/** The texts of 2-allocation.ts. */
export const allocationTexts = texts({
  fact: {
    franceConquered: 'Has France been conquered?',
  },
  row: {
    dps: '{power} in {target}',
    dpsUseless: '{power} in {target}, where DPs count for nothing any more',
  },
  now: {
    none: 'no result',
    level: 'level {level}',
  },
  bar: {
    rgt: 'No DPs in RGT.',
    usjt: 'No DPs in USJT.',
    russianList: 'Russia may not place DPs in {target}.',
    usatYears: 'DPs in USAT only from 1939 to 1941, not in {year}.',
    vichy: 'No DPs in Vichy France while France is unconquered.',
  },
  limit: {
    power: '{power} has {dps} DPs.',
    whose: '{power}',
    third: 'At most {third} DPs of a faction in {target}: a third of its DPs, rounded up.',
    triggered: 'Not fewer DPs in USAT than were triggered there this year: {spent}.',
    usat: 'No more DPs in USAT than can be triggered in the year, one a turn: {turns}.',
  },
});
