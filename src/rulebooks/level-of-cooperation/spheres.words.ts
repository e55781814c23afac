import type { WordBook } from '../../kernel/words.ts';

/** The texts of spheres.ts. */
export const WORDS = {
  'bar.captured': 'Off the track: {captor} has taken it.',
  'bar.limit': 'At {level} it leans too far to the other side.',
  'bar.sphere': 'Not in the sphere of influence of {nation}.',
} satisfies WordBook;
