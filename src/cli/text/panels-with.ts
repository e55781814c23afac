import { type Cell, isFilled, type Panel, plain, type PlainPanel } from '../../kernel/board/panel.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { say } from '../output.ts';
import { cellText } from './panels.ts';

/** What of a board has all these words: whole panels by their titles, of the others the lines, places and items. */
export function panelsWith(rulebook: Rulebook, panels: readonly Panel[], words: string): readonly Panel[] {
  const wanted = words.toLowerCase().split(/\s+/);
  const text = (cells: readonly (Cell | null)[]): string =>
    cells.map((cell) => (cell === null ? '' : cellText(rulebook, cell))).join(' ');
  const has = (...cells: readonly (Cell | null)[]): boolean => {
    const said = text(cells).toLowerCase();
    return wanted.every((word) => said.includes(word));
  };
  const part = (panel: PlainPanel): PlainPanel => {
    switch (panel.kind) {
      case 'table':
        return { ...panel, rows: panel.rows.filter((row) => has(...row)) };
      case 'track':
        return { ...panel, lines: panel.lines.filter(({ title }) => has(title)) };
      case 'scale':
        return { ...panel, lines: panel.lines.filter(({ label, words: also }) => has(label, ...also)) };
      case 'map':
        return { ...panel, places: panel.places.filter((place) => has(place.label, ...place.words)) };
      case 'docket':
        return { ...panel, items: panel.items.filter(({ what, who }) => has(what, ...who)) };
    }
  };
  return panels
    .flatMap(plain)
    .map((panel) => (has(say(rulebook, panel.title)) ? panel : part(panel)))
    .filter(isFilled);
}
