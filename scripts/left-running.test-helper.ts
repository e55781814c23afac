import { afterAll, afterEach, expect } from 'vitest';
import { watchWhatBegins } from './what-begins.test-helper.ts';

// Done for each file of tests: nothing runs on after its last test, and no error goes by that nobody caught.
const watch = watchWhatBegins(() => expect.getState().currentTestName ?? 'before the first test');

function failFor(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

afterEach(async () => failFor(await watch.uncaught()));

// told first, it is done last: a file may end in its own `afterAll` what it began
afterAll(async () => {
  try {
    failFor([...(await watch.left()), ...(await watch.uncaught())]);
  } finally {
    watch.stop();
  }
});
