import type { FactSpec } from '../kernel/facts.ts';
import type { AllocateForm, Form } from '../kernel/form.ts';
import type { Rulebook } from '../kernel/rulebook.ts';
import { cellsText, gridOf, partsOf, ticksOf } from './grid.ts';
import { limitsText } from './limits.ts';
import { allowedText, type Chance, columns, formText, type Names, reasonsText } from './show.ts';

/** A form as a person answers it at a prompt: rows of two parts by number in a grid, all else as it stands. */
export function promptText(
  rulebook: Rulebook,
  form: Form,
  facts: Readonly<Record<string, FactSpec>>,
  width: number,
  chance: Chance,
): string {
  if (form.kind !== 'allocate') return formText(rulebook, form, facts, width, chance);
  const laid = laidOut(rulebook, form, width);
  if (laid === null) return formText(rulebook, form, facts, width, chance);
  const rows = form.rows.filter(({ barred, allowed }) => barred ?? allowed);
  const names: Names | undefined = gridOf(rulebook, form)
    ? (ids) => cellsText(rulebook, form, ids)
    : undefined;
  const barred = [...allowedText(rulebook, rows), ...reasonsText(rulebook, rows, width, names)];
  const limits = limitsText(rulebook, form);
  return [laid, ...barred, ...(limits === '' ? [] : [limits])].join('\n');
}

/** Many open rows by number alone, in a grid or as ticks; null where they are told one by one. */
function laidOut(rulebook: Rulebook, form: AllocateForm, width: number): string | null {
  const grid = gridOf(rulebook, form);
  if (grid) {
    const parts = partsOf(grid, width).map((part) => columns(part, '  '));
    return parts.join('\n\n');
  }
  const ticks = ticksOf(rulebook, form, width);
  return ticks && ticks.map((line) => `  ${line.join('  ')}`.trimEnd()).join('\n');
}
