import { createContext, use } from 'react';
import type { FactSchema } from '../../kernel/facts.ts';
import type { Json } from '../../kernel/json.ts';
import type { FileForm } from '../../kernel/file-form.ts';
import type { Path } from './draft.ts';

/** A file that is being written, as its fields see it. */
export interface Writing {
  readonly form: FileForm;
  readonly document: Json;
  /** The facts that its lines may rest on. */
  readonly nameable: FactSchema;
  /** What holds when a file says nothing of it. */
  readonly otherwise: Readonly<Record<string, Json>> | null;
  set(path: Path, value: Json | undefined): void;
  /** What is to be shown as wrong at a place; `deep`: or in it. */
  faults(path: Path, deep?: boolean): readonly string[];
}

const Context = createContext<Writing | null>(null);
export const WritingProvider = Context.Provider;

/** The file that is being written. Throws outside of one: our own mistake. */
export function useWriting(): Writing {
  const writing = use(Context);
  if (!writing) throw new Error('no file is being written here');
  return writing;
}

/** The element of a place, for labels and the way to a fault. */
export function idOf(path: Path): string {
  return ['write', ...path].join('-');
}
