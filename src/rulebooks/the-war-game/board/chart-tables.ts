import type { Words, board } from '../../../kernel/index.ts';
import { type NationChart, type ChartRule, type ChartedBox, chartOf, type Payment } from './charts.ts';
import { chartTexts } from './charts.words.ts';
import { ENTRY_RULINGS } from '../entries/stories.ts';
import { nationsOf } from '../stories/meant.ts';
import { NATIONS, type Nation } from '../nations.ts';
import { part } from '../part.ts';
import { prune, prunedEffects } from '../stories/pruned.ts';
import { conditionWords, thenWords } from '../stories/rule-words.ts';
import { clauseOf, type GuideEntry, type Place, type Rule } from '../stories/rule.ts';
import { ENTRIES } from '../rules/e-territories.ts';

// The short charts as tables: a page for each nation.

type Row = readonly (board.Cell | null)[];

const DEFAULTS = Object.fromEntries(ENTRY_RULINGS.map((ruling) => [ruling.id, ruling.default]));

function table(
  title: Words,
  columns: readonly (keyof typeof chartTexts.chart.column)[],
  rows: readonly Row[],
): board.TablePanel {
  return {
    kind: 'table',
    title,
    columns: columns.map((each) => chartTexts.chart.column[each]()),
    rows,
  };
}

/** The charts of all nations (G.J6, G.A4, G.B1 to B8). */
export function charts(): readonly board.Chart[] {
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
    return { title: chartTexts.chart.of({ nation }), tables: tables.filter(({ rows }) => rows.length > 0) };
  });
}

function rolls({ rolls: all }: NationChart): board.TablePanel {
  const rows = all.map(({ entry, rule }): Row => {
    const [works, fails] = outcomes(entry, rule);
    return [entry.id, clauseOf(rule), needs(rule), whenOf(rule), works, fails];
  });
  return table(chartTexts.chart.rolls(), ['territory', 'rule', 'needs', 'when', 'works', 'fails'], rows);
}

/** What a roll needs: a number, or where it comes from. */
function needs(rule: Rule): board.Cell {
  if (rule.kind === 'table') return chartTexts.chart.table();
  if (rule.kind !== 'roll') return '';
  return typeof rule.needs === 'number'
    ? chartTexts.chart.orLess({ needs: rule.needs })
    : chartTexts.chart.needs[rule.needs]();
}

function outcomes(entry: GuideEntry, rule: Rule): readonly [board.Cell, board.Cell] {
  if (rule.kind === 'table') {
    const rows = rule.rows.map(({ to, kind }) => chartTexts.chart.upTo({ to, kind }));
    return [chartTexts.chart.list({ parts: rows }), ''];
  }
  if (rule.kind !== 'roll') return ['', ''];
  const { then, otherwise = [] } = rule;
  const list = (effects: typeof then): board.Cell =>
    chartTexts.chart.list({ parts: thenWords(entry.id, prunedEffects(effects, DEFAULTS)) });
  return [list(then), otherwise.length === 0 ? '' : list(otherwise)];
}

/** When a rule holds, as the game is played by its default rulings. */
function whenOf({ when, each }: Rule): board.Cell {
  const asked = when === undefined ? true : prune(when, DEFAULTS);
  const said =
    typeof asked === 'boolean'
      ? (asked ? chartTexts.chart.always : chartTexts.chart.never)()
      : conditionWords(asked);
  return each === undefined ? said : chartTexts.chart.each({ when: said, nations: each });
}

function decides({ decides: all }: NationChart): board.TablePanel {
  const rows = all.map(
    ({ entry, rule }): Row => [
      entry.id,
      clauseOf(rule),
      (rule.kind === 'roll' ? chartTexts.chart['decides.roll'] : chartTexts.chart['decides.order'])(),
      whenOf(rule),
    ],
  );
  return table(chartTexts.chart.decides(), ['territory', 'rule', 'what', 'when'], rows);
}

function influences({ influences: all }: NationChart): board.TablePanel {
  const rows = all.map(
    ({ entry, rule }): Row => [
      entry.id,
      clauseOf(rule),
      whenOf(rule),
      chartTexts.chart.list({ parts: thenWords(entry.id, prunedEffects(rule.then, DEFAULTS)) }),
    ],
  );
  return table(chartTexts.chart.influences(), ['territory', 'rule', 'when', 'works'], rows);
}

