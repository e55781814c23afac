import { eachOf, truth, whole, once } from '../../../kernel/index.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { fact, family, single } from '../facts/facts.ts';
import { part } from '../part.ts';
import type { WorldFamily, Open } from '../state.ts';
import { TURNS } from '../war/wars.ts';
import { countedTexts } from './22-counted.words.ts';
import { navy } from './22-naval.ts';

// 59.22: what the British Resistance Table counts on the map.

/** More than there are or can be. */
const MOST = { oil: 4, transports: 99, unbuilt: 400, front: 300 };

/** The Commonwealth countries whose surrender counts (59.21). */
export const COMMONWEALTH = ['australia', 'india'] as const;

/** Whether Australia or India has surrendered (59.21, 59.81). */
export const surrenderedMinor = family<[(typeof COMMONWEALTH)[number]]>({
  key: once((country) => `surrendered-minor.${country}`),
  each: eachOf(COMMONWEALTH),
  spec: (_, country) => fact('surrenderedMinor', truth, ['59.21', '59.81'], { args: { target: country } }),
});

/** The oil effects that apply to Britain, Ulster left out, and offset ones too (59.21, 59.22C). */
export const oilEffects = single(
  'oil-effects.britain',
  fact('oilBritain', whole(0, MOST.oil), ['59.21', '59.22C'], { askedOf: 'britain' }),
);

/** The Western Allied transports in the Atlantic, once losses have been replaced (59.21, 59.22D). */
export const transports = single(
  'transports.atlantic',
  fact('atlanticTransports', whole(0, MOST.transports), ['59.21', '59.22D'], { askedOf: 'britain' }),
);

/** The unbuilt British and Commonwealth ground and army air factors, without removed ones (59.21, 59.22E, 59.871). */
export const unbuiltFactors = single(
  'unbuilt-factors.britain',
  fact('unbuiltBritain', whole(0, MOST.unbuilt), ['59.21', '59.22E'], { askedOf: 'britain' }),
);

/** The Western Allied ground and army air factors on the western front (59.21). */
export const westernFront = single(
  'western-front',
  fact('westernFront', whole(0, MOST.front), ['59.21'], { askedOf: 'britain' }),
);

/** Whether there is a Russian armor or infantry unit in eastern Europe (59.21). */
export const russiansInEast = single(
  'russians.eastern-europe',
  fact('russiansInEast', truth, ['59.21'], { askedOf: 'russia' }),
);

/** Whether there is one in western Poland or Rumania (59.21). */
export const russiansInWest = single(
  'russians.western-poland',
  fact('russiansInWest', truth, ['59.21'], { askedOf: 'russia' }),
);

/** Whether there is a Western Allied armor or infantry unit in Germany (59.21). */
export const westInGermany = single(
  'west.in-germany',
  fact('westInGermany', truth, ['59.21'], { askedOf: 'britain' }),
);

const FALL_OF_SINGAPORE = TURNS.indexOf('1941/winter');

/** Whether it is Winter 1941 or later: in a European scenario Japan has Singapore from then on, until it surrenders (59.22B, 57.41). */
export const singaporeFallen = single(
  'singapore.fallen',
  fact('singaporeFallen', truth, ['59.22B'], { by: 'game' }),
  ({ open }: { open: Open }) =>
    TURNS.indexOf(`${open.year}/${open.turn}`) >= FALL_OF_SINGAPORE && !hasSurrendered(open, 'japan'),
);

/** The facts of the British Resistance Table (59.21). */
const BRITISH: readonly WorldFamily[] = [
  surrenderedMinor,
  oilEffects,
  transports,
  unbuiltFactors,
  navy,
  westernFront,
  russiansInEast,
  russiansInWest,
  westInGermany,
  singaporeFallen,
];

/** 59.22: what the table counts. */
export const RESISTANCE_COUNTS = part(import.meta.url, {
  clauses: {
    '59.22B': ['enforced', 'Hex control', 'singaporeFallen'],
    '59.22C': ['computed', 'Oil effects', 'oilEffects'],
    '59.22D': ['computed', 'Atlantic transport level', 'transports'],
    '59.22E': ['computed', 'Unbuilt British units', 'unbuiltFactors'],
  },
  facts: BRITISH,
  texts: countedTexts,
});
