import type { Json } from '../../kernel/index.ts';
import type { Steering, World } from './steered.test-helper.ts';

// Where play that goes its own way does not come to: each start in the middle has the name of what follows from it.

const YES_OR_NO: readonly Json[] = [true, false];

/** What tables report without being asked. */
export const REPORTS: NonNullable<Steering['reports']> = {
  'threat.SWE': YES_OR_NO,
  'threat.TUR': YES_OR_NO,
  'threat.NOR': YES_OR_NO,
  'threat.FIN': YES_OR_NO,
  vichy: [6],
};

/** A start with how often it is played, and for how many turns. */
interface NamedStart extends World, Omit<Steering, 'seed'> {
  readonly seeds: number;
}

const all = (keys: readonly string[], value: Json): Record<string, Json> =>
  Object.fromEntries(keys.map((key) => [key, value]));

const NATIONS = ['germany', 'italy', 'ussr', 'uk', 'france', 'japan', 'usa', 'china'];
const LIST = ['belgium-holland', 'bulgaria', 'denmark', 'greece', 'hungary', 'norway', 'romania'];
const LIST_TOO = ['poland-eastern', 'poland-western', 'yugoslavia'];
const LANDS = ['algeria', 'france', 'gibraltar', 'morocco', 'tunisia'];
const PORTUGUESE = ['portugal', 'angola', 'azores', 'mozambique'];
/** Germany has all that Spain wants to see. */
const SPANISH_LIST = {
  ...all(
    [...LIST, ...LIST_TOO].map((place) => `class.${place}.germany`),
    'total',
  ),
  ...all(
    LANDS.map((land) => `holder.${land}`),
    'germany',
  ),
  // or Romania turns from whom it does not see (ROM.R1)
  ...all(['units.germany.romania.infantry', 'units.germany.hungary.infantry'], 2),
};

/** A channel that has been rolled so often that its next roll works at 11 or less. */
const tried = (channel: string): Record<string, Json> => ({ [`attempts.${channel}`]: 4 });

