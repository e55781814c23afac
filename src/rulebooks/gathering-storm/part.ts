import { frame } from '../../kernel/index.ts';
import type { StormGround } from './state.ts';

export const { part, chapter, rulebook } = frame.makers<StormGround>();
