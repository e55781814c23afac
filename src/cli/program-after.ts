import type { Command } from 'commander';
import { habit, type HabitOptions } from './game/habit.ts';
import { tellHappening, type HappenedOptions } from './game/happened.ts';
import { mend, type MendOptions } from './game/mend.ts';
import type { Result } from './output.ts';
import { tick, type TickOptions } from './game/tick.ts';
import { undo, type UndoOptions } from './game/undo.ts';

/** Adds a command: its name, what it does, and an example. */
export type Add = (name: string, about: string, example: string) => Command;
/** Takes what a command has to say. */
export type Finish = (result: Result) => void;

/** Gathers an option that may be repeated. */
export const list = (value: string, before: string[]): string[] => [...before, value];

/** The commands beside the answers: put right, tick off, leave answers, take back. */
export function addAfter(add: Add, finish: Finish): void {
  addMend(add, finish);
  addTold(add, finish);
  addUndo(add, finish);
}

function addMend(add: Add, finish: Finish): void {
  add(
    'mend <file>',
    'put right what was wrong then: what came after comes again',
    'mend evening.jsonl --seat ussr',
  )
    .requiredOption('--seat <seat>', 'who puts it right, in lines of its own log')
    .option('--reason <text>', 'why; it stands in the log')
    .option('--line <n>', 'the line that was wrong (default: list the lines that can be put right)')
    .option('--answer <json>', 'what it is instead, or what was missing')
    .option('--strike', 'the line counts no longer')
    .option('--before <n>', 'something was missing before this line: --decision and --answer say what')
    .option('--decision <name>', 'what was missing; in a line of secret answers, which of them')
    .option('--of <seat>', 'whose answer was missing, such as table (default: of the seat itself)')
    .option('--edits <json>', 'several at once: [{"at":7,"strike":true},{"at":9,"answer":"turkey"}]')
    .option('--anew <seat>', 'a seat that chooses again itself from there; may be repeated', list, [])
    .option('--by <name>', 'the person who says so')
    .option('--request <key>', 'a key: the same request twice is done once')
    .action(async (file: string, options: MendOptions) => finish(await mend(file, options)));
}

/** What is done or told of the map, and what is left for later. */
function addTold(add: Add, finish: Finish): void {
  add('tick <file>', 'what is to be done on the map; tick off what is done', 'tick evening.jsonl --seat ussr')
    .requiredOption('--seat <seat>', 'who says so: a seat that was told, or "table"')
    .option('--line <n>', 'the line of the log of that seat that is done (default: list what is to do)')
    .option('--item <n>', 'which directive of the line, from 1, where it has several')
    .option('--undone', 'it is not done after all')
    .option('--by <name>', 'the person who says so')
    .option('--request <key>', 'a key: the same request twice is done once')
    .action(async (file: string, options: TickOptions) => finish(await tick(file, options)));
  add(
    'habit <file>',
    'leave an answer for what is asked again and again, or end it',
    'habit evening.jsonl --seat ussr --habit pass --lasts turn',
  )
    .requiredOption('--seat <seat>', 'whose answers are left')
    .option('--habit <name>', 'what they are for (default: list what can be left, and what is)')
    .option('--answer <name>', 'which of its answers (default: the only one)')
    .option('--lasts <time>', 'once, turn or always (until said otherwise)', 'always')
    .option('--end', 'nothing is left for it any more')
    .option('--by <name>', 'the person who says so')
    .option('--request <key>', 'a key: the same request twice is done once')
    .action(async (file: string, options: HabitOptions) => finish(await habit(file, options)));
  add(
    'happened <file>',
    'tell what happened on the map, in the words of the game',
    'happened evening.jsonl --event attack:turkey,germany',
  )
    .option('--event <name:of>', 'what happened; may be repeated (default: list what can be told)', list, [])
    .option('--find <words>', 'list what has these words')
    .option('--by <name>', 'the person who says so')
    .option('--request <key>', 'a key: the same request twice is done once')
    .option('--if', 'only say what would come of it; nothing is changed')
    .action(async (file: string, options: HappenedOptions) => finish(await tellHappening(file, options)));
}

function addUndo(add: Add, finish: Finish): void {
  add('undo <file>', 'take back', 'undo evening.jsonl --seat ussr')
    .option('--seat <seat>', 'who takes back (default: who answered last)')
    .option('--consent <seat>', 'another seat that agrees; may be repeated', list, [])
    .option(
      '--to <n>',
      'the last line of the log of that seat that shall stand (default: all but its latest)',
    )
    .option('--reason <text>', 'why')
    .action(async (file: string, options: UndoOptions) => finish(await undo(file, options)));
}
