import { type FactKey, texts, eachOf, truth, once } from '../../../kernel/index.ts';
import { type ControlledPlace, controllerOf, HOMELAND } from '../war/control.ts';
import { fact, inRegister } from '../facts/facts.ts';
import { heldOf, isAllied, noteHeld, seize } from '../war/held.ts';
import { part } from '../part.ts';
import type { Open } from '../state.ts';

// 57.12: Japan collapses when every objective of Japan and Manchuria is occupied, whatever its resistance level.

/** The objectives in Japan and Manchuria (57.12). */
export const HOME_OBJECTIVES = [
  'tokyo',
  'osaka',
  'kagoshima',
  'mukden',
  'harbin',
] as const satisfies readonly ControlledPlace[];
export type HomeObjective = (typeof HOME_OBJECTIVES)[number];
/** Those that stand in hexes of Japan itself (57.11). */
export const IN_JAPAN = ['tokyo', 'osaka', 'kagoshima'] as const satisfies readonly HomeObjective[];

/**
 * Whether Allied units occupy one of them: an atomic attack marker in it is not enough. Who occupies a place controls it: what
 * is told last counts, and where nobody said who it is, it is one of the Allies (57.11, 57.12).
 */
export const occupationFact = inRegister<[HomeObjective]>({
  key: once((place) => `occupied.${place}`),
  of: eachOf(HOME_OBJECTIVES)(),
  spec: (place) => fact('occupied', truth, ['57.12'], { args: { place }, under: HOMELAND, askedOf: 'us' }),
  read: isOccupied,
  write(open, value, _, place) {
    if (value !== true) return leave(open, place, value as false | undefined);
    if (!isAllied(heldOf(open, place).by)) seize(open, place, 'allies');
    noteHeld(open, place, { occupied: true });
  },
});

/** No Allied unit is in it, or (undefined) nobody knows: nor who controls it, if that followed from it. In place. */
export function leave(open: Open, place: HomeObjective, occupied: false | undefined): void {
  if (heldOf(open, place).by === 'allies') seize(open, place, undefined);
  noteHeld(open, place, { occupied });
}

/** Whether Allied units occupy one of them, as far as has been told (57.12). */
export function isOccupied(open: Open, place: HomeObjective): boolean | undefined {
  return heldOf(open, place).occupied;
}

/** What there is to say of them. */
export const occupiedKeys: readonly FactKey[] = HOME_OBJECTIVES.map((place) => occupationFact.key(place));

/**
 * 57.12: whether Japan collapses: all of them are occupied. Where nobody has said so of some and the Allies may control each,
 * the facts that are missing: all at once where the Allies do control them, else one of those of which nobody knows.
 */
export function collapse(open: Open): boolean | readonly FactKey[] {
  const unsaid = HOME_OBJECTIVES.filter((place) => isOccupied(open, place) === undefined);
  const said = HOME_OBJECTIVES.filter((place) => !unsaid.includes(place));
  if (said.some((place) => isOccupied(open, place) === false)) return false;
  if (unsaid.some((place) => isSurelyNot(open, place))) return false;
  if (unsaid.length === 0) return true;
  const unknown = unsaid.filter((place) => controllerOf(open, place) === undefined);
  return (unknown.length > 0 ? unknown.slice(0, 1) : unsaid).map((place) => occupationFact.key(place));
}

/** Who occupies a place controls it. */
function isSurelyNot(open: Open, place: HomeObjective): boolean {
  const controller = controllerOf(open, place);
  return controller !== undefined && !isAllied(controller);
}

const say = texts({
  facts: {
    occupied: 'Japan',
  },
  fact: {
    occupied: 'Do Allied units occupy {place}? An atomic attack marker there is not enough.',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    occupied: 'On the map: whose units stand in the hex. Usually no.',
  },
});

/** 57.12: the collapse of Japan. */
export const COLLAPSE = part(import.meta.url, {
  clauses: {
    '57.12': ['enforced', 'Japanese collapse', 'collapse'],
  },
  facts: [occupationFact],
  texts: say,
});
