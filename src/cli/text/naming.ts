import { failure, type Failure } from '../output.ts';

/** Whether choices can be picked by number: not where their names are numbers themselves. */
export function isNumbered(ids: readonly string[]): boolean {
  return !ids.some((id) => /^-?\d+$/.test(id));
}

/** A choice as it can be named: a row or an option. */
interface Named {
  readonly id: string;
  readonly barred?: unknown;
}

/**
 * The choices that can be meant: by name, by number among those not barred, by how the name begins, its second part, or
 * its words ("britain hungary").
 */
export function namesMeant(all: readonly Named[], typed: string): readonly Named[] {
  const wanted = typed.toLowerCase();
  const exact = all.find(({ id }) => id === typed) ?? all.find(({ id }) => id.toLowerCase() === wanted);
  if (exact) return [exact];
  if (/^\d+$/.test(typed) && isNumbered(all.map(({ id }) => id)))
    return all.filter((each) => !each.barred).slice(Number(typed) - 1, Number(typed));
  if (wanted === '') return [];
  const begins = all.filter(({ id }) => id.toLowerCase().startsWith(wanted));
  if (begins.length > 0) return begins;
  const second = all.filter(({ id }) => id.toLowerCase().includes(`/${wanted}`));
  return second.length > 0 ? second : inWords(all, wanted);
}

/** The choices of which all words begin so: of the whole name, or of its second part. */
function inWords(all: readonly Named[], wanted: string): readonly Named[] {
  const typed = wanted.split(/\s+/);
  const fits = (name: string): boolean => {
    const own = name.toLowerCase().split(/[\s/-]/);
    return own.length === typed.length && own.every((word, i) => word.startsWith(typed[i] ?? ''));
  };
  const whole = all.filter(({ id }) => fits(id));
  return whole.length > 0 ? whole : all.filter(({ id }) => fits(id.slice(id.indexOf('/') + 1)));
}

/** Why a name that can be several choices is not taken. */
export function several(typed: string, all: readonly Named[]): Failure {
  return failure(`"${typed}" can be ${all.map(({ id }) => id).join(', ')}: type more of the name.`);
}
