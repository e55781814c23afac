import type { Json } from '../../../kernel/index.ts';

/**
 * Finland's table, complete, from the public table page, as a file of the format that users write. Factors count in
 * fives; which way they push is ruling finland-factors. Nothing is starred.
 */
export const FINLAND: Json = {
  format: 1,
  kind: 'country-table',
  target: 'finland',
  source: 'the public page of the Finnish diplomatic table',
  complete: true,
  status: { '8': 1, '9': 2, '10': 3 },
  facts: [
    { id: 'axis-fives', question: 'How many times five Axis factors are in Finland?', most: 4 },
    { id: 'allied-fives', question: 'How many times five Allied factors are in Finland?', most: 4 },
    {
      id: 'lost-hexes',
      question:
        'How many Finnish hexes does Russia hold, if more there than the Axis hold in Russia? (else 0)',
      most: 6,
    },
    { id: 'baltic-states', question: 'Has Russia entered the Baltic States?', lasts: 'ever' },
    {
      id: 'germany-declares',
      question: 'Does Germany declare war on Russia this turn (and claim it for the roll)?',
    },
  ],
  modifiers: [
    { id: 'axis-factors', label: 'Axis factors in Finland, in fives', value: 1, each: 'axis-fives' },
    { id: 'allied-factors', label: 'Allied factors in Finland, in fives', value: -1, each: 'allied-fives' },
    {
      id: 'lost-hexes',
      label: 'Finnish hexes held by Russia',
      value: -3,
      each: 'lost-hexes',
      when: { fact: 'war.germany-russia', is: true },
    },
    {
      id: 'demands',
      label: 'Russian territorial demands',
      value: 1,
      when: { fact: 'finland.demands', is: true },
    },
    {
      id: 'baltic-states',
      label: 'Russia in the Baltic States',
      value: 2,
      when: { fact: 'baltic-states', is: true },
    },
    {
      id: 'war',
      label: 'war of Germany and Russia',
      value: 2,
      when: {
        any: [
          { fact: 'war.germany-russia', is: true },
          { fact: 'germany-declares', is: true },
        ],
      },
    },
  ],
  results: [
    { result: '-3', to: -3 },
    { result: '-2', from: -2, to: -2 },
    { result: '-1', from: -1, to: -1, brps: 'all' },
    { result: '0', from: 0, to: 0, brps: 5 },
    { result: '1-2', from: 1, to: 2 },
    { result: '3-4', from: 3, to: 4 },
    { result: '5-6', from: 5, to: 6 },
    { result: '7', from: 7, to: 7, brps: 5 },
    { result: '8', from: 8, to: 8, brps: 'all' },
    { result: '9', from: 9, to: 9 },
    { result: '10', from: 10 },
  ],
};
