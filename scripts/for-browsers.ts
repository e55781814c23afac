import { isBuiltin } from 'node:module';
import type { Plugin } from 'vite';

/** Packages of a house on a machine. */
const OF_MACHINES = /^(?:ws|pino|pg|web-push|nodemailer|prom-client)(?:\/|$)/;

/** Fails a build that something of Node, or what only a house on a machine has, has come into. */
export const forBrowsers: Plugin = {
  name: 'for-browsers',
  enforce: 'pre',
  resolveId(name, importer) {
    if (!isBuiltin(name) && !OF_MACHINES.test(name)) return null;
    return this.error(`a browser has no ${name}, which ${importer ?? 'the build'} imports`);
  },
};
