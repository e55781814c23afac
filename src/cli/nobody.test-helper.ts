// The command line as somebody who may not do everything: root gives its rights up once the program is loaded, so it
// does not matter where the program lies, and works in the current folder, so it does not matter where that lies.
import { main } from './program.ts';

const NOBODY = 65_534;

if (process.getuid?.() === 0) {
  process.setgroups?.([]);
  process.setgid?.(NOBODY);
  process.setuid?.(NOBODY);
}
// how it was called is not asked for: that is found in files that only root may be able to read
process.exitCode = await main(process.argv.slice(2), undefined, 'demarche');
