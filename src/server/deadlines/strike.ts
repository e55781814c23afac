import { act, isPending } from '../../kernel/game/act.ts';
import { settled } from '../../kernel/game/settle.ts';
import { standingName } from '../../kernel/game/always-open.ts';
import { forgone } from '../../kernel/game/leave.ts';
import { answer, stateOf } from '../../kernel/game/game.ts';
import { asksOf, awaitingOf, isAwaited } from '../../kernel/game/play.ts';
import { isRefusal } from '../../kernel/clause.ts';
import { type Seat, TABLE } from '../../kernel/seat.ts';
import { type Denied, isDenied } from '../denied.ts';
import type { Games } from '../games/games.ts';
import type { LiveGame } from '../games/live-game.ts';

/** By whom an entry is that a deadline brings. */
const BY_DEADLINE = 'The deadline';

/** Give for seats whose time is over what they could have left to be answered for them. Returns those for which there is nothing. */
export async function giveFor(
  games: Games,
  live: LiveGame,
  late: readonly Seat[],
): Promise<readonly Seat[] | Denied> {
  const without = new Set(late);
  for (const seat of late) {
    const { table } = live.game;
    const state = stateOf(live.game);
    if (!awaitingOf(table, state).includes(seat)) continue;
    for (const decision of asksOf(table, state, seat)) {
      const fits = isAwaited(decision) && decision.held === undefined ? forgone(table, decision) : undefined;
      if (fits === undefined) continue;
      const move = { seat, decision: decision.id, answer: fits };
      const next = settled(live.game, answer(live.game, move, { by: BY_DEADLINE }));
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
export async function proposeSkip(
  games: Games,
  live: LiveGame,
  late: readonly Seat[],
  request: string,
): Promise<readonly Seat[] | Denied> {
  const { database } = games;
  const { table } = live.game;
  const skip = asksOf(table, stateOf(live.game), TABLE).find((each) => standingName(each) === 'skip');
  const option = skip?.form.kind === 'choose' ? skip.form.options.find(({ barred }) => !barred) : undefined;
  if (live.seating.proposal) return [];
  if (!skip || !option || (await database.doneAs(live.id, request)) !== null) return late;
  const wish = { kind: 'answer', seat: TABLE, decision: skip.id, answer: option.value } as const;
  const done = act(live.game, wish, late, { by: BY_DEADLINE, request });
  if (isRefusal(done)) return late;
  if (!isPending(done)) return (await games.enter(live, done, '')) ?? late;
  const proposal = { by: BY_DEADLINE, agreed: late, ...done };
  await database.propose(live.id, proposal, request);
  live.seating = { ...live.seating, proposal };
  games.changed(live);
  return late;
}
