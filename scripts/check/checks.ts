// One call of a command that checks, from its beginning to its last line.
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Call, environment, makeScratch, report } from './call.ts';
import { toldCosts, watchCosts } from './costs.ts';
import { watchTree } from '../cost.ts';
import { startLoop } from './loop.ts';
import { startProgress } from './progress.ts';
import { withoutPostgres } from './ready.ts';
import { linesOf, SAID, tell } from './said.ts';

/** What a call is asked to do. */
interface Asked {
  /** Given to all commands. */
  readonly env: NodeJS.ProcessEnv;
  /** Where results are kept as they come; '': they are of no commit. */
  readonly commit: string;
  /** How many parts are told one by one. */
  readonly parts: number;
  readonly work: (call: Call) => Promise<void>;
  /** More to say before the last lines, and what else passed or failed. */
  readonly more?: (call: Call) => void;
}

/** Do what is asked, tell what it cost, and end the process with the last line. */
export async function runChecks({ env, commit, parts, work, more }: Asked): Promise<never> {
  const [tree, endLoop] = [watchTree(), startLoop()];
  const scratch = makeScratch();
  const costs = process.env['DEMARCHE_COSTS'] || join(scratch, 'costs.jsonl');
  const costsSoFar = watchCosts(costs);
  const call: Call = {
    env: environment({ ...env, DEMARCHE_COSTS: costs }),
    scratch,
    progress: startProgress(parts),
    said: commit === '' ? join(scratch, 'said.jsonl') : SAID,
    commit,
    run: randomUUID(),
    total: { passed: 0, failed: 0 },
  };
  await work(call);
  call.progress.end();
  more?.(call);
  keepCosts(call);
  tree.stop();
  for (const line of toldCosts(costsSoFar(), endLoop(), tree.seconds())) console.log(line);
  rmSync(scratch, { recursive: true, force: true });
  const { passed, failed } = call.total;
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

/** Name what was left out for want of a Postgres server; where one is needed, that is a failure. */
export function tellLeftOut(call: Call): void {
  const without = withoutPostgres();
  if (without === '') return;
  if (process.env['DEMARCHE_NEEDS_POSTGRES'] === '1') report(call, 'games in Postgres', 0, 1);
  console.log(`LEFT OUT: ${without}.`);
}

/** Of what was not of a commit, the costs are kept: the parts of a proof go by them. */
function keepCosts({ said }: Call): void {
  if (said === SAID) return;
  for (const line of linesOf(said)) if (line.kind === 'unit' && line.seconds > 0) tell(SAID, line);
}
