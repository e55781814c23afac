import type { Cell, Chart as ChartPage, TablePanel } from '../../kernel/board/panel.ts';
import type { Words } from '../../kernel/texts/words.ts';
import { type Chart, type Charted, type ChartedBox, chartOf, type Paid } from './charts.ts';
import { say } from './charts.words.ts';
import { ENTRY_RULINGS } from './entries/stories.ts';
import { nationsOf } from './meant.ts';
import { NATIONS, type Nation } from './nations.ts';
import { part } from './part.ts';
import { pruned, prunedEffects } from './pruned.ts';
import { conditionWords, thenWords } from './rule-words.ts';
import { clauseOf, type Entry, type Place, type Rule } from './rule.ts';
import { ENTRIES } from './e-territories.ts';

// The short charts as tables: a page for each nation.

type Row = readonly (Cell | null)[];

const DEFAULTS = Object.fromEntries(ENTRY_RULINGS.map((ruling) => [ruling.id, ruling.default]));

function table(
  title: Words,
  columns: readonly (keyof typeof say.chart.column)[],
  rows: readonly Row[],
): TablePanel {
  return {
    kind: 'table',
    title,
    columns: columns.map((each) => say.chart.column[each]()),
    rows,
  };
}

/** The charts of all nations (G.J6, G.A4, G.B1 to B8). */
export function charts(): readonly ChartPage[] {
  return NATIONS.map((nation) => {
    const chart = chartOf(nation);
    const tables = [
      rolls(chart),
      decides(chart),
      influences(chart),
      counters(chart),
      attacks(nation),
      boxes(chart),
      paid(chart),
    ];
    return { title: say.chart.of({ nation }), tables: tables.filter(({ rows }) => rows.length > 0) };
  });
}

function rolls({ rolls: all }: Chart): TablePanel {
  const rows = all.map(({ entry, rule }): Row => {
    const [works, fails] = outcomes(entry, rule);
    return [entry.id, clauseOf(rule), needs(rule), whenOf(rule), works, fails];
  });
  return table(say.chart.rolls(), ['territory', 'rule', 'needs', 'when', 'works', 'fails'], rows);
}

/** What a roll needs: a number, or where it comes from. */
function needs(rule: Rule): Cell {
  if (rule.kind === 'table') return say.chart.table();
  if (rule.kind !== 'roll') return '';
  return typeof rule.needs === 'number'
    ? say.chart.orLess({ needs: rule.needs })
    : say.chart.needs[rule.needs]();
}

function outcomes(entry: Entry, rule: Rule): readonly [Cell, Cell] {
  if (rule.kind === 'table') {
    const rows = rule.rows.map(({ to, kind }) => say.chart.upTo({ to, kind }));
    return [say.chart.list({ parts: rows }), ''];
  }
  if (rule.kind !== 'roll') return ['', ''];
  const { then, otherwise = [] } = rule;
  const list = (effects: typeof then): Cell =>
    say.chart.list({ parts: thenWords(entry.id, prunedEffects(effects, DEFAULTS)) });
  return [list(then), otherwise.length === 0 ? '' : list(otherwise)];
}

/** When a rule holds, as the game is played by its default rulings. */
function whenOf({ when, each }: Rule): Cell {
  const asked = when === undefined ? true : pruned(when, DEFAULTS);
  const said =
    typeof asked === 'boolean' ? (asked ? say.chart.always : say.chart.never)() : conditionWords(asked);
  return each === undefined ? said : say.chart.each({ when: said, nations: each });
}

function decides({ decides: all }: Chart): TablePanel {
  const rows = all.map(
    ({ entry, rule }): Row => [
      entry.id,
      clauseOf(rule),
      (rule.kind === 'roll' ? say.chart['decides.roll'] : say.chart['decides.order'])(),
      whenOf(rule),
    ],
  );
  return table(say.chart.decides(), ['territory', 'rule', 'what', 'when'], rows);
}

