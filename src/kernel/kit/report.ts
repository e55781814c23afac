/** One thing found wrong: which check, in which seed, where. */
export interface Fault {
  readonly check: string;
  readonly seed: number;
  readonly detail: string;
}

/** What the kit found. */
export interface KitReport {
  games: number;
  moves: number;
  pairs: { run: number; passed: number; lives: number[] };
  /** Names of the doors that opened. */
  doors: Set<string>;
  /** Names of the standing decisions that were answered. */
  standing: Set<string>;
  faults: Fault[];
}

/** Collects faults; each check reports a few, not thousands. */
export class Findings {
  readonly report: KitReport = {
    games: 0,
    moves: 0,
    pairs: { run: 0, passed: 0, lives: [] },
    doors: new Set(),
    standing: new Set(),
    faults: [],
  };
  seed = 0;
  private readonly counts = new Map<string, number>();

  fault(check: string, detail: string): void {
    const count = (this.counts.get(check) ?? 0) + 1;
    this.counts.set(check, count);
    if (count <= 3) this.report.faults.push({ check, seed: this.seed, detail: detail.slice(0, 400) });
  }

  expect(holds: boolean, check: string, detail: () => string): void {
    if (!holds) this.fault(check, detail());
  }
}

/** The report in a few lines. */
export function summary(report: KitReport): string {
  const lives = report.pairs.lives.toSorted((a, b) => a - b);
  const median = lives[Math.floor(lives.length / 2)] ?? 0;
  return [
    `${report.games} games, ${report.moves} answers`,
    `${report.pairs.run} pairs, ${report.pairs.passed} past the next phase, median life ${median} answers`,
    `doors: ${[...report.doors].toSorted().join(', ') || 'none'}`,
    ...report.faults.map((fault) => `${fault.check} (seed ${fault.seed}): ${fault.detail}`),
  ].join('\n');
}
