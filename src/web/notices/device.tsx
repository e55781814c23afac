import { type ReactNode, useEffect, useState } from 'react';
import { endpointHere, subscribe, whyNoPush } from './push.ts';
import { noticeTexts } from './texts.ts';
import type { Choosing } from './use-notices.ts';

/** Being told on this device, the page closed too. */
export function Device({ choosing }: { choosing: Choosing }): ReactNode {
  const { notices, isBusy, add, leave } = choosing;
  const [why, setWhy] = useState(whyNoPush);
  const [hasFailed, setFailed] = useState(false);
  const here = useEndpoint(notices);
  const channel = notices?.channels.find(({ kind, to }) => kind === 'push' && to === here);
  const turnOn = async (): Promise<void> => {
    setFailed(false);
    try {
      const made = await subscribe(notices?.push ?? '');
      setWhy(whyNoPush());
      if (made) await add({ kind: 'push', ...made });
    } catch {
      setFailed(true);
    }
  };
  return (
    <section>
      <h3>{noticeTexts.push}</h3>
      {why && !channel && <p className="hint">{noticeTexts.pushWhy[why]}</p>}
      {!why && !channel && (
        <p>
          <button type="button" disabled={isBusy || !notices} onClick={() => void turnOn()}>
            {noticeTexts.pushOn}
          </button>
        </p>
      )}
      {channel && (
        <p>
          {noticeTexts.pushIsOn}{' '}
          <button type="button" className="link" onClick={() => void leave(channel.id)}>
            {noticeTexts.pushOff}
          </button>
        </p>
      )}
      {hasFailed && (
        <p role="alert" className="trouble">
          {noticeTexts.pushFailed}
        </p>
      )}
      <p className="hint">{noticeTexts.install}</p>
    </section>
  );
}

/** By what the push service knows this browser, looked up anew with each answer of the server. */
export function useEndpoint(notices: Choosing['notices']): string | null {
  const [here, setHere] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    void endpointHere().then((endpoint) => !gone && setHere(endpoint));
    return () => {
      gone = true;
    };
  }, [notices]);
  return here;
}
