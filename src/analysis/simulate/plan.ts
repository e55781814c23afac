import type { Level } from '../bots/bot.ts';
import type { Json } from '../../kernel/json.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Aims } from '../../kernel/solo/aims.ts';
import type { History } from '../../kernel/solo/history.ts';
import type { Rulings } from '../../kernel/steps/ruling.ts';
import type { FactValue } from '../../kernel/sums/facts.ts';

/** All that decides how games come out, beside the number of each: plain JSON, the same in every process. */
export interface Plan {
  readonly rulebook: string;
  readonly scenario: string;
  readonly rulings: Rulings;
  readonly data: Json;
  readonly levels: Readonly<Record<Seat, Level>>;
  readonly aims: Aims;
  readonly history: History;
  /** Told from the first question on, whatever the history has. */
  readonly facts: Readonly<Record<string, FactValue>>;
  readonly seed: string;
  readonly games: number;
}
