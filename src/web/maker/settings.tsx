import './maker.css';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { UpkeepReply } from '../../server/api/index.ts';
import { useRulebooks } from '../start/books.ts';
import { useNow } from '../time/times.ts';
import { inWords } from '../time/words.ts';
import { Sure } from './sure.tsx';
import { linkTexts } from './link-texts.ts';
import type { Upkeep } from './use-upkeep.ts';

interface GameProps extends Pick<Upkeep, 'change'> {
  readonly game: UpkeepReply;
}

/** What the game is made of, and of that what can be changed later. */
export function Settings({ game, change }: GameProps): ReactNode {
  const [isDone, setDone] = useState(false);
  const { books } = useRulebooks();
  const book = books.find(({ id }) => id === game.rulebook);
  const scenario = book?.scenarios.find(({ id }) => id === game.scenario);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const title = String(new FormData(event.currentTarget).get('title') ?? '').trim();
    if (title !== '') void change({ title }).then(setDone);
  };
  const made = [
    [linkTexts.rulebook, book?.title ?? game.rulebook],
    [linkTexts.scenario, scenario?.title ?? game.scenario],
    [linkTexts.dice, game.dice === 'typed' ? linkTexts.typed : linkTexts.program],
    [linkTexts.rulings, linkTexts.rulingsOf(changedIn(game, book?.rulings ?? []))],
  ] as const;
  return (
    <section aria-labelledby="maker-settings">
      <h2 id="maker-settings">{linkTexts.settings}</h2>
      <form className="flow rename" onSubmit={submit}>
        <label className="field">
          <span>{linkTexts.gameTitle}</span>
          <input
            key={game.title}
            type="text"
            name="title"
            defaultValue={game.title}
            required
            maxLength={120}
          />
        </label>
        <button type="submit">{linkTexts.rename}</button>
        <span role="status" className="hint">
          {isDone && linkTexts.renamed}
        </span>
      </form>
      <dl className="ruled before made-of">
        {made.map(([what, is]) => (
          <div key={what} className="pairs">
            <dt>{what}</dt>
            <dd>{is}</dd>
          </div>
        ))}
      </dl>
      <p className="hint">{linkTexts.later}</p>
    </section>
  );
}

function changedIn(
  { rulings }: UpkeepReply,
  known: readonly { readonly id: string; readonly default: string }[],
): number {
  return known.filter(({ id, default: usual }) => (rulings[id] ?? usual) !== usual).length;
}

/** The game is ended, or put away from lists; or again not. */
export function GameState({ game, change }: GameProps): ReactNode {
  const now = useNow();
  const { ended, archived, over } = game;
  const about = over ? linkTexts.endOverAbout : linkTexts.endAbout;
  return (
    <section aria-labelledby="maker-state" className="game-state">
      <h2 id="maker-state">{linkTexts.state}</h2>
      <p>{ended === null ? about : linkTexts.ended(inWords(ended, now))}</p>
      {ended !== null && over && <p>{linkTexts.opened}</p>}
      {ended === null ? (
        <Sure
          text={linkTexts.end}
          sure={over ? linkTexts.endOverSure : linkTexts.endSure}
          onSure={() => void change({ ended: true })}
        />
      ) : over ? null : (
        <button type="button" onClick={() => void change({ ended: false })}>
          {linkTexts.reopen}
        </button>
      )}
      <p>{archived === null ? linkTexts.archiveAbout : linkTexts.archived}</p>
      <button type="button" onClick={() => void change({ archived: archived === null })}>
        {archived === null ? linkTexts.archive : linkTexts.unarchive}
      </button>
      <p className="hint">{linkTexts.never}</p>
    </section>
  );
}
