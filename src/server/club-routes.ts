import { randomBytes } from 'node:crypto';
import { z } from '@hono/zod-openapi';
import { readClub } from '../club/file.ts';
import type { Json } from '../kernel/json.ts';
import { ClubBody, KeptClub } from './api.ts';
import { denied, type Denied, isDenied, SAYS } from './denied.ts';
import { endpoint, type Ground, NONE } from './endpoint.ts';
import type { Games } from './games.ts';
import { fitsKey, hashKey, newKey } from './people.ts';
import { COST } from './security.ts';

const params = z.object({ id: z.string() });

/** Club files that are kept here on request: whoever has the key of one reads it, and puts another in its place. */
export function clubRoutes(
  ground: Ground,
  { database, rulebooks }: Games,
  mayCreate: (key: string | null) => Denied | null,
): void {
  const { limits } = ground;
  const refused = (club: Json): Denied | null => {
    const read = readClub(club, rulebooks);
    if ('club' in read) return null;
    return denied(
      400,
      read.faults.map(({ path, fault }) => `${path.join('.') || 'the file'} ${fault}`).join('; '),
    );
  };
  const opened = async (id: string, key: string | null): Promise<{ readonly body: Json } | Denied> => {
    if (key === null) return denied(401, SAYS.noClubKey);
    const kept = await database.club(id);
    return kept && fitsKey(key, kept.key) ? kept : denied(401, SAYS.badClubKey);
  };
  const about = { query: NONE, most: limits.creation };
  endpoint(
    ground,
    {
      ...about,
      method: 'post',
      path: '/api/clubs',
      about: 'keep a club file here; its key is shown this once',
      params: NONE,
      body: ClubBody,
      answer: KeptClub,
      status: 201,
      cost: COST.creation,
    },
    async ({ body, key }) => {
      const no = mayCreate(key) ?? refused(body.club);
      if (no) return no;
      const club = randomBytes(8).toString('hex');
      const opens = newKey();
      await database.keepClub(club, hashKey(opens), body.club);
      return { club, key: opens };
    },
  );
  endpoint(
    ground,
    {
      ...about,
      method: 'get',
      path: '/api/clubs/{id}',
      about: 'a club file that is kept here',
      params,
      body: NONE,
      answer: ClubBody,
    },
    async ({ params: { id }, key }) => {
      const kept = await opened(id, key);
      return isDenied(kept) ? kept : { club: kept.body };
    },
  );
  endpoint(
    ground,
    {
      ...about,
      method: 'post',
      path: '/api/clubs/{id}',
      about: 'put another club file in its place; null: keep it no longer',
      params,
      body: ClubBody,
      answer: ClubBody,
    },
    async ({ params: { id }, body: { club }, key }) => {
      const kept = await opened(id, key);
      if (isDenied(kept)) return kept;
      const no = club === null ? null : refused(club);
      if (no) return no;
      if (club === null) await database.forgetClub(id);
      else await database.keepClub(id, hashKey(key ?? ''), club);
      return { club };
    },
  );
}
