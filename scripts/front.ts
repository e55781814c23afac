import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';
import { madeBy, table } from './pages.ts';

/** The fronts of the kernel, and what each is for. */
const FRONTS: readonly (readonly [file: string, group: string, about: string])[] = [
  ['index.ts', '', 'What rules are made of.'],
  ['frame.ts', 'frame', 'What a rulebook is made of once: its frame, its setup, its secrets, its words.'],
  ['sums/index.ts', 'sums', 'What looks into sums and facts, where a rule has to.'],
  ['board/index.ts', 'board', 'What a seat is shown beside its questions.'],
  ['forms/files.ts', 'files', 'How files that players bring are read and described.'],
  ['solo/index.ts', 'solo', 'What bots take besides, from `kernel/solo/index.ts`.'],
];

const PASSED_ON = /^export (?:type )?\{(?<names>[^}]*)\} from '(?<from>[^']+)'/gm;

/** The names that a front passes on, each with the file that has it. */
function namesOf(front: string, text: string): (readonly [name: string, file: string])[] {
  return [...text.matchAll(PASSED_ON)].flatMap(({ groups: { names = '', from = '' } = {} }) =>
    names
      .split(',')
      .map((each) => each.trim().replace(/^type /, ''))
      .filter((each) => each !== '')
      .map((name) => [name, join(dirname(front), from)] as const),
  );
}

/** The first sentence of what stands above a name; throws where nothing does. */
function sentenceOf(name: string, file: string, text: string): string {
  const declared = new RegExp(
    String.raw`^export (?:const|function|interface|type|class) ${name}\b`,
    'm',
  ).exec(text);
  const above = /\/\*\*((?:[^*]|\*(?!\/))*)\*\/\n$/.exec(text.slice(0, declared?.index ?? 0))?.[1];
  if (above === undefined)
    throw new Error(`${file}: ${name} is in the kernel's front, and nothing says what it is`);
  const plain = above
    .replaceAll(/\s*\n \* ?/g, ' ')
    .replaceAll('`', '')
    .trim();
  return /^.*?\.(?= |$)/.exec(plain)?.[0] ?? plain;
}

/** The page of the kernel's fronts: each name, what it is, and a file that uses it, the tutorial's before all. */
export function frontPage(root: string): string {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const rules = globSync('src/rulebooks/*/**/*.ts', { cwd: root }).filter(
    (path) => !/\.test(-helper)?\.ts$/.test(path),
  );
  const texts = rules.toSorted().map((path) => [path, read(path)] as const);
  const users = [
    ['docs/tutorial/border-incident.ts', read('docs/tutorial/border-incident.ts')] as const,
    ...texts,
  ];
  const parts = FRONTS.map(([file, group, about]) => {
    const front = `src/kernel/${file}`;
    const rows = namesOf(front, read(front)).map(([name, from]) => {
      const use = new RegExp(
        group === '' || group === 'solo'
          ? String.raw`(?<![\w.'])${name}\b`
          : String.raw`\b${group}\.${name}\b`,
      );
      const example = users.find(([, text]) => use.test(text.replaceAll(/^import [^;]*;/gm, '')))?.[0];
      const link =
        example === undefined
          ? ''
          : `[${example.split('/').slice(-2).join('/')}](${relative('docs/generated', example)})`;
      return [
        `\`${group === '' || group === 'solo' ? '' : `${group}.`}${name}\``,
        sentenceOf(name, from, read(from)),
        link,
      ];
    });
    return `## ${group === '' ? 'The front' : group}\n\n${about}\n\n${table(['name', 'what it is', 'for example'], rows)}\n`;
  });
  const intro =
    'A rulebook takes all that it needs of the kernel from `src/kernel/index.ts`. The [tutorial](../tutorial/README.md) builds one with it.';
  return `# The kernel for authors\n\n${madeBy}\n\n${intro}\n\n${parts.join('\n')}`;
}
