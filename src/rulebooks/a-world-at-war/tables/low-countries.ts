import type { Json } from '../../../kernel/index.ts';

/**
 * Belgium and Luxembourg, from the public table page: the results are whole, of the modifiers only one is known. That
 * France benefits of the West is ruling belgian-beneficiary.
 */
export const LOW_COUNTRIES: Json = {
  format: 1,
  kind: 'country-table',
  target: 'belgium-luxembourg',
  source: 'the public page of the Belgian diplomatic table, its general modifiers missing',
  complete: false,
  beneficiary: 'france',
  modifiers: [
    {
      id: 'west-attacked',
      label: 'the West has attacked another neutral',
      value: 2,
      when: { fact: 'west.attacked-neutral', is: true },
    },
  ],
  results: [
    { result: '-3', to: -3, star: true },
    { result: '-2', from: -2, to: -2, star: true },
    { result: '-1', from: -1, to: -1, brps: 10, star: true },
    { result: '0', from: 0, to: 0, brps: 5, star: true },
    { result: '1-6', from: 1, to: 6, star: true },
    { result: '7', from: 7, to: 7, brps: 5, star: true },
    { result: '8', from: 8, to: 8, brps: 10, star: true },
    { result: '9', from: 9, to: 9, star: true },
    { result: '10', from: 10, star: true },
  ],
};
