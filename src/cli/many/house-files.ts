import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { failure, type Failure, isFailed, type Result } from '../output.ts';
import { writeWhole } from '../write-whole.ts';
import { scenarioOf, soloOf } from './simulate-plan.ts';

export interface HouseOptions {
  readonly scenario?: string;
  readonly title?: string;
  readonly out?: string;
}

/** What bots play by where nobody says otherwise, as a file that can be changed and given back. */
export function houseFile(kind: 'aims' | 'histories', id: string, options: HouseOptions): Result {
  const book = soloOf(id);
  if (isFailed(book)) return book;
  const { rulebook, solo } = book;
  const scenario = scenarioOf(rulebook, options.scenario) ?? '';
  const scenarios = rulebook.scenarios.map((each) => each.id);
  if (!scenarios.includes(scenario))
    return failure(`There is no scenario "${scenario}"; there are ${scenarios.join(', ')}.`);
  const files = solo[kind].filter((each) => each.scenarios.includes(scenario));
  const titles = files.map(({ title }) => `"${title}"`).join(', ');
  const file = options.title === undefined ? files[0] : files.find(({ title }) => title === options.title);
  if (!file)
    return failure(
      files.length === 0
        ? `${rulebook.title} has none for the scenario "${scenario}".`
        : `There is none with the title "${options.title}" for the scenario "${scenario}"; there are ${titles}.`,
    );
  const text = JSON.stringify(file, null, 2);
  if (options.out === undefined) return { text, json: file };
  const bad = barredNew(options.out) ?? writeWhole(options.out, `${text}\n`);
  if (bad) return bad;
  const others = files.length > 1 ? ` Others for this scenario: ${titles}.` : '';
  return {
    text: `"${file.title}" is in ${options.out}. Change it, and give it to simulate with --${file.kind}.${others}`,
    json: { file: options.out, title: file.title },
  };
}

/** What somebody has changed is never written over. */
function barredNew(path: string): Failure | null {
  if (path === '') return failure('--out takes the name of a file: it is empty.');
  if (existsSync(path)) return failure(`${path} exists already: name another file.`);
  return existsSync(dirname(path)) ? null : failure(`There is no folder ${dirname(path)} for --out.`);
}
