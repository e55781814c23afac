import { words } from '../../../kernel/words.ts';
import type { CountryTable, Tables } from './country.ts';
import { FINLAND_LINES } from './finland.ts';
import { FINLAND, GENERAL, LOW_COUNTRIES } from './results.ts';
import { MINORS } from './targets.ts';

const NOT_SUPPLIED: CountryTable = {
  lines: [],
  complete: false,
  status: {},
  rows: GENERAL,
  ownResults: false,
};

const OWN: Tables = {
  finland: {
    lines: FINLAND_LINES,
    complete: true,
    status: { '8': 1, '9': 2, '10': 3 },
    rows: FINLAND,
    ownResults: true,
  },
  'belgium-luxembourg': {
    lines: [
      {
        id: 'west-attacked',
        fact: 'west.attacked-neutral',
        label: words('line.westAttacked'),
        question: words('fact.westAttackedNeutral'),
        type: { kind: 'boolean' },
        lasts: 'ever',
        value: 2,
      },
    ],
    complete: false,
    status: {},
    rows: LOW_COUNTRIES,
    ownResults: true,
    beneficiary: 'france',
  },
};

/** The tables that come with the program: Finland whole, Belgium and Luxembourg as far as known, the others not at all. */
export const BUNDLED: Tables = Object.fromEntries(
  MINORS.map((target) => [target, OWN[target] ?? NOT_SUPPLIED]),
);
