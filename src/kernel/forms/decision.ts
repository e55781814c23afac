import type { Clause } from '../clause.ts';
import type { Form, RollSheet } from './form.ts';
import type { Json } from '../json.ts';
import { DICE, type Seat, TABLE } from '../seat.ts';
import { type Words, words } from '../texts/words.ts';

export { DICE, type Seat, TABLE };

/** Something a seat may answer now. */
export interface Decision {
  /** Unique in the game, most general part first: '1940/allocate'. Its last part is its name. */
  readonly id: string;
  readonly seat: Seat;
  readonly form: Form;
  readonly prompt: Words;
  /** What it asks in few words, for a heading beside which who is asked and what is left stand; absent: its prompt. */
  readonly title?: Words;
  /** What giving nothing gives up, in words for its button: 'no influence for Germany'; absent: none. */
  readonly nothing?: Words;
  /** What giving so many (`count`), or just these rows (`given`), does, in words for its button: 'place 3'; absent: it is answered or sealed. */
  readonly does?: Words;
  /** What answering it is called on its button: 'Try', 'Report'; absent: to answer. */
  readonly verb?: Words;
  /** What its answer ends, and what comes next: said over its button. */
  readonly ends?: Ends;
  readonly clauses: readonly Clause[];
  /** Play does not wait for it. */
  readonly optional?: true;
  /** Its answer is secret. If play waits for it, it is held until every awaited seat has answered. */
  readonly sealed?: true;
  /** The sheets that it belongs to; those of a roll name between them all its dice, in order. */
  readonly sheets?: readonly RollSheet[];
  /** Of a roll: whose die it is, where a rule says who rolls. It is said and offered to that seat first; anybody may roll it. */
  readonly owner?: Seat;
  /** Of the table: the seats whose it is to say. Nobody else says it for them, unless nobody sits there. Absent: anybody's. */
  readonly askedOf?: readonly Seat[];
  /** The seat's own answer that is being held; it may be replaced or withdrawn. */
  readonly held?: Json;
  /** An earlier answer offered as prefill, after the step was reopened. */
  readonly draft?: Json;
  /** What its form begins with: what the seat planned, or the least that can be given. */
  readonly begin?: Json;
}

/** What an answer ends, in words, and what comes next, with the seats whose that is. */
interface Ends {
  readonly what: Words;
  readonly next?: Words;
  readonly seats?: readonly Seat[];
}

/** A decision that is open beside what the rules ask; its id says the name of the standing step it belongs to. */
export function standingDecision(id: string, seat: Seat, form: Form, prompt: string): Decision {
  return { id: `standing-${id}`, seat, form, prompt: words(prompt), clauses: [], optional: true };
}

/** Whether a decision answers to a name: its whole id, or the last parts of it ('allocate', '1940/allocate'). */
export function isNamed(decision: Decision, name: string): boolean {
  return decision.id === name || decision.id.endsWith(`/${name}`);
}
