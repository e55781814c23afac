import { rollAt } from '../game/dice-file.ts';
import { type Level, LEVELS } from '../../analysis/bots/bot.ts';
import type { BotQuestion, Reply } from '../../analysis/bots/question.ts';
import { isRefusal } from '../../kernel/clause.ts';
import { type Decision, DICE, type Seat, TABLE } from '../../kernel/forms/decision.ts';
import { settleAll } from '../../kernel/game/settle.ts';
import { answer, type Game, stateOf } from '../../kernel/game/game.ts';
import { standingName } from '../../kernel/game/always-open.ts';
import { asksOf } from '../../kernel/game/play.ts';
import { viewOf } from '../../kernel/game/position.ts';
import { isLineOfDice } from '../../kernel/game/moment.ts';
import { record } from '../../kernel/game/record.ts';
import type { Json } from '../../kernel/json.ts';
import { answerText } from '../text/answer-text.ts';
import { save } from '../game/games.ts';
import { failure, type Failure, isFailed, nameOf } from '../output.ts';
import { decisionOf } from './play-if.ts';
import { type BotSeats, NO_BOTS } from '../game/session-bots.ts';
import { type Command, news, reload, type Session, textOf } from '../game/session.ts';

/** What the table is asked, the history answers. */
const HISTORY = 'history';

/** Before the level of a bot that only says what it would answer. */
const HINT = 'suggest:';

/** The bots of `--bots italy=steady,japan=suggest:minister,table=history`, or what is wrong with them. */
export async function botsIn(text: string, game: Game): Promise<BotSeats | Failure> {
  let bots = NO_BOTS;
  for (const each of text.split(',').map((part) => part.trim())) {
    const [seat = '', level = ''] = each.split('=');
    const bad = await badBot(game, seat, level);
    if (bad) return bad;
    bots = withBot(bots, seat, level);
  }
  return bots;
}

/** One seat's bot in place of the one before; 'off': none. */
function withBot({ plays, hints }: BotSeats, seat: Seat, level: string): BotSeats {
  const [now, told] = [new Map(plays), new Map(hints)];
  now.delete(seat);
  told.delete(seat);
  if (level.startsWith(HINT)) told.set(seat, level.slice(HINT.length));
  else if (level !== OFF) now.set(seat, level);
  return { plays: now, hints: told };
}

const OFF = 'off';

async function badBot({ header, table }: Game, seat: string, typed: string): Promise<Failure | null> {
  const { hasBots } = await import('../../analysis/bots/question.ts');
  if (!hasBots(header.rulebook, header.scenario)) return failure(`No bot plays ${table.rulebook.title}.`);
  const seats = [...table.seats, TABLE];
  if (!seats.includes(seat)) return failure(`There is no seat "${seat}"; there are ${seats.join(', ')}.`);
  const levels: readonly string[] = seat === TABLE ? [HISTORY] : LEVELS;
  const level = seat === TABLE || !typed.startsWith(HINT) ? typed : typed.slice(HINT.length);
  return levels.includes(level)
    ? null
    : failure(`A bot at ${seat} is ${seat === TABLE ? HISTORY : levels.join(', ')}, not "${typed}".`);
}

/** Whether one person alone plays, with bots. */
export function isOneWithBots({ table }: Game, { plays }: BotSeats): boolean {
  return plays.size > 0 && table.seats.filter((seat) => !plays.has(seat)).length <= 1;
}

/** Let the bot that is asked answer at once; false: nobody's bot is asked, or it has no answer. */
export async function botAnswers(session: Session, decision: Decision): Promise<boolean> {
  const { bots } = session;
  if (await historyTells(session)) return true;
  const seat = botAsked(session, decision);
  if (seat === null) return false;
  const level = bots.seats.get(seat) ?? '';
  if (decision.seat === DICE) return rollAs(session, decision, nameOfBot(level));
  const given = await reply(session, decision, level);
  return given !== null && giveAs(session, decision, { answer: given.answer }, nameOfBot(level));
}

/** Let the history tell what is news, before anybody answers on it; false: there is none. */
async function historyTells(session: Session): Promise<boolean> {
  const { bots, open } = session;
  const { tellsUnasked } = await import('../../analysis/bots/question.ts');
  if (!bots.seats.has(TABLE) || !tellsUnasked(open.game.header.rulebook)) return false;
  const asked = asksOf(open.game.table, stateOf(open.game), TABLE);
  const decision = asked.find((each) => standingName(each) === 'report');
  const given = decision && (await reply(session, decision, HISTORY));
  return given ? giveAs(session, decision, { answer: given.answer }, nameOfBot(HISTORY)) : false;
}

/** The seat whose bot answers a decision; null: a person does. */
function botAsked({ bots, open: { game } }: Session, { seat, owner, askedOf = [] }: Decision): Seat | null {
  // what seats of people alone can say, no history says in their name
  if (!askedOf.every((each) => bots.seats.has(each))) return null;
  if (seat !== DICE) return bots.seats.has(seat) ? seat : null;
  if (game.header.dice === 'typed' || bots.seats.size === 0) return null;
  if (owner !== undefined && bots.seats.has(owner)) return owner;
  return game.table.seats.every((each) => bots.seats.has(each)) ? (game.table.seats[0] ?? null) : null;
}

/** Let the dice fall for a bot. */
async function rollAs(session: Session, decision: Decision, by: string): Promise<boolean> {
  const roll = await rollAt(session.open, decision);
  if (isFailed(roll)) return (await reload(session, roll)) === 'moved';
  session.open = roll.open;
  const { fell } = roll;
  return fell !== null && giveAs(session, decision, { ...fell, answer: [...fell.answer] }, by);
}

