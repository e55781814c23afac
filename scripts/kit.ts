import { parseArgs } from 'node:util';
import { acceptRulebook } from '../src/kernel/kit/accept.ts';
import { unopenedDoors } from '../src/kernel/kit/door.ts';
import { seededRandom } from '../src/kernel/kit/random.ts';
import { type KitReport, mergeReports, summary } from '../src/kernel/kit/report.ts';
import type { Rulebook } from '../src/kernel/rulebook.ts';
import type { Choice } from '../src/kernel/game/table.ts';
import { RULEBOOKS } from '../src/rulebooks/index.ts';

// The acceptance kit for as long as one likes: more games, more pairs, every scenario, rulings at random.

interface Options {
  readonly rulebook: string | undefined;
  readonly seeds: number;
  readonly pairs: number;
  /** Games are broken off after so many answers; 0: they are played to their end. */
  readonly answers: number;
}

function read(): Options | string {
  try {
    const { values } = parseArgs({
      options: {
        rulebook: { type: 'string' },
        seeds: { type: 'string', default: '3' },
        pairs: { type: 'string', default: '20' },
        answers: { type: 'string', default: '0' },
      },
    });
    const [seeds, pairs, answers] = [Number(values.seeds), Number(values.pairs), Number(values.answers)];
    if (!isCount(seeds) || !isCount(pairs)) return '--seeds and --pairs take whole numbers, 1 or more.';
    if (answers !== 0 && !isCount(answers))
      return '--answers takes a whole number; 0: to the end of each game.';
    const { rulebook } = values;
    const known = RULEBOOKS.map(({ id }) => id);
    if (rulebook !== undefined && !known.includes(rulebook))
      return `There is no rulebook "${rulebook}": it is one of ${known.join(', ')}.`;
    return { rulebook, seeds, pairs, answers };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value > 0;
}

/** Every scenario by its defaults; each with every other choice of its rulings; each with rulings at random for each seed. */
function setupsOf({ scenarios, rulings }: Rulebook, seed: number): Choice[][] {
  const random = seededRandom(seed);
  const free = rulings.filter(({ choices }) => choices.length > 1);
  const choose = (pick: (choices: readonly string[], usual: string) => string | undefined) =>
    Object.fromEntries(
      free.map(({ id, choices, default: usual }) => [
        id,
        pick(
          choices.map((each) => each.id),
          usual,
        ) ?? usual,
      ]),
    );
  const kinds = [
    () => ({}),
    () => choose((choices, usual) => choices.find((each) => each !== usual)),
    () => choose((choices) => choices[random(choices.length)]),
  ];
  return kinds.map((chosen) =>
    scenarios.map(({ id: scenario }) => ({ scenario, rulings: chosen(), data: null })),
  );
}

/** Every third game has many reports, rulings and skips. */
const ASIDES = [25, 60, 5];

/** Setups of one kind are tried together: a row that was used in one scenario need not be in each, and pairs differ in what few have. */
function tryRulebook(rulebook: Rulebook, { seeds, pairs, answers }: Options): KitReport {
  const reports: KitReport[] = [];
  for (let seed = 1; seed <= seeds; seed++)
    for (const setups of setupsOf(rulebook, seed)) {
      const asides = ASIDES[seed % ASIDES.length] ?? 25;
      const progress = ({ moves, pairs: { run }, faults }: KitReport, scenario: string): void =>
        console.log(
          `  seed ${seed}, up to ${scenario}: ${moves} answers, ${run} pairs, ${faults.length} faults`,
        );
      const options = {
        setups,
        seeds: 1,
        from: seed,
        pairs,
        share: 0,
        asides,
        rows: true,
        progress,
        ...(answers > 0 && { upTo: answers }),
      };
      const report = acceptRulebook(rulebook, options);
      // by so few games too few answers are compared to say that one is lost
      reports.push({ ...report, faults: report.faults.filter(({ check }) => check !== 'lost update') });
    }
  return mergeReports(reports);
}

const options = read();
if (typeof options === 'string') {
  console.error(options);
  process.exitCode = 2;
} else
  for (const rulebook of RULEBOOKS.filter(({ id }) => (options.rulebook ?? id) === id)) {
    console.log(rulebook.title);
    const report = tryRulebook(rulebook, options);
    const silent = unopenedDoors({ rulebook }, report.openings);
    // games that are broken off need not come to every door
    const unseen = options.answers > 0 ? [] : silent.filter(({ seldom }) => seldom === null);
    console.log(summary(report));
    for (const { opening, seldom } of silent)
      console.log(`never opened: ${opening}${seldom === null ? '' : ` (${seldom})`}`);
    if (report.faults.length + unseen.length > 0) process.exitCode = 1;
  }
