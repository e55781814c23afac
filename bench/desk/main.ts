import { openBrowser } from '../../e2e/browser.ts';
import { type Answers, measureAnswers } from './answers.ts';
import { type Attacks, measureAttacks } from './attacks.ts';
import { type FormTimes, measureForm } from './form.ts';
import { type Loads, measureLoads } from './load.ts';
import { type Options, readOptions } from './options.ts';
import { type ServerProcess, startServerProcess } from './processes.ts';
import { measureRates, type Rates } from './rates.ts';
import { type Stalls, watchStalls } from './stalls.ts';
import { answersText, attacksText, formText, loadText, ratesText, stallsText } from './text.ts';
import { measureThroughput, type Throughputs, throughputText } from './throughput.ts';

/** Numbers as they are printed: to a tenth of a millisecond. */
function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 10) / 10 : value;
}

interface Found {
  readonly rates?: Rates;
  readonly throughput?: Throughputs;
  readonly answers?: Answers;
  readonly stalls?: Stalls;
  readonly load?: Loads;
  readonly form?: FormTimes;
  readonly attacks?: Attacks;
}

async function measure({ only, shown, answers, database }: Options): Promise<Found> {
  const isMeant = (part: Options['only']): boolean => only === undefined || only === part;
  return {
    ...(isMeant('rates') ? { rates: await measureRates(database) } : {}),
    ...(isMeant('throughput') ? { throughput: await measureThroughput(database) } : {}),
    ...(isMeant('answers') || isMeant('load') || isMeant('form')
      ? await at('raised', (server) => measurePages(server, { only, shown, answers }))
      : {}),
    ...(isMeant('attacks') ? { attacks: await at('as-served', measureAttacks) } : {}),
  };
}

async function at<T>(
  limits: 'raised' | 'as-served',
  measured: (server: ServerProcess) => Promise<T>,
): Promise<T> {
  const server = await startServerProcess(limits);
  try {
    return await measured(server);
  } finally {
    await server.stop();
  }
}

async function measurePages(
  server: { readonly url: string; readonly pid: number },
  {
    only,
    shown,
    answers: wanted,
  }: Pick<Options, 'shown' | 'answers'> & { only: Options['only'] | undefined },
): Promise<Found> {
  const browser = await openBrowser();
  try {
    const isMeant = (part: Options['only']): boolean => only === undefined || only === part;
    const stalls = watchStalls(server.pid);
    const answers = isMeant('answers') ? await measureAnswers(browser, server.url, shown, wanted) : null;
    const stalled = stalls();
    return {
      ...(answers ? { answers, stalls: stalled } : {}),
      ...(isMeant('load') ? { load: await measureLoads(browser, server.url) } : {}),
      ...(isMeant('form') ? { form: await measureForm(browser, server.url) } : {}),
    };
  } finally {
    await browser.close();
  }
}

function text({ rates, throughput, answers, stalls, load, form, attacks }: Found): string {
  const parts = [
    rates && ratesText(rates),
    throughput && throughputText(throughput),
    answers && answersText(answers),
    stalls && stallsText(stalls),
    load && loadText(load),
    form && formText(form),
    attacks && attacksText(attacks),
  ];
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
