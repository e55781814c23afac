import { type ReactNode, type SubmitEvent, useCallback, useEffect, useState } from 'react';
import { call, type Desk, Refused } from '../api.ts';
import { Page } from '../page.tsx';
import { MakerTalk } from '../maker/talk.tsx';
import { Publishing, WholeGame } from '../maker/whole.tsx';
import { makeHash } from '../route.ts';
import { t } from './t.ts';
import { keepLink, keptLinks } from './kept-links.ts';
import { TableHook } from '../notices/table-hook.tsx';
import { LinkLine } from './link-line.tsx';
import { useReach } from './reach.tsx';

interface Seated {
  readonly index: number;
  readonly name: string;
  readonly seats: Desk['seats'];
  /** What the seats are called, in the same order. */
  readonly titles: readonly string[];
  readonly revoked: boolean;
  /** A link for everybody. */
  readonly published: boolean;
}

interface Keyed {
  readonly name: string;
  readonly key: string;
  readonly addresses: readonly string[];
}

interface Links {
  readonly people: readonly Seated[] | null;
  /** The links made on this page since it was opened. */
  readonly made: readonly Keyed[];
  readonly trouble: string | null;
  load(): Promise<void>;
  revoke(index: number): Promise<void>;
  add(name: string, seats: readonly string[]): Promise<void>;
}

/** The links of a game, by its maker's key. */
function useLinks(game: string, keyOfMaker: string): Links {
  const [people, setPeople] = useState<readonly Seated[] | null>(null);
  const [made, setMade] = useState<readonly Keyed[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const path = `/games/${encodeURIComponent(game)}/people`;
  const ask = useCallback(
    async <T,>(at: string, body?: object): Promise<T | null> => {
      setTrouble(null);
      try {
        return await call<T>(at, keyOfMaker, body);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        setTrouble(error.message);
        return null;
      }
    },
    [keyOfMaker],
  );
  const load = useCallback(async (): Promise<void> => {
    const found = await ask<readonly Seated[]>(path);
    if (found) setPeople(found);
  }, [ask, path]);
  useEffect(() => void load(), [load]);
  const revoke = async (index: number): Promise<void> => {
    if (await ask(`${path}/${index}/revoke`, {})) await load();
  };
  const add = async (name: string, seats: readonly string[]): Promise<void> => {
    const keyed = await ask<Keyed>(path, { name, seats });
    if (!keyed) return;
    setMade([...made, keyed]);
    const called = namedSeats(people ?? []);
    keepLink(game, { name, seats: seats.map((seat) => called.get(seat) ?? seat), key: keyed.key });
    await load();
  };
  return { people, made, trouble, load, revoke, add };
}

/** For the maker of a game: who has a link, and the way to end one and make another. */
export function PeoplePage({ game, keyOfMaker }: { game: string; keyOfMaker: string }): ReactNode {
  const { people, made, trouble, load, revoke, add } = useLinks(game, keyOfMaker);
  const { base, note } = useReach(made.at(-1)?.addresses ?? []);
  return (
    <Page title={t.maker.title}>
      <p className="lead">{t.maker.about}</p>
      {keptLinks(game) && (
        <p>
          <a className="lone" href={makeHash({ page: 'links', game })}>
            {t.maker.kept}
          </a>
        </p>
      )}
      {trouble && (
        <p role="alert" className="trouble">
          {trouble}
        </p>
      )}
      <ul className="links">
        {people?.map((person) => (
          <li key={person.index}>
            <strong>{person.name}</strong>{' '}
            <span className="hint">{person.titles.join(', ') || t.links.spectator}</span>{' '}
            {person.revoked ? (
              <span className="tag">{t.maker.revoked}</span>
            ) : (
              <button
                type="button"
                className="link"
                aria-label={t.maker.revokeOf(person.name)}
                onClick={() => void revoke(person.index)}
              >
                {t.maker.revoke}
              </button>
            )}
          </li>
        ))}
      </ul>
      {people && <NewLink seats={namedSeats(people)} onAdd={add} />}
      {made.length > 0 && (
        <>
          <p>{t.links.about}</p>
          {note}
        </>
      )}
      {made.map(({ name, key }) => (
        <LinkLine key={key} hash={makeHash({ page: 'game', game, key })} who={name} base={base} />
      ))}
      {people && (
        <>
          <MakerTalk game={game} keyOf={keyOfMaker} />
          <WholeGame game={game} keyOf={keyOfMaker} />
          <Publishing
            game={game}
            keyOf={keyOfMaker}
            isPublished={people.some(({ published }) => published)}
            onChanged={() => void load()}
          />
        </>
      )}
      <TableHook game={game} keyOfMaker={keyOfMaker} />
    </Page>
  );
}

/** Every seat that somebody has, with what it is called. */
function namedSeats(people: readonly Seated[]): ReadonlyMap<string, string> {
  return new Map(people.flatMap(({ seats, titles }) => seats.map((seat, i) => [seat, titles[i] ?? seat])));
}

interface NewLinkProps {
  readonly seats: ReadonlyMap<string, string>;
  onAdd(name: string, seats: readonly string[]): Promise<void>;
}

function NewLink({ seats, onAdd }: NewLinkProps): ReactNode {
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const name = String(data.get('name') ?? '').trim();
    if (name === '') return;
    void onAdd(name, data.getAll('seat').map(String)).then(() => form.reset());
  };
  return (
    <form onSubmit={submit}>
      <h2>{t.maker.add}</h2>
      <label className="field">
        <span>{t.wizard.player}</span>
        <input type="text" name="name" required />
      </label>
      <fieldset>
        <legend>{t.maker.seats}</legend>
        {[...seats].map(([seat, title]) => (
          <label key={seat} className="pill">
            <input type="checkbox" name="seat" value={seat} />
            <span>{title}</span>
          </label>
        ))}
      </fieldset>
      <div className="actions">
        <button type="submit" className="main">
          {t.maker.make}
        </button>
      </div>
    </form>
  );
}
