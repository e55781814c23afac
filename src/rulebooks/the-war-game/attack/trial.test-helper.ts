import type { Bar, Clause, FactValue, Form, Json, Possible, frame } from '../../../kernel/index.ts';
import {
  type State,
  type Table,
  asksOf,
  awaitingOf,
  bindTable,
  choicesOf,
  firstState,
  isRefusal,
  play,
  render,
  viewOf,
} from '../../../kernel/kit/front.test-helper.ts';
import type { Decision } from '../../../kernel/solo/index.ts';
import { settingOf, theWarGame } from '../index.ts';
import { setMark } from '../rules/a-classes.ts';
import type { Nation, Player } from '../nations.ts';
import type { Class, PlaceId } from '../stories/rule.ts';
import type { Books, Go, Open, WarGamePosition } from '../state.ts';

// A game in the turn of a player, and what the answers of the table do.

interface Start {
  readonly player?: Player;
  readonly scenario?: string;
  readonly rulings?: Readonly<Record<string, string>>;
  /** Facts of the start. */
  readonly facts?: Readonly<Record<string, FactValue>>;
  readonly open?: Partial<Open>;
}

/** A game in which one answers after the other. */
export class Trial {
  readonly table: Table;
  readonly books: Books;
  state: State;
  told: readonly frame.Dispatch[] = [];

  constructor({ player = 'germany-italy', scenario = 'world-1939', rulings, facts, open }: Start = {}) {
    const data = facts ? ({ start: { turn: 3, facts } } as unknown as Json) : null;
    const table = bindTable(theWarGame, { scenario, rulings: rulings ?? {}, data });
    if (isRefusal(table)) throw new Error(JSON.stringify(table.refused));
    this.table = table;
    this.books = settingOf(table.setup) as Books;
    this.state = firstState(table);
    this.open.docket = [];
    Object.assign(this.open, open);
    this.go({ step: 'player-turn', player });
  }

  /** What comes next, in place of all that was to come. */
  go(...agenda: readonly Go[]): this {
    const { open } = this;
    // the declarations ask the table and bring nothing
    open.agenda = [{ step: 'declarations' }, ...agenda];
    this.answers('table', {});
    return this;
  }

  get game(): WarGamePosition {
    return this.state.position as WarGamePosition;
  }

  get open(): Open {
    return this.game.open;
  }

  get awaiting(): readonly string[] {
    return awaitingOf(this.table, this.state);
  }

  asked(seat = 'table'): Decision | undefined {
    return asksOf(this.table, this.state, seat).find(({ optional }) => optional !== true);
  }

  /** The rows or options of what a seat is asked. */
  rows(seat = 'table'): readonly { readonly id: string; readonly max?: number; readonly barred?: Bar }[] {
    const all = choicesOf(this.asked(seat)?.form as Form);
    return all.map((each) => ('value' in each ? { ...each, id: each.value } : each));
  }

  /** The clauses that bar a row; null: it is open; undefined: there is none. */
  barOf(row: string, seat = 'table'): readonly Clause[] | null | undefined {
    const found = this.rows(seat).find(({ id }) => id === row);
    return found && (found.barred?.clauses ?? null);
  }

  /** Answer what a seat is asked; the clauses of a refusal, or null. */
  answers(seat: string, answer: Json): readonly Clause[] | null {
    const decision = this.asked(seat);
    if (!decision) throw new Error(`${seat} is asked nothing`);
    const played = play(this.table, this.state, { seat, decision: decision.id, answer });
    if (isRefusal(played)) return played.clauses;
    this.state = played.state;
    this.told = [...this.told, ...played.dispatches];
    return null;
  }

  /** What everybody knows of a fact. */
  fact(key: string): Possible {
    return this.table.rules.known(viewOf(this.state.position, null))(key);
  }

  /** The facts by their keys. */
  facts(...keys: readonly string[]): Record<string, Possible> {
    return Object.fromEntries(keys.map((key) => [key, this.fact(key)]));
  }

  /** The clauses of what was told by a text; undefined: it was not told. */
  clausesOf(key: string): readonly Clause[] | undefined {
    return this.told.find(({ data }) => data.key === key)?.clauses;
  }

  /** What was told by a text, in words. */
  textOf(key: string): string | undefined {
    const found = this.told.find(({ data }) => data.key === key);
    return found && render(theWarGame.words, found.data);
  }

  /** Whether something was told. */
  wasTold(key: string): boolean {
    return this.clausesOf(key) !== undefined;
  }
}

const begun = new Map<string, Trial>();

/** A position alone, in which a place has these marks and no others: for what reads and does not play. */
export function withMarks(
  place: PlaceId,
  marks: Partial<Record<Nation, Class>>,
  start: Start = {},
): { readonly books: Books; readonly open: Open } {
  const name = JSON.stringify(start);
  const game = begun.get(name) ?? new Trial(start);
  begun.set(name, game);
  const open = structuredClone(game.open);
  delete open.marks[place];
  for (const [nation, is] of Object.entries(marks))
    setMark(open, place, nation as Nation, { class: is, by: 'conquest' });
  return { books: game.books, open };
}
