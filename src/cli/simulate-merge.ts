import { mergeParts, type NamedPart, simulationText, type Unmerged } from '../analysis/simulate/result.ts';
import { failed, type Failed, isFailed, type Result } from './output.ts';
import { barredAt, readResult } from './simulate-files.ts';
import { namesOfPlan } from './simulate-names.ts';
import { type Shown, shownOf, type ShowOptions } from './simulate-shown.ts';

/** Put parts together that were played apart: they come to what one run would have, byte for byte. */
export function merge(paths: readonly string[], options: ShowOptions): Result {
  const bad = barredAt('--out', options.out) ?? barredAt('--html', options.html);
  if (bad) return bad;
  const parts: NamedPart[] = [];
  for (const path of paths) {
    const part = readResult(path);
    if (isFailed(part)) return part;
    parts.push(part);
  }
  const [first, ...more] = parts;
  if (!first) return failed('Name the files to put together.');
  const merged = mergeParts([first, ...more]);
  if ('why' in merged) return unmerged(merged);
  const named = namesOfPlan(merged.plan);
  if (isFailed(named)) return named;
  const shown: Shown = { simulation: merged, text: simulationText(merged), ...named };
  return shownOf(shown, options);
}

function unmerged(why: Unmerged): Failed {
  switch (why.why) {
    case 'plan':
      return failed(`${why.one} and ${why.other} are parts of different runs: their plans are not the same.`);
    case 'twice':
      return failed(`${gamesText(why)} are there twice: in ${why.one} and in ${why.other}.`);
    case 'missing':
      return failed(`${gamesText(why)} are missing: a part is not there.`);
  }
}

/** Games as they are counted from 1. */
function gamesText({ from, to }: { readonly from: number; readonly to: number }): string {
  return `Games ${from + 1} to ${to}`;
}
