import type { Decision } from '../../src/kernel/forms/decision.ts';
import { reported } from '../../src/kernel/sums/facts.ts';
import { toldOf as knownOf } from '../../src/rulebooks/a-world-at-war/facts.ts';
import type { AllocateForm, ReportForm } from '../../src/kernel/forms/form.ts';
import { givenBy } from '../../src/kernel/steps/chapter.ts';
import { copyJson, type Json } from '../../src/kernel/json.ts';
import type { View } from '../../src/kernel/game/position.ts';
import { run, type RunOptions } from '../../src/kernel/game/run.ts';
import { onTheMap } from '../../src/rulebooks/a-world-at-war/54-surrender/22-needed.ts';
import { checkOf } from '../../src/rulebooks/a-world-at-war/54-surrender/all-checks.ts';
import { CHECKED } from '../../src/rulebooks/a-world-at-war/54-surrender/check.ts';
import { CHAPTERS } from '../../src/rulebooks/a-world-at-war/chapters.ts';
import { KEPT_LINES } from '../../src/rulebooks/a-world-at-war/57-japan/14-cumulative.ts';
import { type Books, type Ground, type Open, SEASONS } from '../../src/rulebooks/a-world-at-war/state.ts';
import { DPS_NOW, type OnMap, scriptOf, toldOf } from './map.ts';
import { answererOf, BARE, boundYear, DIPLOMACY, standing, STANDINGS, type Year } from './play.ts';
import { ATTACKS, BEFORE, dpLevel } from './resistance.ts';
import { fold, type Stream } from './year.ts';

/** What a check hangs on of the map is the same whatever was told. */
const NOTHING_TOLD = { facts: {}, rulings: {}, wars: {}, falls: {} } as unknown as Open;

const YEAR = 1946;

const before = (line: string): number => {
  const of = BEFORE.lines[KEPT_LINES.findIndex((each) => line.startsWith(each))] ?? 0;
  return line === 'c-islands-12' ? 0 : of;
};

