import { expect, it } from 'vitest';
import { RULEBOOKS } from './index.ts';

it.each(RULEBOOKS)(
  'names rulings and choices that there are, where a decision of $id has another form',
  (book) => {
    const choices = new Map(book.rulings.map((each) => [each.id, each.choices.map(({ id }) => id)]));
    const named = book.decisions.flatMap(({ otherwise = [] }) =>
      otherwise.flatMap(({ rulings }) => Object.entries(rulings)),
    );
    for (const [id, under] of named) expect(choices.get(id)).toEqual(expect.arrayContaining([...under]));
  },
);
