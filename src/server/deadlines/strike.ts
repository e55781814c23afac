import { actInSlices, isPending } from '../../kernel/game/act.ts';
import { settleAllInSlices } from '../../kernel/game/settle.ts';
import { standingName } from '../../kernel/game/always-open.ts';
import { answerInstead, sealedInstead } from '../../kernel/game/leave.ts';
import { answerInSlices, stateOf } from '../../kernel/game/game.ts';
import { asksOf, awaitingOf, isAwaited, isUnnamed } from '../../kernel/game/play.ts';
import { isRefusal } from '../../kernel/clause.ts';
import { type Seat, TABLE } from '../../kernel/seat.ts';
import type { Deadline } from '../api/aside-api.ts';
import { type Denial, isDenied } from '../denied.ts';
import { commonOf } from '../desk/sight.ts';
import type { Games } from '../games/games.ts';
import type { LiveGame } from '../games/live-game.ts';
import { holdersOf } from '../people/people.ts';
import { type HandOver, readyFor } from '../stand-ins/hand-over.ts';
import { duesOf, ruleOf } from './due.ts';
import { BY_DEADLINE } from './texts.ts';

/** Looks at a game, and does what was agreed for the seats whose time is over. */
export function makeStrikes(games: Games, handOver: Pick<HandOver, 'begin'>): (id: string) => Promise<void> {
  const { database, clock } = games;
  /** By game and seat: since when it was asked, and by which rule, when nothing more could be done for it; and who stood ready. */
  const struck = new Map<string, string>();
  return async (id) => {
    const kept = await database.deadlines.kept(id);
    const rule = ruleOf(kept);
    const seating = await database.seating(id);
    if (!rule || rule.late === 'wait' || !seating || isRefusal(seating)) return;
    const since = await database.since(id);
    const ready = (seat: Seat): readonly number[] =>
      rule.late === 'hand' ? holdersOf(seating, seat).flatMap((at) => readyFor(seating, at) ?? []) : [];
    const stand = (seat: Seat): string => [since[seat], rule.from, ...ready(seat)].join(' ');
    const late = Object.entries(duesOf(since, seating, kept))
      .filter(([seat, due]) => due <= clock() && struck.get(`${id} ${seat}`) !== stand(seat))
      .map(([seat]) => seat)
      .filter((seat) => rule.late !== 'hand' || ready(seat).length > 0);
    if (late.length === 0) return;
    const done = await games.inTurn(id, (live) => strike(games, handOver, live, rule, late));
    if (!isDenied(done)) for (const seat of done) struck.set(`${id} ${seat}`, stand(seat));
  };
}

/** Do what was agreed. Returns the seats for which nothing more is to be done, however often one looks. */
async function strike(
  games: Games,
  handOver: Pick<HandOver, 'begin'>,
  live: LiveGame,
  rule: Deadline,
  late: readonly Seat[],
): Promise<readonly Seat[] | Denial> {
  if (live.stopped) return late;
  if (isUnnamed(live.game.table, stateOf(live.game))) return sealForAll(games, live, rule, late);
  // what came meanwhile may have changed whose time is over
  const dues = duesOf(live.since, live.seating, await games.database.deadlines.kept(live.id));
  const { awaiting } = commonOf(live);
  const still = late.filter(
    (seat) => awaiting.includes(seat) && (dues[seat] ?? Number.POSITIVE_INFINITY) <= games.clock(),
  );
  if (still.length === 0) return [];
  if (rule.late === 'hand') {
    await handOver.begin(live, still);
    return still;
  }
  if (rule.late === 'skip')
    return proposeSkip(games, live, still, `deadline/${Math.max(...still.map((seat) => dues[seat] ?? 0))}`);
  return giveFor(games, live, still, answerInstead);
}

/**
 * Where nobody is named, all who are still to seal have the same time: the longest of any whom the step asks, sealed or not. Then
 * they seal what they planned, else nothing; a proposal, or somebody who takes over, would name who is late.
 */
async function sealForAll(
  games: Games,
  live: LiveGame,
  rule: Deadline,
  late: readonly Seat[],
): Promise<readonly Seat[] | Denial> {
  if (rule.late === 'hand') return late;
  const dues = duesOf(live.since, live.seating, await games.database.deadlines.kept(live.id));
  if (Math.max(...Object.values(dues)) > games.clock()) return [];
  return giveFor(games, live, awaitingOf(live.game.table, stateOf(live.game)), sealedInstead);
}

/** Give for seats whose time is over what is answered instead of them. Returns those for which there is nothing. */
async function giveFor(
  games: Games,
  live: LiveGame,
  late: readonly Seat[],
  instead: typeof answerInstead,
): Promise<readonly Seat[] | Denial> {
  const without = new Set(late);
  for (const seat of late) {
    const { table } = live.game;
    const state = stateOf(live.game);
    if (!awaitingOf(table, state).includes(seat)) continue;
    for (const decision of asksOf(table, state, seat)) {
      const fits = isAwaited(decision) && decision.held === undefined ? instead(table, decision) : undefined;
      if (fits === undefined) continue;
      const move = { seat, decision: decision.id, answer: fits };
      const answered = await games.pace.run(answerInSlices(live.game, move, { by: BY_DEADLINE }));
      const next = await games.pace.run(settleAllInSlices(live.game, answered));
      if (isRefusal(next)) continue;
      const no = await games.enter(live, next, '');
      if (isDenied(no)) return no;
      without.delete(seat);
      break;
    }
  }
  return [...without];
}

/**
 * Propose to skip, to those who are left; seats whose time is over count as agreed. Once for each time that was over, and
 * not while something else is proposed. Returns the seats for which that is done.
 */
async function proposeSkip(
  games: Games,
  live: LiveGame,
  late: readonly Seat[],
  request: string,
): Promise<readonly Seat[] | Denial> {
  const { database } = games;
  const { table } = live.game;
  const skip = asksOf(table, stateOf(live.game), TABLE).find((each) => standingName(each) === 'skip');
  const option = skip?.form.kind === 'choose' ? skip.form.options.find(({ barred }) => !barred) : undefined;
  if (live.seating.proposal) return [];
  if (!skip || !option || (await database.doneAs(live.id, request)) !== null) return late;
  const wish = { kind: 'answer', seat: TABLE, decision: skip.id, answer: option.value } as const;
  const done = await games.pace.run(actInSlices(live.game, wish, late, { by: BY_DEADLINE, request }));
  if (isRefusal(done)) return late;
  if (!isPending(done)) return (await games.enter(live, done, '')) ?? late;
  const proposal = { by: BY_DEADLINE, agreed: late, ...done };
  await database.propose(live.id, proposal, request);
  live.seating = { ...live.seating, proposal };
  games.changed(live);
  return late;
}
