import type { FactKey, FactSchema, FactSpec } from '../sums/facts.ts';
import { isRecord, type Json } from '../json.ts';

/** A value of a file, and how a person reads it. */
export interface NamedValue {
  readonly value: string;
  readonly title: string;
}

/** How one part of a players' file is asked for. What is right is judged by the rulebook's reader alone. */
export type FilePart =
  | { readonly kind: 'text'; readonly long?: true }
  | { readonly kind: 'flag' }
  /** A whole number, or one word that may stand in its place. */
  | { readonly kind: 'whole'; readonly min: number; readonly max: number; readonly or?: NamedValue }
  /** One of some; `otherwise`: what it means to leave it out. */
  | { readonly kind: 'one'; readonly of: readonly NamedValue[]; readonly otherwise?: string }
  | { readonly kind: 'several'; readonly of: readonly NamedValue[] }
  /** Short names, in one line. */
  | { readonly kind: 'ids' }
  /** A value for any of some keys. */
  | { readonly kind: 'map'; readonly of: readonly NamedValue[]; readonly each: FilePart }
  /** `one`: what an item is called; `begin`: a new one; `fold`: there are many, so each is folded. */
  | {
      readonly kind: 'list';
      readonly item: FilePart;
      readonly one: string;
      readonly begin: Json;
      readonly fold?: true;
    }
  | Group
  /** The name of a fact that is a number. */
  | { readonly kind: 'number-fact' }
  /** A fact with what it must be, or all or any of several conditions. */
  | { readonly kind: 'condition' }
  /** Values for any of the facts that the table of a game reports, or for these of them. */
  | { readonly kind: 'facts'; readonly only?: readonly FactKey[] };

/** The description of one kind of part. */
export type PartOf<Kind extends FilePart['kind']> = Extract<FilePart, { kind: Kind }>;

/** An object with fields. With `ways` it takes one of several shapes: the last one that has a field of its own there. */
export interface Group {
  readonly kind: 'group';
  readonly fields: readonly Field[];
  readonly ways?: readonly Way[];
}

/** One of several ways in which a part of a file can be filled in. */
export interface Way {
  readonly title: string;
  readonly fields: readonly Field[];
  /** What choosing it writes, so that it is known by its fields. */
  readonly begin: Readonly<Record<string, Json>>;
}

/** All fields of an object, whichever shape it has. */
export function fieldsOf({ fields, ways = [] }: Group): readonly Field[] {
  return [...fields, ...ways.flatMap((way) => way.fields)];
}

/** A field of a file: its key, what it is called, and what may stand in it. */
export interface Field {
  readonly key: string;
  readonly title: string;
  readonly about?: string;
  readonly part: FilePart;
  readonly needed?: true;
  /** The field of a short name that is made from this text, as long as there is none. */
  readonly names?: string;
  /** Seldom wanted: folded away. */
  readonly more?: true;
}

/** A kind of file that players can write in a form. */
export interface FileForm {
  readonly kind: string;
  readonly title: string;
  readonly about: string;
  readonly body: Group;
  /** What a new file can begin with: the first is empty. */
  readonly begins: readonly { readonly title: string; readonly document: Readonly<Record<string, Json>> }[];
  /** What is played, or asked, where there is no such file. */
  readonly without?: string;
  /** What a file is called when it is saved, without the ending. */
  fileName(document: Json): string;
  /** The facts that its lines may rest on, by the name that they have in it. */
  nameable?(document: Json): FactSchema;
  /** What values of facts are called where the rulebook's words have no name for them. */
  readonly names?: Readonly<Record<string, string>>;
  /** Whether the scenario's word on a fact does not hold where this file is given: then it is asked for. */
  isOpen?(key: FactKey): boolean;
  /** Under which heading a fact is found. */
  groupOf?(key: FactKey, spec: FactSpec): string;
}

/** The kinds of file of a rulebook, in the order in which they are read; `data`: what the files before have given. */
export type FileForms = (data: Json) => readonly FileForm[];

/** The kinds of file of a rulebook that can be written in a form; none where it has no forms. */
export function formsOf(
  rulebook: { readonly fileForms?: FileForms } | undefined,
  data: Json,
): readonly FileForm[] {
  return rulebook?.fileForms?.(data) ?? [];
}

/** The kind that a players' file says it is; null where it says none. */
export function kindOf(document: Json): string | null {
  const kind = isRecord(document) ? document['kind'] : null;
  return typeof kind === 'string' ? kind : null;
}
