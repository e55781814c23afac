import type { ToldBy } from '../../kernel/kit/silent.test-helper.ts';

const REACTS =
  'The naming form has a row for the roll in reaction, barred until the event is told: who may react reads there what it takes.';
const HISTORY = 'The scenario begins with it, and nothing in play changes it.';
const COUNTED =
  'Before a level is worked out the table is asked whether anything of it has changed, and gets it in a form if so.';
const BY_PLAY = 'Play itself writes it, and says so; the table corrects it.';

/** How a table surely tells what a game knows from its start on and never asks for (silent.test.ts holds it to that). */
export const TOLD_BY: readonly ToldBy[] = [
  // what somebody does on the map, and others react to (49.63)
  { facts: 'norway.mined', by: 'name', why: REACTS },
  { facts: 'war.russia-finland', by: 'name', why: REACTS },
  { facts: 'war.russia-sweden', by: 'name', why: REACTS },
  { facts: 'war.axis-sweden', by: 'name', why: REACTS },
  { facts: 'war.axis-denmark', by: 'name', why: REACTS },
  { facts: 'war.west-portugal', by: 'name', why: REACTS },
  { facts: 'war.allies-vichy', by: 'name', why: REACTS },
  { facts: 'vichy.colonies-attacked', by: 'name', why: REACTS },
  {
    facts: 'west.attacked-neutral',
    by: 'roll',
    why: 'It is asked with each year\u2019s first roll that counts it, for Belgium/Luxembourg.',
  },
  // wars
  {
    facts: 'war.*',
    by: 'name',
    why: 'What a war opens is barred in the forms until it is told, with that as the reason; that it is told asks who declared it.',
  },
  { facts: 'war-since.*', by: 'told.allotted', why: HISTORY },
  {
    facts: 'at-war.*',
    by: 'lesser',
    why: 'Who takes a result there that such a war would make dear is reminded to tell it first (49.58).',
  },
  // the countries of rule 49
  {
    facts: 'conquered.*',
    by: 'name',
    why: 'Before a naming it is asked of each country that is fought, and once a year of each with a result in effect; of others nothing hangs on it but that they are named, with the map in view.',
  },
  {
    facts: 'aggressor.*',
    by: 'name',
    why: 'It is asked as soon as a country that a power is at war with joins the other side, by a report or by a die; before that it bars nobody.',
  },
  { facts: 'standing.*', by: 'told.result', why: BY_PLAY },
  { facts: 'permanent.*', by: 'told.result', why: BY_PLAY },
  { facts: 'subversion.uses', by: 'subversion', why: BY_PLAY },
  { facts: 'rumania.demands', by: 'told.demand.rumania', why: BY_PLAY },
  { facts: 'finland.demands', by: 'told.demand.finland', why: BY_PLAY },
  {
    facts: 'spy-ring.*',
    by: 'allocate',
    why: 'A ring that is disclosed announces DPs as they are placed (49.21): who has it says so then, or has it secret by ruling.',
  },
  { facts: 'unbuilt.*', by: 'roll', why: 'The sheet of each roll shows its line before the die falls.' },
  {
    facts: 'undefended.this-year',
    by: 'told.allotted',
    why: 'In a war with Russia it is asked; in peace, or in a scenario of one year, nothing reads it.',
  },
  {
    facts: 'dp.undefended',
    by: 'told.allotted',
    why: 'Before the first year start nothing has been lost (49.154F).',
  },
  // surrenders
  { facts: 'surrendered.*', by: 'told.britainSurrenders', why: BY_PLAY },
  { facts: 'france.*', by: 'told.franceFalls', why: BY_PLAY },
  {
    facts: 'returned.*',
    by: 'concessions',
    why: 'Play itself writes it, and says so; a game that begins after a British surrender asks for it.',
  },
  { facts: 'britain.points', by: 'told.forbearance', why: BY_PLAY },
  { facts: 'removed-factors.britain', by: 'told.countAsUnbuilt', why: BY_PLAY },
  { facts: 'russia.lowest', by: 'told.removes', why: BY_PLAY },
  { facts: 'cumulative.*', by: 'told.allotted', why: HISTORY },
  // what a resistance table counts
  { facts: 'control.*', by: 'changes', why: COUNTED },
  { facts: 'atomic.*', by: 'changes', why: COUNTED },
  { facts: 'firestormed.*', by: 'changes', why: COUNTED },
  { facts: 'home-hexes.japan', by: 'changes', why: COUNTED },
  { facts: 'islands.*', by: 'changes', why: COUNTED },
];
