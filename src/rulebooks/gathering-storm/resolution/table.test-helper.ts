import {
  type Frame,
  type State,
  type Table,
  allSeats,
  apply,
  asksOf,
  bindTable,
  gather,
  isRefusal,
  legal,
  render,
} from '../../../kernel/kit/front.test-helper.ts';
import type { Decision } from '../../../kernel/solo/index.ts';
import {
  type Json,
  type Possible,
  type Rulings,
  type SheetResult,
  evaluateNamed,
  type frame,
  knownFacts,
  words,
} from '../../../kernel/index.ts';
import { gatheringStorm } from '../index.ts';
import type { Modifier, Placement } from '../lifetimes.ts';
import type { Pack } from '../files/pack.ts';
import { SHEET } from '../packs/sheet.ts';
import type { StormPower } from '../powers.ts';
import { untouchedStart } from '../starts/standing.ts';
import { type StormGround, type Open, seasonOf, type StormStep } from '../state.ts';
import { untilWar } from '../war.ts';

// A game of which the resolution alone is played: what lies in the targets is given.

/** What lies in the targets as the resolution begins. */
interface Lying {
  readonly placed?: readonly Placement[];
  readonly modifiers?: readonly Modifier[];
  /** Strengths by power and target, for all to see: 'germany/turkey'. */
  readonly shown?: Readonly<Record<string, number>>;
}

/** How a game of tests begins. */
export interface StormStart extends Lying {
  readonly facts?: Readonly<Record<string, number | string | boolean>>;
  readonly rulings?: Rulings;
  readonly pack?: Partial<Pack>;
  readonly turn?: number;
  readonly scenario?: string;
}

/** A diplomatic counter. */
export function counter(power: StormPower, target: string, more: Partial<Placement> = {}): Placement {
  return { kind: 'diplomatic', power, target, basis: 'set', step: 1, count: 1, ...more };
}

/** Put what lies in the targets into a game. */
export function lay(open: Open, { placed = [], modifiers = [], shown = {} }: Lying): void {
  open.placed = placed.map((each) => {
    const value = each.value ?? shown[`${each.power}/${each.target}`];
    return value === undefined ? each : { ...each, value };
  });
  open.modifiers = [...modifiers];
}

/** The table says "go", and the resolution follows. */
const go: StormStep<'opening'> = {
  clauses: [],
  seats: () => ['table'],
  asks: (_, { open }) => ({
    id: `${open.turn}/go`,
    form: { kind: 'choose', options: [{ value: 'go', label: words('go') }] },
    prompt: words('go'),
    clauses: [],
  }),
};

const turn: StormStep<'turn'> = {
  clauses: [],
  next: () => [{ step: 'opening' }, { step: 'resolution', n: 11 }, { step: 'turn-end' }],
};

const FRAME = gatheringStorm as unknown as Frame<StormGround>;

function rulebookOf(start: StormStart): frame.Rulebook {
  return gather<StormGround>({
    ...FRAME,
    steps: untilWar({ ...FRAME.steps, opening: go, turn }),
    first(books, setup, keep) {
      const game = FRAME.first(books, setup, keep);
      lay(game.open, start);
      return game;
    },
  }) as unknown as frame.Rulebook;
}

/** A table at which a turn is resolved, and what has been told there. */
export class Sitting {
  readonly table: Table;
  readonly state: State;
  told: string[] = [];
  constructor(start: StormStart = {}) {
    const pack = { ...SHEET, ...start.pack };
    const facts = { ...untouchedStart(pack.targets), ...start.facts };
    const data = { pack, start: { turn: start.turn ?? 1, facts } } as unknown as Json;
    const scenario = start.scenario ?? 'campaign-sides';
    const table = bindTable(rulebookOf(start), { scenario, rulings: start.rulings ?? {}, data });
    if (isRefusal(table)) throw new Error(table.refused.key);
    this.table = table;
    this.state = { position: table.rules.setup(), held: {}, drafts: {} };
  }

  get open(): Open {
    return this.state.position.open as Open;
  }

  /** The decision that play waits for. */
  get asked(): Decision | undefined {
    const asked = allSeats(this.table).flatMap((seat) => asksOf(this.table, this.state, seat));
    return asked.find(({ optional }) => optional !== true);
  }

  /** Answer what play waits for, or a standing decision of the table by its name. */
  answer(answer: Json, name?: string): this {
    const decision = this.decision(name);
    const move = { seat: decision.seat, decision: decision.id, answer };
    const found = legal(this.table, this.state, move);
    if (isRefusal(found))
      throw new Error(`${decision.id}: ${render(this.table.rulebook.words, found.refused)}`);
    const { dispatches } = apply(this.table, this.state, found, move);
    this.told = dispatches.map(({ data }) => render(this.table.rulebook.words, data));
    return this;
  }

  private decision(name?: string): Decision {
    const found = name
      ? asksOf(this.table, this.state, 'table').find(({ id }) => id.endsWith(`/${name}`))
      : this.asked;
    if (found === undefined) throw new Error(`${name ?? 'a decision'} is not asked`);
    return found;
  }

  /** The table reports facts of the map. */
  report(facts: Readonly<Record<string, Json>>): this {
    return this.answer(
      Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, { value, as: 'change' }])),
      'report',
    );
  }

  /** A sheet as everybody knows it. */
  sheet(name: string): SheetResult {
    const { rules } = this.table;
    return evaluateNamed(rules, name, knownFacts(rules, { seat: null, open: this.open }));
  }

  fact(key: string): Possible {
    return knownFacts(this.table.rules, { seat: null, open: this.open })(key);
  }
}

/** A turn that has been resolved as far as nobody has to be asked. */
export function resolveTurn(start: StormStart): Sitting {
  return new Sitting(start).answer('go');
}

/** The season of a game that has gone on, in words. */
export const season = ({ open }: Sitting): string =>
  `${seasonOf(open.turn).season} ${seasonOf(open.turn).year}`;
