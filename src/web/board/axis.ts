import { yearIn } from '../record/years.ts';

/** What stands under a point of a curve: the year where another begins, the turn in a letter or two, and in full. */
export interface Tick {
  readonly year: string;
  readonly short: string;
  readonly full: string;
}

/** The axis under points that are named by their turns; of several in one turn only the first is. */
export function axisOf(titles: readonly string[]): readonly Tick[] {
  const parts = titles.map(partsOf);
  const names = [...new Set(parts.map(({ name }) => name))];
  return parts.map(({ year, name }, i) => {
    const before = titles[i - 1];
    return {
      year: i === 0 || parts[i - 1]?.year !== year ? year : '',
      short: titles[i] === before ? '' : shortest(name, names),
      full: titles[i] ?? '',
    };
  });
}

/** 'Summer 1942' is the Summer of a year; what names none is all its own. */
function partsOf(title: string): { readonly year: string; readonly name: string } {
  const year = yearIn(title);
  return { year, name: title.replace(year, '').trim() };
}

/** A name as short as tells it from the others: its number, else its first letters. */
function shortest(name: string, names: readonly string[]): string {
  const [number] = /\d+$/.exec(name) ?? [];
  if (number !== undefined) return number;
  for (let length = 1; length < name.length; length++) {
    const short = name.slice(0, length);
    if (names.every((other) => other === name || !other.startsWith(short))) return short;
  }
  return name;
}
