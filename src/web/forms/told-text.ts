import type { AllocateForm, Allocation, Row } from '../../kernel/forms/form.ts';
import type { Book } from '../book.tsx';
import { capital, listed, deskTexts } from '../texts.ts';
import { isTried, summedRows, sumOf } from '../answer/with-sums.ts';

// What the main button says it sends: acts at places, and rows with sums.

type Said = Pick<Book, 'say' | 'name'>;

/** So many are named on a button. */
const MOST_NAMED = 3;

/** An act, the places of a few, or how many there are. */
export function actsText(form: AllocateForm, given: Allocation, verb: string, { say, name }: Said): string {
  const all = actsIn(form, given);
  const [first] = all;
  if (all.length === 1 && first) return `${verb}: ${say((first.deed ?? (first.rows[0] as Row)).label)}`;
  const places = [...new Set(all.map(({ place }) => place))];
  return all.length > MOST_NAMED
    ? deskTexts.form.acts(verb, all.length)
    : `${verb}: ${places.map((place) => capital(name(place))).join(', ')}`;
}

/** What somebody does at a place: the rows of it that are given, and the one that is no unit. */
export interface GivenAct {
  readonly by: string;
  readonly place: string;
  readonly rows: readonly Row[];
  readonly deed: Row | undefined;
}

/** What is given of acts, by who does it and where. */
export function actsIn({ rows, acts }: AllocateForm, given: Allocation): readonly GivenAct[] {
  const does = acts?.does ?? {};
  const some = rows.filter((row) => isTried(given, row));
  const grouped = Map.groupBy(some, ({ id }) => {
    const [head = '', place = ''] = id.split('/');
    return `${does[head]?.by ?? ''}/${place}`;
  });
  return [...grouped].map(([key, all]) => {
    const [by = '', place = ''] = key.split('/');
    const deed = all.find(({ id }) => does[id.split('/')[0] ?? '']?.units === undefined);
    return { by, place, rows: all, deed };
  });
}

/** What is tried, with what is spent on it. */
export function sumsText(form: AllocateForm, given: Allocation, verb: string, { say }: Said): string {
  const all = summedRows(form);
  const tried = form.rows.filter(
    (row) => isTried(given, row) && !all.some(({ sums }) => sums.row === row.id),
  );
  const named = (row: Row): string => capital(say(row.named?.name ?? row.label));
  const paid = all.flatMap((row) => {
    const sum = sumOf(given, row);
    const option = row.sums.options.find(({ value }) => value === String(sum));
    return option ? [`${named(row)} ${say(option.label)}`] : [];
  });
  if (paid.length > 0) return deskTexts.form.some(verb, tried.length, paid.join(', '));
  if (tried.length > 1 && tried.length === all.length) return deskTexts.form.all(verb, tried.length);
  return deskTexts.form.some(verb, tried.length, listed(tried.map(named)));
}
