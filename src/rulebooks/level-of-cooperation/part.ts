import { frame } from '../../kernel/index.ts';
import type { CooperationGround } from './state.ts';

export const { part, chapter, rulebook } = frame.makers<CooperationGround>();
