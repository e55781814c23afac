import { z } from 'zod';
import { denial, type Denial, isDenied, SAYS } from '../denied.ts';
import { deny, endpoint, type EndpointGround, NONE } from '../routes/endpoint.ts';
import type { Games } from '../games/games.ts';
import { COST } from '../gate/security.ts';
import { FromLink, LinkDone, NewChannel, NoticesShown } from './api.ts';
import { choose, doByLink, type Owner, ownChannel, ownerOf, shownTo } from './channels.ts';
import type { Notifying } from './set-up.ts';
import { TROUBLE } from './texts.ts';

const params = z.object({ id: z.string() });
const path = '/api/games/{id}/notices';

/** How people choose to be told: each for themselves, and whoever made the game for the whole table. */
export function noticeRoutes(ground: EndpointGround, games: Games, notifying: Notifying): void {
  const show = (owner: Owner): Promise<NoticesShown> => shownTo(games, notifying, owner);
  const own = async (
    id: string,
    key: string | null,
    act: (owner: Owner) => Promise<Denial | null>,
  ): Promise<NoticesShown | Denial> => {
    const owner = await ownerOf(games, id, key);
    if (isDenied(owner)) return owner;
    return (await act(owner)) ?? show(owner);
  };
  endpoint(
    ground,
    {
      method: 'get',
      path,
      about: 'how the holder of the key is told that something waits',
      params,
      query: NONE,
      body: NONE,
      answer: NoticesShown,
    },
    ({ params: { id }, key }) => own(id, key, async () => null),
  );
  endpoint(
    ground,
    {
      method: 'post',
      path,
      about: 'be told in another way; an address of mail must be confirmed by the link that is sent to it',
      params,
      query: NONE,
      body: NewChannel,
      answer: NoticesShown,
      cost: COST.notice,
    },
    ({ params: { id }, key, body }) => own(id, key, (owner) => choose(games, notifying, owner, body)),
  );
  channelRoutes(ground, own, games, notifying);
  linkRoutes(ground, games, notifying);
}

function channelRoutes(
  ground: EndpointGround,
  own: (
    id: string,
    key: string | null,
    act: (owner: Owner) => Promise<Denial | null>,
  ) => Promise<NoticesShown | Denial>,
  games: Games,
  { notices }: Notifying,
): void {
  const spec = {
    method: 'post',
    params: params.extend({ channel: z.string().max(40) }),
    query: NONE,
    body: NONE,
    answer: NoticesShown,
  } as const;
  endpoint(
    ground,
    {
      ...spec,
      path: `${path}/{channel}/try`,
      about: 'send something over a channel now',
      cost: COST.notice,
    },
    ({ params: { id, channel }, key }) =>
      own(id, key, async (owner) => {
        const found = await ownChannel(games, owner, channel);
        if (isDenied(found)) return found;
        if (!found.confirmed) return denial(409, TROUBLE.factsToConfirm);
        await notices.sendNow(channel, 'trial');
        return null;
      }),
  );
  endpoint(
    ground,
    { ...spec, path: `${path}/{channel}/leave`, about: 'be told over a channel no longer' },
    ({ params: { id, channel }, key }) =>
      own(id, key, async (owner) => {
        const found = await ownChannel(games, owner, channel);
        if (isDenied(found)) return found;
        await games.database.notices.remove(channel);
        return null;
      }),
  );
}

/** What links of notices do: whoever has one needs no key. */
function linkRoutes(ground: EndpointGround, games: Games, notifying: Notifying): void {
  for (const kind of ['confirm', 'leave'] as const)
    endpoint(
      ground,
      {
        method: 'post',
        path: `/api/notices/${kind}`,
        about: `${kind} by a link that was sent`,
        params: NONE,
        query: NONE,
        body: FromLink,
        answer: LinkDone,
        cost: COST.badKey,
      },
      ({ body }) => doByLink(games, notifying, kind, body),
    );
  leaveByMail(ground, games, notifying);
}

/** Programs of mail leave for their owner with one POST; whoever opens the same address is led to the page that asks. */
function leaveByMail({ app, budgets }: EndpointGround, games: Games, notifying: Notifying): void {
  const at = '/leave/:channel/:token';
  app.get(at, (c) => {
    c.set('route', '/leave');
    const { channel, token } = c.req.param();
    return c.redirect(`/#/?leave=${encodeURIComponent(channel)}.${encodeURIComponent(token)}`, 302);
  });
  app.post(at, async (c) => {
    c.set('route', '/leave');
    const payer = await budgets.payer(c.env.address, null);
    if (!budgets.spend(payer, COST.badKey)) return deny(c, denial(429, SAYS.tooMany));
    const done = await doByLink(games, notifying, 'leave', c.req.param());
    return isDenied(done) ? deny(c, done) : c.text('Left.', 200);
  });
}
