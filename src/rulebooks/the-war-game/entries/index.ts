import type { GuideEntry } from '../stories/rule.ts';
import { A_TO_H } from './a-h.ts';
import { I_TO_Y } from './i-y.ts';

/** The entries of the guide that have a story, in its order; colonies stand with their parents. */
export const ENTRIES: readonly GuideEntry[] = [...A_TO_H, ...I_TO_Y];
