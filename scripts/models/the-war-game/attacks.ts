import { AXIS, type Box, type Entry, type Kind, LAND_KINDS, type Nation, NATIONS } from './guide.ts';
import { look } from './events.ts';
import { type Attack, entryOf, groupOf, isThere, mark, markPlace, masterOf, type State } from './state.ts';

// An attack on a neutral: the box as the dice are rolled (G.C1, G.E1), and how the battle ended (G.A7, G.C4).

/** Whose box ends the story for good. */
const ENDING = ['AFG.AL', 'BOL.AL'];

/** Whether Ecuador is a part of Peru, and turns with it (rulings peru-ecuador, peruvian-ecuador). */
function isPeruvian({ government, rulings }: State): boolean {
  return government['ECU'] === 'ecuador-peruvian' && rulings['peruvian-ecuador'] === 'peru';
}

/** The places that turn together, and whose box is meant. */
function turning(state: State, place: string): { entry: Entry; places: readonly string[] } {
  const of = isPeruvian(state) && place === 'ecuador' ? 'peru' : place;
  const entry = entryOf(of);
  if (!isPeruvian(state)) return { entry, places: groupOf(entry) };
  const own = groupOf(entry).filter((each) => each !== 'ecuador');
  return { entry, places: of === 'peru' ? [...own, 'ecuador'] : own };
}

/** The whole group turns, whatever comes of the attack; what another holds already does not turn. */
export function turnByBox(state: State, { place, nations }: Attack): void {
  const isFreeing =
    place === 'ecuador' && nations.includes('usa') && state.government['ECU'] === 'ecuador-peruvian';
  if (isFreeing) return;
  const { entry, places } = turning(state, place);
  const isAxis = AXIS.includes(nations[0] as Nation);
  const box: Box = isAxis ? entry.axis : entry.allied;
  const by = `${entry.id}.${isAxis ? 'AX' : 'AL'}`;
  for (const each of places)
    if (masterOf(state, each) === undefined) markPlace(state, each, { flags: box, by });
  if (ENDING.includes(by) || closesNeutral(state, entry, box)) state.ended[entry.id] = true;
}

/** By ruling a box that says Neutral, and no more, closes a story; not of who is neutral whatever happens. */
function closesNeutral(state: State, entry: Entry, box: Box): boolean {
  const isNeutral = (each: Box): boolean => Object.keys(each).length === 0;
  const isAlways = isNeutral(entry.axis) && isNeutral(entry.allied);
  return isNeutral(box) && !isAlways && state.rulings['neutral-box'] === 'closes';
}

/** Whose units the natives are, once a box has said Total Control (G.C2). */
function ownerOfNatives(state: State, place: string): Nation | undefined {
  return masterOf(state, place);
}

/** What is left of each side; who has won has Total Control. */
export function endBattle(state: State, attack: Attack, told: Readonly<Record<string, number>>): void {
  const { place } = attack;
  const winner = NATIONS.find((each) => told[`won/${each}`] === 1);
  const master = ownerOfNatives(state, place);
  const there = NATIONS.filter((each) => isThere(state, each, place) || attack.nations.includes(each));
  for (const kind of LAND_KINDS) {
    const natives = told[`natives/${kind}`] ?? 0;
    (state.natives[place] as Record<Kind, number>)[kind] = master || winner ? 0 : natives;
    for (const nation of there) {
      const stays = winner ? attack.nations.includes(nation) : !attack.nations.includes(nation);
      const own = stays ? (told[`${nation}/${kind}`] ?? 0) : 0;
      (state.units[nation][place] ??= {})[kind] = own + (!winner && nation === master ? natives : 0);
    }
  }
  if (winner) mark(state, place, { flags: { [winner]: 'total' }, by: 'conquest' });
  if (state.rulings['tested'] === 'news-and-docket') look(state, false);
}

/** Attacks that the model can follow: nobody has Total Control anywhere in the group, and no ship is in the way. */
export function isPlain(state: State, place: string): boolean {
  const entry: Entry = entryOf(place);
  if (['GRE', 'BRA'].includes(entry.id) || state.ordered.some((each) => each.place === place)) return false;
  return groupOf(entry).every((each) => masterOf(state, each) === undefined);
}
