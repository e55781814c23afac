import { MINORS, REGION_IDS, REGIONS } from '../4.16-regions.ts';
import { NUMBERED_CARDS, PRINTED_CARDS } from '../9-events.ts';
import type { Pack, Target } from '../files/pack.ts';

/** The targets of a pack that names none: the minor countries of 4.16 (ruling targets). */
export const TARGETS: readonly Target[] = REGION_IDS.flatMap((region) =>
  REGIONS[region].filter((place) => MINORS.includes(place)).map((id): Target => ({ id, region })),
);

/** Rhineland, which 4.16C names among countries and no list calls a target (ruling rhineland). */
export const RHINELAND: Target = { id: 'rhineland', region: 'western-europe' };

/** 4.16C: the places that the cards of a pack can name: where its targets are those of the sheet, the Rhineland, too. */
export function withRhineland(targets: readonly Target[]): readonly Target[] {
  const isPrinted = targets.length === MINORS.length && targets.every(({ id }) => MINORS.includes(id));
  return isPrinted ? [...targets, RHINELAND] : targets;
}

/** What the printed sheet says, and nothing else. */
export const SHEET: Pack = {
  id: 'sheet',
  title: 'What the sheet says',
  source: 'sheet',
  targets: TARGETS,
  counters: null,
  allowed: null,
  military: null,
  antiComintern: null,
  antiCominternTargets: null,
  costs: { diplomatic: null, military: null, antiComintern: null, covert: null },
  operationsInTarget: null,
  events: [...PRINTED_CARDS, ...NUMBERED_CARDS],
  factions: null,
  results: null,
};
