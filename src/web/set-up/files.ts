import { formsOf, kindOf } from '../../kernel/forms/file-form.ts';
import type { Json } from '../../kernel/json.ts';
import type { DataFile } from '../../store/data-text.ts';
import { loadRulebook } from '../load-rulebook.ts';
import { setUpTexts } from './texts.ts';

/** A file of the players: chosen, or written in a form. */
export interface PlayersFile {
  readonly name: string;
  readonly text: string;
}

/** A file as the rulebook finds it. */
export interface CheckedFile extends PlayersFile {
  /** What it holds; null where it cannot be read at all. */
  readonly value: Json;
  /** The kind that it says it is. */
  readonly kind: string | null;
  readonly faults: readonly string[];
}

export interface Checked {
  /** In the order in which the rulebook reads them. */
  readonly files: readonly CheckedFile[];
  /** What they hold; null while something is wrong with them. */
  readonly data: readonly Json[] | null;
}

/** A kind of file that can be written in a form. */
export interface FormInfo {
  readonly kind: string;
  readonly title: string;
  readonly about: string;
  /** What is played or asked where there is none. */
  readonly without?: string | undefined;
}

/** The kinds of file of a rulebook that can be written in a form; they are loaded only here. */
export async function formsFor(rulebook: string): Promise<readonly FormInfo[]> {
  return formsOf(await loadRulebook(rulebook), null).map(({ kind, title, about, without }) => ({
    kind,
    title,
    about,
    without,
  }));
}

/** Check players' files together; the reader and the rulebook are loaded only here. */
export async function checkFiles(id: string, files: readonly PlayersFile[]): Promise<Checked> {
  if (files.length === 0) return { files: [], data: [] };
  const [{ readDataText, checkData }, { findRulebook, RULEBOOKS }] = await Promise.all([
    import('../../store/data-text.ts'),
    import('../../rulebooks/index.ts'),
  ]);
  const rulebook = findRulebook(id);
  const forms = formsOf(rulebook, null);
  const rank = (kind: string | null): number => forms.findIndex((form) => form.kind === kind);
  const read = files
    .map((file) => ({ file, found: readDataText(file.name, file.text) }))
    .map(({ file, found }) => ({ file, found, kind: 'faults' in found ? null : kindOf(found.value) }))
    .toSorted((one, other) => rank(one.kind) - rank(other.kind));
  const whole = read.flatMap(({ found }): DataFile[] => ('faults' in found ? [] : [found]));
  const checked = rulebook ? checkData(rulebook, whole) : { faults: [] };
  const bad = 'faults' in checked ? checked : null;
  const faulty = bad?.file === undefined ? undefined : whole[bad.file];
  return {
    files: read.map(({ file, found, kind }) => {
      if ('faults' in found) return { ...file, value: null, kind, faults: found.faults };
      const faults = found === faulty && bad ? bad.faults : [];
      const other =
        rank(kind) < 0 && RULEBOOKS.find((book) => formsOf(book, null).some((form) => form.kind === kind));
      const stranger = other ? [setUpTexts.wizard.otherBook(file.name, other.title)] : faults;
      return { ...file, value: found.value, kind, faults: stranger };
    }),
    data: bad || whole.length < read.length ? null : whole.map(({ value }) => value),
  };
}
