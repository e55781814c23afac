import { isRefusal } from '../../src/kernel/clause.ts';
import type { Json } from '../../src/kernel/json.ts';
import type { Rulebook, Table } from '../../src/kernel/rulebook.ts';
import { bindTable } from '../../src/kernel/game/bind.ts';
import { besideTurkey } from '../../src/rulebooks/the-war-game/g2-docket.ts';
import { theWarGame } from '../../src/rulebooks/the-war-game/index.ts';
import { OUR_MAP } from '../../src/rulebooks/the-war-game/map.ts';
import type { Position } from '../../src/rulebooks/the-war-game/state.ts';
import { RULINGS } from './rulings.ts';

/** Where chance comes from: whole numbers from 0 to `below - 1`. */
export interface Stream {
  next(below: number): number;
}

/** The turns of a game. */
export const TURNS = 14;
/** The player turns with news: one in so many. */
export const NEWS_IN = 3;
/** What the news are, of one nation: an attack, units that come, units that leave, player land taken. */
export const NEWS = ['attack', 'enter', 'leave', 'take'] as const;
/** The most infantry that comes. */
export const MOST_COME = 3;
/** What the d12s have. */
export const SIDES = 12;

/** The open channels that are tried, where any are: one in so many. */
export const TRY_IN = 3;
/** The most that the land of a nation is worth. */
export const LAND_VALUES = 80;

/** Fold a number into a checksum. */
export function fold(sum: number, value: number): number {
  return (Math.imul(sum, 31) + value + 7) | 0;
}

/** A bound table, and the position in which each of its games begins. */
export interface Game {
  readonly table: Table;
  readonly start: Position;
  /** Whether nations try to win territories over in part II. */
  readonly tries: boolean;
}

/** 1939 with the wars of its end, and with all that the game would ask for, bound. */
export function boundGame(tries: boolean): Game {
  const values = besideTurkey({ map: OUR_MAP })
    .filter((id) => OUR_MAP.lands.some((land) => land.id === id))
    .map((id) => [`value.${id}`, 2]);
  const facts = {
    'war.germany.uk': 'full',
    'war.germany.france': 'war',
    'war.japan.china': 'full',
    'war.italy.uk': 'phony',
    'phony-war': true,
    vichy: 6,
    ...Object.fromEntries(values),
  };
  const data = { start: { turn: 1, facts } } as unknown as Json;
  const table = bindTable(theWarGame as unknown as Rulebook, {
    scenario: 'world-1939',
    rulings: RULINGS,
    data,
  });
  if (isRefusal(table)) throw new Error('the game cannot be bound');
  return { table, start: table.rules.setup() as Position, tries };
}
