import { plural } from '../plural.ts';

/** The texts of what is seen coming: they come with what works it out. */
export const prospectTexts = {
  title: 'Chances',
  brief: (label: string, chance: string): string => `${chance}: ${label}`,
  byNumber: (label: string, steps: readonly (readonly [number, string])[]): string =>
    `${runs(steps)
      .map(([from, to, chance]) => `with ${from === to ? from : `${from} to ${to}`} ${chance}`)
      .join(', ')}: ${label}`,
  total: (what: string, total: string): string => `${what}: ${total}`,
  chanceOf: (hope: string): string => `Chance of this: ${hope}`,
  figure: 'Chance of',
  sort: 'Sort by',
  sorts: { listed: 'the list', gain: 'what one more adds', now: 'the chance as given' },
  today: (result: string): string => `today ${result}`,
  next: 'One more',
  unknown: '?',
  for: (figure: string, hope: string): string => `${figure} for ${hope}`,
  more: (gain: string): string => `one more ${gain}`,
  cell: (name: string, number: number, gives: string | null, total: string | null): string =>
    `${name}: ${number}${gives === null ? '' : ` gives ${gives}`}${total === null ? '' : `, ${total}`}`,
  if: (what: string, values: string, by: string): string => `${what} ${values}${by}`,
  by: {
    set: ' (as you set it)',
    rules: '',
    last: ' (as last told)',
    club: ' (as in your club file)',
    full: '',
  },
  told: (when: string): string => ` (as told in ${when})`,
  line: (parts: readonly string[]): string => `if ${parts.join(', ')}`,
  open: (count: number): string => `${plural(count, 'thing', 'things')} not known`,
  or: ' or ',
  assumed: (count: number): string => `What is assumed: ${plural(count, 'thing', 'things')} not known.`,
  of: (label: string, values: string): string => `${label}: ${values}`,
  various: 'as told of each',
  others: (count: number): string => `${count} more`,
  about:
    'Yours alone, kept in this browser, and never part of the game. Type a value (2), a range (0..2), weights (0:3 1:1), or nothing for what the rules and the last told say.',
  full: 'Anything possible, everywhere',
  reset: 'As the rules and the last told say',
  each: (count: number): string => `Each of the ${count} by itself`,
  any: 'Anything',
  differs: 'They differ.',
  wrong: (type: string, most: number): string =>
    `That is no value, range or weights (1 to ${most}) of it: ${type}.`,
  how: (values: string, by: string, why: string): string => `${values}${by}${why === '' ? '' : `. ${why}`}`,
} as const;

type Run = readonly [from: number, to: number, chance: string];

/** Numbers that bring the same, one after the other, together. */
function runs(steps: readonly (readonly [number, string])[]): readonly Run[] {
  return steps.reduce<readonly Run[]>((all, [number, chance]) => {
    const last = all.at(-1);
    return last?.[2] === chance
      ? [...all.slice(0, -1), [last[0], number, chance]]
      : [...all, [number, number, chance]];
  }, []);
}
