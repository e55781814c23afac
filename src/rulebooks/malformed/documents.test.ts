import { expect, it } from 'vitest';
import { type frame, json } from '../../kernel/index.ts';
import { RULEBOOKS } from '../index.ts';
import { type Files, GOOD, spoilt } from './corpus.test-helper.ts';

// What was read of files can be said again as files, and is read again to the same.

it.each(RULEBOOKS.map((book) => [book.id, book] as const))(
  'says again as files what was read of them: %s',
  (id, book) => {
    const groups = GOOD[id] ?? [];
    // one that says no files again needs none to try
    expect(groups.length > 0).toBe(book.documents !== undefined);
    const otherwise = groups.flatMap((files) => {
      const last = files.at(-1) ?? null;
      return [last, ...spoilt(last)].flatMap((document) => again(book, [...files.slice(0, -1), document]));
    });
    expect(otherwise).toEqual([]);
  },
);

/** Files that are read, but not to the same once they were said again. */
function again(book: frame.Rulebook, files: Files): readonly Files[] {
  const read = book.data(files);
  if (!('data' in read) || read.data === null) return [];
  const second = book.data(book.documents?.(read.data) ?? []);
  return 'data' in second && json.canonical(second.data) === json.canonical(read.data) ? [] : [files];
}
