import type { Plan, Simulation, StateSummary, Summary } from '../../analysis/simulate/index.ts';
import { findRulebook } from '../../rulebooks/index.ts';
import { howOtherwise, type SideBySide, sureIn } from './simulate-compare.ts';
import { type Axis, columnChart, whiskerChart } from './simulate-chart.ts';
import { PAGE_HEAD } from './simulate-files.ts';
import { escapeText, STYLE, tableHtml } from './simulate-html.ts';
import { type Names, percent, points, pointsText, shareText } from './simulate-names.ts';
import { endsText, headText, HOW_SURE } from './simulate-text.ts';

/** What a page shows. */
interface Page {
  readonly simulation: Simulation;
  readonly summary: Summary;
  readonly names: Names;
  readonly beside: SideBySide | null;
}

/** What many games came to as a page of its own: charts, each with a table beside it. It needs nothing but itself. */
export function simulationPage(page: Page): string {
  const { simulation, names } = page;
  const title = headText(simulation, names);
  return [
    PAGE_HEAD,
    '<html lang="en">',
    `<head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><title>${escapeText(title)}</title><style>${STYLE}</style></head>`,
    '<body><main>',
    `<h1>${escapeText(title)}</h1>`,
    planHtml(page),
    `<p class="sure">${escapeText(HOW_SURE)}</p>`,
    ...(page.beside ? [besideHtml(page.beside, names)] : []),
    seatsHtml(page),
    ...placesHtml(page),
    '</main></body>',
    '</html>',
    '',
  ].join('\n');
}

/** A section for each place; those that stood alike in all games from the first turn to the last are told together. */
function placesHtml(page: Page): string[] {
  const { summary, names } = page;
  const moving = summary.places.filter(({ states }) => states.length > 1);
  const firm = Map.groupBy(
    summary.places.filter(({ states }) => states.length === 1),
    ({ states: [only] }) => (only ? names.words(only.label) : ''),
  );
  const links = moving.map(
    ({ place }, i) => `<li><a href="#place-${i}">${escapeText(names.place(place))}</a></li>`,
  );
  const told = [...firm].map(([state, those]) => {
    const places = those.map(({ place }) => names.place(place)).join(', ');
    return `<p>${escapeText(`In all games ${state}, from the first turn to the last: ${places}.`)}</p>`;
  });
  return [
    '<h2>How places stand</h2>',
    ...told,
    ...(links.length > 0 ? [`<nav aria-label="Places"><ul>${links.join('')}</ul></nav>`] : []),
    ...moving.map(({ place, states }, i) => placeHtml(`place-${i}`, names.place(place), states, page)),
  ];
}

function planHtml({ simulation: { plan, rules }, summary, names }: Page): string {
  const facts = Object.entries(plan.facts).map(([fact, value]) => `${fact}=${String(value)}`);
  const rows: [string, string][] = [
    ['Rules', `${names.title}, version ${rules}`],
    ['Rulings', rulingsText(plan)],
    ['Aims', plan.aims.title],
    ['Map', plan.history.title],
    ...(facts.length > 0 ? [['Told', facts.join(', ')] as [string, string]] : []),
    ['Games end', endsText(summary, names)],
  ];
  return `<dl>${rows.map(([name, value]) => `<dt>${escapeText(name)}</dt><dd>${escapeText(value)}</dd>`).join('')}</dl>`;
}

/** The rulings that are not the rulebook's own. */
function rulingsText({ rulebook, rulings }: Plan): string {
  const usual = new Map(findRulebook(rulebook)?.rulings.map((each) => [each.id, each.default]));
  const others = Object.entries(rulings).filter(([id, choice]) => usual.get(id) !== choice);
  return others.length === 0
    ? 'all as they are by default'
    : others.map(([id, choice]) => `${id}=${choice}`).join(', ');
}

const ENDS = [0.05, 0.1, 0.2, 0.5];

/** From nothing to the end that has room for all estimates. */
function shareAxis(all: readonly { readonly high: number }[]): Axis {
  const most = ENDS.find((end) => all.every(({ high }) => high <= end)) ?? 1;
  const marks = [0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => ({
    at: part * most,
    text: `${Math.round(part * most * 100)}%`,
  }));
  return { least: 0, most, marks };
}

