import { part } from '../part.ts';
import type { Effect, GuideEntry, LawRule, Place } from '../stories/rule.ts';
import {
  all,
  any,
  at,
  began,
  beganBefore,
  economic,
  friendly,
  holds,
  holdsAt,
  not,
  isOccupiedBy,
  ruling,
  isSworn,
  toNeutral,
  isUnsworn,
  when,
} from '../stories/say.ts';
import { clausesOf } from './clauses-of.ts';
import { PORTUGAL_RULINGS } from './portugal.rulings.ts';

const COLONIES: readonly Place[] = [
  { id: 'angola', entry: 'ANG', name: 'Angola', value: 2 },
  { id: 'azores', entry: 'AZO', name: 'Azores', value: 0 },
  { id: 'mozambique', entry: 'MOZ', name: 'Mozambique', value: 3 },
];

const SPAIN = at('spain');
const SPAIN_SWORN = holdsAt(SPAIN, 'germany', 'sworn');
const SPAIN_ALLIED = holdsAt(SPAIN, 'germany', 'friendly', 'sworn');
const SPAIN_WAS_ALLIED = any(
  all(ruling('portugal-follows', 'next-turn'), began('POR.I1', SPAIN_ALLIED)),
  all(ruling('portugal-follows', 'turn-after'), beganBefore('POR.I1', SPAIN_ALLIED)),
);
/** Portugal stands less close to Germany than Spain. */
const BEHIND_SPAIN = all(
  isUnsworn('germany'),
  any(not(holds('germany', ['friendly', 'economic'])), SPAIN_SWORN),
);

/** POR.E2: a colony in which Allied units stand stays Friendly to the U.K. */
const HELD = { spares: { friendly: 'uk', with: 'allies' } } as const;

const FRANCE_FREE = not(isOccupiedBy('axis', at('france')));
const FRANCE_FALLEN = all(ruling('portugal-fall', 'neutral'), isOccupiedBy('axis', at('france')));

/** POR.E2: a colony without Allied units is no friend any more. */
function lapse({ id }: Place): Effect {
  return when(all(holdsAt(at(id), 'uk', 'friendly'), not(isOccupiedBy('allies', at(id)))), [
    toNeutral('uk', { on: { places: [id] } }),
  ]);
}

/** POR.E2: a colony in which Allied units stand stays open to the U.K. when it pays it, after the fall of France, too. */
function stillOpen({ id }: Place): LawRule {
  return {
    id: `POR.E2/${id}`,
    kind: 'law',
    about: 'entry',
    by: 'uk',
    allows: true,
    on: at(id),
    when: all(holdsAt(at(id), 'uk', 'economic'), isOccupiedBy('allies', at(id))),
  };
}

/**
 * POR with Angola (ANG), the Azores (AZO) and Mozambique (MOZ): Germany may make it follow Spain (POR.I1). It is the U.K.'s friend,
 * and its colonies open to every Ally, while France is free (POR.E1); a colony where Allies are stays so (POR.E2), and the U.K. may
 * win its trade (POR.I2). Boxes: POR.AX, POR.AL.
 */
export const PORTUGAL: GuideEntry = {
  id: 'POR',
  name: 'Portugal',
  home: [{ id: 'portugal', entry: 'POR', name: 'Portugal', value: 3, forces: { infantry: 3 } }],
  colonies: COLONIES,
  start1939: { uk: 'friendly' },
  start1942: {},
  rules: [
    {
      id: 'POR.I1',
      kind: 'influence',
      by: 'germany',
      adds: 3,
      when: all(SPAIN_ALLIED, SPAIN_WAS_ALLIED, BEHIND_SPAIN),
      then: [when(SPAIN_SWORN, [isSworn('germany', HELD)], [friendly('germany', HELD)])],
    },
    {
      id: 'POR.E1',
      kind: 'event',
      at: 'turn-begins',
      when: all(FRANCE_FREE, not(holds('uk', ['economic', 'sworn']))),
      then: [friendly('uk')],
    },
    {
      id: 'POR.E1/colonies',
      kind: 'law',
      about: 'entry',
      by: 'allies',
      allows: true,
      on: 'colonies',
      when: all(
        began('POR.E1', FRANCE_FREE),
        any(
          holdsAt('colonies', 'uk', 'friendly'),
          all(ruling('portugal-economic', 'both'), holdsAt('colonies', 'uk', 'economic')),
        ),
      ),
    },
    {
      id: 'POR.E1/fall',
      kind: 'event',
      at: 'turn-begins',
      lapse: true,
      when: all(FRANCE_FALLEN, holds('uk', 'friendly')),
      then: [toNeutral('uk', { on: 'home' })],
    },
    {
      id: 'POR.E2',
      kind: 'event',
      at: 'turn-begins',
      lapse: true,
      when: FRANCE_FALLEN,
      then: COLONIES.map(lapse),
    },
    ...COLONIES.map(stillOpen),
    {
      id: 'POR.I2',
      kind: 'influence',
      by: 'uk',
      when: all(FRANCE_FREE, isOccupiedBy('allies', 'colonies'), not(holds('uk', ['economic', 'sworn']))),
      then: [economic('uk')],
    },
    {
      id: 'POR.I2/entry',
      kind: 'law',
      about: 'entry',
      by: 'uk',
      allows: true,
      when: all(
        ruling('portugal-economic', 'both'),
        holds('uk', 'economic', 'POR.I2'),
        began('POR.E1', FRANCE_FREE),
      ),
    },
  ],
  axis: { class: 'sworn', nations: ['uk'] },
  allied: { class: 'sworn', nations: ['germany'] },
};

/** POR: its clauses, and its rulings. */
export const PORTUGAL_STORY = part(import.meta.url, {
  clauses: clausesOf(PORTUGAL),
  rulings: PORTUGAL_RULINGS,
});
