import type { Part } from './part.ts';

/** The parts that stand beside the desks of a server. */
export function asideParts(): readonly Part[] {
  return [];
}
