import type { Decision } from '../../kernel/forms/decision.ts';
import type { Random } from '../../kernel/forms/sample.ts';
import type { View } from '../../kernel/game/position.ts';
import type { Json } from '../../kernel/json.ts';
import type { Table } from '../../kernel/rulebook.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Course } from '../../kernel/solo/history.ts';
import type { Standings } from '../../kernel/solo/solo.ts';
import type { Worth } from '../../kernel/solo/stand.ts';
import type { Words } from '../../kernel/texts/words.ts';

/** What is asked of a bot: its seat's view, the decision, and chance of its own. It never sees the position. */
export interface Task {
  readonly view: View;
  readonly decision: Decision;
  readonly random: Random;
}

/** An answer, and why, in one sentence: as secret as the answer. */
export interface ReasonedAnswer {
  readonly answer: Json;
  readonly why: Words;
}

/** Somebody who answers for a seat; undefined where a form takes no answer at all. */
export type Bot = (asked: Task) => ReasonedAnswer | undefined;

/** A seat that a bot takes: the game's rules, which all know, and what the seat strives for. */
export interface BotSeat {
  readonly table: Table;
  readonly seat: Seat;
  /** The seats of its camp. */
  readonly friends: readonly Seat[];
  readonly standings: Standings;
  /** What places are worth to it at a turn, or to another seat by the same aims. */
  worth(turn: number, to?: Seat): Worth;
  /** What a unit of its means is worth to it, in hundredths of worth. */
  readonly means: number;
  /** What it is to say where the game asks for facts of its own. */
  readonly course: Course;
}

/** How well bots play, the least first. */
export const LEVELS = ['random', 'steady', 'minister'] as const;
export type Level = (typeof LEVELS)[number];
