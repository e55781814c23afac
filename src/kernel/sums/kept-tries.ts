import type { Facts, FactSchema, FactValue } from './facts.ts';
import type { Line, Range } from './sheet.ts';
import { type Choices, type Group, groupsOf, type OpenLine, type TriedSums, tryGroup } from './tries.ts';

// Most facts are the same after an answer as before it: what lines that hang together can add up to is kept, and tried anew
// only when something that they read is another. Lines are pure, so that nobody sees the difference.

/** What the lines of a group came to, with all that they had read. */
interface Kept {
  readonly schema: FactSchema;
  readonly lines: readonly Line[];
  readonly read: readonly (FactValue | Choices | undefined)[];
  readonly ranges: readonly Range[];
  readonly tried: TriedSums;
}

/** The last tries of a group, by its first line, the latest first: views and checks know different things of it. */
const keptOf = new WeakMap<Line, Kept[]>();
const MOST_KEPT = 4;

/** What open lines can add up to, as `tryAll` finds it; widens the lines. */
export function tryKept(lines: readonly OpenLine[], facts: Facts, schema: FactSchema): TriedSums[] {
  return groupsOf(lines).map((group) => {
    const read = readBy(group, facts);
    const first = (group.lines[0] as OpenLine).line;
    const all = keptOf.get(first) ?? [];
    const at = all.findIndex((each) => each.schema === schema && isSame(each, group, read));
    const [found = tryNew(group, read, facts, schema)] = at < 0 ? [] : all.splice(at, 1);
    if (at >= 0) group.lines.forEach((each, i) => each.widen(found.ranges[i] as Range));
    all.unshift(found);
    if (all.length > MOST_KEPT) all.pop();
    keptOf.set(first, all);
    return found.tried;
  });
}

function tryNew(group: Group, read: Kept['read'], facts: Facts, schema: FactSchema): Kept {
  const tried = tryGroup(group, facts, schema);
  const lines = group.lines.map(({ line }) => line);
  return { schema, lines, read, ranges: group.lines.map(({ min, max }) => ({ min, max })), tried };
}

/** All that the lines of a group can read, in their order: a value, or what can still be one. */
function readBy({ lines, unknown }: Group, facts: Facts): Kept['read'] {
  const read: (FactValue | Choices | undefined)[] = [];
  for (const { line } of lines)
    for (const key of line.needs)
      read.push(unknown.get(key)?.values ?? (facts(key) as FactValue | undefined));
  return read;
}

function isSame(kept: Kept, { lines }: Group, read: Kept['read']): boolean {
  if (kept.lines.length !== lines.length || kept.read.length !== read.length) return false;
  for (let i = 0; i < lines.length; i++) if (kept.lines[i] !== lines[i]?.line) return false;
  for (let i = 0; i < read.length; i++) if (!isAlike(kept.read[i], read[i])) return false;
  return true;
}

function isAlike(a: Kept['read'][number], b: Kept['read'][number]): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object') return false;
  if ('length' in a) return 'length' in b && a.length === b.length && a.every((each, i) => each === b[i]);
  return !('length' in b) && a.min === b.min && a.max === b.max;
}
