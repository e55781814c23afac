import { makers } from '../../kernel/part.ts';
import type { Ground } from './state.ts';

export const { part, chapter, rulebook } = makers<Ground>();
