// The command line with nothing but `serve`, in a process of its own.
import { Command } from 'commander';
import { isFailed, type Result } from './output.ts';
import { serveCommand } from './serve.ts';

const program = new Command();
const finish = (result: Result): void => {
  process.stderr.write(`${isFailed(result) ? result.failed : ''}\n`);
  process.exitCode = 2;
};
serveCommand(program, finish, (text) => void process.stdout.write(text));
await program.parseAsync();
