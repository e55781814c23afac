import { isRefusal } from '../../src/kernel/clause.ts';
import type { Decision } from '../../src/kernel/decision.ts';
import { reported } from '../../src/kernel/facts.ts';
import type { Row } from '../../src/kernel/form.ts';
import { copyJson, type Json } from '../../src/kernel/json.ts';
import type { Position } from '../../src/kernel/position.ts';
import type { Rulebook, Table } from '../../src/kernel/rulebook.ts';
import { run, type RunOptions } from '../../src/kernel/run.ts';
import { bindTable } from '../../src/kernel/standing.ts';
import { gatheringStorm } from '../../src/rulebooks/gathering-storm/index.ts';
import { HOUSE } from '../../src/rulebooks/gathering-storm/packs/house.ts';
import { powersOf, type Side } from '../../src/rulebooks/gathering-storm/powers.ts';
import { FIRST_TURN, FLAGS, fold, LEVELS, PLACES, POWERS, SET, type Stream, take } from './year.ts';

const NONE: Json = {};
const ONE: Readonly<Record<string, Json>> = Object.fromEntries(
  PLACES.map((place) => [place, { [place]: 1 }]),
);
const FLAG_FACTS = POWERS.flatMap((power) => PLACES.map((place) => `flags.${power}.${place}`));

/** Answers at random from the stream, in the order of the typed loop. */
class Seats {
  private readonly stream: Stream;
  private left: Record<string, number[]> = {};
  /** The counters that were placed last: power, target. */
  private placed: string[] = [];

  constructor(stream: Stream) {
    this.stream = stream;
  }

  answer({ id, seat, form }: Decision): Json {
    switch (id.slice(id.lastIndexOf('/') + 1)) {
      case 'opening':
        this.left = Object.fromEntries(POWERS.map((power) => [power, [...SET]]));
        return NONE;
      case 'place':
        return form.kind === 'allocate' ? this.place(id, seat as Side, form.rows) : NONE;
      case 'strengths':
        return this.strengths();
      case 'threat':
        return form.kind === 'allocate' ? this.threat(form.rows) : NONE;
      case 'covert':
        return this.stream.next(2) === 0 ? NONE : (ONE[this.somewhere()] ?? NONE);
      case 'subvert':
        return this.somewhere();
      case 'level':
        return String(this.stream.next(LEVELS) + 1);
      default:
        return form.kind === 'choose' ? (form.options[0]?.value ?? null) : NONE;
    }
  }

  private somewhere(): string {
    return PLACES[this.stream.next(PLACES.length)] as string;
  }

  private place(id: string, side: Side, rows: readonly Row[]): Json {
    const given: Record<string, number> = {};
    const second = id.endsWith('/4/axis/place');
    const taken = new Set<string>();
    const powers = powersOf(side);
    this.placed = [];
    powers.forEach((power, at) => {
      for (let i = 0; i < (side === 'axis' ? 1 : 2); i++) {
        const target = this.stream.next(PLACES.length);
        const place = PLACES[target] as string;
        const row = rows[at * PLACES.length + target];
        if (row?.id !== `${power}/${place}`) throw new Error(`no row ${power}/${place}`);
        // one diplomatic counter of a side in a target
        if (row.barred || taken.has(place)) continue;
        taken.add(place);
        given[row.id] = 1;
        this.placed.push(power, place);
      }
    });
    if (!second) {
      for (const power of powers) given[`${power}-military/${this.somewhere()}`] = 1;
      if (side === 'axis') given[`anti-comintern/${this.somewhere()}`] = 1;
    }
    return given;
  }

  private strengths(): Json {
    const given: Record<string, number> = {};
    for (let i = 0; i < this.placed.length; i += 2) {
      const [power = '', place = ''] = this.placed.slice(i, i + 2);
      given[`${power}-${take(this.stream, this.left[power] as number[])}/${place}`] = 1;
    }
    return given;
  }

  private threat(rows: readonly Row[]): Json {
    const row = rows[this.stream.next(PLACES.length)];
    return row && !row.barred ? (ONE[row.id] ?? NONE) : NONE;
  }
}

/** A bound table, and the position in which its year begins. */
export interface Year {
  readonly table: Table;
  readonly start: Position;
}

/** The year 1941 with house values, bound. */
export function yearOnKernel(): Year {
  const facts = Object.fromEntries(FLAGS.map(([power, target]) => [`flags.${power}.${target}`, 1]));
  const data = { pack: HOUSE, start: { turn: FIRST_TURN, facts } } as unknown as Json;
  const rulings = { resolution: 'net-margin', rhineland: 'no' };
  const choice = { scenario: 'campaign-sides', rulings, data };
  const table = bindTable(gatheringStorm as unknown as Rulebook, choice);
  if (isRefusal(table)) throw new Error('the year cannot be bound');
  return { table, start: table.rules.setup() };
}

/** The same years on the kernel, each from a copy of one start. Returns the checksum. */
export function playKernel(
  { table, start }: Year,
  stream: Stream,
  years: number,
  options: RunOptions,
): number {
  let sum = 0;
  const seats = new Seats(stream);
  const { copy = copyJson } = table.rules;
  for (let year = 0; year < years; year++) {
    const position = copy(start);
    run(table, position, (decision) => seats.answer(decision), options);
    for (const key of FLAG_FACTS) sum = fold(sum, Number(reported(position.open.facts, key)));
  }
  return sum;
}
