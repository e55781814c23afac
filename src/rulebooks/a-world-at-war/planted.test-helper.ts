import { type frame, setFact } from '../../kernel/index.ts';
import { around, type FaultGround } from '../../kernel/kit/ground.test-helper.ts';
import type { KitOptions } from '../../kernel/kit/options.ts';
import { shortTry } from '../../kernel/kit/shortened.test-helper.ts';
import { faultsAround, type PlantedFault } from '../../kernel/kit/planted.test-helper.ts';
import type { Fault } from '../../kernel/kit/report.ts';
import { hiddenRing } from './49-diplomacy/4262-spy-rings.ts';
import { yearEndTexts } from './49-diplomacy/45-year-end.words.ts';
import { aWorldAtWar } from './index.ts';
import { dpDoor, dpsIn, type WorldPosition } from './state.ts';
import { MINORS, RUSSIAN_TARGETS } from './tables/targets.ts';

/** Rule 49 in which the Axis holds secret spy rings from the start. */
const book = around(aWorldAtWar as unknown as frame.Rulebook, (rules) => ({
  setup() {
    const position = rules.setup();
    for (const target of MINORS)
      setFact(position.sealed['european-axis']?.facts ?? {}, hiddenRing.key('european-axis', target), true);
    return position;
  },
}));

const GROUND: FaultGround = {
  book: aWorldAtWar as unknown as frame.Rulebook,
  keeper: 'russia',
  other: 'western-allies',
  place: 'allocate',
  name: 'name',
  namer: 'russia',
  targets: MINORS.filter((target) => RUSSIAN_TARGETS.includes(target)),
  points: ({ sealed }, seat, target) =>
    dpsIn((sealed as unknown as WorldPosition['sealed'])[seat]?.dps ?? {}, target),
  named: (answer) => Object.keys(answer as object),
  door: dpDoor,
  clause: '49.425',
  text: (n) => yearEndTexts.told.yearEnd({ year: n }),
};

/** What is known of rule 49 where a fault is planted: the one of doors that are not for all needs rings to open. */
export function groundFor({ check, name }: PlantedFault): FaultGround {
  const withRings = check === 'door that may not open' && name.includes('to all');
  return withRings ? { ...GROUND, book } : GROUND;
}

/** What the kit says of rule 49 with a planted fault, in short games. */
export function faultsIn(planted: PlantedFault, options: Partial<KitOptions>): readonly Fault[] {
  const ground = groundFor(planted);
  // Russia has to be asked wherever its secrets are looked for
  const rulings = { 'nothing-to-choose': 'asked', ...(ground !== GROUND && { 'spy-rings': 'secret' }) };
  const setups = [{ scenario: 'european-1940', rulings, data: null }];
  return faultsAround(planted, ground, {
    ...shortTry({ setups, seeds: 1, pairs: 6 }),
    asides: 60,
    ...options,
  });
}
