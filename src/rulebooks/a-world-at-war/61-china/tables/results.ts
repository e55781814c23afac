/** A result of the Chinese Resistance Table: at this level, and with every level beyond it on the same side of zero. */
export interface ChineseResult {
  readonly level: number;
  readonly clause: string;
  /** What applies. */
  readonly about: string;
}

/** The results of the Chinese Resistance Table, from the lowest level up (61.11). */
export const RESULTS: readonly ChineseResult[] = [
  { level: -5, clause: '61.11/result-5', about: 'china.collapse' },
  { level: -4, clause: '61.11/result-4', about: 'china.noBuilding' },
  { level: -3, clause: '61.11/result-3', about: 'china.modified' },
  { level: -2, clause: '61.11/result-2', about: 'china.noOffensives' },
  { level: -1, clause: '61.11/result-1', about: 'china.notOutside' },
  { level: 0, clause: '61.11/result0', about: 'china.noEffect' },
  { level: 1, clause: '61.11/result+1', about: 'china.freeOutside' },
  { level: 2, clause: '61.11/result+2', about: 'china.cooperation' },
];
