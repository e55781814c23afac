import type { ClauseEntry } from '../../../kernel/clause.ts';

const at = (file: string): string => `the-war-game/part-two/${file}`;

/** The general rules of influence and its money. */
export const CLAUSES: readonly ClauseEntry[] = [
  {
    clause: 'G.I1',
    title: 'The progression 1, 2, 4, 8, 11',
    kind: 'computed',
    where: at('i1-progression.ts#baseOf'),
  },
  { clause: 'G.I2', title: 'What a roll needs', kind: 'computed', where: at('i2-bonuses.ts#neededBy') },
  { clause: 'G.I3', title: 'Every roll counts', kind: 'enforced', where: at('i1-progression.ts#advance') },
  { clause: 'G.I4', title: 'What begins anew', kind: 'enforced', where: at('i4-resets.ts#resetAtEnd') },
  { clause: 'G.I5', title: 'One roll a turn', kind: 'enforced', where: at('i3-attempts.ts#attempts') },
  {
    clause: 'G.I6',
    title: 'No influence without an entry',
    kind: 'enforced',
    where: at('channels.ts#channelsOf'),
  },
  { clause: 'G.J1', title: 'Up to three dollars', kind: 'enforced', where: at('j1-money.ts#mostOn') },
  {
    clause: 'G.J2',
    title: 'At most a tenth of the land value',
    kind: 'enforced',
    where: at('j2-cap.ts#leftOf'),
  },
  { clause: 'G.J3', title: 'Debts', kind: 'directive', where: at('j3-debts.ts#tellIncome') },
  { clause: 'G.J4', title: 'Who spends must ask', kind: 'enforced', where: at('j4-counter.ts#paid') },
  {
    clause: 'G.J5',
    title: 'One opponent, one to three dollars',
    kind: 'enforced',
    where: at('j4-counter.ts#counter'),
  },
  {
    clause: 'G.J6',
    title: 'Who may spend against it',
    kind: 'computed',
    where: at('j4-counter.ts#enemiesInBoxes'),
  },
  { clause: 'G.J7', title: 'Bids are shown together', kind: 'enforced', where: at('j7-bids.ts#bid') },
  { clause: 'G.J9', title: 'What entries ask for', kind: 'enforced', where: at('j1-money.ts#fixedOf') },
];
