import type { Acts, Row } from '../../kernel/forms/form.ts';
import { standsFor } from '../../kernel/forms/stands.ts';
import type { RowsProps } from '../answer/props.ts';

/** What every part of a form of acts takes. */
export interface ActsProps extends RowsProps {
  readonly acts: Acts;
  onGive(given: RowsProps['given']): void;
}

/** What a row does, and where: the two parts of its id. */
export const headOf = (row: string): string => row.slice(0, row.indexOf('/'));
export const placeOf = (row: string): string => row.slice(row.indexOf('/') + 1);

/** The rows of a place. */
export function rowsAt(rows: readonly Row[], place: string): readonly Row[] {
  return rows.filter(({ id }) => standsFor(id, place));
}
