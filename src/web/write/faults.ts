import type { Json } from '../../kernel/json.ts';
import type { DataFault } from '../../kernel/rulebook.ts';
import type { Group } from '../../kernel/forms/file-form.ts';
import { type Draft, holds, type Path, valueAt } from './draft.ts';
import { writeTexts } from './texts.ts';
import { titlesAt } from './titles.ts';

// What is wrong with a file that is being written, by its places.

/** What is wrong with one place, and with `deep` with all that stands in it. */
export function faultsAt(faults: readonly DataFault[], at: Path, deep: boolean): string[] {
  return faults
    .filter(({ path }) => holds(at, path) && (deep || path.length === at.length))
    .map(({ fault }) => fault);
}

/** What is shown of the faults of a draft: nobody is told what is missing where they have not been yet. */
export function shownOf(faults: readonly DataFault[], { touched, all }: Draft): readonly DataFault[] {
  return all ? faults : faults.filter(({ path }) => touched.some((each) => shows(each, path)));
}

/** Touching a place shows what is wrong with it, with what holds it, and with each entry that is typed in it. */
function shows(touched: Path, fault: Path): boolean {
  return holds(fault, touched) || (holds(touched, fault) && fault.length === touched.length + 1);
}

/** What is only not there yet is said to be needed, whatever it must be. */
export function gapNamed(body: Group, document: Json, fault: DataFault): DataFault {
  const value = valueAt(document, fault.path);
  const isGap = value === undefined || value === null || value === '';
  return isGap && titlesAt(body, fault.path, document) !== null
    ? { ...fault, fault: writeTexts.needed }
    : fault;
}
