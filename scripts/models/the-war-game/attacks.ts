import { AXIS, type Box, type Entry, type Kind, LAND_KINDS, type Nation, NATIONS } from './guide.ts';
import { look } from './events.ts';
import { type Attack, entryOf, groupOf, isThere, mark, markPlace, masterOf, type State } from './state.ts';

// An attack on a neutral: the box as the dice are rolled (G.C1, G.E1), and how the battle ended (G.A7, G.C4).

/** Whose box ends the story for good. */
const ENDING = ['AFG.AL', 'BOL.AL'];

/** The whole group turns, whatever comes of the attack; what another holds already does not turn. */
export function turnByBox(state: State, { place, nations }: Attack): void {
  const entry = entryOf(place);
  const isAxis = AXIS.includes(nations[0] as Nation);
  const box: Box = isAxis ? entry.axis : entry.allied;
  const by = `${entry.id}.${isAxis ? 'AX' : 'AL'}`;
  for (const each of groupOf(entry))
    if (masterOf(state, each) === undefined) markPlace(state, each, { flags: box, by });
  if (ENDING.includes(by)) state.ended[entry.id] = true;
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
