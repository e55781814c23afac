import type { Words } from '../../../../kernel/texts/words.ts';
import { say } from './results.words.ts';

/** A result of the Chinese Resistance Table: at this level, and with every level beyond it on the same side of zero. */
export interface ChineseResult {
  readonly level: number;
  readonly clause: string;
  /** What applies. */
  readonly about: Words;
}

/** The DM of Nationalist units, from the third result down, and outside China while no better one applies (61.11). */
const DM = -1;

/** The results of the Chinese Resistance Table, from the lowest level up (61.11). */
export const RESULTS: readonly ChineseResult[] = [
  { level: -5, clause: '61.11/result-5', about: say.chinese.collapse() },
  { level: -4, clause: '61.11/result-4', about: say.chinese.noBuilding() },
  { level: -3, clause: '61.11/result-3', about: say.chinese.modified({ dm: DM }) },
  { level: -2, clause: '61.11/result-2', about: say.chinese.noOffensives() },
  { level: -1, clause: '61.11/result-1', about: say.chinese.notOutside() },
  { level: 0, clause: '61.11/result0', about: say.chinese.noEffect() },
  { level: 1, clause: '61.11/result+1', about: say.chinese.freeOutside({ dm: DM }) },
  { level: 2, clause: '61.11/result+2', about: say.chinese.cooperation() },
];
