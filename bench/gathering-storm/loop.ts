import {
  AT_COHESION,
  FLAGS,
  fold,
  LEVELS,
  PLACES,
  POWERS,
  REGION_OF,
  RUSSIA_ALWAYS,
  SET,
  type Stream,
  take,
  TURNS,
} from './year.ts';

const [GERMANY, ITALY, BRITAIN, FRANCE, RUSSIA] = [0, 1, 2, 3, 4];
const [AXIS, ALLIES, RUSSIAN] = [0, 1, 2];
const SIDES = 3;
const SIDE = [AXIS, AXIS, ALLIES, ALLIES, RUSSIAN];
const PLACE_COUNT = PLACES.length;
const NOBODY = -1;

/** The lines of a ledger: those of a power, then the one of the Axis and the one of Russia. */
const [DIPLOMATIC, MILITARY, EVENT, THREAT, COVERT] = [0, 5, 10, 15, 20];
const [ANTI_COMINTERN, SUBVERSION, LINES] = [25, 26, 27];
const LINES_OF = [AXIS, ALLIES, RUSSIAN].map((side) => {
  const powers = [GERMANY, ITALY, BRITAIN, FRANCE, RUSSIA].filter((power) => SIDE[power] === side);
  const own = powers.flatMap((power) =>
    [DIPLOMATIC, MILITARY, EVENT, THREAT, COVERT].map((line) => line + power),
  );
  return [...own, ...(side === AXIS ? [ANTI_COMINTERN] : []), ...(side === RUSSIAN ? [SUBVERSION] : [])];
});

/** Who places in each step, and how many counters of its set; in step 4 nothing else. */
const STEPS = [
  { powers: [GERMANY, ITALY], each: 1, second: false },
  { powers: [RUSSIA], each: 2, second: false },
  { powers: [BRITAIN, FRANCE], each: 2, second: false },
  { powers: [GERMANY, ITALY], each: 1, second: true },
];

/** Four turns of Gathering Storm as a typed loop: the same placements, bars and sums as the rulebook. */
class Year {
  private readonly flags = POWERS.map(() => new Int8Array(PLACE_COUNT));
  /** What stands on the map beside flags: who has conquered a target, spy rings, civil wars, Russian events of the turn. */
  private readonly conquered = new Int8Array(PLACE_COUNT).fill(NOBODY);
  private readonly rings = POWERS.map(() => new Uint8Array(PLACE_COUNT));
  private readonly civilWar = new Uint8Array(PLACE_COUNT);
  private readonly drawn = new Uint8Array(PLACE_COUNT);
  private readonly forgone = false;
  private readonly cohesion = false;
  /** The ledgers, line by line. */
  private readonly ledger = Array.from({ length: LINES }, () => new Int8Array(PLACE_COUNT));
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
    for (const each of this.ledger) each.fill(0);
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

  private add(line: number, target: number, amount: number): void {
    if (target === NOBODY) return;
    this.count(this.ledger, line, target, amount);
    this.lies[target] = 1;
  }

  /** A step: targets of the counters of the set, then what else there is, then the strengths. */
  private place({ powers, each, second }: (typeof STEPS)[number]): void {
    const placed: number[] = [];
    for (const power of powers)
      for (let i = 0; i < each; i++) {
        const target = this.among((each) => this.mayPlace(power, each));
        if (target === NOBODY) continue;
        (this.owner[SIDE[power] as number] as Int8Array)[target] = power;
        placed.push(power, target);
      }
    if (!second) {
      for (const power of powers) this.add(MILITARY + power, this.anywhere(), 1);
      if (powers.includes(GERMANY)) this.add(ANTI_COMINTERN, this.anywhere(), 1);
    }
    for (let i = 0; i < placed.length; i += 2) {
      const power = placed[i] as number;
      this.add(DIPLOMATIC + power, placed[i + 1] as number, take(this.stream, this.left[power] as number[]));
    }
  }

