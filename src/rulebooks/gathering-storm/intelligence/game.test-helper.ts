import {
  type Clause,
  type Door,
  type FactValue,
  type Json,
  type Possible,
  type frame,
  setFact,
} from '../../../kernel/index.ts';
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
  viewOf,
} from '../../../kernel/kit/front.test-helper.ts';
import type { Decision } from '../../../kernel/solo/index.ts';
import { gatheringStorm } from '../index.ts';
import type { OfTurn } from '../lifetimes.ts';
import type { EventCard, Pack } from '../files/pack.ts';
import { SHEET } from '../packs/sheet.ts';
import type { StormPosition, Go, Open } from '../state.ts';

// A game that stands where a test wants it, and what its answers do.

interface Start {
  readonly scenario?: string;
  /** The steps to come, in place of those of a turn. */
  readonly agenda: readonly Go[];
  readonly rulings?: Readonly<Record<string, string>>;
  readonly facts?: Readonly<Record<string, FactValue>>;
  /** What seats know alone. */
  readonly own?: Readonly<Record<string, Readonly<Record<string, FactValue>>>>;
  readonly open?: Partial<OfTurn>;
  readonly pack?: Partial<Pack>;
}

/** A game in which one answers after the other. */
export class Trial {
  readonly table: Table;
  state: State;
  told: readonly frame.Dispatch[] = [];
  doors: readonly Door[] = [];

  constructor({ scenario = 'campaign-sides', agenda, rulings, facts, own, open, pack }: Start) {
    const data = { pack: { ...SHEET, ...pack } } as unknown as Json;
    const table = bindTable(gatheringStorm, { scenario, rulings: {}, data });
    if (isRefusal(table)) throw new Error(table.refused.key);
    this.table = table;
    this.state = firstState(table);
    const game = this.game;
    Object.assign(game.open, { agenda }, open);
    Object.assign(game.open.rulings, rulings);
    for (const [key, value] of Object.entries(facts ?? {})) setFact(game.open.facts, key, value);
    for (const [seat, mine] of Object.entries(own ?? {}))
      for (const [key, value] of Object.entries(mine)) setFact(game.sealed[seat]?.facts ?? {}, key, value);
  }

  /** Let the steps in front pass that ask nobody, after an opening in which nothing was drawn. */
  begin(): this {
    this.open.agenda = [{ step: 'opening' }, ...this.open.agenda];
    this.answers('table', {});
    return this;
  }

  get game(): StormPosition {
    return this.state.position as StormPosition;
  }

  get open(): Open {
    return this.game.open;
  }

  get awaiting(): readonly string[] {
    return awaitingOf(this.table, this.state);
  }

  /** What a seat is asked; none of the standing decisions. */
  asked(seat: string): Decision | undefined {
    return asksOf(this.table, this.state, seat).find(({ optional }) => optional !== true);
  }

  /** The rows or options that a seat may use. */
  offered(seat: string): string[] {
    return this.choices(seat).flatMap(({ id, barred }) => (barred ? [] : [id]));
  }

  /** The rows or options that are barred for a seat, each with its clauses. */
  barred(seat: string): Record<string, readonly Clause[]> {
    const all = this.choices(seat);
    return Object.fromEntries(all.flatMap(({ id, barred }) => (barred ? [[id, barred.clauses]] : [])));
  }

  private choices(seat: string) {
    const decision = this.asked(seat);
    const all = decision ? choicesOf(decision.form) : [];
    return all.map((each) => ({ id: 'value' in each ? each.value : each.id, barred: each.barred }));
  }

  /** Answer what a seat is asked; the clauses of a refusal, or null. */
  answers(seat: string, answer: Json): readonly Clause[] | null {
    const decision = this.asked(seat);
    if (!decision) throw new Error(`${seat} is asked nothing`);
    const played = play(this.table, this.state, { seat, decision: decision.id, answer });
    if (isRefusal(played)) return played.clauses;
    this.state = played.state;
    this.told = [...this.told, ...played.dispatches];
    this.doors = [...this.doors, ...played.doors];
    return null;
  }

  /** Report facts; `seat` is the table, or the seat that alone knows them. */
  report(seat: string, facts: Readonly<Record<string, FactValue>>): void {
    const decision = asksOf(this.table, this.state, seat).find(({ id }) => id.endsWith('/report'));
    const answer = Object.fromEntries(
      Object.entries(facts).map(([key, value]) => [key, { value, as: 'change' }]),
    );
    const played = play(this.table, this.state, { seat, decision: decision?.id ?? '', answer });
    if (isRefusal(played)) throw new Error(JSON.stringify(played));
    this.state = played.state;
  }

  /** Set a bar of a seat's decision aside. */
  allow(seat: string, row: string): void {
    const asked = this.asked(seat)?.id;
    const decision = asksOf(this.table, this.state, seat).find(({ id }) => id.endsWith('/allow'));
    const answer = { value: `${asked}=${row}`, reason: 'so agreed' };
    const played = play(this.table, this.state, { seat, decision: decision?.id ?? '', answer });
    if (isRefusal(played)) throw new Error(JSON.stringify(played));
    this.state = played.state;
  }

  /** What a seat knows of a fact. */
  known(seat: string | null, key: string): Possible {
    return this.table.rules.known(viewOf(this.state.position, seat))(key);
  }

  /** What was told, by the keys of its texts. */
  get keys(): string[] {
    return this.told.map(({ data }) => data.key);
  }
}

/** A regional event of a power in the Balkans, or where a test has it. */
export function regional(id: string, holder: EventCard['holder'], targets: readonly string[]): EventCard {
  return { id, title: id, number: null, holder, kind: 'regional', targets, value: 1, source: 'players' };
}

/** An event with one target. */
export function fixedEvent(id: string, holder: EventCard['holder'], target: string, value = 1): EventCard {
  return { ...regional(id, holder, [target]), kind: 'fixed', value };
}
