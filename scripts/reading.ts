import type { Plugin } from 'vite';
import { MADE, readyMade } from './made.ts';

// A rulebook as a desk reads it: the same files, without what plays.

/** Files with this query are for reading, and so is each file of a rulebook that they import. */
export const READING = '?reading';

/** What plays: of a part its steps, what follows from news, what is open in any step, what falls due, what cannot be news, and what is looked at later: cards of places, the state of the war, their texts, attacks that are tried, what a seat can hold possible; of a frame how it begins and ends. */
const PLAYS: Readonly<Record<string, ReadonlySet<string>>> = {
  part: new Set(['steps', 'news', 'optional', 'at', 'barred', 'card', 'war', 'laterTexts', 'attacks']),
  rulebook: new Set([
    'first',
    'begin',
    'turnCalled',
    'hoped',
    'ending',
    'standing',
    'copies',
    'data',
    'documents',
    'fileForms',
    'charts',
    'glossary',
    'isMoot',
    'migrations',
  ]),
};

/** What parts give to those that play, and to nobody who reads. */
const GIVEN_TO_PLAY: ReadonlySet<string> = new Set([
  'surrenders',
  'beforeChecks',
  'resultTold',
  'movedLevel',
]);

/** Files of which there is one for reading: those of rulebooks, what gathers them, and the fronts that lead there. */
const READ = /\/rulebooks\/[^/]+\/.*\.ts$|\/kernel\/(index|frame|steps\/(part|chapter))\.ts$/;

/** What gathers the steps into play, and the state of a war; for reading they are no rules at all. */
const PLAYED = /\/kernel\/(steps\/agenda|board\/with-war)\.ts$/;
const NOT_PLAYED = 'export const playOf = () => ({}); export const withWar = (panels) => panels;';

/** Leaves out of each part what plays, and whatever nothing else uses then. */
export const reading: Plugin = {
  name: 'reading',
  resolveId: {
    order: 'pre',
    async handler(source, importer) {
      if (!importer?.endsWith(READING) || !source.startsWith('.')) return null;
      const found = await this.resolve(source, importer.slice(0, -READING.length));
      const path = found?.id.replaceAll('\\', '/') ?? '';
      if (!found || !(READ.test(path) || PLAYED.test(path))) return found;
      return { ...found, id: found.id + READING, moduleSideEffects: false };
    },
  },
  async load(id) {
    if (!id.endsWith(READING)) return null;
    const file = id.slice(0, -READING.length);
    if (PLAYED.test(file.replaceAll('\\', '/'))) return NOT_PLAYED;
    if (!file.endsWith(MADE)) return null;
    return readyMade(file);
  },
  transform(code, id) {
    return id.endsWith(READING) ? { code: forReading(code, this.parse(code) as never), map: null } : null;
  },
};

/** A node of a syntax tree, as far as it is looked at. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name?: string;
  readonly declaration?: Node | null;
  readonly declarations?: readonly Node[];
  readonly init?: Node | null;
  readonly callee?: Node;
  readonly arguments?: readonly Node[];
  readonly properties?: readonly Node[];
  readonly key?: Node;
  readonly value?: Node;
  readonly elements?: readonly Node[];
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly put: string;
}

/** The code of a file without what plays. What it makes once, when it is loaded, goes where nothing uses it. */
export function forReading(code: string, program: { readonly body: readonly Node[] }): string {
  const edits = program.body.flatMap(constantsOf).flatMap(editsOf);
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, put }) => text.slice(0, start) + put + text.slice(end), code);
}

/** What is put into the constants that a statement declares. */
function constantsOf(statement: Node): readonly Node[] {
  const { declarations = [] } = statement.declaration ?? statement;
  return declarations.flatMap(({ init }) => init ?? []);
}

function editsOf(made: Node): readonly Edit[] {
  const { type, start, end } = made;
  if (/Function|Literal/.test(type)) return [];
  return [
    { start, end: start, put: '/* @__PURE__ */ (() => (' },
    ...madeEdits(made),
    { start: end, end, put: '))()' },
  ];
}

/** A part or a frame neither plays nor says where its clauses are done; of a fact nothing is written or weighed here. */
function madeEdits({ callee, arguments: given = [], properties = [] }: Node): readonly Edit[] {
  if (callee === undefined) return properties.flatMap(checkEdits);
  if (callee?.name === 'texts') return (given[0]?.properties ?? []).flatMap(foundEdits);
  if (callee?.name === 'rulingsOf') return (given[0]?.elements ?? []).flatMap(rulingEdits);
  const plays = PLAYS[callee?.name ?? ''];
  return (given.at(-1)?.properties ?? []).flatMap((each): readonly Edit[] => {
    const { key, value, start, end } = each;
    const name = key?.name ?? '';
    if (plays?.has(name)) return [{ start, end, put: `${name}: undefined` }];
    if (!plays && name === 'write') return [{ start, end, put: 'write: () => undefined' }];
    if (!plays && name === 'possible') return [{ start, end, put: 'possible: undefined' }];
    if (plays && name === 'gives') return (value?.properties ?? []).flatMap(givenEdits);
    return plays && name === 'clauses' ? (value?.properties ?? []).flatMap(claimEdits) : [];
  });
}

/** Where an answer is found, and in which group a fact stands, somebody looks up, with what plays. */
function foundEdits({ key, value, start, end }: Node): readonly Edit[] {
  const name = key?.name ?? '';
  return (name === 'found' || name === 'group') && value?.properties
    ? [{ start, end, put: `${name}: {}` }]
    : [];
}

function givenEdits({ key, start, end }: Node): readonly Edit[] {
  const name = key?.name ?? '';
  return GIVEN_TO_PLAY.has(name) ? [{ start, end, put: `${name}: undefined` }] : [];
}

/** What a check of a surrender brings is for those that play. */
function checkEdits({ key, start, end }: Node): readonly Edit[] {
  return key?.name === 'judge' ? [{ start, end, put: 'judge: undefined' }] : [];
}

/** Of a claim its kind and its title stay. */
function claimEdits({ value }: Node): readonly Edit[] {
  const [, title, ...rest] = value?.elements ?? [];
  return value && title && rest.length > 0 ? [{ start: title.end, end: value.end - 1, put: '' }] : [];
}

/** Of a ruling that cannot change nobody tells the choices: their texts come with what plays, for who looks them up. */
function rulingEdits(ruling: Node): readonly Edit[] {
  if (!valueOf(ruling, 'fixed')) return [];
  return (valueOf(ruling, 'choices')?.elements ?? []).flatMap((choice) => {
    const text = valueOf(choice, 'text');
    return text ? [{ start: text.start, end: text.end, put: "''" }] : [];
  });
}

function valueOf({ properties = [] }: Node, name: string): Node | undefined {
  return properties.find(({ key }) => key?.name === name)?.value;
}
