import { isDeepStrictEqual } from 'node:util';
import { listen } from '../house.test-helper.ts';
import { ROUTES } from './channels.test-helper.ts';
import { type PairGame, TURNS } from './pair-game.test-helper.ts';
import { ORGANISER, type Reader, SPECTATOR } from './pair-house.test-helper.ts';

// How a pair ends: with what is done once to a game, and with what is done to one that is over.

const HOUR = 3_600_000;
const MAKING = 'post /api/games/{id}/maker';

/**
 * Everybody tries whatever channel they have not tried yet; then a game that is over is ended, and comes what is done once: to
 * the game, its people and its organiser. Whoever comes by the link for everybody reads, too. Returns whether it was over.
 */
export async function finishPair(pair: PairGame): Promise<boolean> {
  pair.step++;
  await readAll(pair, ({ kind }, name) => !pair.replies.has(`${name} ${kind}`));
  const isOver = pair.desks[0].get(SPECTATOR)?.over === true;
  if (isOver) await endGame(pair);
  for (const [name, channel] of Object.entries(ROUTES)) {
    if (channel.when !== 'last') continue;
    for (const [r, reader] of [...pair.watching].entries()) {
      if (!channel.may.includes(reader.kind) && (r + pair.step) % TURNS > 0) continue;
      const heard = await pair.read(reader, name, channel);
      const { key } = (heard?.status === 200 ? heard.body : {}) as { key?: string };
      if (name.endsWith('/publish') && key !== undefined) await letEverybodyIn(pair, key);
    }
    // whatever else the maker sets, pages are hung up on
    if (name === MAKING) await pair.listenAnew();
  }
  await pair.pass(HOUR);
  for (const reader of pair.watching) await pair.hear(reader);
  await pair.overlook();
  return isOver;
}

/** Read by every channel that is not for the end. */
async function readAll(pair: PairGame, isWanted: (reader: Reader, name: string) => boolean): Promise<void> {
  for (const [name, channel] of Object.entries(ROUTES))
    for (const reader of pair.watching)
      if (channel.when !== 'last' && isWanted(reader, name)) await pair.read(reader, name, channel);
}

/** Its maker ends a game that is over: from now on every seat's record is open to all who sit there. */
async function endGame(pair: PairGame): Promise<void> {
  const path = `games/${pair.houses[0].game}/maker`;
  const came = await pair.send(ORGANISER, () => ({ method: 'POST', path, body: { ended: true } }));
  pair.note(MAKING, ORGANISER, came);
  await pair.listenAnew();
  const own = await pair.look(pair.hidden, pair.hidden);
  // where the record of the seat differs, all who sit there now know by right which game it is
  if (!isDeepStrictEqual(own[0].lines, own[1].lines))
    for (const reader of pair.watching)
      if (reader.kind === 'seat' || reader.kind === 'spectator') pair.watching.delete(reader);
  await pair.compare(true);
}

async function letEverybodyIn(pair: PairGame, key: string): Promise<void> {
  const reader: Reader = { kind: 'everybody', name: 'everybody', seat: '' };
  await pair.both(async ({ keys, ears, server, game }) => {
    Object.assign(keys, { everybody: key });
    Object.assign(ears, { everybody: await listen(server, { game, key, changes: true, aside: true }) });
  });
  pair.watching.add(reader);
  await readAll(pair, () => true);
  for (const each of pair.watching) await pair.hear(each);
}
