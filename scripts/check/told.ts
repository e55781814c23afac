// What is green, red and missing of a proof, in words.
import { commitHere, named } from './commit.ts';
import { commitsOf, type Line, linesOf, type Plan, planOf, SAID, type Said, standing } from './said.ts';

/** How the whole proof stands at a commit. */
interface State {
  readonly commit: string;
  readonly green: number;
  readonly passed: number;
  readonly red: readonly string[];
  readonly missing: readonly string[];
  /** Green now, and red before at the same commit. */
  readonly wavering: readonly string[];
  /** The earlier commits where units of it were run, each with how many. */
  readonly since: readonly string[];
  readonly without: string;
}

const isRedAt = (line: Line, commit: string): line is Said =>
  line.kind === 'unit' && line.commit === commit && line.failed > 0;

/** How the units of a plan stand. */
export function stateOf({ commit, parts, without }: Plan, lines: readonly Line[]): State {
  const stand = standing(lines, commit);
  const units = parts.flat().toSorted();
  const said = units.flatMap((unit) => stand.get(unit) ?? []);
  const green = said.filter(({ failed }) => failed === 0);
  const wasRed = new Set(lines.flatMap((line) => (isRedAt(line, commit) ? [line.unit] : [])));
  return {
    commit,
    green: green.length,
    passed: green.reduce((sum, { passed }) => sum + passed, 0),
    red: said.filter(({ failed }) => failed > 0).map(({ unit, failed }) => `${unit} (${failed} failed)`),
    missing: units.filter((unit) => !stand.has(unit)),
    since: countedSince(green),
    wavering: green.map(({ unit }) => unit).filter((unit) => wasRed.has(unit)),
    without,
  };
}

function countedSince(green: readonly Said[]): string[] {
  const counts = new Map<string, number>();
  for (const { since } of green) if (since !== undefined) counts.set(since, (counts.get(since) ?? 0) + 1);
  return [...counts].map(([commit, count]) => `${count} at ${commit.slice(0, 12)}`);
}

/** So many names are said. */
const MOST = 10;

function toldNames(what: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const more = names.length > MOST ? `, and ${names.length - MOST} more` : '';
  return [`  ${what}: ${names.slice(0, MOST).join(', ')}${more}`];
}

/** How a proof stands, in lines. */
export function toldState({
  commit,
  green,
  passed,
  red,
  missing,
  wavering,
  since,
  without,
}: State): string[] {
  const both = [
    ...toldNames('run earlier, and nothing they depend on was changed since', since),
    ...toldNames('red before at this commit, green when run again', wavering),
  ];
  const left = without === '' ? '' : `; left out: ${without}`;
  if (red.length + missing.length === 0)
    return [`whole and green at ${commit}: ${green} units, ${passed} passed${left}`, ...both];
  const all = green + red.length + missing.length;
  return [
    `not whole and green at ${commit}: ${green} of ${all} units green, ${red.length} red, ${missing.length} missing${left}`,
    ...toldNames('red', red),
    ...toldNames('missing', missing),
    ...both,
  ];
}

/** So many commits are told of. */
const LATEST = 6;

/** Tell how the proof stands at the present commit and at the latest ones (`npm run proof -- --said`). */
export function tellSaid(): void {
  const lines = linesOf(SAID);
  const { commit, clean } = commitHere();
  const changed = clean ? '' : ', with changes that are in no commit';
  for (const each of new Set([commit, ...commitsOf(lines).slice(0, LATEST)])) {
    console.log(`${named(each)}${each === commit ? ` (the present one${changed})` : ''}`);
    const plan = planOf(lines, each);
    const told = plan ? toldState(stateOf(plan, lines)) : ['no proof has begun here'];
    for (const line of told) console.log(`  ${line}`);
  }
}
