import { rulingsOf } from '../../../kernel/index.ts';
import { ALLIES } from '../nations.ts';
import { part } from '../part.ts';
import type { Effect, GuideEntry } from '../stories/rule.ts';
import {
  add,
  all,
  battle,
  become,
  friendly,
  not,
  now,
  isOccupiedBy,
  ruling,
  state,
  swap,
  when,
} from '../stories/say.ts';
import { clausesOf } from './clauses-of.ts';

const NEIGHBOUR = isOccupiedBy('germany', 'adjacent');
const AFTER_BATTLE = all(ruling('iraq-swap', 'after-battle'), isOccupiedBy('allies'));

/** IRQ.U1: Rashid Ali takes power, and what follows at once. */
const COUP: readonly Effect[] = [
  become('rashid-ali'),
  friendly('germany'),
  add('infantry'),
  when(not(AFTER_BATTLE), [now('IRQ.U3')]),
  now('IRQ.U2'),
];

/**
 * IRQ: Rashid Ali takes power by a roll, or because Germany is next door (IRQ.U1). His army attacks the Allies who are there
 * (IRQ.U2), and one of its infantry becomes German (IRQ.U3). Boxes: IRQ.AX, IRQ.AL.
 */
export const IRAQ: GuideEntry = {
  id: 'IRQ',
  name: 'Iraq',
  rolls: 'germany',
  home: [{ id: 'iraq', entry: 'IRQ', name: 'Iraq', value: 3, forces: { infantry: 1 } }],
  start1939: { uk: 'friendly' },
  start1942: { uk: 'friendly' },
  states: ['nuri', 'rashid-ali'],
  rules: [
    {
      id: 'IRQ.U1',
      kind: 'roll',
      rolls: 'germany',
      needs: 5,
      when: state('nuri'),
      then: COUP,
    },
    { id: 'IRQ.U1/neighbour', kind: 'event', when: all(state('nuri'), NEIGHBOUR), then: COUP },
    {
      id: 'IRQ.U2',
      kind: 'event',
      at: 'called',
      when: isOccupiedBy('allies'),
      then: [
        battle({
          army: 'IRQ',
          in: 'iraq',
          turnOf: 'germany',
          against: ALLIES,
          join: ['germany'],
          won: [when(ruling('iraq-swap', 'after-battle'), [now('IRQ.U3')])],
          lost: [],
          none: [],
        }),
      ],
    },
    { id: 'IRQ.U3', kind: 'event', at: 'called', then: [swap('infantry', 1, 'germany')] },
  ],
  axis: { class: 'sworn', nations: ['uk'] },
  allied: { class: 'total', nations: ['germany'] },
};

/** The rulings of Iraq. */
const { RULINGS } = rulingsOf([
  {
    id: 'iraq-swap',
    clauses: ['IRQ.U2', 'IRQ.U3'],
    question: 'Rashid Ali’s army must attack Allies: when does one of its infantry become German?',
    choices: [
      { id: 'first', text: 'At once, before the attack.' },
      { id: 'after-battle', text: 'After an attack that it has won, if it has infantry left.' },
    ],
    default: 'first',
  },
  {
    id: 'iraq-battle',
    clauses: ['IRQ.U2'],
    question: 'Whose is Iraq when its army has attacked the Allies in it?',
    choices: [{ id: 'stays', text: 'Germany’s friend as before, whoever wins.' }],
    default: 'stays',
    fixed: true,
  },
]);

/** IRQ: its clauses, and its rulings. */
export const IRAQ_STORY = part(import.meta.url, { clauses: clausesOf(IRAQ), rulings: RULINGS });
