import { fact, single, whole } from '../facts.ts';

/** The Chinese resistance level as last found (61.11), which Japan counts each turn (57.11). */
export const CHINA_LEVEL = 'china.level';

/** It stands here until rule 61 has its own. */
export const chinaLevel = single(CHINA_LEVEL, fact('chinaLevel', whole(-99, 99), ['61.11'], { kept: true }));
