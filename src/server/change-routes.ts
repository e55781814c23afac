import { z } from '@hono/zod-openapi';
import { change, giveAnswer, giveUp, tickOff } from './acts.ts';
import { Amend, Answer, type Change, Consent, Desk, Tick, Undo, Withdrawal } from './api.ts';
import { isDenied } from './denied.ts';
import { deskOf } from './desk.ts';
import { endpoint, type Ground, NONE } from './endpoint.ts';
import type { Games } from './games.ts';
import { openPlace } from './places.ts';
import { agree, askAmend, askUndo, refuseIt } from './proposing.ts';
import type { Outcome, Turn } from './turn.ts';

const params = z.object({ id: z.string() });

/** The desk, and what a person can do at it. */
export function changeRoutes(ground: Ground, games: Games): void {
  desk(ground, games);
  route(
    ground,
    games,
    'answers',
    'answer a decision, let the dice fall, or propose what takes a decision from others',
    Answer,
    (turn, body) => giveAnswer(games, turn, body),
  );
  route(ground, games, 'withdraw', 'take back a sealed answer that is held', Withdrawal, giveUp);
  route(ground, games, 'ticks', 'tick off a directive, or no longer', Tick, tickOff);
  route(ground, games, 'undo', 'take back, or propose it to the other seats', Undo, (turn, body) =>
    askUndo(games, turn, body),
  );
  route(
    ground,
    games,
    'amend',
    'let the outcome of a past roll stand that a correction changed, or propose it to the other seats',
    Amend,
    (turn, body) => askAmend(games, turn, body),
  );
  route(ground, games, 'proposal/agree', 'agree to what is proposed', Consent, (turn, body) =>
    agree(games, turn, body),
  );
  route(ground, games, 'proposal/refuse', 'refuse what is proposed', Consent, (turn, body) =>
    refuseIt(games, turn, body),
  );
}

function desk(ground: Ground, games: Games): void {
  const query = z.object({ seat: z.string().optional(), from: z.coerce.number().int().min(0).optional() });
  endpoint(
    ground,
    {
      method: 'get',
      path: '/api/games/{id}/desk',
      about: 'the desk of one of the person\u2019s seats',
      params,
      query,
      body: NONE,
      answer: Desk,
    },
    async ({ params, query, key }) => {
      const place = await openPlace(games, params.id, { key, seat: query.seat });
      return isDenied(place) ? place : deskOf(place, query.from);
    },
  );
}

function route<B extends z.ZodType<Change>>(
  ground: Ground,
  games: Games,
  what: string,
  about: string,
  body: B,
  make: (turn: Turn, body: z.infer<B>) => Promise<Outcome>,
): void {
  endpoint(
    ground,
    { method: 'post', path: `/api/games/{id}/${what}`, about, params, query: NONE, body, answer: Desk },
    async ({ params, body, key }) =>
      change(games, params.id, key, { what, body }, (turn) => make(turn, body)),
  );
}
