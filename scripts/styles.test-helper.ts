import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What stands in a block of a style sheet: all of its selectors whole, under which conditions, and what it says. */
interface Block {
  readonly file: string;
  readonly selectors: readonly string[];
  /** The rules of the sheet that it stands in, as `@media (max-width: 760px)`. */
  readonly at: readonly string[];
  readonly says: readonly (readonly [property: string, value: string])[];
}

const WEB = join(import.meta.dirname, '..', 'src', 'web');

/** The files of the page whose names end so, with what stands in them; tests apart. */
export function filesOf(...endings: readonly string[]): { readonly file: string; readonly text: string }[] {
  return readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => endings.some((ending) => file.endsWith(ending)) && !/\.test(-helper)?\.tsx?$/.test(file),
    )
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(WEB, file), 'utf8') }));
}

/** What a list of selectors lists: commas in brackets are not between two of them. */
const listed = (head: string): string[] => head.split(/,(?![^(]*\))/).map((each) => each.trim());

/** A selector within that of the block around it. */
const within = (outer: string, inner: string): string =>
  inner.includes('&') ? inner.replaceAll('&', outer) : `${outer} ${inner}`;

/** The blocks of a style sheet, each with the selectors that blocks around it give it. */
export function blocksOf({ file, text }: { readonly file: string; readonly text: string }): Block[] {
  const blocks: Block[] = [];
  const open: { selectors: string[]; at: string[]; says: [string, string][] }[] = [];
  const parts = text
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .matchAll(/((?:"[^"]*"|\([^()]*(?:\([^()]*\)[^()]*)*\)|[^;{}])*)([;{}])/g);
  for (const [, written = '', end] of parts) {
    const said = written.trim().replaceAll(/\s+/g, ' ');
    const around = open.at(-1) ?? { selectors: [], at: [], says: [] };
    if (end === '{') {
      const selectors = around.selectors.flatMap((outer) =>
        listed(said).map((inner) => within(outer, inner)),
      );
      if (said.startsWith('@'))
        open.push({ selectors: around.selectors, at: [...around.at, said], says: [] });
      else
        open.push({
          selectors: around.selectors.length > 0 ? selectors : listed(said),
          at: around.at,
          says: [],
        });
    } else {
      const [, property, value] = /^([\w-]+): ?(.*)$/.exec(said) ?? [];
      if (property !== undefined && value !== undefined) around.says.push([property, value]);
      if (end === '}') blocks.push({ file, ...(open.pop() ?? around) });
    }
  }
  return blocks;
}
