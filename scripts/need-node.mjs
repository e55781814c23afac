// Imported first by the tools that test: an older Node is named in one sentence, before anything fails under it.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 11)) {
  process.stderr.write(
    `The tests of Demarche need Node 24.11 or newer; this is ${process.versions.node}. "npm test" brings it along.\n`,
  );
  process.exit(2);
}
