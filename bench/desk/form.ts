import type { Browser, Page } from 'playwright';
import { allot, Api } from '../../e2e/table.ts';
import { seededRandom } from '../../src/kernel/kit/random.ts';
import { findRulebook } from '../../src/rulebooks/index.ts';
import type { Tell } from '../bench.ts';
import { percentile } from '../percentile.ts';
import { anyAnswer, begin, give, type Kind, linkOf, type Match, nextAsked } from './hand.ts';
import { ms } from './text.ts';
import { againBy, chancesSeen, type Drawn, watchChances } from './witness.ts';

const RULEBOOK = 'a-world-at-war';
const SCENARIO = 'campaign-1939';
const FORM = 'allocate';
const MOST_ASKED = 40;
const VISITS = 30;
const CHANGES = 200;
const TARGET = 50;

interface Times {
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
}

/** The allocation of a campaign's year with the chances of all that it leads to, in milliseconds. */
interface FormTimes {
  readonly targets: number;
  readonly target: number;
  readonly visits: number;
  readonly changes: number;
  /** From the form in the document of a page that was loaded anew until its chances are painted. */
  readonly sight: Times;
  /** From an assumption that is changed until every chance is drawn, and until that is painted. */
  readonly drawn: Times;
  readonly painted: Times;
}

/** Measure the form at one desk. */
export async function measureForm(browser: Browser, url: string, { doing, found }: Tell): Promise<FormTimes> {
  doing('a campaign comes to its allocation');
  const match = await allocating(url);
  const page = await browser.newPage();
  try {
    await page.addInitScript(watchChances);
    const [holder] = match.people;
    if (!holder) throw new Error('a game without people');
    await page.goto(linkOf(match, holder));
    await page.evaluate(chancesSeen);
    doing(`its form is shown ${VISITS} times`);
    const sight: number[] = [];
    for (let visit = 0; visit < VISITS; visit++) {
      await page.reload();
      sight.push(await page.evaluate(chancesSeen));
    }
    doing(`its assumptions are changed ${CHANGES} times`);
    const again = await changesAt(page);
    const times = {
      targets: await page.locator('.cell-line').count(),
      target: TARGET,
      visits: VISITS,
      changes: CHANGES,
      sight: of(sight),
      drawn: of(again.map(({ drawn }) => drawn)),
      painted: of(again.map(({ painted }) => painted)),
    };
    found(formText(times));
    return times;
  } finally {
    await page.close();
  }
}

/** A game of a campaign in which the first seat places the DPs of the year. */
async function allocating(url: string): Promise<Match> {
  const scenario = findRulebook(RULEBOOK)?.scenarios.find(({ id }) => id === SCENARIO);
  const seats = scenario?.seats.map(({ id }) => [id]) ?? [];
  const kind: Kind = { rulebook: RULEBOOK, scenario: SCENARIO, seats };
  const match = await begin(url, kind);
  await allot(new Api(url, match.game, match.people[0]?.key ?? ''));
  const random = seededRandom(1);
  for (let asked = 0; asked < MOST_ASKED; asked++) {
    const next = await nextAsked(match);
    if (!next) break;
    if (next.decision.id.endsWith(`/${FORM}`)) return match;
    await give(match, next, anyAnswer(next, random));
  }
  throw new Error(`${SCENARIO} does not come to ${FORM}`);
}

/** All that is assumed set, and taken back, in turn. */
async function changesAt(page: Page): Promise<Drawn[]> {
  const found: Drawn[] = [];
  for (let change = 0; change < CHANGES; change++) found.push(await page.evaluate(againBy, change % 2));
  return found;
}

function of(times: readonly number[]): Times {
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), worst: percentile(times, 1) };
}

function formText({ targets, target, visits, changes, sight, drawn, painted }: FormTimes): string {
  return [
    `The allocation of a year of a campaign, with the chances in ${targets} targets by number:`,
    `  from the form until its chances are painted, ${visits} visits: p50 ${ms(sight.p50)}, p99 ${ms(sight.p99)}, worst ${ms(sight.worst)}`,
    `  from a changed assumption until all are drawn anew, ${changes} times: p50 ${ms(drawn.p50)}, p99 ${ms(drawn.p99)} (to reach < ${target} ms), worst ${ms(drawn.worst)}`,
    `  until that is painted: p50 ${ms(painted.p50)}, p99 ${ms(painted.p99)}, worst ${ms(painted.worst)}`,
  ].join('\n');
}
