import { isRefusal } from '../../kernel/clause.ts';
import { settleAllInSlices } from '../../kernel/game/settle.ts';
import { answerInSlices } from '../../kernel/game/game.ts';
import type { Json } from '../../kernel/json.ts';
import { DICE, TABLE } from '../../kernel/seat.ts';
import type { AskedGame } from '../../store/index.ts';
import { letFall } from '../acts/roll.ts';
import type { Aside } from '../aside/aside.ts';
import { isDenied } from '../denied.ts';
import type { Games } from '../games/games.ts';
import type { LiveGame } from '../games/live-game.ts';
import { leave, notOfPeople, questionOf, seatsOfBots, type Todo, todosIn } from './due.ts';
import { pacesOf } from './paces.ts';
import { botName } from './texts.ts';
import type { Thinking } from './thinking.ts';

/** The bots of the games of a server. */
export interface Bots {
  /** Look what bots are asked, and answer it, once a look that is under way has ended. */
  look(): Promise<void>;
}

/** What bots need of others. `changed`: those who watch a game are to be told; `failed`: one could not be answered for. */
interface Around {
  readonly changed: Aside['changed'];
  readonly thinking: Pick<Thinking, 'ask'>;
  failed(error: unknown): void;
  /** How long a bot lets others read before it answers, in milliseconds. */
  readonly pause: number;
}

/** The most answers in one look at a game: others have their turn then. */
const MOST = 50;

/** How long a game, or all where the database fails, is not looked at after a fault, in milliseconds. */
const REST = 30_000;

/** Milliseconds between two looks at all games; those that have changed are looked at by each look. */
const ALL_EVERY = 60_000;

/** When so many games have changed between two looks, all are looked at: where others do the looking, none are kept in mind. */
const MOST_CHANGED = 10_000;

/** An answer, and why; of dice none: they fall when it is stored. */
interface Found {
  readonly answer: Json;
  readonly why: string | null;
}

export function makeBots(games: Games, around: Around): Bots {
  const { database, watchers, clock } = games;
  /** By game: how it stood when bots had nothing to do that they could. */
  const rests = new Map<string, string>();
  const trying = tryingAgain(games, around);
  /** The games that may have something for bots to do since they were looked at. */
  const open = new Set<string>();
  let lastAll = -Infinity;
  let resumes = 0;
  let before: Promise<unknown> = Promise.resolve();
  watchers.hear((id) => {
    rests.delete(id);
    if (open.size < MOST_CHANGED) open.add(id);
    else lastAll = -Infinity;
  });

  async function lookAll(): Promise<void> {
    const now = clock();
    const isAll = now - lastAll >= ALL_EVERY;
    const changed = [...open];
    open.clear();
    if (isAll) lastAll = now;
    if (!isAll && changed.length === 0) return;
    const found = await database.bots.asked(isAll ? undefined : changed);
    const known = new Set(found.map(({ game }) => game));
    if (isAll)
      for (const kept of [rests, trying.failing])
        for (const id of kept.keys()) if (!known.has(id)) kept.delete(id);
    for (const asked of found) {
      const { game } = asked;
      const stand = standOf(asked);
      if (rests.get(game) === stand) continue;
      const left = isDue(asked, clock() - (pacesOf(games).pauseOf(game) ?? around.pause))
        ? await trying.answer(game)
        : isDue(asked, Infinity) && 'later';
      if (left === 'nothing') rests.set(game, stand);
      if (left === 'later') open.add(game);
    }
  }

  async function lookOnce(): Promise<void> {
    if (clock() < resumes) return;
    try {
      await lookAll();
    } catch (error) {
      // a database that is away is not asked each second
      resumes = clock() + REST;
      lastAll = -Infinity;
      throw error;
    }
  }

  return {
    look() {
      const mine = before.then(lookOnce);
      before = mine.catch(() => undefined);
      return mine;
    },
  };
}

