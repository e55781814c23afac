import type { Words } from '../../../../kernel/index.ts';
import { chinaResultTexts } from './results.words.ts';

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
  { level: -5, clause: '61.11/result-5', about: chinaResultTexts.chinese.collapse() },
  { level: -4, clause: '61.11/result-4', about: chinaResultTexts.chinese.noBuilding() },
  { level: -3, clause: '61.11/result-3', about: chinaResultTexts.chinese.modified({ dm: DM }) },
  { level: -2, clause: '61.11/result-2', about: chinaResultTexts.chinese.noOffensives() },
  { level: -1, clause: '61.11/result-1', about: chinaResultTexts.chinese.notOutside() },
  { level: 0, clause: '61.11/result0', about: chinaResultTexts.chinese.noEffect() },
  { level: 1, clause: '61.11/result+1', about: chinaResultTexts.chinese.freeOutside({ dm: DM }) },
  { level: 2, clause: '61.11/result+2', about: chinaResultTexts.chinese.cooperation() },
];