async function reply(
  { bots, open: { game } }: Session,
  decision: Decision,
  level: string,
): Promise<Reply | null> {
  const [{ replyTo }, { SOLO }] = await Promise.all([
    import('../../analysis/bots/reply.ts'),
    import('../../rulebooks/solo.ts'),
  ]);
  const { rulebook, scenario, rulings, data } = game.header;
  const solo = SOLO[rulebook];
  if (!solo) return null;
  const view = viewOf(stateOf(game).position, decision.seat === TABLE ? null : decision.seat);
  const question: BotQuestion = {
    rulebook,
    scenario,
    rulings,
    data,
    level: isLevel(level) ? level : 'minister',
    view,
    decision,
    // a number of entries never comes again, whatever is taken back: neither does this chance
    seed: `${bots.seed}/${game.moments.length}/${decision.seat}/${decision.id}`,
    course: `${bots.seed}/history`,
  };
  return replyTo(question, { rulebook: game.table.rulebook, solo });
}

function isLevel(text: string): text is Level {
  return (LEVELS as readonly string[]).includes(text);
}

/** By whom an entry is that a bot gives. */
function nameOfBot(level: string): string {
  return `${level.charAt(0).toUpperCase()}${level.slice(1)} (bot)`;
}

/** Give an answer for a bot; told is only what whoever sits at the keyboard may know of it. */
async function giveAs(
  session: Session,
  decision: Decision,
  { answer: given, ...from }: { readonly answer: Json; readonly link?: string },
  by: string,
): Promise<boolean> {
  const { open, bots } = session;
  const move = { seat: decision.seat, decision: decision.id, answer: given };
  const agreed = open.game.table.seats.filter((seat) => bots.seats.has(seat));
  const next = settleAll(open.game, answer(open.game, move, { by, agreed, ...from }));
  if (isRefusal(next)) return false;
  const saved = await save(open, next);
  if (isFailed(saved)) return (await reload(session, saved)) === 'moved';
  session.open = saved;
  const reader = typeof session.sits === 'string' && !bots.seats.has(session.sits) ? session.sits : null;
  const fresh = news(session, reader);
  if (fresh.length > 0) session.console.print(textOf(session, reader, fresh));
  return true;
}

/** The last line of a seat's log before the latest that a person answered; undefined: no bot has answered since. */
export function beforePerson({ bots, open: { game } }: Session, seat: Seat): number | undefined {
  const given = record(game, seat).filter(
    (line) => line.kind !== 'undo' && !isLineOfDice(line) && !line.undone,
  );
  const isBots = ({ by }: { readonly by?: string }): boolean => by?.endsWith(' (bot)') === true;
  const last = given.findLast((line) => !isBots(line) && line.only === undefined);
  return bots.seats.size === 0 || !last || last === given.at(-1) ? undefined : last.n - 1;
}

/** Which seats bots have, or say something at; with a seat and a level, one gets it, and with "off" it is taken back. */
export const seatBots: Command = async (session, _, words) => {
  const { bots, console, open } = session;
  const [seat = '', level = ''] = words.split(/[\s=]+/);
  if (words !== '') {
    const bad = level === OFF ? null : await badBot(open.game, seat, level);
    if (bad) console.print(bad.failed);
    else {
      const { plays, hints } = withBot({ plays: bots.seats, hints: bots.hints }, seat, level);
      [bots.seats, bots.hints] = [plays, hints];
    }
  }
  const told = [...bots.hints].map(
    ([id, now]) => `${nameOf(open.rulebook, id)}: told what ${nameOfBot(now)} would answer`,
  );
  const lines = [...bots.seats].map(([id, now]) =>
    id === TABLE
      ? 'The history tells what happens on the map.'
      : `${nameOf(open.rulebook, id)}: ${nameOfBot(now)}`,
  );
  const all = [...lines, ...told];
  console.print(all.length === 0 ? 'No bot plays: "bots SEAT LEVEL" lets one.' : all.join('\n'));
  return words === '' ? undefined : 'moved';
};

/** What a bot of a level would answer here, and why; nothing is given. */
export const suggestAnswer: Command = async (session, asked, words) => {
  const decision = decisionOf(session, asked);
  const level = words || (session.bots.hints.get(asked.seat) ?? 'minister');
  session.console.print(
    isLevel(level)
      ? ((decision && (await suggestion(session, decision, level))) ?? 'A bot has no answer to that.')
      : `There is no level "${level}"; there are ${LEVELS.join(', ')}.`,
  );
  return undefined;
};

/** What a bot would answer, in a sentence, with its reason; null: it has no answer. */
async function suggestion(session: Session, decision: Decision, level: Level): Promise<string | null> {
  const { seat } = decision;
  const { header } = session.open.game;
  const { hasBots } = await import('../../analysis/bots/question.ts');
  if (seat === TABLE || seat === DICE || session.past) return null;
  const found = hasBots(header.rulebook, header.scenario) && (await reply(session, decision, level));
  return found ? `${nameOfBot(level)} would answer ${answerText(found.answer)}. ${found.why}` : null;
}

/** What the bot says unasked that tells the player of a seat what it would answer; null: none does. */
export async function hintFor(session: Session, decision: Decision): Promise<string | null> {
  const level = session.bots.hints.get(decision.seat);
  return level !== undefined && isLevel(level) ? suggestion(session, decision, level) : null;
}
