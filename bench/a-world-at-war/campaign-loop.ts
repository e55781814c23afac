import { SOURCES, UNIT_IDS } from '../../src/rulebooks/a-world-at-war/60-russia/31-owed.ts';
import { at, type OnMap, scriptOf, TURNS } from './map.ts';
import {
  addTurn,
  BEFORE,
  britishLevel,
  chineseLevel,
  germanLevel,
  isCollapsed,
  isItalyOpen,
  italianTotal,
  japaneseGroups,
  japaneseSituation,
  russianLevel,
} from './resistance.ts';
import { fold } from './year.ts';

// Who can still fight, turn by turn, as a typed loop: what the checks of rules 54 to 57 and 59 to 61 bring.

const LINES = BEFORE.lines.length;
const UNKNOWN = 99;

/** 60.31A: for each level so many of the units, in their order; and for each 4-5 armor unit that there is not. */
const FOR_A_LEVEL = [1, 0, 3, 0, 1];
const INSTEAD = [0, 1, 0, 2, 0];
const AVAILABLE = SOURCES.map((source) => UNIT_IDS.map((unit) => at(`available.${source}.${unit}`)));

/** How many kinds of Italian unit a surrender level asks of: infantry, named, cruisers, destroyers (56.32). */
const kindsAt = (level: number): number => (level === 0 ? 3 : 4);

export class Campaign {
  germany = false;
  italy = false;
  private japan = false;
  private isWeak = false;
  private isFrozen = false;
  private lowest = 0;
  private chinese = UNKNOWN;
  private inForce = 0;
  private peak = 0;
  private script: readonly OnMap[] = [];
  /** What each turn added to each cumulative line. */
  private readonly added = Array.from({ length: TURNS }, () => new Int16Array(LINES));
  /** What Russia removes, by source and unit. */
  private readonly removed = new Uint8Array(SOURCES.length * UNIT_IDS.length);

  begin(year: number): void {
    this.script = scriptOf(year);
    this.germany = this.italy = this.japan = this.isWeak = this.isFrozen = false;
    this.lowest = this.inForce = 0;
    this.chinese = UNKNOWN;
    this.peak = BEFORE.peak;
    for (const lines of this.added) lines.fill(0);
  }

  /** 55.21, 56.21. */
  get isPeace(): boolean {
    return this.germany && this.italy;
  }

  get isDecided(): boolean {
    return this.isPeace && this.japan;
  }

  /** A Japanese player turn begins: what was found of China applies (61.11). */
  beginTurn(): void {
    if (this.japan) {
      this.chinese = UNKNOWN;
      this.inForce = 0;
    } else if (this.chinese !== UNKNOWN) this.inForce = Math.max(-5, Math.min(2, this.chinese));
  }

  /** The checks at the end of the Allied player turn and of the game turn; the checksum. */
  endTurn(turn: number, before: number): number {
    const map = this.script[turn] as OnMap;
    if (!this.germany && germanLevel(map) <= 0) this.germany = true;
    let sum = this.checkItaly(map, before);
    sum = this.checkRussia(map, turn, sum);
    sum = this.checkBritain(map, sum);
    if (!this.japan) {
      this.chinese = chineseLevel(map);
      this.checkJapan(map, turn);
    }
    return sum;
  }

  private checkItaly(map: OnMap, before: number): number {
    const total = italianTotal(map);
    if (this.italy || total > 0 || !isItalyOpen(map)) return before;
    this.italy = true;
    return fold(before, kindsAt(Math.max(-2, total)));
  }

  /** 59.12, 59.13: what Britain offers at zero or less Germany rejects. */
  private checkBritain(map: OnMap, before: number): number {
    if (this.germany) return before;
    const level = britishLevel(map, !this.italy);
    return level > 0 ? before : fold(before, level);
  }

  /** 60.12, 60.21, 60.31, 60.32A. */
  private checkRussia(map: OnMap, turn: number, before: number): number {
    let sum = before;
    let isFrozen = false;
    // Russia fights Italy alone; in peace its state of surrender rests
    if (!this.italy || (this.isWeak && !this.isPeace)) {
      const level = russianLevel(map);
      this.isWeak = level <= 0;
      // no turn follows the last one
      isFrozen = this.isWeak && turn < TURNS - 1;
      if (level < this.lowest) {
        sum = this.remove(map, this.lowest - level, sum);
        this.lowest = level;
      }
    }
    // it lasts for the turn that follows
    this.isFrozen = isFrozen;
    return sum;
  }

  private remove(map: OnMap, levels: number, before: number): number {
    this.removed.fill(0);
    const without = this.draw(map, FOR_A_LEVEL, levels);
    this.draw(map, INSTEAD, without);
    let sum = before;
    if (this.removed.some((count) => count > 0)) for (const count of this.removed) sum = fold(sum, count);
    return sum;
  }

  /** So many of some units, from the sources in their order; how many 4-5 armor units there were not. */
  private draw(map: OnMap, each: readonly number[], times: number): number {
    let without = 0;
    for (let unit = 0; unit < each.length; unit++) {
      let left = (each[unit] as number) * times;
      for (let source = 0; source < SOURCES.length && left > 0; source++) {
        const count = Math.min(left, map[AVAILABLE[source]?.[unit] as number] as number);
        if (count > 0) this.removed[source * each.length + unit] = count;
        left -= count;
      }
      if (unit === 0) without = left;
    }
    return without;
  }

  /** 57.11, 57.12, 57.14. */
  private checkJapan(map: OnMap, turn: number): void {
    this.peak = Math.max(this.peak, japaneseGroups(map));
    addTurn(map, this.chinese, this.added[turn] as Int16Array);
    let level = japaneseSituation(map) + this.peak;
    for (let line = 0; line < LINES; line++) {
      level += BEFORE.lines[line] as number;
      for (let one = 0; one <= turn; one++) level += this.added[one]?.[line] as number;
    }
    if (level <= 0 || isCollapsed(map)) this.japan = true;
  }

  folded(before: number): number {
    let sum = before;
    for (const is of [this.germany, this.italy, this.japan, this.isWeak, this.isFrozen])
      sum = fold(sum, is ? 1 : 0);
    for (const count of [this.lowest, this.chinese, this.inForce, this.peak]) sum = fold(sum, count);
    for (const lines of this.added) for (const count of lines) sum = fold(sum, count);
    return sum;
  }
}