/** The named starts. */
export const NAMED_STARTS: Readonly<Record<string, NamedStart>> = {
  'Argentina is asked by all who are there (ARG.I1)': {
    turn: 2,
    facts: {
      ...all(
        NATIONS.map((nation) => `units.${nation}.argentina.infantry`),
        1,
      ),
      ...tried('ARG.I1/france'),
    },
    likes: ['try/ARG.I1', 'spend/ARG.I1'],
    turns: 1,
    seeds: 30,
  },
  ...Object.fromEntries(
    ['uk', 'japan', 'china'].map((nation) => [
      `one nation alone is in Argentina: ${nation} (ARG.I1)`,
      {
        turn: 2,
        facts: { [`units.${nation}.argentina.infantry`]: 1, ...tried(`ARG.I1/${nation}`) },
        likes: ['try/ARG.I1', 'spend/ARG.I1'],
        turns: 1,
        seeds: 16,
      },
    ]),
  ),
  ...Object.fromEntries(
    ['faeroe-islands', 'greenland', 'iceland'].map((colony) => [
      `Allies go to a Danish colony: ${colony} (DEN.E1)`,
      {
        scenario: 'world-1942',
        turn: 9,
        rulings: { 'iceland-freed': 'joins' },
        facts: { [`class.${colony}.germany`]: 'total' },
        likes: [`uk-attacks/${colony}`, `uk-infantry/${colony}`],
        turns: 1,
        seeds: 16,
      },
    ]),
  ),
  'the British stand in a Portugal that pays them, and France has fallen (POR.E2)': {
    turn: 3,
    facts: {
      ...all(
        PORTUGUESE.map((place) => `class.${place}.uk`),
        'economic',
      ),
      ...all(
        PORTUGUESE.map((place) => `through.${place}.uk`),
        'POR.I2',
      ),
      ...all(
        PORTUGUESE.slice(1).map((place) => `units.uk.${place}.infantry`),
        1,
      ),
      'holder.france': 'germany',
    },
    turns: 1,
    seeds: 2,
  },
  'Americans are in the Argentina of Castillo (ARG.U2)': {
    turn: 2,
    facts: { 'government.ARG': 'castillo', 'units.usa.argentina.infantry': 2 },
    turns: 1,
    seeds: 90,
  },
  'France has lost the trust of Belgium (BEH.E1)': {
    turn: 2,
    facts: { 'class.belgium-holland.france': 'neutral' },
    turns: 1,
    seeds: 1,
  },
  'the U.S.S.R. is beside an empty Bulgaria (BUL.U2, BUL.E2)': {
    scenario: 'world-1942',
    turn: 11,
    facts: { 'units.germany.bulgaria.infantry': 0, 'units.ussr.romania.infantry': 2 },
    turns: 2,
    seeds: 6,
  },
  'armies stand in force (BUL.O1, CAM.O1, FIN.E1, HUN.O1, YEM.O1)': {
    turn: 2,
    facts: {
      'units.germany.bulgaria.infantry': 3,
      'units.usa.central-america.infantry': 3,
      'units.germany.norway.infantry': 1,
      'units.germany.hungary.infantry': 3,
      'class.saudi-arabia.germany': 'total',
      'units.uk.yemen.infantry': 1,
    },
    turns: 1,
    seeds: 2,
  },
  'the Axis goes far (EIR.AX, ROM.AX, THA.AX)': {
    likes: ['germany-attacks/eire', 'japan-attacks/romania', 'italy-attacks/thailand'],
    turns: 1,
    seeds: 12,
  },
  'the British and the French are at full war (BEH.E2)': {
    turn: 2,
    facts: { 'war.germany.uk': 'full', 'war.germany.france': 'full' },
    turns: 1,
    seeds: 1,
  },
  'Brazil has ousted Vargas (BRA.U2)': {
    turn: 3,
    facts: { 'government.BRA': 'vargas-ousted', 'class.brazil-northern.usa': 'neutral' },
    turns: 1,
    seeds: 8,
  },
  'Chile is ruled by fascists (CHI.U2)': {
    turn: 3,
    facts: { 'government.CHI': 'chilean-fascists', 'class.chile.germany': 'friendly' },
    turns: 1,
    seeds: 8,
  },
  'Germans stand in Chile in force (CHI.O1)': {
    turn: 3,
    facts: { 'units.germany.chile.infantry': 3 },
    turns: 1,
    seeds: 1,
  },
  'Germany is next to Iraq (IRQ.U1/neighbour)': {
    turn: 3,
    facts: { 'holder.syria': 'germany' },
    turns: 1,
    seeds: 1,
  },
  'Allies go to Denmark (DEN.E1)': {
    scenario: 'world-1942',
    turn: 9,
    likes: ['uk-attacks/denmark', 'uk-infantry/denmark'],
    turns: 1,
    seeds: 12,
  },
  'the U.S.S.R. goes to Romania (ROM.R2)': {
    scenario: 'world-1942',
    turn: 9,
    facts: { 'units.germany.romania.infantry': 2 },
    likes: ['ussr-attacks/romania'],
    turns: 1,
    seeds: 4,
  },
  'Portugal’s colonies host the British (POR.I2)': {
    turn: 3,
    facts: { 'units.uk.angola.infantry': 1, ...tried('POR.I2/uk') },
    likes: ['try/POR.I2', 'spend/POR.I2'],
    turns: 1,
    seeds: 12,
  },
  'the U.S.S.R. goes far (MEX.AL)': { likes: ['ussr-attacks/mexico'], turns: 1, seeds: 4 },
  'the U.S.S.R. goes next door (EST.AL)': { likes: ['ussr-attacks/estonia'], turns: 1, seeds: 6 },
  'Hungary is empty, with Soviets and British beside it (HUN.R3)': {
    scenario: 'world-1942',
    turn: 11,
    facts: {
      'units.germany.hungary.infantry': 0,
      'units.ussr.romania.infantry': 2,
      'units.uk.yugoslavia.infantry': 2,
    },
    turns: 1,
    seeds: 60,
  },
  'Hungary is empty, with British beside it (HUN.R2)': {
    scenario: 'world-1942',
    turn: 11,
    facts: { 'units.germany.hungary.infantry': 0, 'units.uk.yugoslavia.infantry': 2 },
    turns: 1,
    seeds: 10,
  },
  'the British are in a Friendly Eire (EIR.U1b)': {
    turn: 3,
    facts: { 'units.uk.eire.infantry': 1 },
    turns: 1,
    seeds: 8,
  },
  'the British have left Iran (IRN.O2)': {
    turn: 3,
    facts: { 'class.iran.uk': 'sworn', 'through.iran.uk': 'IRN.O1' },
    turns: 1,
    seeds: 1,
  },
  'the British are in Iraq (IRQ.U2)': {
    turn: 3,
    facts: { 'units.uk.iraq.infantry': 2 },
    turns: 1,
    seeds: 25,
  },
  'a few Soviets are in a sworn Mongolia (MON.U1, MON.U2, MON.O0)': {
    turn: 3,
    facts: {
      'class.mongolia.ussr': 'sworn',
      'class.mongolia.japan': 'friendly',
      'class.mongolia.china': 'friendly',
      'units.ussr.mongolia.infantry': 1,
    },
    turns: 2,
    seeds: 40,
  },
  'nobody is in a sworn Mongolia (MON.O1/left)': {
    turn: 3,
    rulings: { 'mongolia-left': 'lapses' },
    facts: { 'class.mongolia.ussr': 'sworn', 'through.mongolia.ussr': 'MON.O1' },
    turns: 1,
    seeds: 1,
  },
  'Peru has Ecuador (ECU.E2)': {
    turn: 3,
    rulings: { 'peru-ecuador': 'ecuador' },
    facts: {
      'government.PER': 'ecuador-taken',
      'government.ECU': 'ecuador-peruvian',
      'class.ecuador.usa': 'neutral',
      'natives.ecuador.infantry': 1,
    },
    likes: ['usa-attacks/ecuador', 'usa-infantry/ecuador'],
    turns: 1,
    seeds: 30,
  },
  'Americans are in a Friendly Paraguay (PAR.E2)': {
    turn: 3,
    facts: { 'class.paraguay.usa': 'friendly', 'units.usa.paraguay.infantry': 1 },
    turns: 1,
    seeds: 1,
  },
  'Spain is Germany’s friend (POR.I1)': {
    turn: 3,
    facts: { 'class.spain.germany': 'friendly' },
    likes: ['try/POR.I1'],
    turns: 2,
    seeds: 6,
  },
  'Portugal trades with the U.K. (POR.I2/entry)': {
    turn: 3,
    facts: { 'class.portugal.uk': 'economic', 'through.portugal.uk': 'POR.I2' },
    turns: 1,
    seeds: 2,
  },
  'Germany has Europe (SPA.I1)': {
    turn: 4,
    facts: { ...SPANISH_LIST, ...tried('SPA.I1/germany') },
    likes: ['try/SPA.I1'],
    turns: 1,
    seeds: 32,
  },
  'Germany has Europe, and an army in Spain (SPA.O1)': {
    turn: 4,
    facts: { ...SPANISH_LIST, 'units.germany.spain.infantry': 9 },
    likes: ['germany-out-infantry/spain'],
    turns: 2,
    seeds: 10,
  },
  'a few Germans are in Spain, and France is free (SPA.I2)': {
    turn: 4,
    facts: { 'units.germany.spain.infantry': 1, ...tried('SPA.I2/uk') },
    likes: ['try/SPA.I2', 'spend/SPA.I2'],
    turns: 1,
    seeds: 12,
  },
  'Germany takes France, while the U.K. woos Spain (SPA.I2, G.I4)': {
    turn: 4,
    facts: { 'attempts.SPA.I2/uk': 2, 'war.germany.france': 'full' },
    likes: ['germany-takes/france'],
    turns: 2,
    seeds: 6,
  },
  'Americans alone are in Argentina (ARG.I1)': {
    turn: 2,
    facts: { 'units.usa.argentina.infantry': 1, ...tried('ARG.I1/usa') },
    likes: ['try/ARG.I1', 'spend/ARG.I1'],
    turns: 1,
    seeds: 10,
  },
  'Greece listens to the British (GRE.I1)': {
    turn: 2,
    facts: { ...tried('GRE.I1/uk'), 'units.germany.bulgaria.infantry': 1 },
    likes: ['try/GRE.I1'],
    turns: 1,
    seeds: 6,
  },
  'the Axis is beside Oman and Yemen (OMA.M2, YEM.M1, YEM.M1/free)': {
    turn: 2,
    rulings: { 'yemen-dollar': 'free' },
    facts: { 'class.saudi-arabia.germany': 'total', 'units.uk.oman.infantry': 1 },
    likes: ['try/OMA.I1', 'try/YEM.I1'],
    turns: 1,
    seeds: 10,
  },
  'the Axis is in Egypt (SAU.M1)': {
    turn: 2,
    facts: { 'holder.egypt': 'germany' },
    likes: ['try/SAU.I1'],
    turns: 1,
    seeds: 4,
  },
  'Germany has no land left to spend against Saudi Arabia (G.J2, G.J5)': {
    turn: 2,
    likes: ['try/SAU.I1'],
    reports: { 'land-value.germany': [0] },
    turns: 1,
    seeds: 16,
  },
  'a territory is won while dice are waited for (G.I6)': {
    turn: 2,
    likes: ['try/OMA.I1'],
    reports: { 'class.oman.uk': ['sworn'] },
    turns: 1,
    seeds: 8,
  },
  'what was won is lost again (G.I4)': {
    turn: 2,
    rulings: { resume: 'anew' },
    facts: { 'won.CAM.I1/usa': true, 'attempts.CAM.I1/usa': 2 },
    turns: 1,
    seeds: 3,
  },
  'communists rule Bulgaria, and Hungary has turned (BUL.E2, HUN.E2)': {
    turn: 3,
    facts: { 'government.BUL': 'bulgarian-communists', 'government.HUN': 'hungarian-turn' },
    turns: 1,
    seeds: 1,
  },
  'Boris may be followed (BUL.U1)': {
    turn: 3,
    facts: { 'class.bulgaria.germany': 'sworn' },
    turns: 1,
    seeds: 8,
  },
  'Bolivia holds its second election (BOL.U3)': {
    turn: 8,
    facts: { 'government.BOL': 'quintanilla', 'rolled.BOL.U2': 4 },
    turns: 1,
    seeds: 16,
  },
};
