// Lays out the folder of a new rulebook: the tutorial's, under another name, ready to play and to be changed.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../src/cli/root.ts';

const INDEX = 'src/rulebooks/index.ts';

/** How the name of a rulebook is written: as an id, as a constant, and as a title. */
interface Spelt {
  readonly id: string;
  readonly constant: string;
  readonly title: string;
}

function spelt(id: string): Spelt {
  const title = id.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();
  const joined = title.replaceAll(' ', '');
  return { id, title, constant: joined.charAt(0).toLowerCase() + joined.slice(1) };
}

function renamed(text: string, from: Spelt, to: Spelt): string {
  return text
    .replaceAll(from.id, to.id)
    .replaceAll(from.constant, to.constant)
    .replaceAll(`'${from.title}'`, `'${to.title}'`)
    .replaceAll("'../../src/kernel/", "'../../kernel/");
}

/** The index with one line for the rulebook, and its name in the list. */
function registered(index: string, { id, constant }: Spelt): string {
  const line = `import { ${constant} } from './${id}/index.ts';\n`;
  return line + index.replace(/(RULEBOOKS[^=]*= \[[^\]]*?),?\s*\]/, `$1, ${constant}]`);
}

/** Why there can be no rulebook of this name; null: there can. */
function refused(root: string, id: string | undefined): string | null {
  if (id === undefined || !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id))
    return 'Say what it is called, in small letters with hyphens: npm run rulebook -- my-rulebook';
  // a word alone stands for other things in the house: no file may name a rulebook, and that is looked for
  if (!id.includes('-')) return `Give it two words or more: npm run rulebook -- my-${id}`;
  if (existsSync(join(root, 'src/rulebooks', id))) return `There is a folder src/rulebooks/${id} already.`;
  return null;
}

/** Write the folder, the cases and the line in the index. */
function layOut(root: string, id: string): void {
  const tutorial = join(root, 'docs/tutorial');
  const [program = ''] = readdirSync(tutorial).filter((name) => /^[a-z-]+\.ts$/.test(name));
  const [from, to] = [spelt(program.slice(0, -'.ts'.length)), spelt(id)];
  const folder = join(root, 'src/rulebooks', id);
  const cases = join(root, 'conformance', id);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.ts'), renamed(readFileSync(join(tutorial, program), 'utf8'), from, to));
  cpSync(join(tutorial, 'conformance'), cases, { recursive: true });
  for (const name of readdirSync(cases)) {
    const path = join(cases, name);
    writeFileSync(path, renamed(readFileSync(path, 'utf8'), from, to));
  }
  const index = join(root, INDEX);
  writeFileSync(index, registered(readFileSync(index, 'utf8'), to));
}

const root = packageRoot();
const [id] = process.argv.slice(2);
const why = refused(root, id);
if (why !== null || id === undefined) {
  console.error(why);
  process.exit(2);
}
layOut(root, id);
console.log(`written: src/rulebooks/${id}, conformance/${id}, and a line in ${INDEX}`);
console.log(
  'Next: npm run format, npm run docs, npm run maps; once its rules stand, npm run released; then npm test.',
);
