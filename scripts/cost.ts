// What checks cost: processor seconds of a process and of all that it started.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A process as the system tells of it: times in seconds; `ended`: of its children that have ended, and theirs. */
export interface Told {
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

/** Of all processes, one with all below it. */
export function treeOf(all: ReadonlyMap<number, Told>, pid: number): Map<number, Told> {
  const children = Map.groupBy(all.keys(), (each) => all.get(each)?.parent);
  const found = new Map<number, Told>();
  const take = (each: number): void => {
    const told = all.get(each);
    if (told === undefined || found.has(each)) return;
    found.set(each, told);
    for (const child of children.get(each) ?? []) take(child);
  };
  take(pid);
  return found;
}

/** What processes took, with their children that have ended. */
const took = (tree: ReadonlyMap<number, Told>): number =>
  [...tree.values()].reduce((sum, { own, ended }) => sum + own + ended, 0);

/** Processor seconds of this process and of all that it has started; of itself alone where the system tells no more. */
export function secondsOfTree(pid = process.pid): number {
  const all = processes();
  if (all.size > 0) return took(treeOf(all, pid));
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/**
 * What was lost between two looks at a tree: seconds of processes that are gone and that no parent has waited for, as
 * those of a browser that is ended with all that it has started.
 */
export function lostBetween(before: ReadonlyMap<number, Told>, now: ReadonlyMap<number, Told>): number {
  const gone = new Map<number, number>();
  for (const [pid, { own, ended }] of before) {
    if (now.has(pid)) continue;
    let above = before.get(pid)?.parent;
    while (above !== undefined && !now.has(above)) above = before.get(above)?.parent;
    if (above !== undefined) gone.set(above, (gone.get(above) ?? 0) + own + ended);
  }
  const lost = [...gone].map(([pid, seconds]) => {
    const waitedFor = (now.get(pid)?.ended ?? 0) - (before.get(pid)?.ended ?? 0);
    return Math.max(0, seconds - waitedFor);
  });
  return lost.reduce((sum, each) => sum + each, 0);
}

/** How often a tree is looked at, in ms: of what is lost, no more than this is not seen. */
const LOOK = 1000;

/** Watch what this process starts: `seconds` are its own and theirs, of those that nobody waited for, too. */
export function watchTree(): { readonly seconds: () => number; readonly stop: () => void } {
  let before = treeOf(processes(), process.pid);
  let lost = 0;
  const look = (): void => {
    const now = treeOf(processes(), process.pid);
    lost += lostBetween(before, now);
    before = now;
  };
  const timer = setInterval(look, LOOK);
  timer.unref();
  const seconds = (): number => {
    look();
    return before.size > 0 ? took(before) + lost : secondsOfTree();
  };
  return { seconds, stop: () => clearInterval(timer) };
}

/** The file in which tests tell what they cost, a line for each file; '': nowhere. */
export const COSTS = process.env['DEMARCHE_COSTS'] ?? '';
