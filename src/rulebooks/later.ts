import type { frame } from '../kernel/index.ts';
import type { SOLO } from './solo.ts';

// Each rulebook by itself, loaded when it is asked for: for who need not have all of them.

const BOOKS: Readonly<Record<string, () => Promise<frame.Rulebook>>> = {
  'a-world-at-war': async () => (await import('./a-world-at-war/index.ts')).aWorldAtWar,
  'gathering-storm': async () => (await import('./gathering-storm/index.ts')).gatheringStorm,
  'level-of-cooperation': async () => (await import('./level-of-cooperation/index.ts')).levelOfCooperation,
  'the-war-game': async () => (await import('./the-war-game/index.ts')).theWarGame,
};

type Solo = (typeof SOLO)[string];

const SOLOS: Readonly<Record<string, () => Promise<object>>> = {
  'a-world-at-war': async () => (await import('./a-world-at-war/solo/index.ts')).solo,
  'gathering-storm': async () => (await import('./gathering-storm/solo/index.ts')).solo,
  'level-of-cooperation': async () => (await import('./level-of-cooperation/solo/index.ts')).solo,
  'the-war-game': async () => (await import('./the-war-game/solo/index.ts')).solo,
};

/** Load the rulebook with an id, if there is one. */
export async function loadRulebook(id: string): Promise<frame.Rulebook | undefined> {
  return Object.hasOwn(BOOKS, id) ? BOOKS[id]?.() : undefined;
}

/** Load what it gives for games that nobody sits at. */
export async function loadSolo(id: string): Promise<Solo | undefined> {
  return Object.hasOwn(SOLOS, id) ? ((await SOLOS[id]?.()) as Solo | undefined) : undefined;
}
