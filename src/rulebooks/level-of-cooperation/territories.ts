import { type FactSpec, family, json, reportedValue, texts } from '../../kernel/index.ts';
import { hitRuling } from './hits.rulings.ts';
import { isNation, NATION_IDS, type NationId, sideOf } from './nations.ts';
import { part } from './part.ts';
import type { CooperationGround, Needs } from './state.ts';
import { type Board, type Open, standingOf } from './state.ts';

// S5, R10, R11: who controls a territory, and who has taken a neutral.

/** Who can hold a place. */
export const HOLDERS = [...NATION_IDS, 'nobody'];
const holder = {
  type: { kind: 'choice', values: HOLDERS },
  lasts: 'ever',
} as const satisfies Partial<FactSpec>;

/** Who controls a territory (S5, R4, R11). */
export const control = family<CooperationGround, [string]>({
  key: (id) => `control.${id}`,
  each: ({ card }) => card.territories.map(({ id }) => [id]),
  spec: ({ territory }, id) => ({
    ...holder,
    question: say.fact.control({ place: territory.get(id)?.name ?? id }),
    clauses: ['S5', 'R4', 'R11'],
  }),
});

/** Who has taken a neutral by attack and holds it (R10, S9). */
export const captor = family<CooperationGround, [string]>({
  key: (id) => `captured.${id}`,
  each: ({ card }) => card.neutrals.map(({ id }) => [id]),
  spec: ({ neutral }, id) => ({
    ...holder,
    question: say.fact.captured({ place: neutral.get(id)?.name ?? id }),
    clauses: ['R10', 'S9'],
  }),
  read: ({ open }, id) => captorOf(open, id),
  last: ({ open }, id) => standingOf(open, id).captured ?? 'nobody',
});

/** Who conquered a place (S5, R4, ruling A3): only corrected, as it follows from who came to control it. */
export const conqueror = family<CooperationGround, [string]>({
  key: (id) => `conqueror.${id}`,
  // nothing else asks for it
  each: ({ card, rulings }) =>
    hitRuling(rulings, 'A3') === 'conquests' && hitRuling(rulings, 'A3-handed') === 'no'
      ? [...card.territories, ...card.neutrals].map(({ id }) => [id])
      : [],
  spec: ({ territory, neutral }, id) => ({
    ...holder,
    kept: true,
    question: say.fact.conqueror({ place: (territory.get(id) ?? neutral.get(id))?.name ?? id }),
    clauses: ['S5', 'R4'],
  }),
  read: ({ open }, id) => open.conquerors[id] ?? 'nobody',
});

/**
 * A place has come to somebody: a conquest from enemies of the nation is its own, what an ally hands over stays the ally's, and
 * what is its own side's again is no conquest (S5, R4, ruling A3). `owner`: whose it was at the start; null: a neutral.
 */
export function takePlace(
  open: Open,
  place: string,
  owner: NationId | null,
  by: NationId | 'nobody',
  isHanded: boolean,
): void {
  const before = open.conquerors[place];
  if (by === 'nobody' || (owner !== null && sideOf(owner) === sideOf(by))) delete open.conquerors[place];
  else if (!isHanded || before === undefined || sideOf(before) !== sideOf(by)) open.conquerors[place] = by;
}

/** Who took a neutral by attack and holds it (R10); undefined once the table has said that nobody knows. */
export function captorOf(open: Open, neutral: string): NationId | 'nobody' | undefined {
  const isForgotten = json.own(open.facts, captor.key(neutral))?.value === null;
  return isForgotten ? undefined : (standingOf(open, neutral).captured ?? 'nobody');
}

/** Who controls a territory, as reported; undefined when nobody knows. */
export function holderOf(open: Open, territory: string): NationId | 'nobody' | undefined {
  const value = reportedValue(open.facts, control.key(territory));
  if (value === undefined) return undefined;
  return isNation(value) ? value : 'nobody';
}

/** Whether a nation's capital is in enemy hands (R11). */
export function capitalIsHeld(board: Board, open: Open, nation: NationId): boolean {
  const capital = board.capital.get(nation);
  const holder = capital && holderOf(open, capital.id);
  return holder !== undefined && holder !== 'nobody' && sideOf(holder) !== sideOf(nation);
}

/** The facts of control that the rules need and nobody knows: asked of the table before play goes on. */
function missingControl({ card }: Board, open: Open): string[] {
  const territories = card.territories
    .map(({ id }) => control.key(id))
    .filter((key) => reportedValue(open.facts, key) === undefined);
  const neutrals = card.neutrals.filter(({ id }) => captorOf(open, id) === undefined);
  return [...territories, ...neutrals.map(({ id }) => captor.key(id))];
}

/** No phase begins before it is clear who controls what (S5, R11, T2). */
export const NEEDS_CONTROL: Needs = {
  facts: missingControl,
  asks: (_, { round }) => ({
    at: `r${round}`,
    prompt: say.ask.control(),
    clauses: ['S5', 'R11', 'T2'],
  }),
};

const say = texts({
  fact: {
    control: 'Who controls {place}?',
    captured: 'Who has taken {place} by attack and holds it?',
    conqueror: 'Who conquered {place}, whoever controls it now?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    control: 'On the map: whose control marker lies there, or whose units took it last.',
    captured: 'On the map: whose units took it from its neutral. Usually nobody.',
    conqueror: 'On the map and from memory: who took it first. Usually nobody.',
  },
  facts: {
    conqueror: 'Who conquered what',
  },
  ask: {
    control: 'Who controls these places? The next phase depends on it.',
  },
});

/** S5, R10, R11: who controls what. */
export const TERRITORIES = part(import.meta.url, {
  clauses: { R11: ['enforced', 'Capital in enemy hands', 'capitalIsHeld'] },
  facts: [control, captor, conqueror],
  texts: say,
});