function counters({ counters: all }: NationChart): board.TablePanel {
  const rows = all.map(
    ({ channel: { entry, rule }, by }): Row => [
      entry.id,
      clauseOf(rule),
      chartTexts.chart.names({ parts: by }),
    ],
  );
  return table(chartTexts.chart.counters(), ['territory', 'rule', 'against'], rows);
}

/** G.B1, G.B3, G.B5, G.B6 in a line, and what single entries say of attacks. */
function attacks(nation: Nation): board.TablePanel {
  const laws = ENTRIES.flatMap((entry) =>
    entry.rules.flatMap((rule): ChartRule[] =>
      rule.kind === 'law' && rule.about === 'attack' && isBy(rule, nation) ? [{ entry, rule }] : [],
    ),
  );
  const rows = laws.map(
    ({ entry, rule }): Row => [
      chartTexts.chart.law[rule.kind === 'law' && rule.allows ? 'allows' : 'bars']({ entry: entry.id }),
      clauseOf(rule),
      whenOf(rule),
    ],
  );
  const [line, clause] = ATTACKS[nation];
  return table(
    chartTexts.chart.attacks(),
    ['what', 'rule', 'when'],
    [[line(), clause, chartTexts.chart.always()], ...rows],
  );
}

const ATTACKS: Readonly<Record<Nation, readonly [line: () => Words, clause: string]>> = {
  germany: [chartTexts.chart['attacks.axis'], 'G.B1'],
  italy: [chartTexts.chart['attacks.axis'], 'G.B1'],
  japan: [chartTexts.chart['attacks.axis'], 'G.B1'],
  ussr: [chartTexts.chart['attacks.ussr'], 'G.B3'],
  china: [chartTexts.chart['attacks.china'], 'G.B5'],
  uk: [chartTexts.chart['attacks.western'], 'G.B6'],
  france: [chartTexts.chart['attacks.western'], 'G.B6'],
  usa: [chartTexts.chart['attacks.western'], 'G.B6'],
};

function isBy(rule: Extract<Rule, { kind: 'law' }>, nation: Nation): boolean {
  if (rule.by === 'it') return (rule.each ?? []).includes(nation);
  return nationsOf({}, rule.by).includes(nation);
}

function boxes({ boxes: all }: NationChart): board.TablePanel {
  const rows = all.map(
    (box): Row => [
      placesCell(box.entry, box.places),
      `${box.entry.id}.${box.side === 'axis' ? 'AX' : 'AL'}`,
      chartTexts.chart.by[box.side](),
      box.class,
      ledBy(box),
    ],
  );
  return table(chartTexts.chart.boxes(), ['territory', 'rule', 'attackedBy', 'becomes', 'battle'], rows);
}

/** G.C2, G.A8: of whose units and retreats the nation of a box decides. */
function ledBy({ class: is }: ChartedBox): Words {
  const { total, sworn, none } = chartTexts.chart.led;
  return (is === 'total' ? total : is === 'sworn' ? sworn : none)();
}

function paid({ paid: all }: NationChart): board.TablePanel {
  const rows = all.map(
    ({ entry, places, value, through }: Payment): Row => [
      placesCell(entry, places),
      value,
      chartTexts.chart.names({ parts: through.map(throughWords) }),
    ],
  );
  return table(chartTexts.chart.paid(), ['territory', 'value', 'through'], rows);
}

function throughWords(by: string): Words | string {
  if (by === 'start-1939') return chartTexts.chart['start-1939']();
  return by === 'start-1942' ? chartTexts.chart['start-1942']() : by;
}

/** The entry where all of it is meant, with how many places it has; else the places. */
function placesCell(entry: GuideEntry, places: readonly Place[]): board.Cell {
  const all = entry.home.length + (entry.colonies ?? []).length;
  if (places.length < all) return chartTexts.chart.names({ parts: places.map(({ id }) => id) });
  return (entry.colonies ?? []).length === 0 ? entry.id : chartTexts.chart.withColonies({ entry: entry.id });
}

/** The short charts. */
export const CHARTS = part(import.meta.url, {
  texts: chartTexts,
});
