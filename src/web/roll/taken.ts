import type { Decision } from '../../kernel/forms/decision.ts';
import { choicesOf } from '../../kernel/forms/form.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { SheetResult } from '../../kernel/sums/sheet.ts';

/** The roll that has fallen whose result a choice takes, or a lesser one: its sheet, whose one outcome is an option. */
export function fellFor(
  lines: readonly RecordLine[],
  { form, sheets = [] }: Pick<Decision, 'form' | 'sheets'>,
): SheetResult | undefined {
  if (form.kind !== 'choose' || sheets.length === 0) return undefined;
  const told = lines.flatMap((line) => (line.undone ? [] : line.dispatches));
  const sheet = told.findLast(
    (each) => each.kind === 'rolled' && sheets.some(({ name }) => name === each.sheet?.sheet),
  )?.sheet;
  const [only, ...more] = sheet?.outcomes ?? [];
  const isOption = choicesOf(form).some((each) => 'value' in each && each.value === only);
  return more.length === 0 && isOption ? sheet : undefined;
}
