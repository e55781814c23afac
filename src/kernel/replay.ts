import { isRefusal, type Refusal, refuse } from './clause.ts';
import { answer, type Entry, type Game, type Header, openGame, type Sender, takeBack } from './game.ts';
import type { Rulebook } from './rulebook.ts';
import { undo } from './undo.ts';
import { words } from './words.ts';

/** A replayed game. `stopped`: it goes only to the last entry that replays equal, and must not be played on. */
export interface Replayed {
  readonly game: Game;
  readonly stopped: (Refusal & { readonly n: number }) | null;
}

/** Play a stored game again, checking every answer and every hash. Refused when the header does not fit. */
export function replay(rulebook: Rulebook, header: Header, entries: readonly Entry[]): Replayed | Refusal {
  const opened = openGame(rulebook, header);
  if (isRefusal(opened)) return opened;
  let game = opened;
  for (const entry of entries) {
    const next = again(game, entry);
    const decision = 'decision' in entry ? entry.decision : '-';
    if (isRefusal(next)) {
      const { refused, clauses } = next;
      const reason = words('replay.refused', { n: entry.n, decision, reason: refused as never });
      return { game, stopped: { ...refuse(reason, clauses), n: entry.n } };
    }
    const made = next.moments.at(-1)?.entry;
    // the same game again: an entry whose request key had been there before
    if (next === game || made?.hash !== entry.hash || made.n !== entry.n) {
      const clauses = next.moments.at(-1)?.decision?.clauses ?? [];
      return {
        game,
        stopped: { ...refuse(words('replay.differs', { n: entry.n, decision }), clauses), n: entry.n },
      };
    }
    game = next;
  }
  return { game, stopped: null };
}

/** Do one stored entry again. */
export function again(game: Game, entry: Entry): Game | Refusal {
  const sender: Sender = {
    ...(entry.by === undefined ? {} : { by: entry.by }),
    ...(entry.request === undefined ? {} : { request: entry.request }),
  };
  if ('undoTo' in entry) {
    const [seat = '', ...consent] = entry.seats;
    return undo(game, { seat, consent, to: entry.undoTo, reason: entry.reason }, sender);
  }
  if ('withdraw' in entry) return takeBack(game, entry.seat, entry.withdraw, sender);
  return answer(game, entry, sender);
}
