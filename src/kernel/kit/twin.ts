import { type Game, gameAt } from '../game.ts';
import type { Json } from '../json.ts';
import { allSeats } from '../play.ts';
import { asRecorded, playPair } from './pairs.ts';
import { seeded } from './random.ts';
import { nameOf } from './door.ts';
import { Side } from './side.ts';

/** A `twin` step of a conformance case: play the game so far again with one answer replaced, and compare. */
export function compareTwin(game: Game, twin: Record<string, unknown>, fail: (fault: string) => void): void {
  const replace = twin['replace'] as { seat?: string; decision?: string; answer?: Json } | undefined;
  const index = game.moments.findLastIndex(
    ({ entry }) =>
      'answer' in entry &&
      entry.seat === replace?.seat &&
      (entry.decision === replace.decision || entry.decision.endsWith(`/${replace.decision}`)),
  );
  const entry = game.moments[index]?.entry;
  if (!entry || !('answer' in entry) || replace?.answer === undefined)
    return fail('there is no such answer to replace');
  const watcher = typeof twin['seat'] === 'string' ? twin['seat'] : null;
  if (watcher !== null && (watcher === replace.seat || !allSeats(game.table).includes(watcher)))
    return fail(`"${watcher}" is no other seat, who could tell`);
  const { seat, decision } = entry;
  const move = { seat, decision, answer: entry.answer };
  const acts = [[move], [{ ...move, answer: replace.answer }]] as const;
  const sides = [1, 2].map(() => new Side(gameAt(game, index), [watcher])) as [Side, Side];
  const pair = playPair(...sides, {
    secret: { seat, name: nameOf(decision), acts, another: true },
    watchers: [watcher],
    next: asRecorded(game.moments.slice(index + 1)),
    random: seeded(1),
    most: game.moments.length,
  });
  if (pair.end === null) return fail('the other answer is refused');
  for (const leak of pair.leaks)
    fail(`${leak.seat ?? 'a spectator'} could tell after entry ${leak.n} (${leak.what}): ${leak.detail}`);
}
