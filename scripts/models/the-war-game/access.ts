import { AXIS, type Nation, NATIONS, WEST } from './guide.ts';
import { flagOf, isThere, masterOf, type State } from './state.ts';

// Who may enter a territory in peace, and who may attack it (G.A4, G.B).

/** On the mainland from Turkey on (ruling asia). */
const ASIA = [
  'turkey',
  'iraq',
  'iran',
  'saudi-arabia',
  'oman',
  'yemen',
  'socotra',
  'afghanistan',
  'tibet',
  'nepal',
  'mongolia',
  'thailand',
];
const ISLANDS = ['borneo', 'celebes', 'java', 'new-guinea', 'sumatra', 'timor'];

/** Friendly, Sworn and Total Control let in; so does what is Sworn to a friend or under its Total Control. */
export function mayEnter(state: State, nation: Nation, place: string): boolean {
  if (['friendly', 'sworn', 'total'].includes(flagOf(state, place, nation))) return true;
  if (WEST.includes(nation)) return WEST.some((each) => isOwn(state, each, place));
  return AXIS.includes(nation) && AXIS.some((each) => isAxisOwn(state, each, place));
}

/** In Sworn alliance or under Total Control. */
function isOwn(state: State, nation: Nation, place: string): boolean {
  return ['sworn', 'total'].includes(flagOf(state, place, nation));
}

function isAxisOwn(state: State, nation: Nation, place: string): boolean {
  if (state.rulings['axis-territory'] === 'total') return flagOf(state, place, nation) === 'total';
  return isOwn(state, nation, place);
}

export function mayAttack(state: State, nation: Nation, place: string): boolean {
  if (flagOf(state, place, nation) === 'total') return false;
  if (AXIS.includes(nation)) return mayAxisAttack(state, nation, place);
  if (nation === 'ussr') return maySovietsAttack(state, place);
  if (nation === 'china') return mayChinaAttack(state, place);
  // EIR.U1b: units in an Eire that is neutral again leave or attack
  if (
    nation === 'uk' &&
    place === 'eire' &&
    flagOf(state, place, nation) === 'neutral' &&
    isThere(state, nation, place)
  )
    return true;
  // ECU.E2: the Peruvians in Ecuador, by ruling
  const isPeruvian = place === 'ecuador' && state.government['ECU'] === 'ecuador-peruvian';
  if (nation === 'usa' && isPeruvian && state.rulings['peru-ecuador'] === 'ecuador') return true;
  return isHostile(state, place);
}

/** G.B6: in Sworn alliance with an Axis nation, or under its Total Control. */
function isHostile(state: State, place: string): boolean {
  return AXIS.some((each) => isOwn(state, each, place));
}

/** G.B1: any neutral at any time, but not what is another Axis nation’s (G.B2). */
function mayAxisAttack(state: State, nation: Nation, place: string): boolean {
  if (AXIS.some((each) => each !== nation && isAxisOwn(state, each, place))) return false;
  return state.rulings['own-sworn'] === 'may' || flagOf(state, place, nation) !== 'sworn';
}

/** G.B3: any neutral; under Total Control of a western Ally only as the ruling says. */
function maySovietsAttack(state: State, place: string): boolean {
  const master = masterOf(state, place);
  if (master === 'china')
    return !(['uk', 'france', 'usa'] as const).some((each) => isThere(state, each, place));
  if (master && WEST.includes(master)) return state.rulings['soviet-attacks'] === 'any';
  return state.rulings['own-sworn'] === 'may' || flagOf(state, place, 'ussr') !== 'sworn';
}

/** G.B5: Tibet, Mongolia, Nepal; in Asia what stands with the Axis; and what is Soviet. */
function mayChinaAttack(state: State, place: string): boolean {
  if (flagOf(state, place, 'ussr') === 'total') return true;
  // a friend at all times of what is Sworn to the West, or its own
  if (
    WEST.some((each) =>
      each === 'china' ? flagOf(state, place, each) === 'total' : isOwn(state, each, place),
    )
  )
    return false;
  if (['tibet', 'mongolia', 'nepal'].includes(place)) return true;
  const isInAsia = ASIA.includes(place) || (state.rulings['asia'] === 'islands' && ISLANDS.includes(place));
  return isInAsia && AXIS.some((each) => flagOf(state, place, each) !== 'neutral');
}

export function isNation(text: string): text is Nation {
  return (NATIONS as readonly string[]).includes(text);
}
