import { ministerBot } from '../../src/analysis/bots/minister.ts';
import { reportOf } from '../../src/analysis/bots/reports.ts';
import type { Task, BotSeat } from '../../src/analysis/bots/bot.ts';
import { seatedAt } from '../../src/analysis/bots/seated.ts';
import { isRefusal } from '../../src/kernel/clause.ts';
import { type Random, sample } from '../../src/kernel/forms/sample.ts';
import { bindTable } from '../../src/kernel/game/table.ts';
import { run } from '../../src/kernel/game/run.ts';
import { copyJson } from '../../src/kernel/json.ts';
import { seededRandom } from '../../src/kernel/kit/random.ts';
import { courseOf } from '../../src/kernel/solo/history.ts';
import { findRulebook } from '../../src/rulebooks/index.ts';
import { SOLO } from '../../src/rulebooks/solo.ts';

/** What a minister was asked, and how many ms of the processor it thought. */
export interface Thought {
  readonly seated: BotSeat;
  readonly asked: Task;
  readonly ms: number;
}

/** Play the game of a seed with ministers on all seats; `thought` hears of each of their answers. */
export function playMinisters(
  id: string,
  scenario: string,
  seed: number,
  thought: (each: Thought) => void,
): void {
  const [rulebook, solo] = [findRulebook(id), SOLO[id]];
  if (!rulebook || !solo) throw new Error(`no ${id}`);
  const table = bindTable(rulebook, { scenario, rulings: solo.rulings ?? {}, data: null });
  if (isRefusal(table)) throw new Error(table.refused.key);
  const its = <F extends { readonly scenarios: readonly string[] }>(files: readonly F[]): F =>
    files.find(({ scenarios }) => scenarios.includes(scenario)) as F;
  const [aims, history] = [its(solo.aims), its(solo.histories)];
  const standings = solo.bind(table.setup);
  const random: Random = seededRandom(seed);
  const course = courseOf(history, random, solo.dated);
  const sitting = { table, solo, standings, aims };
  const seats = new Map(
    table.seats.map((seat): [string, BotSeat] => [seat, { ...seatedAt(sitting, seat), course }]),
  );
  const bots = new Map([...seats].map(([seat, seated]) => [seat, ministerBot(seated)]));
  run(
    table,
    copyJson(table.rules.setup()),
    (decision, view) => {
      const [seated, bot] = [seats.get(decision.seat), bots.get(decision.seat)];
      const happened = standings.happens?.(view.open, decision, course);
      if (happened !== undefined) return happened;
      if (!seated || !bot) {
        if (decision.form.kind === 'report')
          return reportOf(table.rules, course, view, decision.form, standings);
        return sample(decision.form, random, table.rules.facts) ?? null;
      }
      const asked = { view, decision, random };
      const from = process.threadCpuUsage();
      const reasoned = bot(asked);
      const { user, system } = process.threadCpuUsage(from);
      thought({ seated, asked, ms: (user + system) / 1000 });
      return reasoned?.answer ?? null;
    },
    { check: true },
  );
}