function influences({ influences: all }: Chart): TablePanel {
  const rows = all.map(
    ({ entry, rule }): Row => [
      entry.id,
      clauseOf(rule),
      whenOf(rule),
      say.chart.list({ parts: thenWords(entry.id, prunedEffects(rule.then, DEFAULTS)) }),
    ],
  );
  return table(say.chart.influences(), ['territory', 'rule', 'when', 'works'], rows);
}

function counters({ counters: all }: Chart): TablePanel {
  const rows = all.map(
    ({ channel: { entry, rule }, by }): Row => [entry.id, clauseOf(rule), say.chart.names({ parts: by })],
  );
  return table(say.chart.counters(), ['territory', 'rule', 'against'], rows);
}

/** G.B1, G.B3, G.B5, G.B6 in a line, and what single entries say of attacks. */
function attacks(nation: Nation): TablePanel {
  const laws = ENTRIES.flatMap((entry) =>
    entry.rules.flatMap((rule): Charted[] =>
      rule.kind === 'law' && rule.about === 'attack' && isBy(rule, nation) ? [{ entry, rule }] : [],
    ),
  );
  const rows = laws.map(
    ({ entry, rule }): Row => [
      say.chart.law[rule.kind === 'law' && rule.allows ? 'allows' : 'bars']({ entry: entry.id }),
      clauseOf(rule),
      whenOf(rule),
    ],
  );
  const [line, clause] = ATTACKS[nation];
  return table(
    say.chart.attacks(),
    ['what', 'rule', 'when'],
    [[line(), clause, say.chart.always()], ...rows],
  );
}

const ATTACKS: Readonly<Record<Nation, readonly [line: () => Words, clause: string]>> = {
  germany: [say.chart['attacks.axis'], 'G.B1'],
  italy: [say.chart['attacks.axis'], 'G.B1'],
  japan: [say.chart['attacks.axis'], 'G.B1'],
  ussr: [say.chart['attacks.ussr'], 'G.B3'],
  china: [say.chart['attacks.china'], 'G.B5'],
  uk: [say.chart['attacks.western'], 'G.B6'],
  france: [say.chart['attacks.western'], 'G.B6'],
  usa: [say.chart['attacks.western'], 'G.B6'],
};

function isBy(rule: Extract<Rule, { kind: 'law' }>, nation: Nation): boolean {
  if (rule.by === 'it') return (rule.each ?? []).includes(nation);
  return nationsOf({}, rule.by).includes(nation);
}

function boxes({ boxes: all }: Chart): TablePanel {
  const rows = all.map(
    (box): Row => [
      placesCell(box.entry, box.places),
      `${box.entry.id}.${box.side === 'axis' ? 'AX' : 'AL'}`,
      say.chart.by[box.side](),
      box.class,
      ledBy(box),
    ],
  );
  return table(say.chart.boxes(), ['territory', 'rule', 'attackedBy', 'becomes', 'battle'], rows);
}

/** G.C2, G.A8: of whose units and retreats the nation of a box decides. */
function ledBy({ class: is }: ChartedBox): Words {
  const { total, sworn, none } = say.chart.led;
  return (is === 'total' ? total : is === 'sworn' ? sworn : none)();
}

function paid({ paid: all }: Chart): TablePanel {
  const rows = all.map(
    ({ entry, places, value, through }: Paid): Row => [
      placesCell(entry, places),
      value,
      say.chart.names({ parts: through.map(throughWords) }),
    ],
  );
  return table(say.chart.paid(), ['territory', 'value', 'through'], rows);
}

function throughWords(by: string): Words | string {
  if (by === 'start-1939') return say.chart['start-1939']();
  return by === 'start-1942' ? say.chart['start-1942']() : by;
}

/** The entry where all of it is meant, with how many places it has; else the places. */
function placesCell(entry: Entry, places: readonly Place[]): Cell {
  const all = entry.home.length + (entry.colonies ?? []).length;
  if (places.length < all) return say.chart.names({ parts: places.map(({ id }) => id) });
  return (entry.colonies ?? []).length === 0 ? entry.id : say.chart.withColonies({ entry: entry.id });
}

/** The short charts. */
export const CHARTS = part(import.meta.url, {
  texts: say,
});
