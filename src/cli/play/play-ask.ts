import type { Decision } from '../../kernel/forms/decision.ts';
import { check } from '../../kernel/forms/form.ts';
import { answer, stateOf } from '../../kernel/game/game.ts';
import { answerLeft } from '../../kernel/game/habit.ts';
import { isSame, type Json } from '../../kernel/json.ts';
import { onlyAnswer } from '../../kernel/forms/only-answer.ts';
import type { Prospects } from '../../kernel/sums/prospect.ts';
import { osDice } from '../../trust/dice.ts';
import { answerText } from '../text/answer-text.ts';
import { chancesFor, foreseenAt, tableText } from '../game/chances.ts';
import { citation, failure, type Failure, isFailed, nameOf, say } from '../output.ts';
import { facesOf, parseAnswer } from '../text/parse-answer.ts';
import { upper } from '../text/grid.ts';
import { hintFor } from './play-bots.ts';
import { nothingText } from './play-nothing.ts';
import { askReport } from './play-report.ts';
import { askRows } from './play-rows.ts';
import { SAME, submitShown } from './play-shown.ts';
import { promptText } from '../text/prompt-form.ts';
import { rollAt } from '../game/dice-file.ts';
import {
  heading,
  hear,
  type PromptReply,
  pickOrHear,
  readerOf,
  reload,
  type Session,
  submit,
  tellFrom,
  type Went,
} from '../game/session.ts';
import { barredText, endsText, openPicks, previewSheets, previewText } from '../text/show.ts';

/** Ask one decision: its answer, or whatever was typed instead, is done. */
export async function ask(session: Session, decision: Decision): Promise<Went> {
  session.console.print(heading(session, decision));
  if (showForm(session, decision)) await showHint(session, decision);
  if (decision.form.kind === 'report') return askReport(session, decision);
  if (decision.form.kind === 'allocate') return askRows(session, decision, decision.form);
  const heard = await input(session, decision);
  if (typeof heard === 'string') return heard;
  if (heard.line === SAME && decision.draft !== undefined)
    return submitShown(session, decision, decision.draft);
  const isPress = heard.line === '' && isRolled(session, decision);
  if (isPress && !session.past) return submitRoll(session, decision);
  const parsed = parseLine(session, decision, heard.line);
  if (!isFailed(parsed)) return submitShown(session, decision, parsed.value);
  session.console.print(`${parsed.failed}${citation(parsed.clauses)}`);
  return 'moved';
}

/** What the bot of the seat would answer, where it is to say so. */
async function showHint(session: Session, decision: Decision): Promise<void> {
  const hint = await hintFor(session, decision);
  if (hint !== null) session.console.print(hint);
}

/** The sheet and the chances of a roll, or the choices; once, not again after every command: false where they stand. */
function showForm(session: Session, decision: Decision): boolean {
  const { console, open } = session;
  const { game } = open;
  const mark = `${decision.id} ${game.moments.length}`;
  if (session.shown === mark) return false;
  session.shown = mark;
  const [state, reader] = [stateOf(game), readerOf(decision)];
  session.sheets = previewSheets(game.table, state, decision, reader);
  const shown = [previewText(game.table, state, decision, reader), choices(session, decision)];
  for (const text of [...shown, nothingText(session, decision), endsText(open.rulebook, decision.ends)])
    if (text !== '') console.print(text);
  if (decision.draft !== undefined) console.print(draftText(session, decision, decision.draft));
  else if (decision.begin !== undefined)
    console.print(`It begins with: ${answerText(decision.begin)} ("${SAME}" gives it)`);
  const only = decision.form.kind === 'allocate' ? onlyAnswer(decision.form) : null;
  if (only && decision.draft === undefined)
    console.print(`The rules leave nothing to choose: ${answerText(only)} ("${SAME}" gives it)`);
  return true;
}

/** The answer before, and how it is given again; or why it cannot be any more. */
function draftText({ open: { game, rulebook } }: Session, decision: Decision, draft: Json): string {
  const { form, clauses } = decision;
  const refusal = check(form, draft, { facts: game.table.rules.facts, clauses });
  const how = refusal
    ? `it does not fit any more: ${say(rulebook, refusal.refused)}${citation(refusal.clauses)}`
    : `"${SAME}" gives it again`;
  const left = answerLeft(game.table, stateOf(game), decision);
  const isLeft = left !== undefined && isSame(left, draft);
  return `${isLeft ? 'You have left' : 'Your answer before'}: ${answerText(draft)} (${how})`;
}

/** The choices of a form; where the console has a list for the open ones, those that are barred. */
function choices(session: Session, decision: Decision): string {
  const { console, open } = session;
  const { form } = decision;
  if (form.kind === 'roll' || form.kind === 'report') return '';
  const listed = console.pick && form.kind === 'choose';
  if (listed) return barredText(open.rulebook, form.options, console.width);
  const { table } = open.game;
  const prospects = prospectsIn(session, decision);
  const chance = chancesFor(table, prospects);
  const text = promptText(open.rulebook, form, table.rules.facts, console.width, chance);
  const led = tableText(table, form, prospects());
  return led === '' ? text : `${text}\n${led}`;
}

/** What can be seen coming by the seat that chooses, as it assumes. */
function prospectsIn(session: Session, decision: Decision): () => Prospects {
  return foreseenAt(session, decision, readerOf(decision));
}

function input(session: Session, decision: Decision): Promise<PromptReply> {
  const { open } = session;
  const { form } = decision;
  if (form.kind === 'choose')
    return pickOrHear(
      session,
      decision,
      'Your answer',
      openPicks(open.rulebook, form.options, chancesFor(open.game.table, prospectsIn(session, decision))),
      same(decision),
    );
  const typed = open.game.header.dice === 'typed';
  const how = typed && form.kind === 'roll' ? `type ${facesOf(form.dice)}` : 'press Enter to roll';
  const { owner } = decision;
  return hear(
    session,
    decision,
    owner === undefined ? upper(how) : `${nameOf(open.rulebook, owner)}: ${how}`,
  );
}

function same({ draft }: Decision): readonly string[] {
  return draft === undefined ? [] : [SAME];
}

function parseLine(session: Session, decision: Decision, line: string): { value: Json } | Failure {
  const { form } = decision;
  if (form.kind !== 'roll' || !isRolled(session, decision)) return parseAnswer(form, line);
  if (line === '') return { value: osDice(form.dice) };
  return failure('The program rolls in this game: just press Enter.');
}

/** Whether the program rolls for a decision. */
function isRolled({ open }: Session, { form }: Decision): boolean {
  return form.kind === 'roll' && open.game.header.dice !== 'typed';
}

/** Let the dice fall; what fell and the link that it comes from are one entry. */
async function submitRoll(session: Session, decision: Decision): Promise<Went> {
  const roll = await rollAt(session.open, decision);
  if (isFailed(roll)) return reload(session, roll);
  const from = session.open.game.moments.length + 1;
  session.open = roll.open;
  tellFrom(session, readerOf(decision), from);
  const { answer: faces = [], ...by } = roll.fell ?? {};
  const move = { seat: decision.seat, decision: decision.id, answer: [...faces] };
  return submit(session, decision, move.answer, (game) => answer(game, move, by));
}
