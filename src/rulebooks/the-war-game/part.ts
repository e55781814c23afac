import { makers } from '../../kernel/steps/part.ts';
import type { WarGameGround } from './state.ts';

export const { part, chapter, rulebook } = makers<WarGameGround>();