function seatsHtml({ summary: { seats }, names, simulation: { plan } }: Page): string {
  const about = 'Of all that its aims are worth, what a seat has at the end';
  const whiskers = seats.map(({ seat, level, share }) => ({
    name: `${names.seat(seat)} (${level})`,
    estimate: share,
    said: shareText(share),
  }));
  const rows = seats.map(({ seat, level, share }) => [names.seat(seat), level, shareText(share)]);
  return [
    '<section><h2>What seats have</h2>',
    `<p>${escapeText(plan.aims.about)}</p>`,
    whiskerChart(about, whiskers, shareAxis(seats.map(({ share }) => share))),
    tableHtml(about, [['seat', 'plays', 'has'], ...rows]),
    '</section>',
  ].join('\n');
}

/** So many states have a colour and a column of their own; all others are one. */
const MOST_STATES = 6;
const ELSE = 'else';

function placeHtml(
  id: string,
  place: string,
  all: readonly StateSummary[],
  { summary, names }: Page,
): string {
  const shown = all.slice(0, MOST_STATES);
  const labels = [
    ...shown.map(({ label }) => names.words(label)),
    ...(all.length > MOST_STATES ? [ELSE] : []),
  ];
  const others = (turn: number): number =>
    all.slice(MOST_STATES).reduce((sum, { turns }) => sum + (turns[turn]?.share.at ?? 0), 0);
  const columns = summary.turns.map((turn, i) => {
    const shares = [
      ...shown.map(({ turns }) => turns[i]?.share.at ?? 0),
      ...(all.length > MOST_STATES ? [others(i)] : []),
    ];
    return {
      name: names.turn(turn),
      parts: shares.map((share, k) => ({ share, said: `${labels[k] ?? ''} ${percent(share)}` })),
    };
  });
  const rest = (text: string): string[] => (all.length > MOST_STATES ? [text] : []);
  const rows = summary.turns.map((turn, i) => [
    names.turn(turn),
    ...shown.map(({ turns }) => (turns[i] ? shareText(turns[i].share) : '')),
    ...rest(percent(others(i))),
  ]);
  const ever = shown.map(({ turns }) => {
    const last = turns.at(-1);
    return last ? shareText(last.ever) : '';
  });
  const about = `${place}: in how many games it stands so at the end of each turn`;
  return [
    `<section id="${id}"><h3>${escapeText(place)}</h3>`,
    columnChart(about, columns),
    `<ul class="key">${labels.map((label, i) => `<li>${swatch(i)}${escapeText(label)}</li>`).join('')}</ul>`,
    tableHtml(about, [['at the end of', ...labels], ...rows], ['of any turn', ...ever, ...rest('')]),
    '</section>',
  ].join('\n');
}

function swatch(kind: number): string {
  return `<svg viewBox="0 0 10 10" aria-hidden="true"><rect class="part k${kind}" x="0.5" y="0.5" width="9" height="9"/></svg>`;
}

function besideHtml(beside: SideBySide, names: Names): string {
  const { one, other, comparison, otherwise } = beside;
  const sure = sureIn(comparison);
  const head = ['', one.name, other.name, 'difference'];
  const seats = comparison.seats.map((each) => ({ ...each, name: names.seat(each.seat) }));
  const places = sure.map((each) => ({
    ...each,
    name: `${names.place(each.place)}: ${names.words(each.label)}`,
  }));
  const drawn = (about: string, all: readonly (typeof seats | typeof places)[number][]): string => {
    const rows = all.map((each) => [
      each.name,
      percent(each.one.at),
      percent(each.other.at),
      pointsText(each.difference),
    ]);
    const whiskers = all.map(({ name, difference }) => ({
      name,
      estimate: difference,
      said: pointsText(difference),
    }));
    return [whiskerChart(about, whiskers, axisOf(all)), tableHtml(about, [head, ...rows])].join('\n');
  };
  return [
    `<section><h2>Beside ${escapeText(other.name)}</h2>`,
    `<ul>${otherwise.map((each) => `<li>${escapeText(each)}</li>`).join('') || '<li>The same in every way.</li>'}</ul>`,
    `<p class="sure">${escapeText(howOtherwise(beside))}</p>`,
    drawn('What seats have, and the difference in points', seats),
    sure.length > 0
      ? drawn('Places that end otherwise in one of them, for more than chance', places)
      : '<p>No place ends otherwise in one of them for more than chance.</p>',
    '</section>',
  ].join('\n');
}

/** As far to each side as the widest of some differences. */
function axisOf(
  all: readonly { readonly difference: { readonly low: number; readonly high: number } }[],
): Axis {
  const widest = all.flatMap(({ difference: { low, high } }) => [Math.abs(low), Math.abs(high)]);
  const most = widest.reduce((a, b) => Math.max(a, b), 0.01);
  return { least: -most, most, marks: [-most, 0, most].map((at) => ({ at, text: points(at) })) };
}
