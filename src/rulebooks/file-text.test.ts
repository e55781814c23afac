import { describe, expect, it } from 'vitest';
import { type DataFault, type Group, fieldsOf, formsOf } from '../kernel/kit/front.test-helper.ts';
import { type Json, type files, json } from '../kernel/index.ts';
import { RULEBOOKS } from './index.ts';

// Whatever stands where something else belongs is a fault with its place, and nothing breaks by it.

type Path = Readonly<files.Path>;

/** What cannot be turned into text, or passes for a name that every object has. */
const HOSTILE: readonly Json[] = [
  { toString: 'x' },
  { toString: 'x', valueOf: 'x' },
  [{ toString: 'x' }],
  JSON.parse('{"__proto__": {"toString": "x"}}') as Json,
  'constructor',
  '__proto__',
  null,
  1.5,
  [],
  {},
];

/** A document in which every field of a form has something, each list one item; a group with ways is had in this one. */
function filled(part: files.FilePart, way: number): Json {
  switch (part.kind) {
    case 'text':
      return 'text';
    case 'flag':
      return true;
    case 'whole':
      return part.min;
    case 'one':
      return part.of[way % part.of.length]?.value ?? '';
    case 'several':
      return part.of.slice(0, 1).map(({ value }) => value);
    case 'ids':
      return ['text'];
    case 'map':
      return Object.fromEntries(part.of.slice(0, 2).map(({ value }) => [value, filled(part.each, way)]));
    case 'list':
      return [filled(part.item, way)];
    case 'group':
      return filledGroup(part, way);
    case 'number-fact':
      return 'text';
    case 'condition':
      return way % 2 === 0 ? { fact: 'text', is: true } : { all: [{ fact: 'text', is: 'text' }] };
    case 'facts':
      return { text: 1 };
  }
}

function filledGroup({ fields, ways = [] }: Group, way: number): Json {
  const { fields: more = [], begin = {} } = ways[way % (ways.length || 1)] ?? {};
  return {
    ...begin,
    ...Object.fromEntries([...fields, ...more].map(({ key, part }) => [key, filled(part, way)])),
  };
}

interface Spoilt {
  readonly document: Json;
  /** What was replaced, or where a hostile name was put. */
  readonly path: Path;
}

/** The document with each part of it in turn replaced, and with a hostile name in each object. */
function* spoilt(document: Json, bad: Json, path: Path = []): Generator<Spoilt> {
  yield { document: bad, path };
  if (Array.isArray(document)) {
    for (const [i, each] of document.entries())
      for (const other of spoilt(each as Json, bad, [...path, i]))
        yield { ...other, document: document.with(i, other.document) };
  } else if (json.isRecord(document)) {
    const members = document as Readonly<Record<string, Json>>;
    for (const [key, each] of Object.entries(members))
      for (const other of spoilt(each, bad, [...path, key]))
        yield { ...other, document: { ...members, [key]: other.document } };
    const more = typeof bad === 'string' ? (JSON.parse(`{"${bad}": 1}`) as object) : {};
    if (typeof bad === 'string') yield { document: { ...members, ...more }, path: [...path, bad] };
  }
}

/** The most ways that a group of a form has. */
function waysIn(part: files.FilePart): number {
  if (part.kind === 'list') return waysIn(part.item);
  if (part.kind !== 'group') return 2;
  return Math.max(part.ways?.length ?? 0, ...fieldsOf(part).map((field) => waysIn(field.part)));
}

const FORMS = RULEBOOKS.flatMap((rulebook) =>
  formsOf(rulebook, null).map((form): [string, (typeof RULEBOOKS)[number], files.FileForm] => [
    `${rulebook.id}: ${form.kind}`,
    rulebook,
    form,
  ]),
);

describe.each(FORMS)('a file of %s', (_, rulebook, { kind, body, begins }) => {
  const full = Array.from({ length: waysIn(body) }, (_, way) => filled(body, way));
  // what it begins with can be long: the empty one
  const documents = [...full, ...begins.slice(0, 1).map(({ document }) => document)];

  it.each(HOSTILE.map((bad) => [JSON.stringify(bad), bad]))(
    'takes or refuses %s in every place',
    (_, bad) => {
      for (const document of documents)
        for (const other of spoilt({ format: 1, kind, ...(document as object) }, bad)) {
          const faults = faultsOf(rulebook, other.document);
          const isPlain = faults.every(({ path, fault }) => [...path, fault].every(isPlace));
          expect(isPlain, JSON.stringify(other)).toBe(true);
        }
    },
  );

  it('says where what should be a text is none', () => {
    for (const document of full)
      for (const other of spoilt({ format: 1, kind, ...(document as object) }, { toString: 'x' })) {
        const faults = faultsOf(rulebook, other.document);
        const isSaid = faults.some(({ path }) => overlap(path, other.path));
        expect(isSaid, `${other.path.join('.')}: ${JSON.stringify(faults)}`).toBe(true);
      }
  });
});

/** Whether one place is in the other. */
function overlap(a: Path, b: Path): boolean {
  return a.slice(0, b.length).every((key, i) => key === b[i]);
}

function isPlace(part: unknown): boolean {
  return typeof part === 'string' || typeof part === 'number';
}

/** What the reader says of a document. */
function faultsOf(rulebook: (typeof RULEBOOKS)[number], document: Json): readonly DataFault[] {
  try {
    const read = rulebook.data([document]);
    return 'faults' in read ? read.faults : [];
  } catch (error) {
    throw new Error(JSON.stringify(document), { cause: error });
  }
}
