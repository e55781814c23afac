import './maker.css';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { linkTexts } from './link-texts.ts';
import type { Upkeep } from './use-upkeep.ts';

interface ForOthersProps extends Pick<Upkeep, 'change'> {
  readonly game: NonNullable<Upkeep['game']>;
}

/** What people may do for seats of others, and when: set by the maker alone, and told to all. */
export function MakerForOthers({ game, change }: ForOthersProps): ReactNode {
  const { rolls, minutes } = game.forOthers;
  const [isSet, setSet] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const said = new FormData(event.currentTarget);
    const wish = { rolls: said.get('rolls') !== null, minutes: Number(said.get('minutes')) };
    void change({ forOthers: wish }).then(setSet);
  };
  return (
    <section className="maker-part" aria-labelledby="maker-for-others">
      <h2 id="maker-for-others">{linkTexts.forOthers}</h2>
      <p>{linkTexts.forOthersAbout}</p>
      <form key={`${rolls} ${minutes}`} onSubmit={submit}>
        <label className="pill">
          <input type="checkbox" name="rolls" defaultChecked={rolls} />
          <span>{linkTexts.othersRoll}</span>
        </label>
        <label className="field">
          <span>{linkTexts.othersAfter}</span>
          <input type="number" name="minutes" min={0} max={10_080} required defaultValue={minutes} />
        </label>
        <button type="submit">{linkTexts.setForOthers}</button>
        <span role="status" className="hint">
          {isSet && linkTexts.forOthersSet}
        </span>
      </form>
    </section>
  );
}
