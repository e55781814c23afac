import { factsNeeded, outcomesLeft } from './evaluate.ts';
import { type FactKey, type Facts, type FactSchema, isReportable } from './facts.ts';
import { clampTotal, type Line, type Outcome, type Range, type Sheet, sheetOf, touches } from './sheet.ts';
import { once } from '../steps/once.ts';
import { endsOf } from './sums.ts';
import { choicesKnown, OpenLine, Trying, sizeOf, type TriedSums, tryAll } from './tries.ts';

/** A range to write into, so that a sum of which all is known makes nothing new. */
export interface WritableRange {
  min: number;
  max: number;
}

/**
 * The fast sum of a sheet, bound once: the totals and outcomes that `evaluate` finds, without the lines. What it keeps
 * depends on the sheet and the schema alone.
 */
export interface PreparedSum {
  /** The facts it needs that people report, every one once. */
  readonly asked: readonly FactKey[];
  /** Write the least and the greatest total. */
  bound(facts: Facts, into: WritableRange): void;
  /** The outcomes still possible. */
  outcomes(facts: Facts): readonly Outcome[];
  /** The id of the one outcome that is left; null when there are more, or none. */
  outcome(facts: Facts): string | null;
  /** The facts of which nothing is known, that people report, and on which the outcome depends. */
  missing(facts: Facts): readonly FactKey[];
}

/** Prepare a sheet for many sums. Throws when it needs a fact the schema lacks: our own mistake. */
export function prepare(name: string, sheet: Sheet, schema: FactSchema): PreparedSum {
  return new FastSum(factsNeeded(name, sheet, schema), sheet, schema);
}

/** The sheets of a game by name, each prepared once; with a fact its lines alone that need this. */
export function preparing(sheets: Readonly<Record<string, Sheet>>, facts: FactSchema) {
  const made = once((name: string, needing: FactKey): PreparedSum => {
    const sheet = sheetOf(sheets, name);
    const lines = sheet.lines.filter(({ needs }) => needs.includes(needing));
    return prepare(name, needing === '' ? sheet : { title: sheet.title, lines }, facts);
  });
  return (name: string, needing: FactKey = ''): PreparedSum => made(name, needing);
}

const NONE: readonly never[] = [];

class FastSum implements PreparedSum {
  readonly asked: readonly FactKey[];
  private readonly sheet: Sheet;
  private readonly lines: readonly FastLine[];
  private readonly schema: FactSchema;
  private readonly known: Trying;
  // written anew by every sum
  private readonly found: WritableRange = { min: 0, max: 0 };
  private readonly unsettled: FastLine[] = [];

  constructor(needs: readonly FactKey[], sheet: Sheet, schema: FactSchema) {
    const isAsked = (key: FactKey): boolean => schema[key] !== undefined && isReportable(schema[key]);
    const isShared = (key: FactKey): boolean =>
      sheet.lines.filter((line) => line.needs.includes(key)).length > 1;
    this.sheet = sheet;
    this.schema = schema;
    this.asked = needs.filter(isAsked);
    this.lines = sheet.lines.map((line) => {
      const [key, ...more] = line.needs;
      const alone = key !== undefined && more.length === 0 && !isShared(key) ? key : null;
      return new FastLine(line, alone, line.needs.filter(isAsked), schema);
    });
    this.known = new Trying(() => undefined, schema);
  }

  bound(facts: Facts, into: WritableRange): void {
    this.add(facts, into);
    let together: OpenLine[] | null = null;
    for (const each of this.unsettled) {
      const blank = each.whenBlank(facts);
      if (blank) addTo(into, blank.ends);
      else (together ??= []).push(each.depends(facts));
    }
    if (together) for (const { sums } of tryAll(together, facts, this.schema)) addTo(into, endsOf(sums));
    into.min = clampTotal(this.sheet, into.min) + 0;
    into.max = clampTotal(this.sheet, into.max) + 0;
  }

  outcomes(facts: Facts): readonly Outcome[] {
    this.add(facts, this.found);
    return outcomesLeft(this.sheet, this.found, this.tryOpen(facts)).outcomes;
  }

