import { ALLIES, type Entry, type Nation, NATIONS } from './guide.ts';
import { flagOf, isThere, markAll, type State } from './state.ts';

// What rolls bring and what happens by itself brings, too.

/** A government comes to power. */
export function install(state: State, id: string, who: string): void {
  state.government[id] = who;
  state.since[id] = state.turn;
}

/** Units more of a territory’s own. */
export function add(
  state: State,
  place: string,
  kind: 'infantry' | 'artillery' | 'fighter',
  count = 1,
): void {
  const own = state.natives[place];
  if (own) own[kind] += count;
}

/** To whom Mongolia is Sworn for its force there. */
export function swornIn(state: State): Nation | undefined {
  return NATIONS.find((each) => flagOf(state, 'mongolia', each) === 'sworn');
}

/** IRQ.U1 to U3: an infantry more, and one becomes German; the army attacks Allies who are there. */
export function riseOfRashidAli(state: State, entry: Entry): void {
  install(state, 'IRQ', 'rashid-ali');
  markAll(state, entry, { flags: { germany: 'friendly' }, by: 'IRQ.U1' });
  add(state, 'iraq', 'infantry');
  const attacks = ALLIES.some((each) => isThere(state, each, 'iraq'));
  if (attacks) state.ordered.push({ rule: 'IRQ.U2', place: 'iraq', by: 'germany' });
  if (!attacks || state.rulings['iraq-swap'] === 'first') swapIraqi(state);
}

/** One of its infantry becomes German, if it has one. */
export function swapIraqi(state: State): void {
  const own = state.natives['iraq'];
  const army = (state.units.germany['iraq'] ??= {});
  if (!own || own.infantry === 0) return;
  own.infantry -= 1;
  army.infantry = (army.infantry ?? 0) + 1;
}