/** Answers in games; one in which something breaks is left alone for a while, and no other with it. */
function tryingAgain(games: Games, around: Around) {
  const { clock } = games;
  /** By game: until when it is left alone after a fault in it. */
  const failing = new Map<string, number>();
  return {
    failing,
    async answer(id: string): ReturnType<typeof answerIn> {
      if (clock() < (failing.get(id) ?? 0)) return 'later';
      failing.delete(id);
      try {
        return await answerIn(games, around, id);
      } catch (error) {
        failing.set(id, clock() + REST);
        around.failed(error);
        return 'later';
      }
    },
  };
}

/** Answer what bots are asked in a game. What is left: nothing that they can do, something for later, or more than others need wait for. */
async function answerIn(games: Games, around: Around, id: string): Promise<'nothing' | 'later' | 'more'> {
  const { clock } = games;
  const paces = pacesOf(games);
  const pause = paces.pauseOf(id) ?? around.pause;
  for (let answers = 0; answers < MOST; answers++) {
    const live = await games.open(id);
    if (isDenied(live)) return 'nothing';
    const todos = todosIn(live, clock());
    // what bots cannot answer is for people, until something changes
    if (todos.length === 0) return 'nothing';
    if (!paces.mayGo(id, clock())) return 'later';
    const [due] = todosIn(live, clock() - pause);
    if (!due) return 'later';
    const found = await find(around, live, due);
    if (found !== null && (await give(games, around, id, due, found))) {
      paces.went(id, clock());
      continue;
    }
    leave(live, due);
    if (due.decision.seat === TABLE) await around.changed(id);
  }
  return 'more';
}

async function find(
  { thinking, failed }: Around,
  live: LiveGame,
  { decision, bot }: Todo,
): Promise<Found | null> {
  if (decision.seat === DICE) return { answer: null, why: null };
  // a number of entries never comes again, whatever is taken back: neither does this chance
  const seed = `${bot.seed}/${live.game.moments.length}/${decision.seat}/${decision.id}`;
  const course = `${bot.seed}/history`;
  const question = questionOf(live, decision, { level: bot.level, seed, course });
  const reply = await thinking.ask(question).catch((error: unknown) => {
    failed(error);
    return null;
  });
  if (reply === null || decision.seat !== TABLE) return reply;
  const answer = notOfPeople(live, decision, reply.answer);
  return answer === null ? null : { answer, why: null };
}

/** Answer what was found, where just that is still asked. */
async function give(
  games: Games,
  { changed }: Around,
  id: string,
  todo: Todo,
  { answer: given, why }: Found,
): Promise<boolean> {
  const done = await games.inTurn(id, async (live) => {
    const still = todosIn(live, games.clock()).some(
      (each) =>
        each.seat === todo.seat &&
        each.bot.seed === todo.bot.seed &&
        each.decision.id === todo.decision.id &&
        each.mark === todo.mark,
    );
    if (!still) return false;
    const fell = todo.decision.seat === DICE ? await letFall(games, live, todo.decision) : null;
    if (fell && isDenied(fell)) return fell;
    const { seat, id: decision } = todo.decision;
    const move = { seat, decision, answer: fell ? [...fell.answer] : given };
    const from = fell?.link === undefined ? {} : { link: fell.link };
    const agreed = [todo.seat, ...seatsOfBots(live)];
    const { pace } = games;
    const by = botName(todo.bot.level);
    const answered = await pace.run(answerInSlices(live.game, move, { by, agreed, ...from }));
    const next = await pace.run(settleAllInSlices(live.game, answered));
    if (isRefusal(next)) return false;
    const n = live.game.moments.length + 1;
    const no = await games.enter(live, next, '');
    if (no) return no;
    if (why !== null) await games.database.bots.reason(id, { n, seat: todo.seat, text: why });
    return true;
  });
  if (isDenied(done)) return false;
  if (done && why !== null) await changed(id);
  return done;
}

/** What a game looks like from outside: as long as it is the same, nothing new is to be done. */
function standOf({ entries, bots }: AskedGame): string {
  return `${entries} ${JSON.stringify(bots)}`;
}

/** Whether a bot may be asked something since that time or before; a history tells news whoever is asked. */
function isDue({ since, bots }: AskedGame, until: number): boolean {
  return (
    Object.hasOwn(bots, TABLE) ||
    Object.entries(since).some(([seat, at]) => at <= until && (seat === DICE || Object.hasOwn(bots, seat)))
  );
}