  outcome(facts: Facts): string | null {
    this.bound(facts, this.found);
    const { min, max } = this.found;
    let atEnds: string | null = null;
    let between = false;
    for (const each of this.sheet.outcomes ?? NONE) {
      if (!touches(each, min, max)) continue;
      if (!touches(each, min, min) && !touches(each, max, max)) between = true;
      else if (atEnds === null) atEnds = each.id;
      else return null;
    }
    // both ends are possible; what lies between may not be
    return between ? onlyOne(this.outcomes(facts)) : atEnds;
  }

  missing(facts: Facts): readonly FactKey[] {
    const isUnknown = (key: FactKey): boolean => facts(key) === undefined;
    if (!this.asked.some(isUnknown) || this.outcome(facts) !== null) return NONE;
    const keys: FactKey[] = [];
    for (const each of this.unsettled) {
      if (each.asked.length === 0 || !each.varies(facts)) continue;
      for (const key of each.asked) if (isUnknown(key) && !keys.includes(key)) keys.push(key);
    }
    return keys;
  }

  /** Add up the lines that do not depend on what is unknown; the others are noted as `unsettled`. */
  private add(facts: Facts, into: WritableRange): void {
    const { known, unsettled } = this;
    known.facts = facts;
    unsettled.length = 0;
    let min = 0;
    let max = 0;
    for (const each of this.lines) {
      const value = each.line.value(known);
      if (known.guessed === null) {
        min += typeof value === 'number' ? value : value.min;
        max += typeof value === 'number' ? value : value.max;
      } else {
        known.guessed = null;
        unsettled.push(each);
      }
    }
    into.min = min;
    into.max = max;
  }

  private tryOpen(facts: Facts): TriedSums[] {
    const alone: TriedSums[] = [];
    const together: OpenLine[] = [];
    for (const each of this.unsettled) {
      const blank = each.whenBlank(facts);
      if (blank) alone.push(blank.tried);
      else together.push(each.depends(facts));
    }
    return together.length === 0 ? alone : [...alone, ...tryAll(together, facts, this.schema)];
  }
}

function onlyOne([only, ...more]: readonly Outcome[]): string | null {
  return only && more.length === 0 ? only.id : null;
}

function addTo(into: WritableRange, { min, max }: Range): void {
  into.min += min;
  into.max += max;
}

/** What a line can be on its own. */
interface Blank {
  readonly tried: TriedSums;
  readonly ends: Range;
}

/** A line of a fast sum; `alone`: the one fact it needs, if no other line needs that. */
class FastLine {
  readonly line: Line;
  readonly asked: readonly FactKey[];
  private readonly alone: FactKey | null;
  private readonly schema: FactSchema;
  private blank: Blank | undefined;

  constructor(line: Line, alone: FactKey | null, asked: readonly FactKey[], schema: FactSchema) {
    this.line = line;
    this.alone = alone;
    this.asked = asked;
    this.schema = schema;
  }

  /** What it can be while nothing is known of its own fact: worked out once. */
  whenBlank(facts: Facts): Blank | undefined {
    if (this.alone === null || facts(this.alone) !== undefined) return undefined;
    return (this.blank ??= this.tryAlone(facts));
  }

  /** Itself with what it does not know. */
  depends(facts: Facts): OpenLine {
    const { line, schema } = this;
    const unknown = line.needs.map((key) => ({ key, values: choicesKnown(key, facts, schema) }));
    return new OpenLine(
      line,
      unknown.filter(({ values }) => sizeOf(values) > 1),
    );
  }

  /** Whether its value depends on what is unknown. */
  varies(facts: Facts): boolean {
    const { ends } = this.whenBlank(facts) ?? this.tryAlone(facts);
    return ends.min !== ends.max;
  }

  private tryAlone(facts: Facts): Blank {
    const [tried] = tryAll([this.depends(facts)], facts, this.schema) as [TriedSums];
    return { tried, ends: endsOf(tried.sums) };
  }
}
