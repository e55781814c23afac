import type { ReactNode, SubmitEvent } from 'react';
import type { GameRoute } from '../route.ts';
import { Panel } from '../side/panel.tsx';
import { Channels } from './channels.tsx';
import { Device } from './device.tsx';
import { Here } from './here.tsx';
import { HookForm } from './hook.tsx';
import { n } from './texts.ts';
import { type Choosing, useNotices } from './use-notices.ts';

/** How somebody is told that something waits for them. */
export function NoticesPanel({ route }: { route: GameRoute }): ReactNode {
  const choosing = useNotices(route.game, route.key);
  return (
    <Panel title={n.title}>
      <div className="notices">
        <p className="hint">{n.about}</p>
        {choosing.trouble && (
          <p role="alert" className="trouble">
            {choosing.trouble}
          </p>
        )}
        {!choosing.notices && !choosing.trouble && <p role="status">{n.loading}</p>}
        <Channels choosing={choosing} />
        <Here />
        <Device choosing={choosing} />
        <section>
          <h3>{n.mail}</h3>
          <MailForm choosing={choosing} />
        </section>
        <section>
          <h3>{n.hook}</h3>
          <p className="hint">{n.hookAbout}</p>
          <HookForm choosing={choosing} />
        </section>
      </div>
    </Panel>
  );
}

function MailForm({ choosing }: { choosing: Choosing }): ReactNode {
  if (choosing.notices && !choosing.notices.mail) return <p className="hint">{n.noMail}</p>;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const address = String(new FormData(form).get('address') ?? '').trim();
    void choosing.add({ kind: 'mail', address }).then((done) => done && form.reset());
  };
  return (
    <form onSubmit={submit} className="notices-form">
      <label className="field">
        <span>{n.address}</span>
        <input type="email" name="address" required maxLength={200} autoComplete="email" />
      </label>
      <button type="submit" disabled={choosing.isBusy}>
        {n.addMail}
      </button>
    </form>
  );
}
