import type { Seat } from '../seat.ts';

/** Where something was found: the seat that could tell (null: a spectator) and the entry after which. */
interface Where {
  readonly seat?: Seat | null;
  readonly entry?: number;
}

/** One thing found wrong: which check (of a leak: through which channel), in which seed, where. */
export interface Fault extends Where {
  readonly check: string;
  readonly seed: number;
  readonly detail: string;
}

/** What the kit found. */
export interface KitReport {
  games: number;
  moves: number;
  /** `passed`: past the step of the secret; `ends`: what ended how many pairs. */
  pairs: { run: number; passed: number; lives: number[]; ends: Map<string, number> };
  /** How often a roll was made to come out otherwise. */
  mends: number;
  /** Names of the habits for which answers were left. */
  habits: Set<string>;
  /** Names of the decisions that had one answer alone, and were answered by themselves. */
  alone: Set<string>;
  /** Names of the doors that opened. */
  doors: Set<string>;
  /** 'door on decision': on the answers to which decisions each door opened. */
  openings: Set<string>;
  /** Names of the standing decisions that were answered. */
  standing: Set<string>;
  /** Rows of sealed forms that took points in some game, and all that were offered: 'seat decision row'. */
  rows: { used: Set<string>; offered: Set<string> };
  faults: Fault[];
}

/** Collects faults; each check reports a few, not thousands. */
export class Findings {
  readonly report: KitReport = {
    games: 0,
    moves: 0,
    mends: 0,
    pairs: { run: 0, passed: 0, lives: [], ends: new Map() },
    habits: new Set(),
    alone: new Set(),
    doors: new Set(),
    openings: new Set(),
    standing: new Set(),
    rows: { used: new Set(), offered: new Set() },
    faults: [],
  };
  seed = 0;
  /** Where the game that is being tried stands. */
  entry = 0;
  private readonly counts = new Map<string, number>();

  fault(check: string, detail: string, where: Where = {}): void {
    const count = (this.counts.get(check) ?? 0) + 1;
    this.counts.set(check, count);
    if (count > 3) return;
    const { seed, entry } = this;
    this.report.faults.push({ check, seed, entry, ...where, detail: detail.slice(0, 400) });
  }

  expect(holds: boolean, check: string, detail: () => string, where: Where = {}): void {
    if (!holds) this.fault(check, detail(), where);
  }
}

/** The median number of answers that pairs lived for. */
export function medianLife({ pairs }: KitReport): number {
  const lives = pairs.lives.toSorted((a, b) => a - b);
  return lives[Math.floor(lives.length / 2)] ?? 0;
}

/** Two reports as one. */
export function mergeReports(reports: readonly KitReport[]): KitReport {
  const { report } = new Findings();
  for (const each of reports) {
    report.games += each.games;
    report.moves += each.moves;
    report.mends += each.mends;
    report.pairs.run += each.pairs.run;
    report.pairs.passed += each.pairs.passed;
    report.pairs.lives.push(...each.pairs.lives);
    for (const [end, count] of each.pairs.ends)
      report.pairs.ends.set(end, (report.pairs.ends.get(end) ?? 0) + count);
    for (const name of ['habits', 'alone', 'doors', 'openings', 'standing'] as const)
      for (const one of each[name]) report[name].add(one);
    for (const name of ['used', 'offered'] as const)
      for (const row of each.rows[name]) report.rows[name].add(row);
    report.faults.push(...each.faults);
  }
  return report;
}

/** The report in a few lines. */
export function summary(report: KitReport): string {
  const { pairs, rows } = report;
  const ends = [...pairs.ends].toSorted(([, a], [, b]) => b - a).map(([end, count]) => `${count} ${end}`);
  const list = (names: Iterable<string>): string => [...names].toSorted().join(', ') || 'none';
  return [
    `${report.games} games, ${report.moves} answers`,
    `${pairs.run} pairs, ${pairs.passed} past the step of the secret, median life ${medianLife(report)} answers`,
    `ended by: ${ends.join(', ') || 'nothing'}`,
    `doors: ${list(report.openings)}`,
    `done by itself: ${list(report.alone)}`,
    `rows of sealed forms: ${rows.used.size} used of ${rows.offered.size} offered`,
    ...report.faults.map(faultText),
  ].join('\n');
}

/** A fault in one line. */
function faultText({ check, seed, seat, entry, detail }: Fault): string {
  const who = seat === undefined ? '' : ` ${seat ?? 'a spectator'}`;
  return `${check} (seed ${seed}, entry ${entry ?? 0}${who}): ${detail}`;
}
