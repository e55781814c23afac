import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { UpkeepReply } from '../../server/api/index.ts';
import { useRulebooks } from '../start/books.ts';
import { useNow } from '../time/times.ts';
import { inWords } from '../time/words.ts';
import { Sure } from './sure.tsx';
import { k } from './link-texts.ts';
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
    [k.rulebook, book?.title ?? game.rulebook],
    [k.scenario, scenario?.title ?? game.scenario],
    [k.dice, game.dice === 'typed' ? k.typed : k.program],
    [k.rulings, k.rulingsOf(changedIn(game, book?.rulings ?? []))],
  ] as const;
  return (
    <section aria-labelledby="maker-settings">
      <h2 id="maker-settings">{k.settings}</h2>
      <form className="rename" onSubmit={submit}>
        <label className="field">
          <span>{k.gameTitle}</span>
          <input
            key={game.title}
            type="text"
            name="title"
            defaultValue={game.title}
            required
            maxLength={120}
          />
        </label>
        <button type="submit">{k.rename}</button>
        <span role="status" className="hint">
          {isDone && k.renamed}
        </span>
      </form>
      <dl className="made-of">
        {made.map(([what, is]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{is}</dd>
          </div>
        ))}
      </dl>
      <p className="hint">{k.later}</p>
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
  const about = over ? k.endOverAbout : k.endAbout;
  return (
    <section aria-labelledby="maker-state" className="game-state">
      <h2 id="maker-state">{k.state}</h2>
      <p>{ended === null ? about : k.ended(inWords(ended, now))}</p>
      {ended !== null && over && <p>{k.opened}</p>}
      {ended === null ? (
        <Sure
          text={k.end}
          sure={over ? k.endOverSure : k.endSure}
          onSure={() => void change({ ended: true })}
        />
      ) : over ? null : (
        <button type="button" onClick={() => void change({ ended: false })}>
          {k.reopen}
        </button>
      )}
      <p>{archived === null ? k.archiveAbout : k.archived}</p>
      <button type="button" onClick={() => void change({ archived: archived === null })}>
        {archived === null ? k.archive : k.unarchive}
      </button>
      <p className="hint">{k.never}</p>
    </section>
  );
}
