import type { Chapter } from '../../../kernel/chapter.ts';
import type { Ground } from '../state.ts';
import { pageIn } from '../49-diplomacy/12-worksheet.ts';
import { levelSheets } from './2-dp-level.ts';
import { CLAUSES } from './clauses.ts';
import { FAMILIES } from './families.ts';

/** Rule 54, as far as it is built: DP levels. */
export const SURRENDER: Chapter<Ground> = {
  clauses: CLAUSES,
  facts: FAMILIES,
  sheets: (setting) => levelSheets(pageIn(setting)),
};
