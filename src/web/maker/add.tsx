import type { ReactNode, SubmitEvent } from 'react';
import { Fold } from '../wizard/fold.tsx';
import { k } from './link-texts.ts';
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
    <Fold title={k.add} about={k.addAbout}>
      <form onSubmit={submit}>
        <label className="field">
          <span>{k.name}</span>
          <input type="text" name="name" required maxLength={60} />
        </label>
        <fieldset>
          <legend>{k.seats}</legend>
          {game?.seats.map(({ id, title }) => (
            <label key={id} className="pill">
              <input type="checkbox" name="seat" value={id} />
              <span>{title}</span>
            </label>
          ))}
        </fieldset>
        <div className="actions">
          <button type="submit" className="main">
            {k.make}
          </button>
        </div>
      </form>
    </Fold>
  );
}
