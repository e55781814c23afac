import { t as common } from '../texts.ts';
import { WIZARD_TEXTS } from './texts.ts';

/** The desk's texts, with those of setting up a game: no desk needs these. */
export const t = { ...common, ...WIZARD_TEXTS } as const;
