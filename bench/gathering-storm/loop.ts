import { FLAGS, fold, LEVELS, PLACES, POWERS, REGION_OF, SET, type Stream, take, TURNS } from './year.ts';

const [GERMANY, ITALY, BRITAIN, FRANCE, RUSSIA] = [0, 1, 2, 3, 4];
const [AXIS, ALLIES, RUSSIAN] = [0, 1, 2];
const SIDES = 3;
const SIDE = [AXIS, AXIS, ALLIES, ALLIES, RUSSIAN];
/** 24.61B: Finland, Poland, Rumania, Turkey. */
const RUSSIA_ALWAYS = [0, 3, 4, 14];
const PLACE_COUNT = PLACES.length;
const NOBODY = -1;

/** Who places in each step, and how many counters of its set; in step 4 nothing else. */
const STEPS = [
  { powers: [GERMANY, ITALY], each: 1, second: false },
  { powers: [RUSSIA], each: 2, second: false },
  { powers: [BRITAIN, FRANCE], each: 2, second: false },
  { powers: [GERMANY, ITALY], each: 1, second: true },
];

/** Four turns of Gathering Storm as a typed loop: the same placements, bars and sums as the rulebook. */
export class Year {
  private readonly flags = POWERS.map(() => new Int8Array(PLACE_COUNT));
  private readonly totals = Array.from({ length: SIDES }, () => new Int8Array(PLACE_COUNT));
  /** Whose diplomatic counter of a side lies in a target. */
  private readonly owner = Array.from({ length: SIDES }, () => new Int8Array(PLACE_COUNT));
  /** Who of a side was the first to have an operation in a target. */
  private readonly operator = Array.from({ length: SIDES }, () => new Int8Array(PLACE_COUNT));
  private readonly lies = new Uint8Array(PLACE_COUNT);
  /** Russian flags that Germany and Italy have removed, by region: last turn, and in this one. */
  private removed = [new Int8Array(5), new Int8Array(5)];
  private removing = [new Int8Array(5), new Int8Array(5)];
  private left: number[][] = [];
  private readonly stream: Stream;
  sum = 0;

  constructor(stream: Stream) {
    this.stream = stream;
  }

  play(): void {
    for (const each of this.flags) each.fill(0);
    for (const [power, target] of FLAGS)
      this.count(this.flags, POWERS.indexOf(power), PLACES.indexOf(target), 1);
    for (const each of this.removed) each.fill(0);
    for (let turn = 0; turn < TURNS; turn++) this.turn();
    for (const each of this.flags) for (const flags of each) this.sum = fold(this.sum, flags);
  }

  private turn(): void {
    for (const each of this.totals) each.fill(0);
    for (const each of this.owner) each.fill(NOBODY);
    for (const each of this.operator) each.fill(NOBODY);
    for (const each of this.removing) each.fill(0);
    this.lies.fill(0);
    this.left = POWERS.map(() => [...SET]);
    for (const step of STEPS) this.place(step);
    this.threat(GERMANY);
    this.threat(ITALY);
    for (let power = 0; power < POWERS.length; power++) this.covert(power);
    this.subvert();
    for (let target = 0; target < PLACE_COUNT; target++) if (this.lies[target] === 1) this.resolve(target);
    [this.removed, this.removing] = [this.removing, this.removed];
  }

  private count(of: readonly Int8Array[], first: number, target: number, by: number): void {
    const row = of[first] as Int8Array;
    row[target] = (row[target] as number) + by;
  }

  private add(side: number, target: number, amount: number): void {
    this.count(this.totals, side, target, amount);
    this.lies[target] = 1;
  }

  /** A step: targets of the counters of the set, then what else there is, then the strengths. */
  private place({ powers, each, second }: (typeof STEPS)[number]): void {
    const placed: number[] = [];
    for (const power of powers)
      for (let i = 0; i < each; i++) {
        const target = this.stream.next(PLACE_COUNT);
        if (!this.mayPlace(power, target)) continue;
        (this.owner[SIDE[power] as number] as Int8Array)[target] = power;
        placed.push(power, target);
      }
    if (!second) {
      for (const power of powers) this.add(SIDE[power] as number, this.stream.next(PLACE_COUNT), 1);
      if (powers.includes(GERMANY)) this.add(AXIS, this.stream.next(PLACE_COUNT), 1);
    }
    for (let i = 0; i < placed.length; i += 2) {
      const power = placed[i] as number;
      this.add(
        SIDE[power] as number,
        placed[i + 1] as number,
        take(this.stream, this.left[power] as number[]),
      );
    }
  }

  private mayPlace(power: number, target: number): boolean {
    const side = SIDE[power] as number;
    if (this.owner[side]?.[target] !== NOBODY) return false;
    const russian = this.flags[RUSSIA]?.[target] as number;
    if (power === RUSSIA) return russian > 0 || RUSSIA_ALWAYS.includes(target);
    return side !== ALLIES || russian === 0;
  }

  /** 24.83: one modifier at most, in a region where flags went last turn. */
  private threat(power: number): void {
    const removed = this.removed[power] as Int8Array;
    if (removed.every((flags) => flags === 0)) return;
    const target = this.stream.next(PLACE_COUNT);
    if ((removed[REGION_OF[target] as number] as number) > 0) this.add(AXIS, target, 1);
  }

  private covert(power: number): void {
    if (this.stream.next(2) === 0) return;
    const target = this.stream.next(PLACE_COUNT);
    const side = SIDE[power] as number;
    const operator = this.operator[side] as Int8Array;
    if (operator[target] === NOBODY) operator[target] = power;
    this.add(side, target, 1);
  }

  private subvert(): void {
    const target = this.stream.next(PLACE_COUNT);
    this.add(RUSSIAN, target, this.stream.next(LEVELS) + 1);
  }

  /** The net margin: the leader fells the first enemy flag, else places one. */
  private resolve(target: number): void {
    const side = this.leader(target);
    if (side === NOBODY) return;
    const power = this.beneficiary(side, target);
    for (let enemy = 0; enemy < POWERS.length; enemy++) {
      if (SIDE[enemy] === side || (this.flags[enemy]?.[target] as number) === 0) continue;
      this.count(this.flags, enemy, target, -1);
      if (enemy === RUSSIA && side === AXIS) this.count(this.removing, power, REGION_OF[target] as number, 1);
      return;
    }
    this.count(this.flags, power, target, 1);
  }

  private leader(target: number): number {
    let [most, leader] = [Number.NEGATIVE_INFINITY, NOBODY];
    for (let side = 0; side < SIDES; side++) {
      const total = this.totals[side]?.[target] as number;
      if (total === most) leader = NOBODY;
      if (total > most) [most, leader] = [total, side];
    }
    return leader;
  }

  /** Whose counter is there, else who has operations there; where nothing says it, the first of the side. */
  private beneficiary(side: number, target: number): number {
    const owner = this.owner[side]?.[target] as number;
    if (owner !== NOBODY) return owner;
    const operator = this.operator[side]?.[target] as number;
    return operator === NOBODY ? SIDE.indexOf(side) : operator;
  }
}

/** Years by the loop; the checksum. */
export function playLoop(stream: Stream, years: number): number {
  const year = new Year(stream);
  for (let i = 0; i < years; i++) year.play();
  return year.sum;
}
