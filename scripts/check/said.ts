// What every unit of a proof came to, at which commit, in a file that Git ignores: an interrupted run loses nothing.
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** What one unit came to: a single check, the cases, the kit, or a file of tests. */
export interface Said {
  readonly kind: 'unit';
  /** Where it was run; '': the files were not those of a commit, and only what it cost counts. */
  readonly commit: string;
  /** The call that ran it, and which of its programs. */
  readonly run: string;
  readonly of: string;
  /** Its name; '': what no unit owns, so that nothing of this program counts as green. */
  readonly unit: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  /** The earlier commit where it was run, if nothing that it depends on was changed since. */
  readonly since?: string;
}

/** How the units of a commit are spread over parts. */
export interface Plan {
  readonly kind: 'plan';
  readonly commit: string;
  readonly parts: readonly (readonly string[])[];
  /** What this machine could not run, in words; '': nothing. */
  readonly without: string;
}

export type Line = Said | Plan;

export const ROOT = join(import.meta.dirname, '..', '..');
export const SAID = join(ROOT, '.proof', 'said.jsonl');

/** The file is cleared of old commits when it has grown to this. */
const FULL = 2_000_000;
const KEPT = 12;

/** Tell a line. */
export function tell(file: string, line: Line): void {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(line)}\n`);
}

/** All that was told, in its order; a line that was broken off is none. */
export function linesOf(file: string): Line[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.flatMap((line) => {
    try {
      return [JSON.parse(line) as Line];
    } catch {
      return [];
    }
  });
}

/** How each unit stands at a commit: what it came to last. */
export function standing(lines: readonly Line[], commit: string): Map<string, Said> {
  const units = new Map<string, Said>();
  for (const line of lines) {
    if (line.kind !== 'unit' || line.commit !== commit) continue;
    if (line.unit !== '') units.set(line.unit, line);
    else
      for (const [unit, said] of units) if (said.run === line.run && said.of === line.of) units.delete(unit);
  }
  return units;
}

/** What each unit cost last, in seconds of a processor; a proof's own figures before others. */
export function costsOf(lines: readonly Line[]): Map<string, number> {
  const said = lines.filter((line) => line.kind === 'unit' && line.unit !== '' && line.seconds > 0) as Said[];
  const proved = said.filter(({ commit }) => commit !== '');
  return new Map([...said, ...proved].map(({ unit, seconds }) => [unit, seconds]));
}

/** The units that failed when they were last run, at whatever commit. */
export function redOf(lines: readonly Line[]): Set<string> {
  const last = new Map<string, Said>();
  for (const line of lines) if (line.kind === 'unit' && line.commit !== '') last.set(line.unit, line);
  return new Set([...last.values()].filter(({ failed }) => failed > 0).map(({ unit }) => unit));
}

/** The commits that were spoken of, the latest first. */
export function commitsOf(lines: readonly Line[]): string[] {
  const commits = lines.map(({ commit }) => commit).filter((commit) => commit !== '');
  return [...new Set(commits.toReversed())];
}

/** The plan of a commit that was made last. */
export function planOf(lines: readonly Line[], commit: string): Plan | undefined {
  return lines.findLast((line): line is Plan => line.kind === 'plan' && line.commit === commit);
}

/** What is kept of lines: all of the latest commits, and what each unit cost. */
export function kept(lines: readonly Line[], commits = KEPT): Line[] {
  const latest = new Set(commitsOf(lines).slice(0, commits));
  const cost = new Map<string, Said>();
  for (const line of lines)
    if (line.kind === 'unit' && !latest.has(line.commit)) cost.set(line.unit, { ...line, commit: '' });
  return [...cost.values(), ...lines.filter(({ commit }) => latest.has(commit))];
}

/** Clear a file that has grown long of what nobody asks any more. */
export function clear(file: string): void {
  if (!existsSync(file) || statSync(file).size < FULL) return;
  const text = kept(linesOf(file)).map((line) => `${JSON.stringify(line)}\n`);
  writeFileSync(`${file}.new`, text.join(''));
  renameSync(`${file}.new`, file);
}
