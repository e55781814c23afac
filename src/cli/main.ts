#!/usr/bin/env node
// Imports nothing that an older Node could not load before the version is checked.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major > 24 || (major === 24 && minor >= 11)) {
  // whatever is written here holds secrets
  process.umask(0o077);
  // a reader such as `head` that stops early is no fault
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 3));
  try {
    const { main } = await import('./program.ts');
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const trace = process.env['DEMARCHE_DEBUG'] && error instanceof Error ? `\n${error.stack}` : '';
    process.stderr.write(`Demarche cannot start, which is no fault of your input: ${why}${trace}\n`);
    process.exitCode = 3;
  }
} else {
  process.stderr.write(
    `Demarche needs Node 24.11 or newer; this is ${process.versions.node}. "npm start" brings it along.\n`,
  );
  process.exitCode = 2;
}
