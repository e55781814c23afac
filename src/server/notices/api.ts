import { z } from 'zod';

const key = z.string().regex(/^[\w-]{16,120}$/, 'a key');
const url = z.string().max(1000);

export const NewChannel = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('push'), endpoint: url, p256dh: key, auth: key }),
    z.strictObject({ kind: z.literal('mail'), address: z.email().max(200) }),
    z.strictObject({ kind: z.literal('hook'), url, shape: z.enum(['discord', 'slack']) }),
  ])
  .meta({ id: 'NewChannel' });

export const ChannelShown = z
  .object({
    id: z.string(),
    kind: z.enum(['push', 'mail', 'hook']),
    to: z.string().meta({ description: 'the address, or where the hook or the push service is' }),
    confirmed: z.boolean(),
    sent: z.iso.datetime().nullable().meta({ description: 'when something was last sent' }),
    trouble: z.string().nullable().meta({ description: 'why the last attempt failed' }),
  })
  .meta({ id: 'Channel' });

export const NoticesShown = z
  .object({
    push: z.string().meta({ description: 'the key by which a browser knows this server' }),
    mail: z.boolean().meta({ description: 'whether this server sends mail' }),
    channels: z.array(ChannelShown),
  })
  .meta({ id: 'Notices' });

export const FromLink = z
  .strictObject({
    channel: z.string().max(40),
    token: z.string().max(100),
  })
  .meta({ id: 'FromLink' });

export const LinkDone = z.object({ title: z.string(), to: z.string() }).meta({ id: 'LinkDone' });

export type NewChannel = z.infer<typeof NewChannel>;
export type ChannelShown = z.infer<typeof ChannelShown>;
export type NoticesShown = z.infer<typeof NoticesShown>;
export type LinkDone = z.infer<typeof LinkDone>;