const START = {
  format: 1,
  kind: 'start',
  year: YEAR,
  facts: {
    ...DIPLOMACY,
    'surrendered.france': true,
    'france.fell-this-year': false,
    'war.germany-france': false,
    'war.italy-britain': true,
    'war-since.italy-britain': '1940/summer',
    'war-declared.italy-britain': 'britain',
    'war.italy-russia': true,
    'war.japan-us': true,
    'war-since.japan-us': '1941/winter',
    'war.japan-britain': true,
    'dp.undefended': BEFORE.undefended,
    'islands.peak': BEFORE.peak,
    ...Object.fromEntries(
      [...KEPT_LINES.filter((line) => line !== 'c-islands'), 'c-islands-8', 'c-islands-12'].map((line) => [
        `cumulative.${line}.before`,
        before(line),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(ATTACKS).flatMap(([power, { atomic, firestormed }]) => [
        [`atomic.${power}`, atomic],
        [`firestormed.${power}`, firestormed],
      ]),
    ),
  },
};

/** The last year of the Global War, with all major powers at war, bound. */
export function campaignOnKernel(): Year {
  return boundYear('global-1939', [...BARE, START]);
}

const ITALIAN = 'left.italy.';

/** The people at the table: they know the map, and say of it what they are asked. */
class AtTable {
  private readonly diplomacy: (decision: Decision) => Json;
  private readonly keys: Readonly<Record<string, readonly string[]>>;
  private script: readonly OnMap[] = [];
  private least: Readonly<Record<string, number>> = {};
  sum = 0;

  constructor({ table }: Year, stream: Stream) {
    this.diplomacy = answererOf(stream, (die) => void (this.sum = fold(this.sum, die)));
    const given = givenBy<Ground>(CHAPTERS.flat());
    const books = { facts: table.rules.facts, sheets: table.rules.sheets, given } as unknown as Books;
    this.keys = Object.fromEntries(
      CHECKED.map((of) => [of, onTheMap(books, checkOf(books, NOTHING_TOLD, of))]),
    );
  }

  begin(year: number): void {
    this.script = scriptOf(year);
    this.least = Object.fromEntries(
      DPS_NOW.map((power) => [power, Math.min(...this.script.map((turn) => dpLevel(turn, power)))]),
    );
  }

  answer(decision: Decision, { open }: View): Json {
    const { form, prompt } = decision;
    if (form.kind === 'report') return this.report(form, open as Open);
    if (form.kind === 'allocate' && prompt.key === 'ask.remove') return this.remove(form);
    if (prompt.key === 'ask.offer') return this.reject(Number(prompt.args?.['level']));
    return this.diplomacy(decision);
  }

  private report({ facts, some, free = [] }: ReportForm, open: Open): Json {
    const turn = this.script[SEASONS.indexOf(open.turn)] as OnMap;
    const told: Record<string, Json> = {};
    for (const key of facts) {
      if (free.includes(key) || (some && !isOther(turn, open, key))) continue;
      told[key] = { value: this.valueOf(turn, open, key), as: 'change' };
    }
    const italian = facts.filter((key) => key.startsWith(ITALIAN)).length;
    if (italian > 0) this.sum = fold(this.sum, italian);
    return told;
  }

  private valueOf(turn: OnMap, open: Open, key: string): Json {
    if (key.startsWith('dp.least.')) return this.least[key.slice('dp.least.'.length)] ?? 0;
    if (key.startsWith('changed.')) {
      const keys = this.keys[key.slice('changed.'.length)] ?? [];
      return keys.some((each) => isOther(turn, open, each));
    }
    if (key.startsWith('safe.')) return false;
    // levels of tension, offensives: nothing
    return toldOf(turn, key) ?? 0;
  }

  /** Germany fights on, whatever Britain offers. */
  private reject(level: number): Json {
    this.sum = fold(this.sum, level);
    return 'reject';
  }

  /** What Russia owes, and no more. */
  private remove({ rows }: AllocateForm): Json {
    const given: Record<string, number> = {};
    for (const { id, max = 0, barred } of rows) {
      const count = barred ? 0 : max;
      if (count > 0) given[id] = count;
      this.sum = fold(this.sum, count);
    }
    return given;
  }
}

/** Whether a fact stands otherwise on the map than as it was told. */
function isOther(turn: OnMap, open: Open, key: string): boolean {
  const told = knownOf(open, key);
  const now = toldOf(turn, key);
  return told !== undefined && now !== undefined && told !== now;
}

const SURRENDERED = ['surrendered.germany', 'surrendered.italy', 'surrendered.japan'];
const RUSSIAN = ['russia.weakened', 'frozen.russia'];
const LEVELS = ['russia.lowest', 'china.level', 'china.in-force', 'islands.peak'];
const TURNS_OF_JAPAN = SEASONS.flatMap((season) =>
  KEPT_LINES.map((line) => `cumulative.${line}.${YEAR}-${season}`),
);
const UNKNOWN = 99;

function folded(before: number, open: Open): number {
  const { facts } = open;
  let sum = before;
  for (const key of STANDINGS) sum = fold(sum, standing(knownOf(open, key)));
  for (const key of [...SURRENDERED, ...RUSSIAN]) sum = fold(sum, knownOf(open, key) === true ? 1 : 0);
  for (const key of LEVELS) sum = fold(sum, Number(reported(facts, key) ?? UNKNOWN));
  for (const key of TURNS_OF_JAPAN) sum = fold(sum, Number(reported(facts, key) ?? 0));
  return sum;
}

/** Years of a campaign on the kernel, each from a copy of one start. Returns the checksum. */
export function playCampaign(year: Year, stream: Stream, years: number, options: RunOptions): number {
  const { table, start } = year;
  const people = new AtTable(year, stream);
  const { copy = copyJson } = table.rules;
  for (let i = 0; i < years; i++) {
    const position = copy(start);
    people.begin(i);
    run(table, position, (decision, view) => people.answer(decision, view), options);
    people.sum = folded(people.sum, position.open as Open);
  }
  return people.sum;
}
