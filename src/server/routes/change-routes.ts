import { z } from 'zod';
import { giveUp, leaveFor, submit, submitAnswer, tickOff } from '../acts/acts.ts';
import {
  Agreement,
  Answer,
  type Change,
  Consent,
  Desk,
  DeskChange,
  HabitBody,
  Mend,
  Tick,
  Undo,
  Withdrawal,
} from '../api/api.ts';
import { LotBody } from '../api/lots-api.ts';
import { endpoint, type EndpointGround, NONE } from './endpoint.ts';
import type { Games } from '../games/games.ts';
import { submitLot } from '../acts/lots.ts';
import { agree, askMend, askUndo, refuseIt } from '../acts/proposing.ts';
import { COST } from '../gate/security.ts';
import type { ActOutcome, ActTurn } from '../acts/turn.ts';

const params = z.object({ id: z.string() });

/** What goes through the past waits for its turn, as looking back does. */
const DEAR = { dear: true, cost: COST.lookBack } as const;

/** What a person can do at a desk. */
export function changeRoutes(ground: EndpointGround, games: Games): void {
  route(
    ground,
    games,
    'answers',
    'answer a decision, let the dice fall, or propose what takes a decision from others',
    Answer,
    (turn, body) => submitAnswer(games, turn, body),
  );
  route(ground, games, 'withdraw', 'take back a sealed answer that is held', Withdrawal, giveUp);
  route(
    ground,
    games,
    'lots',
    'put a lot into the dice, open it, or agree to do without those of others',
    LotBody,
    (turn, body) => submitLot(games, turn, body),
  );
  route(ground, games, 'ticks', 'tick off a directive, or no longer', Tick, tickOff);
  route(ground, games, 'habits', 'leave an answer for the seat, or none any more', HabitBody, (turn, body) =>
    leaveFor(games, turn, body),
  );
  route(ground, games, 'undo', 'take back, or propose it to the other seats', Undo, (turn, body) =>
    askUndo(games, turn, body),
  );
  route(
    ground,
    games,
    'mend',
    'put right what was wrong then, or propose it to the other seats',
    Mend,
    (turn, body) => askMend(games, turn, body),
    DEAR,
  );
  route(
    ground,
    games,
    'proposal/agree',
    'agree to what is proposed',
    Agreement,
    (turn, body) => agree(games, turn, body),
    DEAR,
  );
  route(ground, games, 'proposal/refuse', 'refuse what is proposed', Consent, (turn, body) =>
    refuseIt(games, turn, body),
  );
}

function route<B extends z.ZodType<Change>>(
  ground: EndpointGround,
  games: Games,
  what: string,
  about: string,
  body: B,
  make: (turn: ActTurn, body: z.infer<B>) => Promise<ActOutcome>,
  price: { readonly dear?: true; readonly cost?: number } = {},
): void {
  const path = `/api/games/{id}/${what}`;
  endpoint(
    ground,
    { method: 'post', path, about, params, query: NONE, body, answer: z.union([Desk, DeskChange]), ...price },
    async ({ params, body, key }) =>
      submit(games, params.id, key, { what, body }, (turn) => make(turn, body)),
  );
}
