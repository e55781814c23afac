import { makers } from '../../kernel/steps/part.ts';
import type { StormGround } from './state.ts';

export const { part, chapter, rulebook } = makers<StormGround>();
