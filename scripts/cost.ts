// What checks cost: processor seconds of a process and of all that it started.
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';

/** A process as the system tells of it: times in seconds; `ended`: of its children that have ended, and theirs. */
interface Told {
  readonly parent: number;
  readonly own: number;
  readonly ended: number;
}

/** How many parts of a second the system counts in. */
const TICKS = 100;

/** Every process of this machine; nothing where the system does not tell in files. */
function processes(): ReadonlyMap<number, Told> {
  if (!existsSync('/proc/self/stat')) return new Map();
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return new Map(
    pids.flatMap((pid) => {
      try {
        // the name of a program stands in brackets and may hold anything
        const said = readFileSync(`/proc/${pid}/stat`, 'utf8');
        const fields = said
          .slice(said.lastIndexOf(')') + 2)
          .split(' ')
          .map(Number);
        const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
          (i) => fields[i],
        );
        const told = { parent, own: (user + system) / TICKS, ended: (endedUser + endedSystem) / TICKS };
        return [[Number(pid), told] as const];
      } catch {
        return [];
      }
    }),
  );
}

/** Processor seconds of this process and of all that it has started; of itself alone where the system tells no more. */
export function secondsOfTree(pid = process.pid): number {
  const all = processes();
  if (all.size === 0) {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }
  const children = Map.groupBy(all.keys(), (each) => all.get(each)?.parent);
  const of = (each: number): number => {
    const told = all.get(each);
    const below = (children.get(each) ?? []).reduce((sum, child) => sum + of(child), 0);
    return (told?.own ?? 0) + (told?.ended ?? 0) + below;
  };
  return of(pid);
}

/** The file in which tests tell what they cost, a line for each file; '': nowhere. */
export const COSTS = process.env['DEMARCHE_COSTS'] ?? '';

/** Tell what a file of tests has cost. */
export function tellCost(file: string, seconds: number): void {
  appendFileSync(COSTS, `${JSON.stringify({ file, seconds: Math.round(seconds * 100) / 100 })}\n`);
}
