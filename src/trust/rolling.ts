import type { Decision } from '../kernel/forms/decision.ts';
import { type Game, withHead } from '../kernel/game/enter.ts';
import { hasPublicChain } from '../kernel/game/entry.ts';
import { DICE } from '../kernel/seat.ts';
import { type ChainIn, chainIn, type Chains, facesFrom, LINKS } from './chain.ts';
import { rollFor } from './dice.ts';
import { listOf, type Lots, lotsIn } from './lots.ts';

// The one place where the program rolls.

/** What fell, and the link from which it came; none in a game that has no chain. */
export interface Thrown {
  readonly answer: readonly number[];
  readonly link?: string;
}

/** Who keeps a game, as far as its dice go: its chains, and the name that it has here. */
export interface Keeping {
  readonly chains: Chains;
  readonly name: string;
}

/** Whether the dice of a game come from a chain. */
function isChained({ header }: Game): boolean {
  return header.dice === 'program' && hasPublicChain(header);
}

/**
 * The game as it stands before a roll: where its chain is another's, or used up, the head of the next one is told first. It is the
 * same game where the chain stands; else it is stored before `throwOf` rolls.
 */
export function readyToRoll(game: Game, { chains, name }: Keeping): Game {
  if (!isChained(game)) return game;
  const { head, chains: had, used } = standingOf(game);
  if (head !== null && used < LINKS && chains.headOf(name, had) === head) return game;
  return withHead(game, chains.headOf(name, had + 1));
}

/** The head of the chain after the one that a game has. */
export function nextHead(game: Game, { chains, name }: Keeping): string {
  return chains.headOf(name, standingOf(game).chains + 1);
}

/**
 * What falls for a decision by the next link of the game's chain, by its seed, or by the machine's own generator where it was begun
 * before there were chains; null where people roll, or nothing is rolled. It is stored with the entry, and told afterwards.
 */
export function throwOf(game: Game, { id, form }: Decision, { chains, name }: Keeping): Thrown | null {
  if (form.kind !== 'roll') return null;
  if (!isChained(game)) {
    const answer = rollFor(game.header.dice, id, form.dice);
    return answer && { answer };
  }
  const { head, chains: had, used } = standingOf(game);
  const list = listNow(game);
  if (head === null || list === null)
    throw new Error('no chain of dice stands in the game, or it waits for lots');
  const number = used + 1;
  const link = chains.linkOf(name, had, number);
  return { answer: facesFrom(link, { game: game.header.id ?? '', head, number, list }, form.dice), link };
}

/** Whether each roll by which a game went on after so many entries came from its chain, where it has one: no other is stored. */
export function areDrawn(game: Game, after: number): boolean {
  if (!isChained(game)) return true;
  return game.moments.slice(after).every(({ entry }) => {
    if (!('decision' in entry) || entry.seat !== DICE) return true;
    return entry.link !== undefined || entry.again !== undefined || entry.only === true;
  });
}

/** Where the dice of games stand: asked for each time that somebody looks. */
const known = new WeakMap<Game, { readonly chain: ChainIn; readonly lots: Lots }>();

function diceOf(game: Game): { readonly chain: ChainIn; readonly lots: Lots } {
  const found = known.get(game);
  if (found) return found;
  const { header, moments } = game;
  const entries = moments.map(({ entry }) => entry);
  const made = { chain: chainIn(header, entries), lots: lotsIn(header, entries) };
  known.set(game, made);
  return made;
}

/** What the faces of a game's next roll depend on beside its link; null: it waits for lots. */
export function listNow(game: Game): string | null {
  return game.header.lots ? listOf(lotsOf(game)) : '';
}

/** Where the lots of a game stand under the head that it has now. */
export function lotsOf(game: Game): Lots {
  return diceOf(game).lots;
}

/** Where the chain of a game stands. */
export function standingOf(game: Game): ChainIn {
  return diceOf(game).chain;
}
