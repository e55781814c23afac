import './notices.css';
import { type ReactNode, useState } from 'react';
import type { ChannelShown } from '../../server/api/index.ts';
import { useEndpoint } from './device.tsx';
import { noticeTexts } from './texts.ts';
import type { Choosing } from './use-notices.ts';

/** The channels that are chosen, each with a trial and a way to leave. */
export function Channels({ choosing }: { choosing: Choosing }): ReactNode {
  const { notices } = choosing;
  const here = useEndpoint(notices);
  if (!notices || notices.channels.length === 0) return null;
  return (
    <section>
      <h3>{noticeTexts.chosen}</h3>
      <ul className="bare ruled channels">
        {notices.channels.map((channel) => (
          <Item key={channel.id} channel={channel} to={calledTo(channel, here)} choosing={choosing} />
        ))}
      </ul>
    </section>
  );
}

function calledTo({ kind, to }: ChannelShown, here: string | null): string {
  if (kind !== 'push') return to;
  return to === here ? noticeTexts.device : noticeTexts.otherDevice;
}

interface ItemProps {
  readonly channel: ChannelShown;
  readonly to: string;
  readonly choosing: Choosing;
}

function Item({ channel, to, choosing }: ItemProps): ReactNode {
  const { id, kind, confirmed, trouble } = channel;
  const { isBusy, tryIt, leave } = choosing;
  const [isTried, setTried] = useState(false);
  const isSent = isTried && !isBusy && trouble === null;
  return (
    <li>
      <p>
        <strong>{noticeTexts.kinds[kind]}</strong> <span className="channel-to">{to}</span>{' '}
        <span className="hint">{stateOf(channel)}</span>
      </p>
      {trouble !== null && <p className="trouble">{noticeTexts.trouble(trouble)}</p>}
      <p className="actions">
        {confirmed && (
          <button
            type="button"
            aria-label={noticeTexts.tryOf(to)}
            disabled={isBusy}
            onClick={() => void tryIt(id).then(setTried)}
          >
            {noticeTexts.tryIt}
          </button>
        )}
        <button
          type="button"
          className="link"
          aria-label={noticeTexts.leaveOf(to)}
          disabled={isBusy}
          onClick={() => void leave(id)}
        >
          {noticeTexts.leave}
        </button>
        <span role="status">{isSent ? noticeTexts.trial : ''}</span>
      </p>
    </li>
  );
}

function stateOf({ confirmed, sent }: ChannelShown): string {
  if (!confirmed) return noticeTexts.factsToConfirm;
  return sent === null ? noticeTexts.never : noticeTexts.sent(new Date(sent).toLocaleString());
}
