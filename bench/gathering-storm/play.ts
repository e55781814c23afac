import { isRefusal } from '../../src/kernel/clause.ts';
import type { Decision } from '../../src/kernel/forms/decision.ts';
import { reported } from '../../src/kernel/sums/facts.ts';
import type { Option, Row } from '../../src/kernel/forms/form.ts';
import { copyJson, type Json } from '../../src/kernel/json.ts';
import type { Position } from '../../src/kernel/game/position.ts';
import type { Rulebook, Table } from '../../src/kernel/rulebook.ts';
import { run, type RunOptions } from '../../src/kernel/game/run.ts';
import { bindTable } from '../../src/kernel/game/bind.ts';
import { gatheringStorm } from '../../src/rulebooks/gathering-storm/index.ts';
import { HOUSE } from '../../src/rulebooks/gathering-storm/packs/house.ts';
import { powersOf, type Side } from '../../src/rulebooks/gathering-storm/powers.ts';
import { FIRST_TURN, FLAGS, fold, LEVELS, PLACES, POWERS, SET, type Stream, take } from './year.ts';

const NONE: Json = {};
const NOWHERE: readonly string[] = [];
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

  answer({ seat, form, prompt }: Decision): Json {
    switch (prompt.key) {
      case 'ask.opening':
        this.left = Object.fromEntries(POWERS.map((power) => [power, [...SET]]));
        return NONE;
      case 'ask.place':
      case 'ask.placeAgain':
        return form.kind === 'allocate' ? this.place(prompt.key, seat as Side, form.rows) : NONE;
      case 'ask.strengths':
        return this.strengths();
      case 'ask.threat.each-flag':
        return form.kind === 'allocate' ? this.one(form.rows) : NONE;
      case 'ask.covert':
        return form.kind === 'allocate' && this.stream.next(2) === 1 ? this.one(form.rows) : NONE;
      case 'ask.subvert':
        return form.kind === 'choose' ? this.named(form.options) : NONE;
      case 'ask.level':
        return String(this.stream.next(LEVELS) + 1);
      default:
        return form.kind === 'choose' ? (form.options[0]?.value ?? null) : NONE;
    }
  }

  /** One of the open rows of a list, at random: as many as there are targets, from the `first` one on. */
  private among(rows: readonly Row[], first = 0, taken: readonly string[] = NOWHERE): number {
    const open: number[] = [];
    for (let at = 0; at < PLACES.length; at++)
      if (!rows[first + at]?.barred && !taken.includes(PLACES[at] as string)) open.push(at);
    return open.length === 0 ? -1 : (open[this.stream.next(open.length)] as number);
  }

  private one(rows: readonly Row[]): Json {
    return ONE[PLACES[this.among(rows)] ?? ''] ?? NONE;
  }

  /** One of the open countries: the first option is none. */
  private named(options: readonly Option[]): Json {
    const open = options.filter(({ barred }, at) => at > 0 && !barred);
    return (open[this.stream.next(open.length)] as Option).value;
  }

  private place(asked: string, side: Side, rows: readonly Row[]): Json {
    const given: Record<string, number> = {};
    // one diplomatic counter of a side in a target
    const taken: string[] = [];
    const powers = powersOf(side);
    this.placed = [];
    powers.forEach((power, at) => {
      for (let i = 0; i < (side === 'axis' ? 1 : 2); i++) {
        const target = this.among(rows, at * PLACES.length, taken);
        const place = PLACES[target];
        if (place === undefined) continue;
        const row = rows[at * PLACES.length + target];
        if (row?.id !== `${power}/${place}`) throw new Error(`no row ${power}/${place}`);
        taken.push(place);
        given[row.id] = 1;
        this.placed.push(power, place);
      }
    });
    if (asked === 'ask.place') {
      // the rows of military counters follow, then those of the anti-Comintern counter
      const more = powers.length + (side === 'axis' ? 1 : 0);
      for (let at = powers.length; at < powers.length + more; at++) {
        const first = at * PLACES.length;
        const row = rows[first + this.among(rows, first)];
        if (row) given[row.id] = 1;
      }
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
}

/** A bound table, and the position in which its year begins. */
interface Year {
  readonly table: Table;
  readonly start: Position;
}

/** The year 1941 with house values, bound. */
export function yearOnKernel(): Year {
  const facts = Object.fromEntries(FLAGS.map(([power, target]) => [`flags.${power}.${target}`, 1]));
  const data = { pack: HOUSE, start: { turn: FIRST_TURN, facts } } as unknown as Json;
  const rulings = {
    resolution: 'net-margin',
    rhineland: 'no',
    asked: 'told',
    'forgone-military': 'no',
    'purge-choice': 'step-2',
    'threat-flags': 'each-flag',
  };
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
