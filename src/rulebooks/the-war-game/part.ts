import { frame } from '../../kernel/index.ts';
import type { WarGameGround } from './state.ts';

export const { part, chapter, rulebook } = frame.makers<WarGameGround>();
