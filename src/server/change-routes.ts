import { z } from '@hono/zod-openapi';
import { change, giveAnswer, giveUp, type Outcome, type Turn } from './acts.ts';
import { Answer, type Change, Consent, Desk, Undo, Withdrawal } from './api.ts';
import { isDenied } from './denied.ts';
import { deskOf } from './desk.ts';
import { endpoint, type Ground, NONE } from './endpoint.ts';
import type { Games } from './games.ts';
import { deskSeat, findPerson } from './people.ts';
import { agreeUndo, askUndo, refuseUndo } from './undoing.ts';

const params = z.object({ id: z.string() });

/** The desk, and what a person can do at it. */
export function changeRoutes(ground: Ground, games: Games): void {
  desk(ground, games);
  route(ground, games, 'answers', 'answer a decision, or let the dice fall', Answer, giveAnswer);
  route(ground, games, 'withdraw', 'take back a sealed answer that is held', Withdrawal, giveUp);
  route(ground, games, 'undo', 'take back, or ask the other seats to', Undo, (turn, body) =>
    askUndo(games, turn, body),
  );
  route(ground, games, 'undo/agree', 'agree to what is to be taken back', Consent, (turn, body) =>
    agreeUndo(games, turn, body),
  );
  route(ground, games, 'undo/refuse', 'refuse what is to be taken back', Consent, (turn, body) =>
    refuseUndo(games, turn, body),
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
      const live = await games.open(params.id);
      if (isDenied(live)) return live;
      const at = findPerson(live.seating, key);
      if (isDenied(at)) return at;
      const person = live.seating.people[at];
      const seat = person ? deskSeat(person, query.seat) : null;
      return isDenied(seat) ? seat : deskOf(live, at, seat, query.from);
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
    async ({ params, body, key }) => {
      const live = await games.open(params.id);
      if (isDenied(live)) return live;
      const at = findPerson(live.seating, key);
      return isDenied(at) ? at : change(games, live, at, { what, body }, (turn) => make(turn, body));
    },
  );
}
