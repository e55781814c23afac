// The small game of the benchmarks (bench/minidip) as boardgame.io has games: two sides, six minors, eight turns.
import { ActivePlayers, INVALID_MOVE, PlayerView } from 'boardgame.io/dist/cjs/core.js';

const MINORS = 6;
const TURNS = 8;
const POINTS = 4;
const MOST_IN_ONE = 2;
const zeros = () => Array.from({ length: MINORS }, () => 0);

function place({ G, playerID }, points) {
  const fits = points.length === MINORS && points.every((each) => each >= 0 && each <= MOST_IN_ONE);
  if (G.rolling || G.turn >= TURNS || !fits || points.reduce((sum, each) => sum + each, 0) > POINTS)
    return INVALID_MOVE;
  G.players[playerID].points = points;
  const [a, b] = [G.players[0].points, G.players[1].points];
  if (!a || !b) return undefined;
  Object.assign(G, { a: [...a], b: [...b], touched: [] });
  for (let minor = 0; minor < MINORS; minor++) if (a[minor] > 0 || b[minor] > 0) G.touched.push(minor);
  G.rolling = G.touched.length > 0;
  if (!G.rolling) nextTurn(G);
  return undefined;
}

function roll({ G }, faces) {
  if (!G.rolling || faces.length !== 2 * G.touched.length) return INVALID_MOVE;
  G.touched.forEach((minor, i) => {
    const sum = faces[2 * i] + faces[2 * i + 1] + G.a[minor] - G.b[minor] + G.levels[minor];
    const total = Math.min(12, Math.max(2, sum));
    if (total <= 4) G.levels[minor] = Math.max(-5, G.levels[minor] - 1);
    else if (total >= 10) G.levels[minor] = Math.min(5, G.levels[minor] + 1);
  });
  nextTurn(G);
  return undefined;
}

function nextTurn(G) {
  G.turn++;
  G.rolling = false;
  for (const player of Object.values(G.players)) player.points = null;
}

export const minidip = {
  name: 'minidip',
  setup: () => ({
    turn: 0,
    rolling: false,
    levels: zeros(),
    a: zeros(),
    b: zeros(),
    touched: [],
    players: { 0: { points: null }, 1: { points: null } },
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { activePlayers: ActivePlayers.ALL },
  moves: { place, roll },
};
