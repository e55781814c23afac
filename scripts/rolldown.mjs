import { licenses } from './licenses.ts';

// The command in few files: it starts in a third of the time. There is one file then, and a part keeps the name of its own.
const entries = ['cli/main', 'cli/conform-worker', 'server/bots/bot-worker'].map(
  (name) => `dist/src/${name}.js`,
);

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
  logLevel: 'warn',
  plugins: [partFiles, licenses],
  output: { dir: 'dist/bin', format: 'esm' },
};
