import type { Open } from '../state.ts';

/** The turn in ids: '1943/summer'. */
export function turnId({ year, turn }: Open): string {
  return `${year}/${turn}`;
}
