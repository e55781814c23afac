import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { UpkeepReply } from '../server/api/index.ts';
import { call, Refused } from '../web/api.ts';
import { isForKey, keyIn, KeyField } from '../web/set-up/key-field.tsx';
import { siteTexts } from './texts.ts';
import { isAtServer, takeToServer } from './to-server.ts';

const texts = siteTexts.toServer;

interface ToServerProps {
  readonly game: UpkeepReply;
  readonly keyOf: string;
}

/** How a game of this browser goes on on a server: by its file, in one press where a server serves this page. */
export function ToServer({ game, keyOf }: ToServerProps): ReactNode {
  return (
    <section className="maker-part" aria-labelledby="to-server">
      <h2 id="to-server">{texts.title}</h2>
      <p>{texts.about}</p>
      <ol>
        <li>{texts.first}</li>
        <li>{texts.second}</li>
      </ol>
      {isAtServer(window.location) && <OnePress game={game} keyOf={keyOf} />}
    </section>
  );
}

function OnePress({ game, keyOf }: ToServerProps): ReactNode {
  const [isSure, setSure] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const take = async (key: string | undefined): Promise<void> => {
    setBusy(true);
    try {
      const request = crypto.getRandomValues(new Uint32Array(4)).join('-');
      const file = await call<{ text: string }>(`/games/${game.game}/file`, keyOf, { request });
      window.location.assign(await takeToServer(game, file.text, key));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setRefused(error);
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isSure && !isBusy) void take(keyIn(event.currentTarget));
  };
  return (
    <form onSubmit={submit}>
      <p>{texts.press(window.location.host)}</p>
      {isForKey(refused) && <KeyField refused={refused} />}
      {refused && !isForKey(refused) && (
        <p role="alert" className="trouble">
          {refused.message}
        </p>
      )}
      <div className="actions">
        <label className="pill">
          <input type="checkbox" checked={isSure} onChange={(event) => setSure(event.target.checked)} />
          <span>{texts.sure}</span>
        </label>
        <button type="submit" aria-disabled={!isSure || isBusy}>
          {isBusy ? texts.taking : texts.take}
        </button>
      </div>
    </form>
  );
}
