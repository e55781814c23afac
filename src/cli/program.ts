import { readFileSync } from 'node:fs';
import { stdin } from 'node:process';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { Command, CommanderError } from 'commander';
import { type AnswerOptions, give } from './game/answer.ts';
import { asks } from './game/asks.ts';
import { backUpData, restoreData } from './serve/backup.ts';
import { callOf } from './call.ts';
import { card } from './game/card.ts';
import { clubCommand, type ClubOptions, rememberCommand } from './game/club.ts';
import { conform, type ConformOptions } from './many/conform.ts';
import { fold, harmless, short } from './fold.ts';
import { log, view } from './game/history.ts';
import { luck } from './game/luck.ts';
import { newGame, type NewOptions } from './game/new.ts';
import { gamesOf, type LinksOptions, newLinks } from './serve/links.ts';
import { odds, type OddsOptions } from './vocabulary/odds.ts';
import { citation, isFailed, type Result, type Status } from './output.ts';
import { playCommand } from './play/play.ts';
import { replayCommand } from './game/replay.ts';
import { type Add, addAfter, type Finish, list } from './program-after.ts';
import { packageRoot } from './root.ts';
import { serveCommand } from './serve/serve.ts';
import { addSimulation } from './many/simulate-program.ts';
import { type PlaceOptions, placeOptions, withPostgres } from './serve/place.ts';
import { site } from './serve/site.ts';
import { verifyPromises } from './game/signed.ts';
import { compare, verify } from './game/verify.ts';
import { NO_FILE, verifyData } from './serve/verify-data.ts';
import { type BookOptions, clausesNamed, LISTS, rulebooks } from './vocabulary/vocabulary.ts';
import { type SheetOptions, worksheet } from './vocabulary/worksheet.ts';

/** Where the program writes: the process, or a test. */
interface Streams {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Absent: nobody watches. */
  readonly status?: Status;
}

const PROCESS: Streams = {
  out: (said) => void process.stdout.write(fitted(said, process.stdout)),
  err: (said) => void process.stderr.write(fitted(said, process.stderr)),
  ...(process.stderr.isTTY && {
    status: (line: string) => void process.stderr.write(`\r\u001b[K${line}`),
  }),
};

/** What goes to a terminal is folded between words; what goes to a file or another program stays as it is. */
function fitted(said: string, { isTTY, columns }: { isTTY?: boolean; columns?: number }): string {
  return isTTY && columns ? fold(said, columns) : said;
}

const { version: VERSION }: { version: string } = JSON.parse(
  readFileSync(join(packageRoot(), 'package.json'), 'utf8'),
);

/**
 * Run the command line; what it prints to be typed begins with `call`. Returns the exit code: 0 done, 1 a check
 * failed, 2 refused or bad input, 3 our own fault.
 */
