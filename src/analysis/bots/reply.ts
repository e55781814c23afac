import type { Decision } from '../../kernel/forms/decision.ts';
import type { Random } from '../../kernel/forms/sample.ts';
import { standingName } from '../../kernel/game/always-open.ts';
import { bindTable } from '../../kernel/game/table.ts';
import type { View } from '../../kernel/game/position.ts';
import { isRefusal } from '../../kernel/clause.ts';
import { canonical, type Json } from '../../kernel/json.ts';
import type { Rulebook, Table } from '../../kernel/rulebook.ts';
import { TABLE } from '../../kernel/seat.ts';
import type { Aims } from '../../kernel/solo/aims.ts';
import { type Course, courseOf, type History } from '../../kernel/solo/history.ts';
import type { Solo, Standings } from '../../kernel/solo/solo.ts';
import { bookOf } from '../../kernel/texts/texts.ts';
import { render } from '../../kernel/texts/words.ts';
import { SeededStream } from '../../trust/stream.ts';
import { BOTS } from './levels.ts';
import type { BotQuestion, Reply } from './question.ts';
import { newsOf, tableSays } from './reports.ts';
import { seatedAt } from './seated.ts';
import { BOT_WORDS } from './words.ts';

/** A rulebook, and what its bots know of it. */
interface BookForBots {
  readonly rulebook: Rulebook;
  readonly solo: Solo;
}

/** What a bot answers, by the rulebook that the question names; null where it can say nothing that fits. */
export function replyTo(question: BotQuestion, book: BookForBots): Reply | null {
  const bound = boundFor(question, book);
  if (!bound) return null;
  const { solo, history, rulebook } = bound;
  const { decision, view } = question;
  const random = chance(question.seed);
  const course = courseOf(history, chance(question.course), solo.dated);
  if (decision.seat === TABLE) return toldBy(bound, { course, random }, view, decision);
  const said = BOTS[question.level]({ ...seatedAt(bound, decision.seat), course })({
    view,
    decision,
    random,
  });
  if (!said) return null;
  const words = { ...BOT_WORDS, ...bookOf(solo.texts ?? {}), ...rulebook.words };
  return { answer: said.answer, why: render(words, said.why) };
}

const BY_HISTORY = 'As the history has it.';

/** What the table says: what it is asked as the history has it, and without being asked what is news in this turn; null: nothing. */
function toldBy(
  { table, standings }: Bound,
  { course, random }: { readonly course: Course; readonly random: Random },
  view: View,
  decision: Decision,
): Reply | null {
  const { rules } = table;
  const { form } = decision;
  if (standingName(decision) === 'report' && form.kind === 'report') {
    const turn = rules.turn?.(view.open) ?? 0;
    const news = newsOf(rules, course, view, form, [turn - 1, turn], standings);
    return Object.keys(news).length === 0 ? null : { answer: news, why: BY_HISTORY };
  }
  const answer = tableSays({ rules, standings, course }, view, decision, random);
  return answer === undefined ? null : { answer, why: BY_HISTORY };
}

/** A game's rules with what its bots know of it. */
interface Bound extends BookForBots {
  readonly table: Table;
  readonly standings: Standings;
  readonly aims: Aims;
  readonly history: History;
}

const bounds = new Map<string, Bound>();
const MOST_BOUND = 16;

function boundFor({ scenario, rulings, data }: BotQuestion, { rulebook, solo }: BookForBots): Bound | null {
  const key = canonical([rulebook.id, scenario, rulings, data] as Json);
  const known = bounds.get(key);
  if (known) return known;
  const aims = solo.aims.find(({ scenarios }) => scenarios.includes(scenario));
  const history = solo.histories.find(({ scenarios }) => scenarios.includes(scenario));
  if (!aims || !history) return null;
  const table = bindTable(rulebook, { scenario, rulings, data });
  if (isRefusal(table)) return null;
  if (bounds.size >= MOST_BOUND) bounds.clear();
  const bound = { rulebook, table, solo, standings: solo.bind(table.setup), aims, history };
  bounds.set(key, bound);
  return bound;
}

function chance(seed: string): Random {
  const stream = new SeededStream(seed);
  return (below) => stream.next(below);
}
