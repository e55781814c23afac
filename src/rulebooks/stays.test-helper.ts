import type { Stays } from '../kernel/kit/there-and-back.test-helper.ts';

// What stays although the table tells its cause back, by rulebook: the rule keeps it, or only putting right takes it out.

const ONLY_PUT_RIGHT = 'what a fall has brought stays; that there was none is put right, not told anew';

/** What stays, by rulebook. */
export const STAYS: Readonly<Record<string, readonly Stays[]>> = {
  'level-of-cooperation': [],
  'gathering-storm': [],
  'the-war-game': [
    {
      told: 'war.*',
      fact: 'had-war.*',
      why: 'a war that ended was one: Brazil asks whether there ever was any (BRA.U1)',
    },
    {
      told: 'war.germany.*',
      fact: 'phony-war',
      why: 'once it has started, the Phony War has been, whatever peace comes (MEX.E1)',
    },
    {
      told: 'holder.french-indo-china',
      fact: 'government.THA',
      why: 'once taken it is no longer sworn, and can be asked of France anew when it is French again (THA.U1)',
    },
  ],
  'a-world-at-war': [
    {
      told: 'election.usat',
      fact: 'usat.actual',
      why: 'an election told back is an election of the level before it, which sets that level again (49.86)',
    },
    {
      told: 'election.usjt',
      fact: 'usjt.actual',
      why: 'an election told back is an election of the level before it, which sets that level again (49.86)',
    },
    {
      told: 'war.*',
      fact: 'war-since.*',
      why: 'a second war begins when it is told (57.14A)',
    },
    {
      told: 'war*',
      fact: 'war-declared.*',
      why: 'who declared a second war is told with it (59.87)',
    },
    {
      told: 'war*',
      fact: 'undefended.this-year',
      why: 'how many undefended areas there were is asked anew once a war has come or gone (49.154F)',
    },
    {
      told: 'war.west-portugal',
      fact: 'west.attacked-neutral',
      why: 'an attack that is over was one (49.4265)',
    },
    {
      told: 'war.*',
      fact: 'may-react.*',
      why: 'an event that comes anew triggers a reaction roll anew (49.63)',
    },
    {
      told: 'norway.mined',
      fact: 'may-react.*',
      why: 'mined anew, it triggers a reaction roll anew (49.63)',
    },
    {
      told: 'vichy.colonies-attacked',
      fact: 'may-react.*',
      why: 'attacked anew, they trigger a reaction roll anew (49.63)',
    },
    {
      told: 'atomic.us',
      fact: 'us-attacked',
      why: 'what was told as an attack of this turn is its own fact, and ends with the turn (62.21B)',
    },
    {
      told: 'war.*',
      fact: 'standing.*',
      why: 'whose a country is that was attacked and is at peace again has to be told (49.58)',
    },
    {
      told: 'war.*',
      fact: 'at-war.*',
      why: 'the war of a power with a country is told apart from the event: what it was owed for is told (49.58)',
    },
    {
      told: 'at-war.*',
      fact: 'standing.*',
      why: 'who is told to fight its own associate has it no longer; at peace again it has to be won anew (49.58)',
    },
    {
      told: 'at-war.*',
      fact: 'war.*',
      why: 'whether others are at war with the country has to be told (49.61)',
    },
    {
      told: 'standing.*',
      fact: 'aggressor.*',
      why: 'who attacked a country that was an ally has to be told (49.435)',
    },
    {
      told: 'standing.*',
      fact: 'at-war.*',
      why: 'who takes a country to its side is not at war with it (49.58)',
    },
    {
      told: 'standing.*',
      fact: 'war.*',
      why: 'who takes a country to its side is not at war with it (49.58)',
    },
    {
      told: 'conquered.*',
      fact: 'at-war.*',
      why: 'a conquest ends the war; freed, the country begins none (49.58)',
    },
    {
      told: 'conquered.*',
      fact: 'war.*',
      why: 'a conquest ends the war; freed, the country begins none (49.61)',
    },
    {
      told: 'war.*',
      fact: 'war.*',
      why: 'who has made peace joins no war by itself, but one of its ally that is told anew (59.86)',
    },
    { told: 'war.*', fact: 'british-peace', why: 'a war that is told ends the peace (59.86)' },
    {
      told: 'paris.axis',
      fact: 'control.paris',
      why: 'it says whose Paris is as long as nothing else does (58.11A)',
    },
    { told: 'control.paris', fact: 'paris.axis', why: 'of its turn, and told with Paris (58.11A)' },
    {
      told: 'at-war.*',
      fact: 'west.attacked-neutral',
      why: 'an attack that is over was one (49.4265)',
    },
    {
      told: 'war.allies-vichy',
      fact: 'west.attacked-neutral',
      why: 'an attack that is over was one (49.4265)',
    },
    {
      told: 'occupied.*',
      fact: 'control.*',
      why: 'who occupies a place controls it: whose it is once he has left has to be told (57.12)',
    },
    {
      told: 'home-hexes.japan',
      fact: 'occupied.*',
      why: 'fewer hexes than places that are told to be occupied: which of them are not has to be told (57.11)',
    },
    {
      told: 'french-hexes.western',
      fact: 'control.*',
      why: 'fewer hexes than cities that are told to be Western: which of them are not has to be told (60.11)',
    },
    { told: 'france.conquered', fact: 'france.*', why: ONLY_PUT_RIGHT },
    { told: 'surrendered.france', fact: 'france.*', why: ONLY_PUT_RIGHT },
    { told: 'surrendered.japan', fact: 'redeployments.us', why: ONLY_PUT_RIGHT },
    { told: 'surrendered.*', fact: 'control.*', why: ONLY_PUT_RIGHT },
    { told: 'surrendered.*', fact: 'china.in-force', why: ONLY_PUT_RIGHT },
    {
      told: 'surrendered.britain',
      fact: 'britain.turn',
      why: 'a second surrender has a turn of its own (59.14)',
    },
    {
      told: 'surrendered.italy',
      fact: 'surrendered.italy',
      why: 'what lies in Italy is opened first (56.31A)',
    },
  ],
};
