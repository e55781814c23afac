/** Without it spreadsheets take letters for others. */
const MARK = '\uFEFF';

/** Rows as spreadsheets read them, in UTF-8. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** A cell that no program takes for a formula. */
function cell(text: string): string {
  const isFormula =
    /^[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/u.test(text) && !/^-?\d+$/.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}
