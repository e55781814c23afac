import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../root.ts';

// The line of a rule: read from the source where it is, else from what the build has noted.

/** The file of a package beside its command, which has no source: lines by place. */
const NOTED = join('dist', 'bin', 'lines.json');

/** The line, from 1, of what a clause's place names ('harbour/2-landing.ts#landing'), or of the part; null: there is none. */
function lineIn(source: string, name: string | undefined): number | null {
  const made = name === undefined ? '= part\\(' : `^(export )?(async )?(const|function\\*?|class) ${name}\\b`;
  const at = new RegExp(made, 'm').exec(source)?.index;
  return at === undefined ? null : source.slice(0, at).split('\n').length;
}

/** The line of a clause's place in the source of the rulebooks; null: neither source nor note says it. */
export function lineOf(where: string): number | null {
  const [path = '', name] = where.split('#');
  const source = join(packageRoot(), 'src', 'rulebooks', path);
  if (existsSync(source)) return lineIn(readFileSync(source, 'utf8'), name);
  return noted()[where] ?? null;
}

let notes: Readonly<Record<string, number>> | undefined;

function noted(): Readonly<Record<string, number>> {
  const file = join(packageRoot(), NOTED);
  notes ??= existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>) : {};
  return notes;
}

/** What the build notes, for a package without source: the line of every place, by place. */
export function notedLines(places: readonly string[]): { readonly file: string; readonly text: string } {
  const all = places.map((where) => [where, lineOf(where)]);
  return { file: join(packageRoot(), NOTED), text: `${JSON.stringify(Object.fromEntries(all))}\n` };
}
