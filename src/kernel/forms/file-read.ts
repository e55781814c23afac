import type { DataCheck, Path } from './data-check.ts';
import {
  type FactSchema,
  type FactSpec,
  type FactValue,
  fits,
  isReportable,
  typeWords,
} from '../sums/facts.ts';
import type { Field, Group, NamedValue, FilePart } from './file-form.ts';
import { own } from '../json.ts';
import { render } from '../texts/words.ts';

// A part of a players’ file is described once: the description asks for it in a form, reads it, and is its type.

/** How a part is asked for, and how it is read: faults go to the check, and what is read is harmless after one. */
export interface Description<T> {
  readonly part: FilePart;
  read(check: DataCheck, value: unknown, path: Path): T;
}

/** What a description reads. */
export type ReadOf<D> = D extends Description<infer T> ? T : never;

/** A text of one line. */
export const text: Description<string> = {
  part: { kind: 'text' },
  read: (check, value, path) => check.text(value, path),
};
/** A text of several lines. */
export const long: Description<string> = { ...text, part: { kind: 'text', long: true } };
/** A short name. */
export const id: Description<string> = {
  part: text.part,
  read: (check, value, path) => check.id(value, path),
};
/** Whether something is so. */
export const flag: Description<boolean> = {
  part: { kind: 'flag' },
  read: (check, value, path) => check.flag(value, path),
};

/** A whole number, both ends included. */
export function whole(min: number, max: number): Description<number> {
  return {
    part: { kind: 'whole', min, max },
    read: (check, value, path) => check.whole(value, path, min, max),
  };
}

/** One of some; `otherwise`: what it means to leave it out. */
export function one<T extends string>(
  of: readonly T[],
  named: (value: T) => NamedValue,
  otherwise?: string,
): Description<T> {
  const part: FilePart = {
    kind: 'one',
    of: of.map((each) => named(each)),
    ...(otherwise === undefined ? {} : { otherwise }),
  };
  return { part, read: (check, value, path) => check.one(value, path, of) };
}

/** Some of a list, each called as `named` says. */
export function several<T extends string>(
  of: readonly T[],
  named: (value: T) => NamedValue,
): Description<readonly T[]> {
  return {
    part: { kind: 'several', of: of.map((each) => named(each)) },
    read: (check, value, path) => check.each(value, path, (each, at) => check.one(each, at, of)),
  };
}

/** Short names in one line, each read by `item`. */
export function ids(item: Description<string> = id, most?: number): Description<readonly string[]> {
  return {
    part: { kind: 'ids' },
    read: (check, value, path) => check.each(value, path, (each, at) => item.read(check, each, at), most),
  };
}

/** Short names in one line, each once; '' is one at fault. */
export function distinct(item: Description<string>, most?: number): Description<readonly string[]> {
  return also(ids(item, most), (check, named, path) =>
    named.forEach((each, i) => {
      if (each !== '' && named.indexOf(each) !== i) check.fail([...path, i], `"${each}" is there twice`);
    }),
  );
}

/** Values by key: a known key may be missing, an open one is never asked for. */
type ByKey<K extends string, T> = Readonly<string extends K ? Record<K, T> : Partial<Record<K, T>>>;

/** A value for any of some keys. */
export function map<K extends string, T>(
  of: readonly K[],
  named: (key: K) => NamedValue,
  each: Description<T>,
): Description<ByKey<K, T>> {
  return {
    part: { kind: 'map', of: of.map((key) => named(key)), each: each.part },
    read(check, value, path) {
      const given = check.object(value, path);
      check.fields(given, path, of);
      return Object.fromEntries(
        Object.entries(given).map(([key, found]) => [key, each.read(check, found, [...path, key])]),
      ) as ByKey<K, T>;
    },
  };
}

/** A list: how it is asked for, and the most that it may hold. */
export function list<T>(
  item: Description<T>,
  { most, ...asked }: Omit<Extract<FilePart, { kind: 'list' }>, 'kind' | 'item'> & { readonly most?: number },
): Description<readonly T[]> {
  return {
    part: { kind: 'list', item: item.part, ...asked },
    read: (check, value, path) => check.each(value, path, (each, at) => item.read(check, each, at), most),
  };
}

/** What is asked for in another way than it reads. */
export function askedAs<T>(part: FilePart, { read }: Pick<Description<T>, 'read'>): Description<T> {
  return { part, read };
}

/** The same, and what else must be true of it. */
export function also<T>(
  described: Description<T>,
  look: (check: DataCheck, read: T, path: Path, given: unknown) => void,
): Description<T> {
  return {
    part: described.part,
    read(check, value, path) {
      const read = described.read(check, value, path);
      look(check, read, path, value);
      return read;
    },
  };
}

