// Commands, a list of them in JSON, one after the other as somebody who may not do everything: root gives its rights up once
// the program is loaded, so it does not matter where the program lies, and works in the current folder, so it does not matter
// where that lies.
import { main } from './program.ts';

const NOBODY = 65_534;

if (process.getuid?.() === 0) {
  process.setgroups?.([]);
  process.setgid?.(NOBODY);
  process.setuid?.(NOBODY);
}
const [, , commands = '[]'] = process.argv;
const ran: { code: number; out: string; err: string }[] = [];
for (const args of JSON.parse(commands) as string[][]) {
  const said = { out: '', err: '' };
  const streams = {
    out: (text: string) => void (said.out += text),
    err: (text: string) => void (said.err += text),
  };
  // how it was called is not asked for: that is found in files that only root may be able to read
  ran.push({ code: await main(args, streams, 'demarche'), ...said });
}
process.stdout.write(JSON.stringify(ran));
