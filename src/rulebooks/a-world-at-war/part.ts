import { makers } from '../../kernel/steps/part.ts';
import type { WorldGround } from './state.ts';

export const { part, chapter, rulebook } = makers<WorldGround>();
