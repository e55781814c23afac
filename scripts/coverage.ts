import type { ClauseRow } from '../src/cli/index.ts';
import type { Clause } from '../src/kernel/clause.ts';

/** What a clause may not fall back from: how the program treats it, and how many cases show it. */
interface Cover {
  readonly kind: string;
  readonly cases: number;
}

/** A coverage file as it should be, and what is less than the file says: its lines stay as they are. */
interface Coverage {
  readonly text: string;
  readonly shrunk: readonly string[];
}

/** The kinds of clauses; each asks less of the program than those after it. */
const KINDS = ['none', 'heading', 'definition', 'directive', 'computed', 'enforced'];
const HEAD = 'clause\tkind\tcases';

/** A line for each clause. What is new or more is written; a line with less to show than `before` says stays. */
export function coverage(rows: readonly ClauseRow[], before: string): Coverage {
  const kept = covers(before);
  const shrunk: string[] = [];
  const lines = rows.map(({ clause, kind, cases }) => {
    const [old, now] = [kept.get(clause), { kind, cases: cases.length }];
    kept.delete(clause);
    const less = old ? lessThan(old, now) : [];
    shrunk.push(...less.map((each) => `${clause}: ${each}`));
    return lineOf(clause, old && less.length > 0 ? old : now);
  });
  for (const [clause, old] of kept) {
    lines.push(lineOf(clause, old));
    shrunk.push(`${clause}: no longer in the index`);
  }
  return { text: `${[HEAD, ...lines].join('\n')}\n`, shrunk };
}

function lessThan(old: Cover, now: Cover): string[] {
  const said: string[] = [];
  if (KINDS.indexOf(now.kind) < KINDS.indexOf(old.kind))
    said.push(`kind fell from ${old.kind} to ${now.kind}`);
  if (now.cases < old.cases) said.push(`cases fell from ${old.cases} to ${now.cases}`);
  return said;
}

function lineOf(clause: Clause, { kind, cases }: Cover): string {
  return `${clause}\t${kind}\t${cases}`;
}

/** The lines of a coverage file; what is no line of one is left out, and so is written anew. */
function covers(text: string): Map<Clause, Cover> {
  const found = text.split('\n').map((line) => line.split('\t'));
  return new Map(
    found
      .filter(([, kind = '', cases = '', ...rest]) => KINDS.includes(kind) && /^\d+$/.test(cases) && !rest[0])
      .map(([clause = '', kind = '', cases]) => [clause, { kind, cases: Number(cases) }]),
  );
}
