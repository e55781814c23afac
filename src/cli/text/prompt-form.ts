import type { FactSpec } from '../../kernel/sums/facts.ts';
import type { AllocateForm, Form } from '../../kernel/forms/form.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { cellsText, gridOf, laidOut } from './grid.ts';
import { limitsText } from './limits.ts';
import { isLong, longText } from './long-form.ts';
import { allowedText, type ChanceText, formText, type Names, reasonsText } from './show.ts';

/** A form as a person answers it at a prompt: rows of two parts by number in a grid, all else as it stands. */
export function promptText(
  rulebook: Rulebook,
  form: Form,
  facts: Readonly<Record<string, FactSpec>>,
  width: number,
  chance: ChanceText,
): string {
  if (form.kind !== 'allocate') return formText(rulebook, form, facts, width, chance);
  if (isLong(rulebook, form, width)) return longText(rulebook, form);
  return rowsText(rulebook, form, facts, width, chance);
}

/** All rows of an allocation. */
export function rowsText(
  rulebook: Rulebook,
  form: AllocateForm,
  facts: Readonly<Record<string, FactSpec>>,
  width: number,
  chance: ChanceText,
): string {
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
