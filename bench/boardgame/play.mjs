// The small game as boardgame.io plays it in this process, without a server and with nothing stored.
import { CreateGameReducer, InitializeGame } from 'boardgame.io/dist/cjs/internal.js';
import { minidip } from './game.mjs';

const reduce = CreateGameReducer({ game: minidip });
const start = InitializeGame({ game: minidip, numPlayers: 2 });

/** Play moves from the start of a game on; throws where one is not taken. */
export default function playAll(moves) {
  let state = start;
  for (const { type, args, player } of moves) {
    const next = reduce(state, { type: 'MAKE_MOVE', payload: { type, args, playerID: player } });
    if (next._stateID === state._stateID) throw new Error(`boardgame.io does not take ${type}`);
    state = next;
  }
}
