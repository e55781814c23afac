import { type FactKey, forget, reported, setFact } from '../../../kernel/facts.ts';
import { ALLIES, control, type ControlledPlace, controllerOf, HOMELAND } from '../control.ts';
import { eachOf, fact, family, truth } from '../facts.ts';
import { once } from '../once.ts';
import { part } from '../part.ts';
import type { Follows, Open } from '../state.ts';
import { say } from './12-collapse.words.ts';

// 57.12: Japan collapses when every objective of Japan and Manchuria is occupied, whatever its resistance level.

/** The objectives in Japan and Manchuria (57.12). */
export const HOME_OBJECTIVES = [
  'tokyo',
  'osaka',
  'kagoshima',
  'mukden',
  'harbin',
] as const satisfies readonly ControlledPlace[];
type HomeObjective = (typeof HOME_OBJECTIVES)[number];

/** Whether Allied units occupy one of them: an atomic attack marker in it is not enough (57.12). */
export const occupied = family<[HomeObjective]>({
  key: once((place) => `occupied.${place}`),
  each: eachOf(HOME_OBJECTIVES),
  spec: (_, place) => fact('occupied', truth, ['57.12'], { args: { place }, under: HOMELAND }),
});

/** What there is to say of them. */
export const occupiedKeys: readonly FactKey[] = HOME_OBJECTIVES.map((place) => occupied.key(place));

/**
 * 57.12: whether Japan collapses: all of them are occupied. Where nobody has said so of some and the Allies may control each,
 * the facts that are missing: all at once where the Allies do control them, else one of those of which nobody knows.
 */
export function collapse(open: Open): boolean | readonly FactKey[] {
  const unsaid = HOME_OBJECTIVES.filter((place) => reported(open.facts, occupied.key(place)) === undefined);
  const said = HOME_OBJECTIVES.filter((place) => !unsaid.includes(place));
  if (said.some((place) => reported(open.facts, occupied.key(place)) === false)) return false;
  if (unsaid.some((place) => isSurelyNot(open, place))) return false;
  if (unsaid.length === 0) return true;
  const unknown = unsaid.filter((place) => controllerOf(open, place) === undefined);
  return (unknown.length > 0 ? unknown.slice(0, 1) : unsaid).map((place) => occupied.key(place));
}

/** 57.12: who occupies a place controls it: what is told last counts, and who does is asked where nobody said. */
export const occupationTold: Follows = {
  clauses: ['57.12'],
  on: [occupied, control],
  brings(_, { open }, { report }) {
    for (const place of HOME_OBJECTIVES) {
      const [units, holder] = [occupied.key(place), control.key(place)];
      if (!isSurelyNot(open, place)) continue;
      if (report[holder] !== undefined && reported(open.facts, units) === true)
        setFact(open.facts, units, false);
      else if (report[units]?.value === true) forget(open.facts, holder);
    }
  },
};

/** Who occupies a place controls it. */
function isSurelyNot(open: Open, place: HomeObjective): boolean {
  const controller = controllerOf(open, place);
  return controller !== undefined && !(ALLIES as readonly string[]).includes(controller);
}

/** 57.12: the collapse of Japan. */
export const COLLAPSE = part(import.meta.url, {
  clauses: {
    '57.12': ['enforced', 'Japanese collapse', 'collapse'],
  },
  facts: [occupied],
  news: [occupationTold],
  texts: say,
});