/** A list of what has ids, each there once. */
export function unlike<T extends { readonly id: string }>(
  described: Description<readonly T[]>,
): Description<readonly T[]> {
  return also(described, (check, read, path) => check.once(read, path));
}

type Asked = Omit<Field, 'key' | 'part' | 'title' | 'needed'>;

/** A field of an object: how it is asked for, and what is read of it; undefined: it is not there. */
interface Member<T> {
  readonly field: Omit<Field, 'key'>;
  read(check: DataCheck, value: unknown, path: Path): T;
}

/** A field that must be there. */
export function neededField<T>(described: Description<T>, title: string, asked: Asked = {}): Member<T> {
  return { field: { title, part: described.part, needed: true, ...asked }, read: described.read };
}

/** A field that may be left out. */
export function optionalField<T>(
  described: Description<T>,
  title: string,
  asked: Asked = {},
): Member<T | undefined> {
  return {
    field: { title, part: described.part, ...asked },
    read: (check, value, path) => (value === undefined ? undefined : described.read(check, value, path)),
  };
}

/** A field that stands for this where it is left out. */
export function usual<T>(described: Description<T>, or: T, title: string, asked: Asked = {}): Member<T> {
  const { field, read } = optionalField(described, title, asked);
  return { field, read: (check, value, path) => read(check, value, path) ?? or };
}

/** A field that is null where nobody says it. */
export function nullableField<T>(
  described: Description<T>,
  title: string,
  asked: Asked = {},
): Member<T | null> {
  const { field, read } = optionalField(described, title, asked);
  return { field, read: (check, value, path) => read(check, value ?? undefined, path) ?? null };
}

/** A field that is there only where it holds. */
export function flagField(title: string, asked: Asked = {}): Member<true | undefined> {
  return {
    field: { title, part: flag.part, ...asked },
    read: (check, value, path) => (check.flag(value, path) ? true : undefined),
  };
}

type Members = Readonly<Record<string, Member<unknown>>>;
type ValueOf<M> = M extends Member<infer T> ? T : never;
/** What is read of an object: what may be left out is not there then. */
type Fields<M extends Members> = {
  readonly [K in keyof M as undefined extends ValueOf<M[K]> ? never : K]: ValueOf<M[K]>;
} & {
  readonly [K in keyof M as undefined extends ValueOf<M[K]> ? K : never]?: Exclude<ValueOf<M[K]>, undefined>;
};

/** An object with fields, and how it is asked for. */
export interface DescribedGroup<T> extends Description<T> {
  readonly part: Group;
}

interface Shown<M> {
  /** In which order a form asks for the fields; else as they stand. */
  readonly shown?: readonly (keyof M & string)[];
  /** What is read beside them, first. */
  readonly head?: readonly string[];
}

/** An object with fields, in the order in which a fault lists them. */
export function group<M extends Members>(
  members: M,
  { shown, head = [] }: Shown<M> = {},
): DescribedGroup<Fields<M>> {
  const keys = Object.keys(members);
  const fields = (shown ?? keys).map((key): Field => ({ key, ...(members[key] as Member<unknown>).field }));
  return {
    part: { kind: 'group', fields },
    read(check, value, path) {
      const found = check.object(value, path);
      check.fields(found, path, [...head, ...keys]);
      const read = keys.map((key) => [key, members[key]?.read(check, found[key], [...path, key])] as const);
      return Object.fromEntries(read.filter(([, each]) => each !== undefined)) as Fields<M>;
    },
  };
}

/** A whole file: an object that says its format and kind. */
export function file<M extends Members>(
  members: M,
  { shown }: Pick<Shown<M>, 'shown'> = {},
): DescribedGroup<Fields<M>> {
  return group(members, { ...(shown && { shown }), head: ['format', 'kind'] });
}

/** Values of facts by their keys; `isOpen`: which of them a file may say. */
export function factValues(
  schema: () => FactSchema,
  isOpen: (spec: FactSpec) => boolean = (spec) => isReportable(spec) && spec.owner === undefined,
): Description<Readonly<Record<string, FactValue>>> {
  return {
    part: { kind: 'facts' },
    read(check, value, path) {
      const known = schema();
      const facts: Record<string, FactValue> = {};
      for (const [key, each] of Object.entries(check.object(value, path))) {
        const spec = own(known, key);
        if (!spec || !isOpen(spec)) check.fail([...path, key], 'is not a fact that the table reports');
        else if (fits(spec.type, each)) facts[key] = each;
        else check.fail([...path, key], `must be ${render({}, typeWords(spec.type))}`);
      }
      return facts;
    },
  };
}

/** What a value is called where a form offers it: with a capital. */
export function titledValue(value: string, title: string): NamedValue {
  return { value, title: title.charAt(0).toUpperCase() + title.slice(1) };
}
