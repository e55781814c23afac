import { type Game, stateOf } from '../../kernel/game/game.ts';
import { lastTold, turnOf } from '../../kernel/game/last-told.ts';
import { viewOf } from '../../kernel/game/position.ts';
import { record } from '../../kernel/game/record.ts';
import { own } from '../../kernel/json.ts';
import { type Assumption, type Assumptions } from '../../kernel/sums/assume.ts';
import { assumedText, readAssumed } from '../../kernel/sums/assume-text.ts';
import { typeWords } from '../../kernel/sums/facts.ts';
import type { Table } from '../../kernel/rulebook.ts';
import type { Seat } from '../../kernel/seat.ts';
import { choicesLeft } from '../../kernel/sums/tries.ts';
import { foreseenAt, printTable } from '../game/chances.ts';
import { citation, nameOf, say } from '../output.ts';
import { type Command, readerOf } from '../game/session.ts';
import { columns } from '../text/show.ts';

// What the figures beside a question assume: told, and set for as long as the session lasts.

const HOW =
  '"assume FACT VALUE" sets one: a value (2), a range (0..2), weights (0:3 1:1) or full; "assume FACT" takes that back, "assume full" is the full range of all, "assume reset" none set.';

/** Say what is assumed of what is asked, or set it. */
export const assume: Command = async (session, asked, typed) => {
  const { console, open, assumed } = session;
  const { table } = open.game;
  const reader = readerOf(asked);
  const { form } = asked;
  if (!form) return void console.print('Nothing is chosen here.');
  const chosen = { ...asked, form };
  const set = assumed.get(reader) ?? {};
  const now = foreseenAt(session, chosen, reader)().assumed;
  const next = changed(table, set, now, typed.trim());
  if (typeof next === 'string') return void console.print(next);
  if (next === set) return void console.print(listText(open.game, reader, now));
  assumed.set(reader, next);
  printTable(session, chosen, reader);
  console.print(listText(open.game, reader, foreseenAt(session, chosen, reader)().assumed));
  return undefined;
};

/** What is set after what was typed; a sentence where it cannot be. */
function changed(
  { rules, rulebook }: Table,
  set: Assumptions,
  now: readonly Assumption[],
  typed: string,
): Assumptions | string {
  if (typed === '') return set;
  if (typed === 'reset') return {};
  if (typed === 'full')
    return { ...set, ...Object.fromEntries(now.map(({ fact }) => [fact, 'full' as const])) };
  const [name = '', ...rest] = typed.split(/[\s=]+/);
  const fact = now.find((each) => each.fact.toLowerCase() === name)?.fact ?? '';
  const spec = own(rules.facts, fact);
  if (!spec) return `Nothing is assumed of "${name}" here. ${HOW}`;
  const { [fact]: _, ...others } = set;
  if (rest.length === 0) return others;
  const value = readAssumed(spec, rest.join(' '));
  if (value === undefined) return `No value, range or weights: ${say(rulebook, typeWords(spec.type))}.`;
  return { ...others, [fact]: value };
}

const WHY = {
  set: 'as you set it',
  rules: 'by the rules',
  last: 'as last told',
  club: 'as in your club file',
  full: 'not known',
} as const;

/** What is assumed, and why; of what was told last, in which turn that was. */
function listText(game: Game, reader: Seat | null, now: readonly Assumption[]): string {
  const { table } = game;
  if (now.length === 0) return 'Nothing is assumed here: all that counts is known.';
  const view = viewOf(stateOf(game).position, reader);
  const last = lastTold(table.rules, view, record(game, reader));
  const why = ({ by, fact }: Assumption): string => {
    const when = by === 'last' ? turnOf(table.rules, view, last(fact)) : null;
    return when === null ? WHY[by] : `as told in ${say(table.rulebook, when)}`;
  };
  const lines = now.map((each) => [each.fact, valuesText(table, each), why(each)]);
  const beliefs = new Set(
    now.flatMap(({ by, belief }) =>
      by === 'rules' && belief ? [`  ${say(table.rulebook, belief.said)}${citation(belief.clauses)}`] : [],
    ),
  );
  return ['Assumed:', columns(lines, '  '), ...beliefs, HOW].join('\n');
}

function valuesText({ rulebook, rules }: Table, { weights, possible, fact }: Assumption): string {
  const spec = own(rules.facts, fact);
  if (weights && weights.length > 1) {
    const all = weights.reduce((sum, [, weight]) => sum + weight, 0n);
    return weights.map(([value, weight]) => `${String(value)} ${(100n * weight) / all}%`).join(', ');
  }
  if (weights?.[0]) return assumedText({ value: weights[0][0] });
  const choices = spec ? choicesLeft(possible, spec.type) : [];
  if (!('length' in choices)) return `${choices.min} to ${choices.max}`;
  return choices.map((each) => nameOf(rulebook, String(each))).join(', ');
}
