import { stateOf } from '../kernel/game/game.ts';
import { viewOf } from '../kernel/game/position.ts';
import { own } from '../kernel/json.ts';
import { type Assumption, type Assumptions } from '../kernel/sums/assume.ts';
import { assumedText, readAssumed } from '../kernel/sums/assume-text.ts';
import { typeWords } from '../kernel/sums/facts.ts';
import type { Table } from '../kernel/rulebook.ts';
import { choicesOf } from '../kernel/sums/tries.ts';
import { foreseen, printTable } from './chances.ts';
import { cited, nameOf, say } from './output.ts';
import { type Command, readerOf } from './session.ts';
import { columns } from './show.ts';

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
  const view = viewOf(stateOf(open.game).position, reader);
  const set = assumed.get(reader) ?? {};
  const now = foreseen(table, view, chosen, set)().assumed;
  const next = changed(table, set, now, typed.trim());
  if (typeof next === 'string') return void console.print(next);
  if (next === set) return void console.print(listText(table, now));
  assumed.set(reader, next);
  printTable(session, chosen, reader);
  console.print(listText(table, foreseen(table, view, chosen, next)().assumed));
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

const WHY = { set: 'as you set it', rules: 'by the rules', last: 'as last told', full: 'not known' } as const;

function listText(table: Table, now: readonly Assumption[]): string {
  if (now.length === 0) return 'Nothing is assumed here: all that counts is known.';
  const lines = now.map((each) => [each.fact, valuesText(table, each), WHY[each.by]]);
  const why = new Set(
    now.flatMap(({ by, belief }) =>
      by === 'rules' && belief ? [`  ${say(table.rulebook, belief.said)}${cited(belief.clauses)}`] : [],
    ),
  );
  return ['Assumed:', columns(lines, '  '), ...why, HOW].join('\n');
}

function valuesText({ rulebook, rules }: Table, { weights, possible, fact }: Assumption): string {
  const spec = own(rules.facts, fact);
  if (weights && weights.length > 1) {
    const all = weights.reduce((sum, [, weight]) => sum + weight, 0n);
    return weights.map(([value, weight]) => `${String(value)} ${(100n * weight) / all}%`).join(', ');
  }
  if (weights?.[0]) return assumedText({ value: weights[0][0] });
  const choices = spec ? choicesOf(possible, spec.type) : [];
  if (!('length' in choices)) return `${choices.min} to ${choices.max}`;
  return choices.map((each) => nameOf(rulebook, String(each))).join(', ');
}
