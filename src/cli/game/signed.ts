import { checkPromise, type PromiseChecked, promisesIn } from '../../trust/promises.ts';
import { fingerprintOf } from '../../trust/signing.ts';
import { readText } from '../data-files.ts';
import { failure, isFailed, type Result } from '../output.ts';
import { withGame } from './games.ts';

// What pages have kept of what servers signed, compared with a game file.

/** Compare a game file with the promises that a page has saved. */
export async function verifyPromises(
  [path, more]: readonly (string | undefined)[],
  saved: string,
): Promise<Result> {
  if (path === undefined || more !== undefined)
    return failure('Name the one game file that the promise is to be compared with.');
  return withGame<Result>(path, async (open) => {
    const text = readText(saved);
    if (isFailed(text)) return text;
    const promises = promisesIn(text);
    if (!promises) return failure(`${saved} holds no promises as a page saves them.`);
    const checked = await Promise.all(promises.map((each) => checkPromise(each, open.stored)));
    const isFine = checked.every(({ found }) => found === 'holds');
    return {
      text: checked.map((each) => promiseText(each)).join('\n'),
      json: {
        ok: isFine,
        promises: checked.map(({ promise, found, root }) => {
          return { ...promise, fingerprint: fingerprintOf(promise.key), found, fileRoot: root };
        }),
      },
      code: isFine ? 0 : 1,
    };
  });
}

function promiseText({ promise, found, root }: PromiseChecked): string {
  const { key, lines, root: promised } = promise;
  const print = fingerprintOf(key);
  const line = lines === 0 ? 'the beginning' : `line ${lines}`;
  const said = `${line} with the root ${promised}`;
  if (found === 'not signed') return `No promise: the key ${print} has not signed ${said}.`;
  const begins = `The key ${print} promised ${said}`;
  if (found === 'holds') return `${begins}. It holds.`;
  if (found === 'another game') return `${begins}, of another game than this.`;
  if (found === 'ends before') return `${begins}; the file ends before that, and shows nothing of it.`;
  const other = `${begins}; the file has ${root} there`;
  return found === 'broken'
    ? `${other}, and is signed by the same key: whoever holds that key has told two pasts, or has set the server back to a backup.`
    : `${other}, and is not signed so far by that key: whoever had the file can have changed it.`;
}
