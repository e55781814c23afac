import { frame } from '../../kernel/index.ts';
import type { WorldGround } from './state.ts';

export const { part, chapter, rulebook } = frame.makers<WorldGround>();