  /** One of the targets that are open, at random. */
  private among(isOpen: (target: number) => boolean): number {
    const open: number[] = [];
    for (let target = 0; target < PLACE_COUNT; target++) if (isOpen(target)) open.push(target);
    return open.length === 0 ? NOBODY : (open[this.stream.next(open.length)] as number);
  }

  /** A target in which there is diplomacy, at random. */
  private anywhere(): number {
    return this.among((target) => this.conquered[target] === NOBODY);
  }

  /** Where a diplomatic counter may be placed: step.6, rule.one-per-alliance, 24.61, 24.56D. */
  private mayPlace(power: number, target: number): boolean {
    const side = SIDE[power] as number;
    if (this.conquered[target] !== NOBODY || this.owner[side]?.[target] !== NOBODY) return false;
    if (power === RUSSIA) return !this.forgone && this.isOpenToRussia(target);
    if (side !== ALLIES) return true;
    const isKept = (this.flags[RUSSIA]?.[target] as number) > 0 && this.civilWar[target] === 0;
    return !isKept && this.drawn[target] === 0;
  }

  private isOpenToRussia(target: number): boolean {
    if (RUSSIA_ALWAYS.includes(target) || (this.cohesion && AT_COHESION.includes(target))) return true;
    const hasFlag = (this.flags[RUSSIA]?.[target] as number) > 0;
    return hasFlag || (this.rings[RUSSIA]?.[target] as number) > 0 || this.civilWar[target] === 1;
  }

  /** 24.83: one modifier at most, in a region where flags went last turn. */
  private threat(power: number): void {
    const removed = this.removed[power] as Int8Array;
    if (removed.every((flags) => flags === 0)) return;
    const isOpen = (target: number): boolean =>
      (removed[REGION_OF[target] as number] as number) > 0 && this.conquered[target] === NOBODY;
    this.add(THREAT + power, this.among(isOpen), 1);
  }

  private covert(power: number): void {
    if (this.stream.next(2) === 0) return;
    const target = this.anywhere();
    const operator = this.operator[SIDE[power] as number] as Int8Array;
    if (operator[target] === NOBODY) operator[target] = power;
    this.add(COVERT + power, target, 1);
  }

  private subvert(): void {
    const target = this.anywhere();
    this.add(SUBVERSION, target, this.stream.next(LEVELS) + 1);
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

  /** The total of a side's ledger. */
  private total(side: number, target: number): number {
    let total = 0;
    for (const line of LINES_OF[side] as readonly number[]) total += this.ledger[line]?.[target] as number;
    return total;
  }

  private leader(target: number): number {
    let [most, leader] = [Number.NEGATIVE_INFINITY, NOBODY];
    for (let side = 0; side < SIDES; side++) {
      const total = this.total(side, target);
      if (total === most) leader = NOBODY;
      if (total > most) [most, leader] = [total, side];
    }
    return leader;
  }

  /** Whose counter is there, else who has operations there, else who alone has anything there; else the first of the side. */
  private beneficiary(side: number, target: number): number {
    const owner = this.owner[side]?.[target] as number;
    if (owner !== NOBODY) return owner;
    const operator = this.operator[side]?.[target] as number;
    return operator === NOBODY ? this.sole(side, target) : operator;
  }

  /** Whose military counters and threats alone lie in a target; the first of the side, whose the anti-Comintern counter is, else. */
  private sole(side: number, target: number): number {
    const first = SIDE.indexOf(side);
    const others = [...SIDE.keys()].filter((power) => SIDE[power] === side && power !== first);
    const isThere = (power: number): boolean =>
      [MILITARY, THREAT].some((line) => (this.ledger[line + power]?.[target] as number) > 0);
    const isFirst =
      isThere(first) || (side === AXIS && (this.ledger[ANTI_COMINTERN]?.[target] as number) > 0);
    return isFirst ? first : (others.find(isThere) ?? first);
  }
}

/** Years by the loop; the checksum. */
export function playLoop(stream: Stream, years: number): number {
  const year = new Year(stream);
  for (let i = 0; i < years; i++) year.play();
  return year.sum;
}
