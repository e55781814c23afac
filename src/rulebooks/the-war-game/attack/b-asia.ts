import type { PlaceId } from '../stories/rule.ts';
import type { Open } from '../state.ts';
import { whoMayAttackRuling } from './b-who-may-attack.rulings.ts';

const MAINLAND: readonly PlaceId[] = [
  'afghanistan',
  'iran',
  'iraq',
  'mongolia',
  'nepal',
  'oman',
  'saudi-arabia',
  'thailand',
  'tibet',
  'turkey',
  'yemen',
  'socotra',
];
const ISLANDS: readonly PlaceId[] = ['borneo', 'celebes', 'java', 'new-guinea', 'sumatra', 'timor'];

/** G.B5: whether a neutral territory lies in Asia (ruling asia). */
export function isInAsia({ rulings }: Open, place: PlaceId): boolean {
  return (
    MAINLAND.includes(place) || (whoMayAttackRuling(rulings, 'asia') === 'islands' && ISLANDS.includes(place))
  );
}
