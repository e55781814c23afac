import { createContext, type ReactNode, useContext } from 'react';
import type { FactSchema } from '../../kernel/sums/facts.ts';
import type { Json } from '../../kernel/json.ts';
import type { DataFault } from '../../kernel/rulebook.ts';
import type { Field, FileForm, FilePart, PartOf } from '../../kernel/forms/file-form.ts';
import { type Path, valueAt } from './draft.ts';
import { faultsAt } from './faults.ts';

/** A file that is being written, as its fields see it. */
export interface Writing {
  readonly form: FileForm;
  readonly document: Json;
  /** What is to be shown as wrong with it. */
  readonly faults: readonly DataFault[];
  /** The facts that its lines may rest on. */
  readonly nameable: FactSchema;
  /** What holds when a file says nothing of a fact; null where that is not known. */
  readonly otherwise: Readonly<Record<string, Json>> | null;
  set(path: Path, value: Json | undefined): void;
}

/** What is asked at a place of the file: all that the control of a kind of part is given. */
export interface Asked<Kind extends FilePart['kind'] = FilePart['kind']>
  extends Omit<Field, 'key' | 'part' | 'needed' | 'more'> {
  readonly path: Path;
  readonly part: PartOf<Kind>;
  readonly needed?: boolean;
}

/** What is asked at a place that holds others, and how each of those is drawn. */
export interface Nesting<Kind extends FilePart['kind']> extends Asked<Kind> {
  readonly Inner: (asked: Asked) => ReactNode;
}

/** What stands at a place of the file, and its control. */
export interface Spot {
  readonly id: string;
  readonly value: Json | undefined;
  /** Whether something in it is shown as wrong. */
  readonly isFaulty: boolean;
  /** What its control says of itself. */
  readonly control: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string };
  set(value: Json | undefined): void;
}

const Context = createContext<Writing | null>(null);
export const WritingProvider = Context.Provider;

/** The file that is being written. Throws outside of one: our own mistake. */
export function useWriting(): Writing {
  const writing = useContext(Context);
  if (!writing) throw new Error('no file is being written here');
  return writing;
}

/** A place of the file that is being written. */
export function usePlace(path: Path): Spot {
  const { document, faults, set } = useWriting();
  const id = idOf(path);
  const isFaulty = faultsAt(faults, path, true).length > 0;
  return {
    id,
    value: valueAt(document, path),
    isFaulty,
    control: { id, ...(isFaulty ? { 'aria-invalid': true, 'aria-describedby': faultIdOf(path) } : {}) },
    set: (value) => set(path, value),
  };
}

/** The element of a place, for labels and the way to a fault. */
export function idOf(path: Path): string {
  return ['write', ...path].join('-');
}

/** The element that says what is wrong with a place. */
export function faultIdOf(path: Path): string {
  return `${idOf(path)}-fault`;
}

/** The element of a place on the page; null where nothing is shown for it. */
export function elementAt(path: Path): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#${CSS.escape(idOf(path))}`);
}
