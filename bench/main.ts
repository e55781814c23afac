import { bench } from './benches.ts';

process.exitCode = await bench(process.argv.slice(2), {
  out: (line) => console.log(line),
  err: (line) => console.error(line),
});
