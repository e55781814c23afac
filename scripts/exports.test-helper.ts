// Which names files export, and who imports them.
import { join } from 'node:path/posix';

const EXPORTED =
  /^export (?:(?:declare |async |abstract )*(?:const|let|function\*?|class|interface|type|enum) (?:(?<name>\w+)|\{(?<parts>[^}]*)\} =)|(?:type )?\{(?<list>[^}]*)\})/gm;
const FROM = /^(?:import|export)\s+(?:type\s+)?(?<what>[^'";=]*?)\sfrom\s+'(?<from>\.[^']+)'/gm;
const LATER = /\bimport\(\s*'(?<from>\.[^']+)'/g;
/** What is added to an interface of another file. */
const ADDED = /^declare module '(?<from>\.[^']+)' \{(?<body>[^]*?)^\}/gm;
const COMMENT = /^[ \t]*(?:\/\*[^]*?\*\/|\/\/.*)/gm;

/** Where a file passes all of another on as a group. */
const GROUP = /^export \* as (?<group>\w+) from '(?<from>\.[^']+)'/gm;

/** The folders that are held to it. */
const HELD = /^(?:src\/(?!web\/)|scripts\/|bench\/)/;
const isTest = (path: string): boolean => /\.test(?:-helper)?\.tsx?$/.test(path) || path.startsWith('e2e/');

/** The names of a list in braces, each as it is called before `as` or `:`, and after. */
function pairs(list: string): (readonly [from: string, to: string])[] {
  const each = list.split(',').map((part) => part.trim().replace(/^type /, ''));
  return each
    .filter((part) => part !== '')
    .map((part) => {
      const [from = '', to = from] = part.split(/ as |: /);
      return [from, to];
    });
}

/** The names that a text exports. */
export function exportsOf(text: string): Set<string> {
  const found = [...text.matchAll(EXPORTED)].flatMap(({ groups: { name, parts, list } = {} }) =>
    name === undefined ? pairs(parts ?? list ?? '').map(([, to]) => to) : [name],
  );
  return new Set(found);
}

/** The file that a file names so. */
const fileFrom = (path: string, from = ''): string => join(path, '..', from.replace(/\?.*$/, ''));

/** What a text imports of which file; '*': all of it, for what stands in the text. */
function importsOf(path: string, text: string): (readonly [from: string, name: string])[] {
  const fileOf = (from = ''): string => fileFrom(path, from);
  const named = [...text.matchAll(FROM)].flatMap(({ groups: { what = '', from = '' } = {} }) => {
    const names = what.includes('*')
      ? ['*']
      : pairs(/\{([^}]*)\}/.exec(what)?.[1] ?? '').map(([name]) => name);
    return names.map((name) => [fileOf(from), name] as const);
  });
  const later = [...text.matchAll(LATER)].map(({ groups }) => [fileOf(groups?.['from']), '*'] as const);
  const added = [...text.matchAll(ADDED)].flatMap(({ groups: { from = '', body = '' } = {} }) =>
    [...body.matchAll(/^ {2}interface (\w+)/gm)].map(([, name = '']) => [fileOf(from), name] as const),
  );
  return [...named, ...later, ...added];
}

/** Whether a text uses a name that it exports; as the name of a property it does not. */
function isUsedIn(text: string, name: string): boolean {
  const uses = new RegExp(String.raw`(?<![\w'-]|(?<!\.)\.)${name}(?![\w'-]|\??:)`);
  return uses.test(text.replaceAll(COMMENT, '').replaceAll(EXPORTED, ''));
}

/** What is exported and need not be, and what of the product only tests use, each a sentence. */
export function exportFaults(sources: ReadonlyMap<string, string>): string[] {
  const imports = [...sources].flatMap(([path, text]) =>
    importsOf(path, text).map(([from, name]) => ({ by: path, text, what: `${from} ${name}` })),
  );
  const importers = Map.groupBy(imports, ({ what }) => what);
  /** The files that are passed on as groups, each with the group: 'src/x/index.ts board'. */
  const groups = new Map(
    [...sources].flatMap(([path, text]) =>
      [...text.matchAll(GROUP)].map(
        ({ groups: { group = '', from = '' } = {} }) =>
          [fileFrom(path, from), [`${path} ${group}`, group]] as const,
      ),
    ),
  );
  const ofGroup = (path: string, name: string): string[] => {
    const [what = '', group = ''] = groups.get(path) ?? [];
    const word = new RegExp(String.raw`\b${group}\.${name}\b`);
    return (importers.get(what) ?? []).flatMap(({ by, text }) =>
      group !== '' && word.test(text) ? [by] : [],
    );
  };
  const importersOf = (path: string, name: string): string[] => {
    const whole = importers.get(`${path} *`) ?? [];
    const word = new RegExp(String.raw`\b${name}\b`);
    const all = [...(importers.get(`${path} ${name}`) ?? []), ...whole.filter(({ text }) => word.test(text))];
    return [...all.map(({ by }) => by), ...ofGroup(path, name)];
  };
  return [...sources].flatMap(([path, text]) => {
    // texts of programs in a test look like exports
    if (!HELD.test(path) || /\.test\.tsx?$/.test(path)) return [];
    return [...exportsOf(text)].flatMap((name) => {
      const users = importersOf(path, name);
      if (users.length === 0) return [`${path}: ${name} is exported, and no other file imports it`];
      return !isTest(path) && users.every(isTest) && !isUsedIn(text, name)
        ? [`${path}: ${name} is used by tests alone, and does not stand in a test helper`]
        : [];
    });
  });
}
