import type { Seat } from '../forms/decision.ts';
import { isFilled, type Legend, type Look, type MapPanel, type Panel } from '../board/panel.ts';
import { placesOn } from '../board/places.ts';
import type { View } from '../game/position.ts';
import type { Table } from '../rulebook.ts';
import type { Words } from '../texts/words.ts';
import type { Findings } from './report.ts';
import { checkClauses, checkWords } from './vocabulary.ts';

/** What stands where can be told of a view, and the card of one place: in words and clauses there are, by looks that a legend explains. */
export function checkBoard(table: Table, view: View, found: Findings): void {
  const board = table.rules.board(view);
  for (const panel of [...board, ...cardInTurn(table, view, board, found.entry)]) {
    const wrong = (what: string): void =>
      found.expect(false, 'board', () => `${panel.kind} ${panel.title.key}: ${what}`, { seat: view.seat });
    checkWords(table, panel.title, found);
    for (const words of wordsIn(panel)) checkWords(table, words, found);
    for (const clauses of clausesIn(panel)) checkClauses(table, clauses, found, panel.title.key);
    if (!isFilled(panel)) wrong('there is nothing in it');
    for (const fault of faultsIn(panel, table.seats)) wrong(fault);
  }
}

/** The card of one place of a board, of another each time. */
export function cardInTurn(
  { rules }: Pick<Table, 'rules'>,
  view: View,
  board: readonly Panel[],
  turn: number,
): readonly Panel[] {
  const places = placesOn(board);
  const place = places[turn % places.length];
  return place ? (rules.card?.(view, place.id) ?? []) : [];
}

/** Whether something found inside a panel is words. */
function isWords(value: object): value is Words {
  return 'key' in value && typeof value.key === 'string';
}

/** All words inside a panel. */
function wordsIn(value: unknown): Words[] {
  if (typeof value !== 'object' || value === null) return [];
  return isWords(value) ? [value] : Object.values(value).flatMap(wordsIn);
}

function clausesIn(panel: Panel): readonly (readonly string[])[] {
  if (panel.kind === 'watch')
    return panel.rows.flatMap(({ marks, level }) => [
      ...marks.map(({ clauses }) => clauses),
      (level?.lines ?? []).map(({ clause }) => clause),
    ]);
  if (panel.kind === 'contest')
    return panel.rows.flatMap(({ sides }) => sides.map(({ sum }) => sum.lines.map(({ clause }) => clause)));
  if (panel.kind === 'map') return panel.places.map(({ group }) => group?.clauses ?? []);
  if (panel.kind === 'docket') return panel.items.map(({ clauses }) => clauses);
  return panel.kind === 'scale' ? panel.marks.map(({ clauses }) => clauses) : [];
}

function faultsIn(panel: Panel, seats: readonly Seat[]): string[] {
  switch (panel.kind) {
    case 'table':
      return panel.rows.every((row) => row.length === panel.columns.length)
        ? []
        : ['a row has more or fewer cells than there are columns'];
    case 'watch':
      return [
        ...(panel.rows.every(({ says }) => says.length === panel.columns.length - 1)
          ? []
          : ['a row says more or less than there are columns']),
        ...twice(panel.rows.map(({ id }) => id)),
      ];
    case 'contest':
      return [
        ...(panel.rows.every(({ sides }) => sides.length === panel.columns.length - 2)
          ? []
          : ['a row has more or fewer sides than there are columns']),
        ...twice(panel.rows.map(({ id }) => id)),
      ];
    case 'track':
      return panel.lines.some(({ marks }) => marks.filter(({ is }) => is === 'now').length > 1)
        ? ['play is in two places of a line']
        : [];
    case 'scale':
      return [
        ...(panel.least < panel.most ? [] : ['it has no length']),
        ...twice(panel.lines.map(({ id }) => id)),
        ...unexplained(panel.legend, panel.ends ? panel.lines.map(untoned) : panel.lines),
      ];
    case 'map':
      return [
        ...twice(panel.places.map(({ id }) => id)),
        ...unexplained(panel.legend, panel.places),
        ...unexplainedHolders(panel),
      ];
    case 'docket':
      return panel.items
        .flatMap(({ who }) => who.filter((seat) => !seats.includes(seat)))
        .map((seat) => `${seat} is no seat`);
  }
}

/**
 * Ways in which places came to their holders of which the legend says nothing; that one merely holds it is in its words, and what
 * is one's own may be drawn as it is graded.
 */
function unexplainedHolders({ legend, places }: MapPanel): string[] {
  const said = new Set(legend.flatMap(({ held = [] }) => held.map(({ as }) => as)));
  const ways = new Set(
    places.flatMap(({ held, shade }) => (held?.is === 'own' && shade !== undefined ? [] : (held?.is ?? []))),
  );
  return [...ways]
    .filter((way) => way !== 'held' && !said.has(way))
    .map((way) => `the legend does not say what ${way} land is`);
}

/** A line of a scale whose ends say what its tone is. */
function untoned({ mark }: Pick<Look, 'mark'>): Pick<Look, 'tone' | 'mark'> {
  return mark ? { tone: 'neutral', mark } : { tone: 'neutral' };
}

function twice(ids: readonly string[]): string[] {
  return ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${id} is there twice`);
}

/** Tones and marks of which the legend says nothing; what is merely neutral needs no explaining. */
function unexplained(
  legend: readonly Legend[],
  shown: readonly Pick<Look, 'tone' | 'mark' | 'pieces'>[],
): string[] {
  const looks = legend.flatMap((each) => each.looks);
  const tones = new Set(['neutral', ...looks.map(({ tone }) => tone)]);
  const marks = new Set([undefined, ...looks.map(({ mark }) => mark)]);
  const unsaid = shown.flatMap(({ tone, mark, pieces = [] }) => [
    ...[tone, ...pieces.map((each) => each.tone)].filter((each) => !tones.has(each)),
    ...(marks.has(mark) ? [] : [mark ?? '']),
  ]);
  return [...new Set(unsaid)].map((look) => `the legend does not say what ${look} is`);
}
