import type { Decision } from '../../src/kernel/forms/decision.ts';
import { choicesOf } from '../../src/kernel/forms/form.ts';
import { leadingForm } from '../../src/kernel/forms/leading.ts';
import { stateOf } from '../../src/kernel/game/game.ts';
import { asksOf, type State } from '../../src/kernel/game/play.ts';
import { type View, viewOf } from '../../src/kernel/game/position.ts';
import { seededRandom } from '../../src/kernel/kit/random.ts';
import type { Rules, Table } from '../../src/kernel/rulebook.ts';
import { preview } from '../../src/kernel/sums/know.ts';
import { prospectsOf } from '../../src/kernel/sums/prospect.ts';
import { RULEBOOKS } from '../../src/rulebooks/index.ts';
import { anyGame, boundFor, dueIn } from '../any-game.ts';
import { type Found, type Options, type Tell, timeOf } from '../bench.ts';
import { rounds } from '../rounds.ts';

// How long the chances of a whole form take, as desk and terminal show them before one chooses, and those of one roll.

const MOST = 400;
const SEEDS = 6;

interface Asked {
  readonly state: State;
  readonly seat: string;
  readonly id: string;
}

/** What is measured: how wide a question is, and what is worked out of it. */
interface Kind {
  readonly what: string;
  /** In milliseconds. */
  readonly target: number;
  readonly widthOf: (rules: Rules, view: View, decision: Decision) => number;
  readonly work: (rules: Rules, view: View, decision: Decision) => number;
}

const KINDS: readonly Kind[] = [
  {
    what: 'prospects',
    target: 50,
    widthOf: (rules, view, decision) =>
      choicesOf(leadingForm(rules, view, decision)).flatMap(({ leads, barred }) =>
        barred ? [] : (leads ?? []),
      ).length,
    work: (rules, view, decision) =>
      prospectsOf(rules, view, leadingForm(rules, view, decision), {}).all.length,
  },
  {
    what: 'sums of a roll',
    target: 1,
    widthOf: (rules, view, decision) =>
      decision.form.kind === 'roll'
        ? preview(rules, view, decision).flatMap(({ sheet }) => sheet.lines).length
        : 0,
    work: (rules, view, decision) => preview(rules, view, decision).length,
  },
];

/** Of random games the widest question of each name. */
function widest(table: Table, widthOf: Kind['widthOf']): Asked[] {
  const found = new Map<string, Asked & { readonly width: number }>();
  for (let seed = 1; seed <= SEEDS; seed++)
    for (const game of anyGame(table, seededRandom(seed), { most: MOST })) {
      const decision = dueIn(game);
      if (!decision) continue;
      const { seat, id } = decision;
      const state = stateOf(game);
      const name = id.split('/').at(-1) ?? '';
      const width = widthOf(table.rules, viewOf(state.position, seat), decision);
      if (width > (found.get(name)?.width ?? 0)) found.set(name, { state, seat, id, width });
    }
  return [...found.values()];
}

/** How long it takes for a question, in milliseconds, each time from a fresh form and view. */
async function measure(table: Table, { target, work }: Kind, { state, seat, id }: Asked, time: number) {
  const asked = (): Decision => {
    const decision = asksOf(table, state, seat).find((each) => each.id === id);
    if (!decision) throw new Error(`${id} is not asked`);
    return decision;
  };
  let [decision, view, count] = [asked(), viewOf(state.position, seat), 0];
  const beforeEach = (): void => {
    [decision, view] = [asked(), viewOf(state.position, seat)];
  };
  const act = (): void => {
    count = work(table.rules, view, decision);
  };
  const { p50, p99 } = await rounds(act, time, { beforeEach });
  return { rulebook: table.rulebook.id, decision: id, count, p50, p99, reached: p99 < target };
}

/** How long the chances take of the widest questions of each rulebook. */
export async function run(options: Options, { doing, found }: Tell): Promise<Found> {
  const time = timeOf(options);
  const all = [];
  for (const kind of KINDS) {
    const { what, target, widthOf } = kind;
    for (const rulebook of RULEBOOKS) {
      doing(`${rulebook.id}, ${what}`);
      const table = boundFor(rulebook);
      for (const asked of widest(table, widthOf)) {
        const each = await measure(table, kind, asked, time);
        found(
          `${rulebook.id} ${each.decision}: ${each.count} ${what}, p50 ${each.p50.toFixed(2)} ms, p99 ${each.p99.toFixed(2)} ms (to reach < ${target} ms)`,
        );
        all.push({ what, target, ...each });
      }
    }
  }
  return { document: all };
}
