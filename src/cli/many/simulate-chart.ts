import type { Estimate } from '../../analysis/simulate/index.ts';
import { escapeText } from './simulate-html.ts';

// Charts as SVG that a page carries in itself: their colours are the page's, and a table beside each says the same.

/** One line of a chart of estimates: a name, and what it says in words. */
interface Whisker {
  readonly name: string;
  readonly estimate: Estimate;
  readonly said: string;
}

/** Where the axis of a chart of estimates begins and ends, and where its marks are. */
export interface Axis {
  readonly least: number;
  readonly most: number;
  readonly marks: readonly { readonly at: number; readonly text: string }[];
}

const WIDTH = 640;
const NAMES = 200;
const LINE = 24;
const EDGE = 16;
const FOOT = 24;

/** Estimates under each other, each a dot on the line of its interval. */
export function whiskerChart(
  title: string,
  whiskers: readonly Whisker[],
  { least, most, marks }: Axis,
): string {
  const height = whiskers.length * LINE + FOOT;
  const x = (value: number): number =>
    NAMES + ((Math.min(Math.max(value, least), most) - least) / (most - least)) * (WIDTH - NAMES - EDGE);
  const grid = marks.map(
    ({ at, text }) =>
      `<line class="grid" x1="${n(x(at))}" y1="0" x2="${n(x(at))}" y2="${height - FOOT}"/><text x="${n(x(at))}" y="${height - 6}" text-anchor="middle">${escapeText(text)}</text>`,
  );
  const lines = whiskers.map(({ name, estimate: { at, low, high }, said }, i) => {
    const y = i * LINE + LINE / 2;
    return `<g><title>${escapeText(`${name}: ${said}`)}</title><text x="${NAMES - 8}" y="${y + 4}" text-anchor="end">${escapeText(cut(name))}</text><line class="whisker" x1="${n(x(low))}" y1="${y}" x2="${n(x(high))}" y2="${y}"/><circle class="dot" cx="${n(x(at))}" cy="${y}" r="4"/></g>`;
  });
  return svg(title, height, [...grid, ...lines]);
}

/** One column of a chart of shares: what it is called, and the parts from the bottom up, which sum to 1 or less. */
interface Column {
  readonly name: string;
  readonly parts: readonly { readonly share: number; readonly said: string }[];
}

const TALL = 160;
const LEFT = 44;

/** Columns side by side, each cut into the shares of its parts; a part has the same colour in all. */
export function columnChart(title: string, columns: readonly Column[]): string {
  const step = Math.min(WIDEST, (WIDTH - LEFT - EDGE) / Math.max(columns.length, 1));
  const top = 8;
  const y = (share: number): number => top + (1 - share) * TALL;
  const every = Math.ceil((columns.length * WIDEST) / (WIDTH - LEFT - EDGE));
  const grid = [0, 0.5, 1].map(
    (at) =>
      `<line class="grid" x1="${LEFT}" y1="${n(y(at))}" x2="${WIDTH - EDGE}" y2="${n(y(at))}"/><text x="${LEFT - 6}" y="${n(y(at) + 4)}" text-anchor="end">${at * 100}%</text>`,
  );
  const bars = columns.map(({ name, parts }, i) => {
    let at = 0;
    const x = LEFT + i * step + step * GAP;
    const rects = parts.map(({ share, said }, kind) => {
      const [from, to] = [at, (at = Math.min(1, at + share))];
      if (to <= from) return '';
      return `<rect class="part k${kind}" x="${n(x)}" y="${n(y(to))}" width="${n(step * (1 - 2 * GAP))}" height="${n(y(from) - y(to))}"><title>${escapeText(`${name}: ${said}`)}</title></rect>`;
    });
    const isNamed = i % every === 0;
    const label = isNamed
      ? `<text x="${n(x + step * (0.5 - GAP))}" y="${TALL + top + 16}" text-anchor="middle">${escapeText(name)}</text>`
      : '';
    return `<g>${rects.join('')}${label}</g>`;
  });
  return svg(title, TALL + top + FOOT, [...grid, ...bars]);
}

/** What is left free to each side of a column, of its width. */
const GAP = 0.08;
/** The widest name under a column. */
const WIDEST = 96;
const LONGEST = 30;

const cut = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}\u2026` : name);

function svg(title: string, height: number, parts: readonly string[]): string {
  return `<svg role="img" viewBox="0 0 ${WIDTH} ${height}" aria-label="${escapeText(title)}">${parts.join('')}</svg>`;
}

/** A number with a tenth. */
const n = (value: number): string => String(Math.round(value * 10) / 10);
