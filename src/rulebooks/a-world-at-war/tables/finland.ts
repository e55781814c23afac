import type { FactType } from '../../../kernel/facts.ts';
import { words } from '../../../kernel/words.ts';
import type { TableLine } from './country.ts';

const count = (max: number): FactType => ({ kind: 'number', min: 0, max });
const truth: FactType = { kind: 'boolean' };

/**
 * Finland's own modifiers, from the public table page; its status lines stand with those of every country. Factors
 * count in fives. Which way they push is ruling finland-factors.
 */
export const FINLAND_LINES: readonly TableLine[] = [
  {
    id: 'finland/axis-factors',
    fact: 'finland.axis-fives',
    label: words('line.finlandAxis'),
    question: words('fact.finlandAxis'),
    type: count(4),
    lasts: 'phase',
    value: 1,
  },
  {
    id: 'finland/allied-factors',
    fact: 'finland.allied-fives',
    label: words('line.finlandAllied'),
    question: words('fact.finlandAllied'),
    type: count(4),
    lasts: 'phase',
    value: -1,
  },
  {
    id: 'finland/lost-hexes',
    fact: 'finland.lost-hexes',
    label: words('line.finlandLost'),
    question: words('fact.finlandLost'),
    type: count(6),
    lasts: 'phase',
    value: -3,
    war: 'needed',
  },
  {
    id: 'finland/demands',
    fact: 'finland.demands',
    label: words('line.finlandDemands'),
    question: words('fact.finlandDemands'),
    type: truth,
    lasts: 'ever',
    value: 1,
  },
  {
    id: 'finland/baltic-states',
    fact: 'finland.baltic-states',
    label: words('line.finlandBaltic'),
    question: words('fact.finlandBaltic'),
    type: truth,
    lasts: 'ever',
    value: 2,
  },
  {
    id: 'finland/war',
    fact: 'finland.germany-declares',
    label: words('line.finlandWar'),
    question: words('fact.finlandWar'),
    type: truth,
    lasts: 'phase',
    value: 2,
    war: 'suffices',
  },
];
