import { makers } from '../../kernel/steps/part.ts';
import type { Ground } from './state.ts';

export const { part, chapter, rulebook } = makers<Ground>();
