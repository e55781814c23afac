import { openBrowser } from '../../e2e/browser.ts';
import { type Answers, measureAnswers } from './answers.ts';
import { type Loads, measureLoads } from './load.ts';
import { type Options, readOptions } from './options.ts';
import { startServerProcess } from './processes.ts';
import { type Stalls, watchStalls } from './stalls.ts';
import { answersText, loadText, stallsText } from './text.ts';

/** Numbers as they are printed: to a tenth of a millisecond. */
function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 10) / 10 : value;
}

interface Found {
  readonly answers?: Answers;
  readonly stalls?: Stalls;
  readonly load?: Loads;
}

async function measure({ only, shown, answers: wanted }: Options): Promise<Found> {
  const server = await startServerProcess();
  const browser = await openBrowser();
  try {
    const stalls = watchStalls(server.pid);
    const answers = only === 'load' ? null : await measureAnswers(browser, server.url, shown, wanted);
    const stalled = stalls();
    const load = only === 'answers' ? null : await measureLoads(browser, server.url);
    return { ...(answers ? { answers, stalls: stalled } : {}), ...(load ? { load } : {}) };
  } finally {
    await browser.close();
    await server.stop();
  }
}

function text({ answers, stalls, load }: Found): string {
  const parts = [answers && answersText(answers), stalls && stallsText(stalls), load && loadText(load)];
  return parts.filter(Boolean).join('\n');
}

const options = readOptions(process.argv.slice(2));
if (typeof options === 'string') {
  console.error(options);
  process.exitCode = 2;
} else {
  const found = await measure(options);
  console.log(options.json ? JSON.stringify(found, rounded) : text(found));
}
