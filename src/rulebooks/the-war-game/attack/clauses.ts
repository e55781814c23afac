import type { ClauseEntry } from '../../../kernel/clause.ts';

type Row = readonly [clause: string, title: string, kind: ClauseEntry['kind'], where: string];

const ROWS: readonly Row[] = [
  ['G.A7', 'A conquered territory', 'computed', 'battles.ts#battle'],
  ['G.A8', 'Who decides where it is Sworn', 'directive', 'attacks-made.ts#tellRules'],
  ['G.B1', 'What the Axis may attack', 'enforced', 'b-who-may-attack.ts#attackBar'],
  ['G.B2', 'The Axis are friends', 'enforced', 'b-friends.ts#friendThere'],
  ['G.B3', 'What the U.S.S.R. may attack', 'enforced', 'b-who-may-attack.ts#sovietBar'],
  ['G.B4', 'Soviet territory is Neutral to other Allies', 'enforced', 'a4-entry.ts#entryBar'],
  ['G.B5', 'What China may attack', 'enforced', 'b-who-may-attack.ts#chineseBar'],
  ['G.B6', 'What Britain, France and America may attack', 'enforced', 'b-who-may-attack.ts#westernBar'],
  ['G.B7', 'The Allies are friends', 'enforced', 'b-friends.ts#friendThere'],
  ['G.B8', 'Who of the Allies can attack a neutral', 'enforced', 'b-who-may-attack.ts#attackBar'],
  ['G.C1', 'The neutral takes sides at once', 'computed', 'c-boxes.ts#turnGroup'],
  ['G.C2', 'Box of Total Control: who decides, and retreat', 'enforced', 'retreats.ts#retreat'],
  ['G.C3', 'Other boxes: no retreat, fixed casualties', 'enforced', 'battle-form.ts#battleForm'],
  ['G.C4', 'What a battle comes to', 'computed', 'battles.ts#battle'],
  ['G.C5', 'The last attack counts', 'computed', 'c-boxes.ts#giveBack'],
  ['G.D1', 'A neutral ship lets all pass', 'directive', 'd-navy.ts#tellShip'],
  ['G.D2', 'It defends once its nation is attacked', 'directive', 'd-navy.ts#tellShip'],
  ['G.D3', 'A landing must sink it', 'directive', 'd-navy.ts#tellShip'],
  ['G.D4', 'It may retreat', 'enforced', 'd-navy.ts#ships'],
  ['G.E1', 'One attack is an attack on the whole group', 'computed', 'c-boxes.ts#turnGroup'],
  ['G.E3', 'Greenland turns to America', 'computed', 'c-boxes.ts#turnGroup'],
];

/** What stands and falls together is read off the entries. */
const GROUPS: ClauseEntry = {
  clause: 'G.E2',
  title: 'The groups',
  kind: 'computed',
  where: 'the-war-game/territories.ts#groupOf',
};

/** The clauses of attacks, and what does them. */
export const CLAUSES: readonly ClauseEntry[] = [
  GROUPS,
  ...ROWS.map(([clause, title, kind, where]) => ({
    clause,
    title,
    kind,
    where: `the-war-game/attack/${where}`,
  })),
];
