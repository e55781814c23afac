import {
  mergeParts,
  type NamedResult,
  type SavedResult,
  type MergeFault,
} from '../../analysis/simulate/index.ts';
import { failure, type Failure, isFailed, type Result } from '../output.ts';
import { barredAt, readResult } from './simulate-files.ts';
import { namesOfPlan } from './simulate-names.ts';
import { outcomeShown } from './simulate-outcome.ts';
import type { ShowOptions } from './simulate-shown.ts';

/** Put parts together that were played apart: they come to what one run would have, byte for byte. */
export function merge(paths: readonly string[], options: ShowOptions): Result {
  const bad = barredAt('--out', options.out) ?? barredAt('--html', options.html);
  if (bad) return bad;
  const parts: NamedResult[] = [];
  for (const path of paths) {
    const part = readResult(path);
    if (isFailed(part)) return part;
    parts.push(part);
  }
  const [first, ...more] = parts;
  if (!first) return failure('Name the files to put together.');
  const merged = mergeParts<SavedResult>([first, ...more]);
  if ('why' in merged) return unmerged(merged, partsText(first));
  const named = namesOfPlan(merged.plan);
  return isFailed(named) ? named : outcomeShown(merged, named, options);
}

const partsText = ({ result: { kind } }: NamedResult): string => (kind === 'match' ? 'Pairs' : 'Games');

function unmerged(why: MergeFault, parts: string): Failure {
  switch (why.why) {
    case 'plan':
      return failure(
        `${why.one} and ${why.other} are parts of different runs: their plans are not the same.`,
      );
    case 'twice':
      return failure(`${parts} ${rangeText(why)} are there twice: in ${why.one} and in ${why.other}.`);
    case 'missing':
      return failure(`${parts} ${rangeText(why)} are missing: a part is not there.`);
  }
}

/** Games as they are counted from 1. */
function rangeText({ from, to }: { readonly from: number; readonly to: number }): string {
  return `${from + 1} to ${to}`;
}