export async function main(
  args: readonly string[],
  streams: Streams = PROCESS,
  call: string = callOf(),
): Promise<number> {
  let code = 0;
  const asJson = args.includes('--json');
  const finish = (result: Result): void => {
    code = write(result, asJson, streams);
  };
  try {
    await program(call, finish, asJson, streams).parseAsync([...args], { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return commanderCode(error, asJson, streams);
    streams.err(`${faultText(error, asJson)}\n`);
    return 3;
  }
}

/** Our own fault in one sentence; with DEMARCHE_DEBUG the trace too. */
function faultText(error: unknown, asJson: boolean): string {
  const why = error instanceof Error ? error.message : String(error);
  const trace = process.env['DEMARCHE_DEBUG'] && error instanceof Error ? `\n${error.stack}` : '';
  const message = `This is a fault of Demarche's own, not of your input: ${why}${trace}`;
  return asJson ? JSON.stringify({ error: { message, clauses: [] } }) : message;
}

function write(result: Result, asJson: boolean, streams: Streams): number {
  if (isFailed(result)) {
    const error = { error: { message: result.failed, clauses: result.clauses } };
    const message = `${harmless(result.failed)}${citation(result.clauses)}`;
    streams.err(asJson ? `${JSON.stringify(error)}\n` : `${message}\n`);
    return 2;
  }
  if (asJson) streams.out(`${JSON.stringify(result.json)}\n`);
  else if (result.text !== '') streams.out(`${harmless(result.text)}\n`);
  return result.code ?? 0;
}

function commanderCode(error: CommanderError, asJson: boolean, streams: Streams): number {
  if (error.exitCode === 0) return 0;
  if (error.code === 'commander.help') return 2;
  const message = short(error.message.replace(/^error: /, ''));
  if (asJson) streams.err(`${JSON.stringify({ error: { message, clauses: [] } })}\n`);
  return 2;
}

function program(call: string, finish: (result: Result) => void, asJson: boolean, streams: Streams): Command {
  const root = new Command(call)
    .description('The referee of the diplomatic table for World War II grand-strategy board games.')
    .version(VERSION)
    .exitOverride()
    .showHelpAfterError(`"${call} --help" lists the commands.`)
    .configureOutput({
      writeOut: streams.out,
      writeErr: (said) => (asJson ? undefined : streams.err(said)),
      outputError: (said, write) => write(`${short(harmless(said.trimEnd().replace(/^error: /, '')))}\n`),
    })
    .addHelpText(
      'after',
      '\nEvery command takes --json. Exit codes: 0 done, 1 a check failed, 2 refused or bad input, 3 our own fault.',
    );
  const add = (name: string, about: string, example: string): Command =>
    root
      .command(name)
      .description(about)
      .option('--json', 'print one JSON document')
      .showHelpAfterError(`"${call} ${name.split(' ')[0]} --help" tells how.`)
      .addHelpText('after', `\nExample:\n  ${call} ${example}`);
  const status = asJson ? undefined : streams.status;
  addGames(add, call, finish, asJson ? streams.err : streams.out);
  addClub(add, finish);
  addVerify(add, finish, status);
  addSteps(add, call, finish);
  addAfter(add, finish);
  addConform(add, finish, status);
  addSimulation(add, call, finish, status);
  addVocabulary(add, finish);
  serveCommand(root, finish, streams.out);
  add('site <folder>', 'write the page that needs no server, for any web host', 'site club-page').action(
    (folder: string) => finish(site(folder, call)),
  );
  addCare(add, finish, status);
  return root;
}

interface PlayFlags {
  readonly example?: true;
  readonly alone?: true;
  readonly bots?: string;
  readonly club?: string;
  readonly json?: true;
}

function addGames(add: Add, call: string, finish: Finish, write: (text: string) => void): void {
  add('new', 'start a game file', 'new --rulebook level-of-cooperation --out evening.jsonl')
    .option('--rulebook <id>', 'the rulebook; without a template it must be named')
    .option('--scenario <id>', 'the scenario (default: the first)')
    .option('--template <file>', 'begin with what a template has; other options count before it')
    .option('--save-template <file>', 'save what is chosen for other games, without what is played')
    .option('--ruling <name=choice>', 'a ruling that differs from its default; may be repeated', list, [])
    .option('--data <file>', 'a card, table or start (JSON or YAML); may be repeated', list, [])
    .option('--club <file>', 'your club file: its tables, facts and rulings go into the game')
    .option('--dice <who>', 'program or typed (default: program)')
    .option('--seed <hex>', 'dice from a seed, for examples')
    .requiredOption('--out <file>', 'the new file; never overwritten')
    .action(async (options: NewOptions) => finish(await newGame(options, call)));
  add('play [file]', 'play a game in the terminal, all seats at one keyboard', 'play evening.jsonl')
    .option('--example', 'play the example game; it is made if it is not there yet')
    .option('--alone', 'you play every seat yourself: the device is never handed over')
    .option(
      '--bots <seats>',
      'the seats that bots play, such as italy=steady,table=history; uk=suggest:minister only says what it would answer',
    )
    .option('--club <file>', 'the club file into which "remember" puts what is so in other games too')
    .action(async (file: string | undefined, { example, alone, bots, club, json }: PlayFlags) =>
      finish(
        await playCommand(file, {
          example: example === true,
          alone: alone === true,
          ...(bots === undefined ? {} : { bots }),
          ...(club === undefined ? {} : { club }),
          json: json === true,
          write,
          call,
        }),
      ),
    );
  add('replay [file]', 'the turns of a game, and how it stood after any line', 'replay --example')
    .option('--example', 'the example campaign, from 1939 to its end')
    .option('--at <line>', 'how it stood after this line of the log')
    .option('--seat <seat>', 'as this seat saw it (default: a spectator)')
    .action(async (file: string | undefined, options: { example?: true; at?: string; seat?: string }) =>
      finish(await replayCommand(file, { ...options, example: options.example === true }, call)),
    );
}

function addClub(add: Add, finish: Finish): void {
  add(
    'remember <game>',
    'put what a game was told, and is so in other games too, into a club file',
    'remember evening.jsonl --club club.yaml',
  )
    .requiredOption('--club <file>', 'the club file; it is made if it is not there')
    .action(async (file: string, options: { club: string }) => finish(await rememberCommand(file, options)));
  add(
    'club <file>',
    'check a club file: what it holds, what a game will ask, and how much of it the file answers',
    'club club.yaml --rulebook a-world-at-war --scenario european-1940',
  )
    .option('--rulebook <id>', 'a game of this rulebook')
    .option('--scenario <id>', 'and of this scenario (default: the first)')
    .action((file: string, options: ClubOptions) => finish(clubCommand(file, options)));
}

type VerifyOptions = Partial<PlaceOptions> & { readonly promise?: string };

function addVerify(add: Add, finish: Finish, status: Status | undefined): void {
  withPostgres(
    add(
      'verify [file] [other]',
      'replay a game file, or every game of a server, and check every answer and hash; with another file, where the two part',
      'verify evening.jsonl',
    )
      .option('--data <folder>', 'all games of a server, and every page of its database; stop it first')
      .option('--promise <saved>', 'whether what a server signed holds, as a page has saved it'),
  ).action(async (file: string | undefined, other: string | undefined, options: VerifyOptions) => {
    const { data, database, promise } = options;
    if (promise !== undefined) return finish(await verifyPromises([file, other], promise));
    if (data !== undefined) return finish(await verifyData({ data }, status));
    if (file !== undefined) return finish(await (other === undefined ? verify(file) : compare(file, other)));
    finish(database === undefined ? NO_FILE : await verifyData({ data: '', database }, status));
  });
}

function addConform(add: Add, finish: Finish, status: Status | undefined): void {
  add('conform [folders...]', 'run conformance cases', 'conform')
    .option('--signed', 'sign every entry, each case at a table of its own; takes a few times as long')
    .action(async (folders: string[], options: ConformOptions) =>
      finish(await conform(folders, options, status)),
    );
}

function addCare(add: Add, finish: Finish, status: Status | undefined): void {
  placeOptions(add('games', 'every game of a server, while it runs or not', 'games --data games')).action(
    async (options: PlaceOptions) => finish(await gamesOf(options)),
  );
  placeOptions(
    add(
      'links <game>',
      'new links of a game of a server, for all who have one; the old ones end',
      'links 3f0c1a2b4d5e6f70 --data games --person Anna',
    ),
  )
    .option('--person <name>', 'only for this person; may be repeated', list, [])
    .option('--maker', 'only, or also, the link of the maker, who can end links and make new ones')
    .option('--address <url>', 'what the links begin with (default: the running server, else localhost)')
    .action(async (game: string, options: LinksOptions) => finish(await newLinks(game, options)));
  placeOptions(
    add(
      'backup <file>',
      'copy all games of a server into one new file, while it runs or not',
      'backup friday.backup --data games',
    ),
  ).action(async (file: string, options: PlaceOptions) => finish(await backUpData(file, options)));
  placeOptions(
    add(
      'restore <file>',
      'replace the games of a server by a backup; stop it first',
      'restore friday.backup --data games --replace',
    ),
  )
    .option('--replace', 'put the games that are there aside')
    .action(async (file: string, options: PlaceOptions & { replace?: true }) =>
      finish(await restoreData(file, options, options.replace === true, status)),
    );
}

function addSteps(add: Add, call: string, finish: Finish): void {
  add('asks <file>', 'what is asked now, what is barred and why', 'asks evening.jsonl --seat ussr')
    .option('--seat <seat>', 'only this seat, with its own secrets')
    .action(async (file: string, { seat }: { seat?: string }) => finish(await asks(file, seat, call)));
  add(
    'answer <file>',
    'answer a decision',
    'answer evening.jsonl --seat ussr --decision choose --answer pass',
  )
    .requiredOption('--seat <seat>', 'who answers; "dice" rolls, "table" reports')
    .requiredOption('--decision <name>', 'the decision, by id or name')
    .option('--answer <json>', 'the answer; "-" reads it from standard input; left out for program dice')
    .option('--nothing', 'nothing here, and nothing of what the seat can do without for the rest of the turn')
    .option('--by <name>', 'the person who gives it')
    .option('--request <key>', 'a key: the same request twice is done once')
    .option('--if', 'only say what would come of it, as far as the seat knows; nothing is changed')
    .action(async (file: string, options: AnswerOptions) =>
      finish(await give(file, options, () => text(stdin))),
    );
  add('view <file>', 'the board as a seat sees it (default: a spectator)', 'view evening.jsonl --seat ussr')
    .option('--seat <seat>', 'the seat')
    .action(async (file: string, { seat }: { seat?: string }) => finish(await view(file, seat)));
  add(
    'card <file> <place>',
    'all there is to know of one place, as a seat reads it (default: a spectator)',
    'card evening.jsonl turkey --seat ussr',
  )
    .option('--seat <seat>', 'the seat')
    .action(async (file: string, place: string, { seat }: { seat?: string }) =>
      finish(await card(file, place, seat)),
    );
  add(
    'log <file>',
    'what happened, as a seat may read it (default: a spectator)',
    'log evening.jsonl --seat ussr',
  )
    .option('--seat <seat>', 'the seat')
    .action(async (file: string, { seat }: { seat?: string }) => finish(await log(file, seat)));
  add(
    'luck <file>',
    'what the dice brought beside what was to be expected, and the rolls that changed most',
    'luck evening.jsonl',
  )
    .option('--seat <seat>', 'the seat whose log is read (default: a spectator)')
    .action(async (file: string, { seat }: { seat?: string }) => finish(await luck(file, seat)));
}

function addVocabulary(add: Add, finish: Finish): void {
  /** A command on one sheet of a rulebook. */
  const ofSheet: Add = (...what) =>
    add(...what)
      .requiredOption('--rulebook <id>', 'the rulebook')
      .option('--scenario <id>', 'the scenario')
      .option('--ruling <name=choice>', 'a ruling; may be repeated', list, [])
      .option('--data <file>', 'a data file; may be repeated', list, [])
      .option('--facts <file>', 'the facts that are known (JSON or YAML)')
      .option(
        '--fact <name=value>',
        'a fact that is known, a number also as a range 2..5; may be repeated',
        list,
        [],
      );
  ofSheet(
    'sheet <name>',
    'a worksheet with what is known',
    'sheet hit-number/germany/turkey --rulebook level-of-cooperation',
  )
    .option('--blank', 'to be filled in: a blank for what is not known')
    .option('--html', 'the same as a page to be printed')
    .action((name: string, options: SheetOptions) => finish(worksheet(name, options)));
  ofSheet(
    'odds <name>',
    'the exact chances of a sheet, without a game',
    'odds hits/germany/turkey --rulebook level-of-cooperation',
  )
    .option('--compare <name=value>', 'beside it the same with this fact; may be repeated', list, [])
    .option('--rest <how>', '"nothing": all that is not given is 0, no, none (default: unknown)')
    .option('--times <rolls>', 'the chance of each at least once in so many rolls')
    .option(
      '--then <name=value,...>',
      'a next roll, the same but for these facts (or "same"); may be repeated',
      list,
      [],
    )
    .action((name: string, options: OddsOptions) => finish(odds(name, options)));
  add('rulebooks', 'the rulebooks and their scenarios', 'rulebooks').action(() => finish(rulebooks()));
  for (const [name, { about, list: listed, binds }] of Object.entries(LISTS)) {
    const takes = name === 'clauses' ? ' [clause]' : '';
    const command = add(`${name}${takes}`, about, `${name} --rulebook level-of-cooperation`)
      .option('--rulebook <id>', 'only this rulebook')
      .action((...given: readonly unknown[]) => {
        const [named, options] = takes ? given : [undefined, ...given];
        const result =
          named === undefined
            ? listed(options as BookOptions)
            : clausesNamed(named as string, options as BookOptions);
        finish(result);
      });
    if (!binds) continue;
    command
      .option('--scenario <id>', 'the scenario (default: the first)')
      .option('--ruling <name=choice>', 'a ruling; may be repeated', list, [])
      .option('--data <file>', 'a data file; may be repeated', list, []);
  }
}
