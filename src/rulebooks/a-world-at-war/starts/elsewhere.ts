import type { Clause, FactKey } from '../../../kernel/index.ts';
import { control } from '../war/control.ts';
import type { Setting } from '../state.ts';

// What a scenario cannot have, by the clauses that read a fact: nobody needs to look for it in a list.

/** Surrenders, resistance and elections; Japan and China; the theatre of Germany, Italy and France; diplomacy, its tensions apart. */
const LATE_WAR = /^(5[4-9]|6[0-2])\./;
const PACIFIC = /^(57|61)\./;
const EUROPE = /^(55|56|58)\.|^49\.(?!8|17)/;

/** The wars of major powers, which a table tells whatever is read of them; and what no clause tells apart. */
const WARS = /^war(-since|-declared)?\.(germany|italy|japan)-/;
const JAPANESE =
  /^(usjt|election\.usjt|election-tension\.usjt|election-result\.pacific|embargo|us\.peace\.japan|offensives\.japan)|^war(-since|-declared)?\.japan-/;
/** Read by Britain's resistance, too (59.22B). */
const SINGAPORE = control.key('singapore');

/** Whether a fact is of what its scenario cannot have. */
export function isElsewhere({ plan, facts }: Setting, key: FactKey): boolean {
  const clauses = facts[key]?.clauses ?? [];
  const areAll = (of: RegExp): boolean =>
    clauses.length > 0 && clauses.every((each: Clause) => of.test(each));
  if (plan.european && (JAPANESE.test(key) || (areAll(PACIFIC) && key !== SINGAPORE))) return true;
  if (WARS.test(key)) return false;
  return (!plan.surrenders && areAll(LATE_WAR)) || (!plan.europe && areAll(EUROPE));
}
