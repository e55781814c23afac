import { z } from 'zod';
import { readClub } from '../../club/file.ts';
import type { Json } from '../../kernel/json.ts';
import { ClubBody, KeptClub } from '../api/club-api.ts';
import { randomHex } from '../../trust/random.ts';
import { denial, type Denial, isDenied, SAYS } from '../denied.ts';
import { endpoint, type EndpointGround, NONE } from './endpoint.ts';
import type { Games } from '../games/games.ts';
import { fitsKey, hashKey, newKey } from '../people/people.ts';
import { COST } from '../gate/security.ts';

const params = z.object({ id: z.string() });

/** Club files that are kept here on request: whoever has the key of one reads it, and puts another in its place. */
export function clubRoutes(
  ground: EndpointGround,
  games: Games,
  mayCreate: (key: string | null) => Denial | null,
): void {
  endpoint(
    ground,
    {
      method: 'post',
      path: '/api/clubs',
      about: 'keep a club file here; its key is shown this once',
      params: NONE,
      query: NONE,
      body: ClubBody,
      answer: KeptClub,
      status: 201,
      most: ground.limits.creation,
      cost: COST.creation,
    },
    async ({ body, key }) => {
      const no = mayCreate(key) ?? (await refused(games, body.club));
      if (no) return no;
      const [club, opens] = [randomHex(8), newKey()];
      await games.database.keepClub(club, hashKey(opens), body.club);
      return { club, key: opens };
    },
  );
  keptRoutes(ground, games);
}

/** What the key of a club file opens. */
function keptRoutes(ground: EndpointGround, games: Games): void {
  const path = '/api/clubs/{id}';
  endpoint(
    ground,
    {
      method: 'get',
      path,
      about: 'a club file that is kept here',
      params,
      query: NONE,
      body: NONE,
      answer: ClubBody,
    },
    async ({ params: { id }, key }) => {
      const kept = await opened(games, id, key);
      return isDenied(kept) ? kept : { club: kept.body };
    },
  );
  endpoint(
    ground,
    {
      method: 'post',
      path,
      about: 'put another club file in its place; null: keep it no longer',
      params,
      query: NONE,
      body: ClubBody,
      answer: ClubBody,
      most: ground.limits.creation,
    },
    async ({ params: { id }, body: { club }, key }) => {
      const kept = await opened(games, id, key);
      const no = isDenied(kept) ? kept : club === null ? null : await refused(games, club);
      if (no) return no;
      if (club === null) await games.database.forgetClub(id);
      else await games.database.keepClub(id, hashKey(key ?? ''), club);
      return { club };
    },
  );
}

async function opened(
  { database }: Games,
  id: string,
  key: string | null,
): Promise<{ readonly body: Json } | Denial> {
  if (key === null) return denial(401, SAYS.noClubKey);
  const kept = await database.club(id);
  return kept && fitsKey(key, kept.key) ? kept : denial(401, SAYS.badClubKey);
}

/** What is wrong with a club file; null: nothing. */
async function refused({ rulebooks }: Games, club: Json): Promise<Denial | null> {
  const all = await Promise.all(rulebooks.about().map(({ id }) => rulebooks.load(id)));
  const read = readClub(
    club,
    all.filter((each) => each !== undefined),
  );
  if ('club' in read) return null;
  return denial(
    400,
    read.faults.map(({ path, fault }) => `${path.join('.') || 'the file'} ${fault}`).join('; '),
  );
}
