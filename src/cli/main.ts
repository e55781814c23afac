#!/usr/bin/env node
// Imports nothing that an older Node could not load before the version is checked.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major > 24 || (major === 24 && minor >= 11)) {
  // a reader such as `head` that stops early is no fault
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 3));
  const { main } = await import('./program.ts');
  process.exitCode = await main(process.argv.slice(2));
} else {
  process.stderr.write(
    `Demarche needs Node 24.11 or newer; this is ${process.versions.node}. "npm start" brings it along.\n`,
  );
  process.exitCode = 2;
}
