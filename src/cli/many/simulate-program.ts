import type { Command } from 'commander';
import { houseFile, type HouseOptions } from './house-files.ts';
import { type Add, type Finish, list } from '../program-after.ts';
import type { Status } from '../output.ts';
import { simulate, type SimulateOptions } from './simulate.ts';
import { merge } from './simulate-merge.ts';
import type { ShowOptions } from './simulate-shown.ts';

/** The commands of games that nobody sits at. */
export function addSimulation(add: Add, call: string, finish: Finish, status: Status | undefined): void {
  const command = add(
    'simulate <rulebook>',
    'play many games by bots, and say how often what came of them',
    'simulate level-of-cooperation --ask turkey=-3/germany@2',
  )
    .option('--scenario <id>', 'the scenario (default: the example, else the first)')
    .option('--games <n>', 'how many games (default: 200)')
    .option(
      '--seats <seat=level,...>',
      'who plays how well: random, steady or minister; also of a whole camp',
    )
    .option('--level <level>', 'how well all others play (default: steady)')
    .option('--ruling <name=choice>', 'a ruling that differs from its default; may be repeated', list, [])
    .option(
      '--fact <name=value>',
      'what the table says from the first question on; may be repeated',
      list,
      [],
    )
    .option('--data <file>', 'a card, table or start (JSON or YAML); may be repeated', list, [])
    .option('--aims <file>', 'what places are worth to whom (default: the house\u2019s; "aims" prints it)')
    .option('--history <file>', 'what happens on the map (default: the house\u2019s; "histories" prints it)')
    .option('--seed <text>', 'another seed is other luck (default: 1)')
    .option('--workers <n>', 'how many threads (default: one for each core); they change no result')
    .option('--shard <i/n>', 'only the games of one of n parts, into the file of --out')
    .option('--match <level:level>', 'who plays better: pairs of games with the same luck, sides changed')
    .option(
      '--against <option=value>',
      'a second variant with the same luck, and what is otherwise in it (ruling=A2=cap); may be repeated',
      list,
      [],
    );
  const shown = (each: typeof command): typeof command =>
    each
      .option('--ask <place=state@date>', 'how often a place stands so then; may be repeated', list, [])
      .option('--place <place>', 'how a place stands turn by turn; may be repeated', list, [])
      .option('--compare <file>', 'beside an earlier result: what is otherwise, with intervals')
      .option('--out <file>', 'keep the result, for merge and --compare')
      .option('--html <file>', 'a page with charts and tables that needs nothing but itself');
  shown(command).action(async (rulebook: string, options: SimulateOptions) =>
    finish(await ended((signal) => simulate(rulebook, options, { status, signal, call }))),
  );
  shown(
    command
      .command('merge <files...>')
      .description('put the parts of a simulation together')
      .option('--json', 'print one JSON document')
      .showHelpAfterError(`"${call} simulate merge --help" tells how.`),
  )
    // options of the same name are read by the command above it
    .action((files: string[], _: object, self: Command) =>
      finish(merge(files, self.optsWithGlobals<ShowOptions>())),
    );
  addHouse(add, finish);
}

function addHouse(add: Add, finish: Finish): void {
  for (const [name, about] of HOUSE)
    add(`${name} <rulebook>`, about, `${name} level-of-cooperation`)
      .option('--scenario <id>', 'the scenario (default: the example, else the first)')
      .option('--title <text>', 'which, where a scenario has several (default: the first)')
      .option('--out <file>', 'write it there, to be changed')
      .action((rulebook: string, options: HouseOptions) => finish(houseFile(name, rulebook, options)));
}

const HOUSE = [
  ['aims', 'what bots take places to be worth, as a file to be changed'],
  ['histories', 'what bots are told of the map, as a file to be changed'],
] as const;

/** Let it be ended by Ctrl-C: once in order, and a second time at once. */
async function ended<T>(run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const end = new AbortController();
  const stop = (): void => end.abort();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    return await run(end.signal);
  } finally {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  }
}
