import type { ReactNode, SubmitEvent } from 'react';
import { noticeTexts } from './texts.ts';
import type { Choosing } from './use-notices.ts';

/** A web hook to be told by. */
export function HookForm({ choosing }: { choosing: Choosing }): ReactNode {
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const shape = data.get('shape') === 'slack' ? 'slack' : 'discord';
    const url = String(data.get('url') ?? '').trim();
    void choosing.add({ kind: 'hook', url, shape }).then((done) => done && form.reset());
  };
  return (
    <form onSubmit={submit} className="flow notices-form">
      <label className="field">
        <span>{noticeTexts.url}</span>
        <input type="url" name="url" required maxLength={1000} autoComplete="off" />
      </label>
      <label className="field">
        <span>{noticeTexts.shape}</span>
        <select name="shape">
          <option value="discord">{noticeTexts.shapes.discord}</option>
          <option value="slack">{noticeTexts.shapes.slack}</option>
        </select>
      </label>
      <button type="submit" disabled={choosing.isBusy}>
        {noticeTexts.add}
      </button>
    </form>
  );
}
