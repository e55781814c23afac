import type { ReactNode, SubmitEvent } from 'react';
import { Fold } from '../set-up/fold.tsx';
import { linkTexts } from './link-texts.ts';
import type { Upkeep } from './use-upkeep.ts';

/** A link for somebody more. */
export function AddPerson({ game, add }: Pick<Upkeep, 'game' | 'add'>): ReactNode {
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const name = String(data.get('name') ?? '').trim();
    if (name !== '') void add(name, data.getAll('seat').map(String)).then((done) => done && form.reset());
  };
  return (
    <Fold title={linkTexts.add} about={linkTexts.addAbout}>
      <form onSubmit={submit}>
        <label className="field">
          <span>{linkTexts.name}</span>
          <input type="text" name="name" required maxLength={60} />
        </label>
        <fieldset>
          <legend>{linkTexts.seats}</legend>
          {game?.seats.map(({ id, title }) => (
            <label key={id} className="pill">
              <input type="checkbox" name="seat" value={id} />
              <span>{title}</span>
            </label>
          ))}
        </fieldset>
        <div className="actions">
          <button type="submit" className="main">
            {linkTexts.make}
          </button>
        </div>
      </form>
    </Fold>
  );
}
