import { makers } from '../../kernel/steps/part.ts';
import type { CooperationGround } from './state.ts';

export const { part, chapter, rulebook } = makers<CooperationGround>();
