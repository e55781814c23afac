import { plural } from '../plural.ts';

/** The texts of forms that ask what somebody did at places. */
export const actTexts = {
  beside: 'Beside your land',
  all: (count: number): string => `All ${count} places`,
  find: 'Find a place',
  found: (found: number, all: number): string => `${found} of ${plural(all, 'place', 'places')}`,
  soFar: 'So far this turn',
  nothing: 'Nothing yet.',
  standing: 'Standing there',
  asTold: 'as last told',
  nobody: 'No units of yours.',
  others: 'Something else',
  change: 'Change',
  changeOf: (what: string): string => `Change: ${what}`,
  out: (what: string): string => `Take out: ${what}`,
  back: 'Anything on the map?',
  here: 'What happened here',
  who: 'Who',
  strengths: (mine: number, theirs: number): string => `${mine} against ${theirs}`,
  strength: (mine: number): string => `strength ${mine}`,
  comes: 'What comes of it, at once',
} as const;
