import type { Seat } from '../../kernel/seat.ts';
import type { Desk } from '../api/api.ts';
import type { HeardResponse } from '../house.test-helper.ts';
import type { Wire } from './channel.test-helper.ts';
import type { PairGame } from './pair-game.test-helper.ts';
import { ORGANISER, SPECTATOR } from './pair-house.test-helper.ts';

// What those at a table do together after the secret, the same in both games.

/** `play`: somebody who is awaited answers. */
type Together = (pair: PairGame, play: () => Promise<unknown>) => Promise<void>;

/** What is done together, by its name; it throws where it could not be done. */
export const TOGETHER: Readonly<Record<string, Together>> = {
  async 'takes back'(pair) {
    const seat = another(pair);
    const lines = await linesOf(pair, seat);
    if (lines.length === 0) throw new Error('nothing can be taken back');
    await propose(pair, seat, 'undo', { seat, to: 0, reason: 'All of it was wrong.' });
  },
  async 'is put right'(pair) {
    const seat = another(pair);
    const rolled = (await linesOf(pair, seat)).findLast(
      (line) => line.kind === 'answer' && line.seat === 'dice',
    );
    if (!rolled) throw new Error('nothing can be put right');
    await propose(pair, seat, 'mend', {
      seat,
      mend: [{ at: rolled.n, answer: [(Number((rolled.answer as number[])[0]) % 6) + 1] }],
      reason: 'The die was misread.',
    });
  },
  async 'is stood in for'(pair, play) {
    const { hidden } = pair;
    const by = another(pair);
    const rule = { hours: 24, days: [0, 1, 2, 3, 4, 5, 6], zone: 'UTC', late: 'hand', foes: true };
    for (let n = 0; !(await pair.look(SPECTATOR, ''))[0].awaiting.includes(hidden); n++) {
      if (n > MOST) throw new Error(`nothing waits for ${hidden}`);
      await play();
    }
    await must(pair, ORGANISER, 'deadline', { rule });
    await must(pair, hidden, 'stand-in', { by });
    await must(pair, by, 'stand-in/accept', { for: hidden, accept: true });
    await pair.pass(TWO_DAYS);
    const [desk] = await pair.look(by, hidden);
    if (desk.seat !== hidden) throw new Error(`${by} does not stand in for ${hidden}`);
    await pair.compare(true);
    await must(pair, hidden, 'back', {});
  },
};

/** So many answers are given until the seat is awaited. */
const MOST = 20;
const TWO_DAYS = 48 * 3_600_000;

/** Another seat than that of the secret. */
function another({ setup, hidden }: PairGame): Seat {
  return setup.bound.seats.find((seat) => seat !== hidden) ?? '';
}

/** The lines of a seat, as far as they stand. */
async function linesOf(pair: PairGame, seat: Seat): Promise<Desk['lines']> {
  const [{ lines }] = await pair.look(seat, seat);
  return lines.filter(({ undone }) => !undone);
}

/** A seat proposes something, all others agree, and it is done. */
async function propose(pair: PairGame, seat: Seat, what: string, body: object): Promise<void> {
  await must(pair, seat, what, body);
  for (const other of pair.setup.bound.seats.filter((each) => each !== seat)) {
    const desks = await pair.look(other, other);
    await must(pair, other, 'proposal/agree', (i) => ({ mark: desks[i].proposal?.mark }));
  }
  const [{ proposal }] = await pair.look(SPECTATOR, '');
  if (proposal) throw new Error(`not all have agreed to ${what}`);
}

/** Somebody does something that has to be done, in both games. */
async function must(
  pair: PairGame,
  name: string,
  what: string,
  body: object | ((i: 0 | 1) => object),
): Promise<void> {
  const hasKey = /^(?:undo|mend|proposal)/.test(what);
  const came = await pair.send(name, (i): Wire => {
    const said = typeof body === 'function' ? body(i) : body;
    const request = `together/${what}/${name}/${pair.step}`;
    const path = `games/${pair.houses[i].game}/${what}`;
    return { method: 'POST', path, body: hasKey ? { ...said, request } : said };
  });
  const refused = came.find(({ status }: HeardResponse) => status !== 200);
  if (refused) throw new Error(`${name}: ${what}: ${refused.text}`);
  if ([...pair.watching].some((each) => each.name === name))
    pair.note(`post /api/games/{id}/${what}`, name, came);
}
