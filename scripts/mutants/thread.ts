import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { conformFile } from '../../src/cli/conform-file.ts';

// Runs cases with one file changed, until one of them notices.

type Cases = { readonly conformFile: typeof conformFile };

/** What a thread is given. */
export interface Given {
  readonly root: string;
  readonly path: string;
  readonly source: string;
  /** The files of cases, those first that may notice soonest. */
  readonly cases: readonly string[];
}

const { root, path, source, cases }: Given = workerData;
const changed = pathToFileURL(`${root}/${path}`).href;
registerHooks({
  load(url, context, next) {
    if (url !== changed) return next(url, context);
    return { format: 'module', source: stripTypeScriptTypes(source), shortCircuit: true };
  },
});

/** The name of the first case that notices, null: none does. */
async function noticedBy(): Promise<string | null> {
  try {
    const from = (await import(pathToFileURL(`${root}/src/cli/conform-file.ts`).href)) as Cases;
    for (const file of cases) {
      const results = from.conformFile(file, false);
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
