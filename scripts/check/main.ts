// What `npm test`, `npm run proof` and `npm run near` do, by their arguments.
import { parseArgs } from 'node:util';
import { runChecks, tellLeftOut } from './checks.ts';
import { near } from './near.ts';
import { prove } from './proof.ts';
import { readyBrowser } from './ready.ts';
import { readPart } from './spread.ts';
import { tellSaid } from './told.ts';
import { ALL, partsOf } from './units.ts';
import { runWanted } from './whole.ts';

const OPTIONS = {
  proof: { type: 'boolean', default: false },
  part: { type: 'string', default: '1/1' },
  again: { type: 'boolean', default: false },
  said: { type: 'boolean', default: false },
  near: { type: 'boolean', default: false },
  base: { type: 'string', default: 'HEAD' },
  seconds: { type: 'string', default: '60' },
} as const;

/** Say what is wrong with the arguments, and end. */
function refuse(why: string): never {
  console.error(why);
  process.exit(2);
}

function read() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

/** All that `npm test` checks. */
async function test(): Promise<never> {
  await readyBrowser();
  return runChecks({
    // what tests run as a process is what users run
    env: { DEMARCHE_PROOF: '', DEMARCHE_BUILT: '1' },
    commit: '',
    parts: partsOf(ALL),
    work: (call) => runWanted(call, ALL),
    more: tellLeftOut,
  });
}

/** Do what the arguments ask for. */
export async function main(): Promise<void> {
  const { proof, said, again, part, ...given } = read();
  const share = readPart(part) ?? refuse('--part takes a part and how many there are, as in 2/4.');
  const seconds = Number(given.seconds);
  if (!(seconds > 0)) refuse('--seconds takes a number above 0.');
  if (given.near) await near({ base: given.base, seconds });
  else if (said) tellSaid();
  else if (proof) await prove({ ...share, again });
  else await test();
}
