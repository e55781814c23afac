import './notices.css';
import type { ReactNode, SubmitEvent } from 'react';
import type { GameRoute } from '../route.ts';
import { Panel } from '../parts/panel.tsx';
import { Channels } from './channels.tsx';
import { Device } from './device.tsx';
import { Here } from './here.tsx';
import { HookForm } from './hook.tsx';
import { noticeTexts } from './texts.ts';
import { type Choosing, useNotices } from './use-notices.ts';

/** How somebody is told that something waits for them. */
export function NoticesPanel({ route }: { route: GameRoute }): ReactNode {
  const choosing = useNotices(route.game, route.key);
  return (
    <Panel title={noticeTexts.title}>
      <div className="notices">
        <p className="hint">{noticeTexts.about}</p>
        {choosing.trouble && (
          <p role="alert" className="trouble">
            {choosing.trouble}
          </p>
        )}
        {!choosing.notices && !choosing.trouble && <p role="status">{noticeTexts.loading}</p>}
        <Channels choosing={choosing} />
        <Here />
        <Device choosing={choosing} />
        <section>
          <h3>{noticeTexts.mail}</h3>
          <MailForm choosing={choosing} />
        </section>
        <section>
          <h3>{noticeTexts.hook}</h3>
          <p className="hint">{noticeTexts.hookAbout}</p>
          <HookForm choosing={choosing} />
        </section>
      </div>
    </Panel>
  );
}

function MailForm({ choosing }: { choosing: Choosing }): ReactNode {
  if (choosing.notices && !choosing.notices.mail) return <p className="hint">{noticeTexts.noMail}</p>;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const address = String(new FormData(form).get('address') ?? '').trim();
    void choosing.add({ kind: 'mail', address }).then((done) => done && form.reset());
  };
  return (
    <form onSubmit={submit} className="flow notices-form">
      <label className="field">
        <span>{noticeTexts.address}</span>
        <input type="email" name="address" required maxLength={200} autoComplete="email" />
      </label>
      <button type="submit" disabled={choosing.isBusy}>
        {noticeTexts.addMail}
      </button>
    </form>
  );
}
