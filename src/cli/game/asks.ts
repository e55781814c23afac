import type { Decision, Seat } from '../../kernel/forms/decision.ts';
import type { BarredNews } from '../../kernel/forms/form.ts';
import { type Game, stateOf } from '../../kernel/game/game.ts';
import { preview } from '../../kernel/sums/know.ts';
import { allSeats, answeredOf, asksOf, awaitingOf } from '../../kernel/game/play.ts';
import { viewOf } from '../../kernel/game/position.ts';
import { own } from '../../kernel/json.ts';
import { renderValue, withStop } from '../../kernel/texts/words.ts';
import { chancesFor, lazyProspects, tableText } from './chances.ts';
import { WIDTH } from '../console.ts';
import { answerText } from '../text/answer-text.ts';
import { checkSeat, type OpenGame, withGame, withNotes } from './games.ts';
import { overText } from './over.ts';
import { waiting, waitText } from './mend-text.ts';
import { citation, nameOf, type Result, say } from '../output.ts';
import { endsText, formText, indent, previewText } from '../text/show.ts';

/** What is asked now, of one seat or of all. What only a seat may see is shown when that seat is named. */
export function asks(file: string, seat: string | undefined, call: string): Promise<Result> {
  return withGame<Result>(file, async (open) => {
    const { game } = open;
    const bad = checkSeat(game, seat);
    if (bad) return bad;
    const state = stateOf(game);
    const awaiting = awaitingOf(game.table, state);
    const answered = answeredOf(game.table, state);
    const over = game.table.rules.awaiting(state.position.open).length === 0;
    const decisions = seat === undefined ? askedOfAll(game) : asksOf(game.table, state, seat);
    const names = awaiting.map((each) => nameOf(open.rulebook, each)).join(', ');
    const waits = waitText(game, seat ?? null) ?? `Play waits for ${names}`;
    const head = over ? overText(open) : withStop(waits);
    const text = [head, ...decisions.map((each) => decisionText(open, each, seat ?? null, call))].join(
      '\n\n',
    );
    const coming = waiting(game, seat ?? null);
    const shown = decisions.map((each) => ({ ...each, ...previewJson(game, each) }));
    return withNotes(open, { text, json: { over, awaiting, answered, coming, decisions: shown } });
  });
}

/** A decision as everybody may see it: without the form of a secret one, which can tell what the seat has. */
type Shown = Omit<Decision, 'form'> & { readonly form?: Decision['form'] };

/** Every decision but the standing ones. */
function askedOfAll(game: Game): Shown[] {
  const state = stateOf(game);
  return allSeats(game.table)
    .flatMap((seat) => asksOf(game.table, state, seat))
    .filter((each) => !each.id.startsWith('standing-'))
    .map(({ held: _held, draft: _draft, form, ...rest }) => (rest.sealed ? rest : { ...rest, form }));
}

function previewJson(game: Game, decision: Shown): { previews?: unknown } {
  const { form } = decision;
  if (form?.kind !== 'roll') return {};
  const seen = preview(game.table.rules, viewOf(stateOf(game).position, null), { ...decision, form });
  const plain = seen.map(({ sheet, odds }) => ({ sheet, odds: odds && { ...odds, of: Number(odds.of) } }));
  return { previews: plain };
}

/** News that is barred, and why. */
function newsBarText({ table }: Game, { fact, value, barred, beside = {} }: BarredNews): string {
  const { rulebook, rules } = table;
  // what else the same report has to tell for that
  const told = Object.entries(beside).filter(([, values]) => !values.includes(null));
  const only = told.map(([other, values]) => ` with ${other}=${values.join(' or ')}`).join('');
  const question = say(rulebook, own(rules.facts, fact)?.question ?? { key: fact });
  return `${fact}=${value}${only}: ${question} ${renderValue(rulebook.words, value)}: ${say(rulebook, barred.reason)}${citation(barred.clauses)}`;
}

/** A decision as text: who, what, the form. */
function decisionText(open: OpenGame, decision: Shown, seat: Seat | null, call: string): string {
  const { game, rulebook } = open;
  const { form } = decision;
  const marks = [
    decision.optional ? 'optional' : '',
    decision.sealed ? 'secret' : '',
    decision.owner === undefined ? '' : `rolled by ${nameOf(rulebook, decision.owner)}`,
    decision.held === undefined ? '' : `answered: ${answerText(decision.held)}`,
    decision.draft === undefined ? '' : `before: ${answerText(decision.draft)}`,
  ].filter((each) => each !== '');
  const mark = marks.length === 0 ? '' : `  (${marks.join(', ')})`;
  const head = `${decision.seat}  ${decision.id}${mark}\n${say(rulebook, decision.prompt)}${citation(decision.clauses)}`;
  if (!form) return `${head}\n  "--seat ${decision.seat}" shows it`;
  if (form.kind === 'report' && decision.optional)
    return [
      head,
      `  ${form.facts.length} facts; "${call} facts --rulebook ${rulebook.id}" lists them`,
      ...(form.barred ?? []).map((each) => `  barred: ${newsBarText(game, each)}`),
    ].join('\n');
  if (form.kind === 'choose' && form.reason)
    return `${head}\n  ${form.options.length} barred; answer { "value": "${form.options[0]?.value ?? ''}", "reason": "..." }`;
  const view = viewOf(stateOf(game).position, seat);
  const seen = previewText(game.table, stateOf(game), { ...decision, form }, null);
  const prospects = lazyProspects(game.table, view, { ...decision, form });
  const led = tableText(game.table, form, prospects());
  const ends = endsText(rulebook, decision.ends);
  return [
    head,
    formText(rulebook, form, game.table.rules.facts, WIDTH, chancesFor(game.table, prospects)),
    ...(led === '' ? [] : [led]),
    ...(seen === '' ? [] : [indent(seen, '  ')]),
    ...(ends === '' ? [] : [indent(ends, '  ')]),
  ].join('\n');
}
