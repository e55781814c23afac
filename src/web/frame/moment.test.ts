import { expect, it } from 'vitest';
import type { Panel } from '../../kernel/board/panel.ts';
import type { Words } from '../../kernel/texts/words.ts';
import type { Book } from '../book.tsx';
import { momentOf, stepsFrom } from './moment.ts';

const book = { say: ({ key }: Words) => key, name: String } as unknown as Book;

const when = (...lines: readonly (readonly [title: string, now: string])[]) => {
  const panel = {
    kind: 'track',
    title: { key: 'track' },
    lines: lines.map(([title, label]) => ({ title: { key: title }, marks: [{ label, is: 'now' }] })),
  };
  return momentOf([panel as unknown as Panel], book);
};

it('says the season with its year, then where in it play is', () => {
  expect(when(['years', '1940'], ['turns', 'Spring'], ['phases', 'Axis phase'])).toEqual({
    turn: 'Spring 1940',
    phase: 'Axis phase',
  });
  // of one year the name of its turns says it
  expect(when(['Turns of 1941', 'Fall'], ['phases', 'Allied phase'])).toEqual({
    turn: 'Fall 1941',
    phase: 'Allied phase',
  });
  expect(when(['turns', '3: 1940 I'], ['parts', 'unrest'], ['players', 'Japan'])).toEqual({
    turn: '3: 1940 I',
    phase: 'Unrest, Japan',
  });
  expect(momentOf([], book)).toEqual({ turn: '', phase: '' });
});

it('steps from now to the turn before this one, within a turn to its beginning, and on again to now', () => {
  const turns = [1, 5, 9].map((line, i) => ({ turn: i + 1, line }));
  expect(stepsFrom(turns, undefined)).toEqual({ back: 5, on: null });
  expect(stepsFrom(turns, 5)).toEqual({ back: 1, on: 9 });
  expect(stepsFrom(turns, 7)).toEqual({ back: 5, on: 9 });
  expect(stepsFrom(turns, 9)).toEqual({ back: 5, on: undefined });
  expect(stepsFrom(turns, 1)).toEqual({ back: null, on: 5 });
  expect(stepsFrom([], undefined)).toEqual({ back: null, on: null });
});
