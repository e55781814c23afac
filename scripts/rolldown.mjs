import { licenses } from './licenses.ts';

// The command in few files: it starts in a third of the time. There is one file then, and a part keeps the name of its own.
const ours = [
  'cli/main',
  'cli/many/conform-worker',
  'cli/many/simulate-worker',
  'server/bots/bot-worker',
].map((path) => [path.slice(path.lastIndexOf('/') + 1), `dist/src/${path}.js`]);
// piscina starts the file `worker.js` beside its own, which loads the file of a pool
const entries = Object.fromEntries([...ours, ['worker', 'node_modules/piscina/dist/worker.js']]);

const partFiles = {
  name: 'part-files',
  transform: {
    filter: { id: /[\\/]rulebooks[\\/]/, code: /import\.meta\.url/ },
    handler: (code, id) =>
      code.replaceAll('import.meta.url', () => {
        const path = id.replaceAll('\\', '/');
        return JSON.stringify(path.slice(path.lastIndexOf('/rulebooks/')));
      }),
  },
};

export default {
  input: entries,
  platform: 'node',
  // only for pools whose threads are to be nicer than others
  external: ['@napi-rs/nice'],
  transform: { define: { __dirname: 'import.meta.dirname' } },
  logLevel: 'warn',
  plugins: [partFiles, licenses],
  output: { dir: 'dist/bin', format: 'esm' },
};
