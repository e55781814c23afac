/**
 * Who imports whom in `src`, and by which files, as a rule of lint, `house/imports`, and how much a part of the desk is given,
 * `house/props`: docs/contributing.md says why each.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** The folders of src: each imports only itself and those named here. */
const FOLDERS = {
  kernel: [],
  rulebooks: ['kernel'],
  trust: ['kernel'],
  analysis: ['kernel', 'rulebooks', 'trust'],
  store: ['kernel', 'trust', 'analysis'],
  club: ['kernel', 'rulebooks'],
  server: ['kernel', 'rulebooks', 'trust', 'analysis', 'store', 'club'],
  cli: ['kernel', 'rulebooks', 'trust', 'analysis', 'store', 'club', 'server'],
  web: ['kernel', 'rulebooks', 'trust', 'analysis', 'store', 'club', 'server'],
  site: ['trust', 'store', 'server', 'web'],
};

/** The files by which other rooms import a room: what is not for them can change without them. */
const FRONTS = {
  analysis: ['bots/bot.ts', 'bots/question.ts', 'bots/reply.ts', 'simulate/index.ts'],
  store: ['index.ts', 'data-text.ts', 'places.ts', 'browser/index.ts'],
  server: ['index.ts', 'api/index.ts', 'local/index.ts'],
  cli: ['index.ts', 'root.ts', 'many/conform-file.ts'],
};

/** Folders beside src that come in by the fronts, too; a bench measures what stands behind them. */
const BESIDE = ['scripts', 'e2e'];

/** What a rulebook's `chapters.json` lists: its chapters in an order in which each imports only those before it. */
const chaptersOf = (() => {
  const known = new Map();
  return (src, book) => {
    const file = join(src, 'rulebooks', book, 'chapters.json');
    if (!known.has(file)) known.set(file, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);
    return known.get(file);
  };
})();

/** What kernel and rulebooks may have of the world outside: one package that hashes, and what tests are made with. */
const PURE = /^(@noble\/hashes\/|vitest$|fast-check$)/;

/** Whether a file of the desk only takes types there, which is all that it may have of the server. */
const onlyTypes = (node) => node.importKind === 'type' || node.exportKind === 'type';

const isTest = (file) => /\.test(-helper)?\.ts$/.test(file);

/** Why one file of a rulebook may not import another of the rulebooks; nothing where it may. */
function betweenRulebooks(from, to, src) {
  const [book, chapter] = from.slice(1);
  const [other, of] = to.slice(1);
  const test = isTest(from.join('/'));
  if (chapter === undefined || (test && of === undefined)) return undefined;
  if (book !== other) return 'A rulebook never imports another.';
  const order = chaptersOf(src, book);
  const mine = order.indexOf(chapter);
  const its = order.indexOf(of);
  if (mine < 0 || its < 0 || test) return undefined;
  return its > mine
    ? `Chapter ${chapter} comes before ${of}: what it needs of it is given by its parts.`
    : undefined;
}

/** Why a file may not import the file `to` of another room, in folders and a name; nothing where that is a front, or for tests. */
function behindFront(file, [room, ...to]) {
  const fronts = FRONTS[room];
  return fronts === undefined || fronts.includes(to.join('/')) || isTest(file)
    ? undefined
    : `Other rooms import ${room} by its fronts alone: ${fronts.join(', ')}.`;
}

/** Why a file of a rulebook may not import the file `to` of the kernel; nothing where that is its front, or a bot's or a test's. */
function behindKernel(file, to) {
  const isBot = /(^|\/)solo(\/|\.ts$)/.test(file);
  const may = ['index.ts', ...(isBot || isTest(file) ? ['solo/index.ts'] : [])];
  return may.includes(to) || (isTest(file) && to.startsWith('kit/'))
    ? undefined
    : 'A rulebook imports the kernel by kernel/index.ts alone; its bots kernel/solo/index.ts besides, its tests kernel/kit.';
}

/** Why the file `from` may not import the file `to`, both as folders of src and a name; nothing where it may. */
function betweenFolders(from, to, node, src) {
  const [folder] = from;
  const [other] = to;
  if (folder === other) return folder === 'rulebooks' ? betweenRulebooks(from, to, src) : undefined;
  if (!FOLDERS[folder].includes(other)) return `${folder} does not import ${other}.`;
  const file = from.join('/');
  if (folder === 'rulebooks') return behindKernel(file, to.slice(1).join('/'));
  const behind = behindFront(file, to);
  if (behind !== undefined || folder !== 'web') return behind;
  if (other === 'server' && !onlyTypes(node))
    return 'web runs nothing of the server: it knows the types of what it says.';
  return other === 'rulebooks' && to.join('/') !== 'rulebooks/index.ts'
    ? 'web knows rulebooks by rulebooks/index.ts alone: what it shows of one is data.'
    : undefined;
}

/** Why a file, as a path from src, may not import this; nothing where it may, or where no rule says. */
function refusal(file, specifier, node, src) {
  const from = file.split('/');
  const isBeside = from[0] === '..' && BESIDE.includes(from[1]);
  const isTutorial = file.startsWith('../docs/tutorial/');
  if (!isBeside && !isTutorial && !(from[0] in FOLDERS)) return undefined;
  if (specifier.startsWith('.')) {
    const to = relative(src, join(src, dirname(file), specifier)).split(sep);
    if (!(to[0] in FOLDERS)) return undefined;
    if (isTutorial) return to[0] === 'kernel' ? behindKernel(file, to.slice(1).join('/')) : undefined;
    return isBeside ? behindFront(file, to) : betweenFolders(from, to, node, src);
  }
  return ['kernel', 'rulebooks'].includes(from[0]) && !PURE.test(specifier)
    ? 'Kernel and rulebooks import nothing that is not pure.'
    : undefined;
}

const imports = {
  create(context) {
    const src = join(context.cwd, 'src');
    const file = relative(src, context.filename).split(sep).join('/');
    const check = (node) => {
      if (typeof node.source?.value !== 'string') return;
      const message = refusal(file, node.source.value, node, src);
      if (message !== undefined) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

/** The most that a part of the desk is given, by names of its own: what several are given has a name by itself. */
const MOST_PROPS = 8;

const props = {
  create(context) {
    return {
      TSInterfaceDeclaration(node) {
        const given = node.body.body.length;
        if (node.id.name.endsWith('Props') && given > MOST_PROPS)
          context.report({
            node,
            message: `${node.id.name} has ${given} of its own, more than ${MOST_PROPS}.`,
          });
      },
    };
  },
};

export default { meta: { name: 'house' }, rules: { imports, props } };
