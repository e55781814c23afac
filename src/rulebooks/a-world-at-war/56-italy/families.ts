import type { Family } from '../state.ts';
import { axisInAfrica } from './11-conditions.ts';
import { dpTotal } from './12-dp-total.ts';
import { left } from './32-forces.ts';
import { impaired } from './7-impairments.ts';

/** The facts of rule 56. */
export const FAMILIES: readonly Family[] = [axisInAfrica, dpTotal, left, impaired];
