import { WebSocket } from 'ws';
import { peerMove } from '../peer.ts';
import type { Came, Match } from './served.ts';
import type { Story } from './story.ts';

// As boardgame.io's client speaks: Engine.IO 4, Socket.IO 5, and a message to the game's namespace.

const SPACE = '/minidip,';
let matches = 0;

interface Player {
  send(...message: unknown[]): void;
  /** Resolves with the next state that comes. */
  next(): Promise<void>;
  leave(): void;
}

/** The same game of a story at a server of boardgame.io, with a live connection for each player. */
export async function openBoardgame(url: string, { answers }: Story, came: Came): Promise<Match> {
  const match = `match-${process.pid}-${matches++}`;
  const players = [await sit(url, match, '0', came), await sit(url, match, '1', came)];
  let at = 0;
  return {
    async step() {
      const next = answers[at];
      if (!next) return false;
      const { type, args, player } = peerMove(next.body);
      const both = Promise.all(players.map((each) => each.next()));
      const payload = { type, args, playerID: player };
      players[Number(player)]?.send('update', { type: 'MAKE_MOVE', payload }, at++, match, player);
      await both;
      return true;
    },
    leave: () => players.forEach((player) => player.leave()),
  };
}

/** A player's connection, as soon as the first state is there. */
function sit(url: string, match: string, player: string, came: Came): Promise<Player> {
  const address = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(address, { perMessageDeflate: false });
  let tell: (() => void)[] = [];
  const made: Player = {
    send: (...message) => socket.send(`42${SPACE}${JSON.stringify(message)}`),
    next: () => new Promise((resolve) => tell.push(resolve)),
    leave: () => socket.close(),
  };
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text.startsWith('0')) socket.send(`40${SPACE}`);
      else if (text === '2') socket.send('3');
      else if (text.startsWith(`40${SPACE}`)) made.send('sync', match, player, null, 2);
      else if (text.startsWith(`42${SPACE}["sync"`)) resolve(made);
      else if (text.startsWith(`42${SPACE}["update"`)) {
        came(data.length);
        const told = tell;
        tell = [];
        for (const each of told) each();
      }
    });
  });
}
