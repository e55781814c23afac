import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

// Runs cases with one file changed, until one of them notices. All other files are those of the build, which load in a
// fraction of the time that their sources take.

/** What a thread is given. */
export interface Given {
  readonly path: string;
  readonly source: string;
  /** The files of cases, those first that may notice soonest. */
  readonly cases: readonly string[];
}

const { path, source, cases }: Given = workerData;
const changed = pathToFileURL(join(import.meta.dirname, '..', '..', path.replace(/\.ts$/, '.js'))).href;
registerHooks({
  resolve: (name, context, next) =>
    next(context.parentURL === changed ? name.replace(/\.ts$/, '.js') : name, context),
  load(url, context, next) {
    if (url !== changed) return next(url, context);
    return { format: 'module', source: stripTypeScriptTypes(source), shortCircuit: true };
  },
});

/** The name of the first case that notices, null: none does. */
async function noticedBy(): Promise<string | null> {
  try {
    const { conformFile } = await import('../../src/cli/many/conform-file.ts');
    for (const file of cases) {
      const results = conformFile(file, false);
      if (!Array.isArray(results)) return `${file} cannot be read`;
      const failed = results.find(({ faults }) => faults.length > 0);
      if (failed) return failed.case;
    }
    return null;
  } catch (error) {
    return `it does not even load: ${String(error)}`;
  }
}

parentPort?.postMessage(await noticedBy());
