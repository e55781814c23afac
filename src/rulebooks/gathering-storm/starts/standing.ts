import { type FactSpec, eachOf, family, once, texts, truth, whole } from '../../../kernel/index.ts';
import { part } from '../part.ts';
import { POWERS, type StormPower } from '../powers.ts';
import type { StormGround } from '../state.ts';

// What outlasts a turn and stands on the map or on the charts of the game: the table reports what changes outside diplomacy.

const onMap = { type: truth, lasts: 'ever' } as const satisfies Partial<FactSpec>;

/** The countries in which there can be a civil war (24.54E, 24.61B). */
export const CIVIL_WARS: readonly string[] = ['greece', 'spain', 'yugoslavia'];

/** The flags of a power in a target: what diplomacy leaves behind (24.56D, 24.61B). */
export const flags = family<StormGround, [StormPower, string]>({
  key: once((power, target) => `flags.${power}.${target}`),
  each: ({ targets }) =>
    POWERS.flatMap((power) => targets.map(({ id }): [StormPower, string] => [power, id])),
  spec: (_, power, target) => ({
    type: whole(0, 9),
    lasts: 'ever',
    byRules: true,
    onMap: true,
    question: say.fact.flags({ power, target }),
    clauses: ['24.56D', '24.61B'],
  }),
});

/** The spy ring of a power in a target: 24.61B asks for any, 24.54E for an active one (16.16B). */
export const ring = family<StormGround, [StormPower, string]>({
  key: once((power, target) => `ring.${power}.${target}`),
  each: ({ targets }) =>
    POWERS.flatMap((power) => targets.map(({ id }): [StormPower, string] => [power, id])),
  spec: (_, power, target) => ({
    type: { kind: 'choice', values: ['none', 'inactive', 'active'] },
    lasts: 'ever',
    askedOf: power,
    question: say.fact.ring({ power, target }),
    clauses: ['16.16B', '24.54E', '24.61B'],
  }),
});

/** Whether a civil war is being fought (25.52A). */
export const civilWar = family<StormGround, [string]>({
  key: once((target) => `civil-war.${target}`),
  each: ({ targets }) => targets.filter(({ id }) => CIVIL_WARS.includes(id)).map(({ id }) => [id]),
  spec: (_, target) => ({
    ...onMap,
    question: say.fact.civilWar({ target }),
    clauses: ['25.52A', '24.54E', '24.61B'],
  }),
});

/** Whether a power has one more counter to place for success in a civil war (24.53). */
export const success = family<StormGround, [StormPower]>({
  key: once((power) => `success.${power}`),
  each: eachOf(POWERS),
  spec: (_, power) => ({
    ...onMap,
    byRules: true,
    askedOf: power,
    question: say.fact.success({ power }),
    clauses: ['24.53', '24.54E'],
  }),
});

/** Whether Russia has reached full cohesion (24.61B, C). */
export const cohesion = family<StormGround, []>({
  key: () => 'cohesion',
  each: () => [[]],
  spec: () => ({ ...onMap, question: say.fact.cohesion(), clauses: ['24.61B', '24.61C'] }),
});

/** Who has conquered a target (step.6). */
export const conquest = family<StormGround, [string]>({
  key: once((target) => `conquered.${target}`),
  each: ({ targets }) => targets.map(({ id }) => [id]),
  spec: (_, target) => ({
    type: { kind: 'choice', values: ['nobody', ...POWERS] },
    lasts: 'ever',
    question: say.fact.conquered({ target }),
    clauses: ['step.6'],
  }),
});

/** The support level of a power this turn: Italy's may be raised by an event (step.6); it limits military counters (24.4). */
export const support = family<StormGround, [StormPower]>({
  key: once((power) => `support.${power}`),
  each: eachOf(POWERS),
  spec: (_, power) => ({
    type: whole(-20, 20),
    lasts: 'turn',
    askedOf: power,
    question: say.fact.support({ power }),
    clauses: ['24.4', 'step.6'],
  }),
});

/** The tile points that a power has to spend on its diplomacy. */
export const tiles = family<StormGround, [StormPower]>({
  key: once((power) => `tiles.${power}`),
  each: eachOf(POWERS),
  spec: (_, power) => ({
    type: whole(0, 99),
    lasts: 'turn',
    askedOf: power,
    question: say.fact.tiles({ power }),
    clauses: ['24.5'],
  }),
});

/** Whether the Nazi-Soviet Pact is in force (24.3). */
export const pact = family<StormGround, []>({
  key: () => 'pact',
  each: () => [[]],
  spec: () => ({ ...onMap, question: say.fact.pact(), clauses: ['24.3'] }),
});

/** Whether a war between major powers has begun: the game is over. */
export const war = family<StormGround, []>({
  key: () => 'war',
  each: () => [[]],
  spec: () => ({ ...onMap, question: say.fact.war(), clauses: ['step.11'] }),
});

/** What is known at the start: no flag, no ring, no civil war, nobody conquered. */
export function untouchedStart(
  targets: readonly { readonly id: string }[],
): Record<string, string | number | boolean> {
  const ids = targets.map(({ id }) => id);
  const both = POWERS.flatMap((power) =>
    ids.flatMap((id): [string, string | number][] => [
      [flags.key(power, id), 0],
      [ring.key(power, id), 'none'],
    ]),
  );
  return Object.fromEntries<string | number | boolean>([
    ...both,
    ...ids.map((id): [string, string] => [conquest.key(id), 'nobody']),
    ...CIVIL_WARS.filter((id) => ids.includes(id)).map((id): [string, boolean] => [civilWar.key(id), false]),
    ...POWERS.map((power): [string, boolean] => [success.key(power), false]),
    [cohesion.key(), false],
    [pact.key(), false],
    [war.key(), false],
  ]);
}

const say = texts({
  fact: {
    flags: 'How many flags of {power} are in {target}?',
    ring: 'What spy ring does {power} have in {target}?',
    civilWar: 'Is a civil war being fought in {target}?',
    success: 'Has {power} one more counter to place for its success in a civil war?',
    cohesion: 'Has Russia reached full cohesion?',
    conquered: 'Who has conquered {target}?',
    support: 'What is the support level of {power}?',
    tiles: 'How many tile points has {power} to spend?',
    pact: 'Is the Nazi-Soviet Pact in force?',
    war: 'Has a war between major powers begun?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    civilWar: 'On the board: the marker of a civil war. Usually no.',
    cohesion: 'On the chart of Russian cohesion, at its last box. Usually no.',
    success: 'The players saw the civil war go well for it. Usually no.',
    pact: 'On the board: the marker of the pact. Usually no before 1939.',
    war: 'Everybody knows it: then the diplomacy of this game is over. Usually no.',
    ring: 'On the board, in the box of the country. Usually none.',
    flags: 'On the board, in the box of the country. Usually 0 to 2.',
    conquered: 'On the board. Usually nobody.',
    support: 'On the chart of support levels, in the row of {power}. Usually close to what it was last turn.',
  },
});

/** The facts that outlast a turn, and those of the charts. */
export const STANDING = part(import.meta.url, {
  facts: [flags, ring, civilWar, success, cohesion, conquest, support, tiles, pact, war],
  texts: say,
});
