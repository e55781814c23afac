import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import type { Brought } from '../server/local/index.ts';
import { plural } from '../web/plural.ts';
import { namedNow, saveBlob } from '../web/save.ts';
import { Fold } from '../web/set-up/fold.tsx';
import {
  allGames,
  type Asides,
  asides,
  bringGames,
  forgetAside,
  savedAside,
  sitAt,
  withoutLink,
} from './all-games.ts';
import { useDoing } from './doing.tsx';
import { siteTexts } from './texts.ts';

const texts = siteTexts.all;

/** All games of this browser as one file, and back. */
export function AllGames(): ReactNode {
  const [said, act] = useDoing();
  const [brought, setBrought] = useState<Brought | null>(null);
  const save = async (): Promise<string> => {
    saveBlob(namedNow('all-games', 'sqlite'), new Blob([await allGames()]));
    return texts.saved;
  };
  const bring = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const file = given.get('file');
    if (!(file instanceof File)) return;
    act(async () => {
      const come = await bringGames(new Uint8Array(await file.arrayBuffer()), given.has('aside'));
      setBrought(come);
      return texts.brought(plural(come.games.length, 'game', 'games'), come.aside !== null);
    }, texts.bringing);
  };
  return (
    <Fold title={texts.title} about={texts.does}>
      <p className="hint">{texts.about}</p>
      <button type="button" onClick={() => act(save)}>
        {texts.save}
      </button>
      <form className="column" onSubmit={bring}>
        <label className="field">
          <span>{texts.file}</span>
          <input type="file" name="file" required />
        </label>
        <label className="pill">
          <input type="checkbox" name="aside" />
          <span>{texts.aside}</span>
        </label>
        <button type="submit">{texts.bring}</button>
      </form>
      {said}
      <WithoutLink key={`link ${brought?.aside}`} />
      {brought && (
        <button type="button" className="main" onClick={() => window.location.reload()}>
          {texts.toGames}
        </button>
      )}
      <PutAside key={`aside ${brought?.aside}`} />
    </Fold>
  );
}

/** The games to which there is no link yet, as a backup of a server has none. */
function WithoutLink(): ReactNode {
  const [said, act] = useDoing();
  const [left, setLeft] = useState<Brought['games']>([]);
  useEffect(() => {
    // whoever cannot be asked has no games that could be played
    void withoutLink().then(setLeft, () => undefined);
  }, []);
  const sit = async (id: string): Promise<string> => {
    await sitAt(id);
    setLeft((before) => before.filter((each) => each.id !== id));
    return '';
  };
  return (
    <>
      {left.length > 0 && <p>{texts.noLink}</p>}
      <ul className="bare">
        {left.map(({ id, title }) => (
          <li key={id}>
            <b>{title}</b>{' '}
            <button type="button" aria-label={texts.sitOf(title)} onClick={() => act(() => sit(id))}>
              {texts.sit}
            </button>
          </li>
        ))}
      </ul>
      {said}
    </>
  );
}

/** What was put aside, to be saved, and then deleted. */
function PutAside(): ReactNode {
  const [said, act] = useDoing();
  const [all, setAll] = useState<Asides>([]);
  useEffect(() => {
    // whoever cannot be asked has put nothing aside that could be had
    void asides().then(setAll, () => undefined);
  }, []);
  const save = async (number: number): Promise<string> => {
    saveBlob(namedNow(`put-aside-${number}`, 'sqlite'), new Blob([await savedAside(number)]));
    return texts.saved;
  };
  const forget = async (number: number): Promise<string> => {
    await forgetAside(number);
    setAll(await asides());
    return '';
  };
  if (all.length === 0) return said;
  return (
    <>
      <h3>{texts.asides}</h3>
      <ul className="bare">
        {all.map(({ number, size }) => (
          <li key={number} className="flow">
            {texts.asideOf(number, `${Math.ceil(size / 1024)} KiB`)}{' '}
            <button
              type="button"
              aria-label={texts.saveAsideOf(number)}
              onClick={() => act(() => save(number))}
            >
              {texts.saveAside}
            </button>{' '}
            <Forget number={number} onForget={() => act(() => forget(number))} />
          </li>
        ))}
      </ul>
      {said}
    </>
  );
}

/** What is deleted is gone: it is asked once more. */
function Forget({ number, onForget }: { readonly number: number; onForget(): void }): ReactNode {
  const [isSure, setSure] = useState(false);
  if (!isSure)
    return (
      <button
        type="button"
        className="link"
        aria-label={texts.forgetOf(number)}
        onClick={() => setSure(true)}
      >
        {texts.forget}
      </button>
    );
  return (
    <span>
      {texts.sure}{' '}
      <button type="button" onClick={onForget}>
        {texts.yes}
      </button>{' '}
      <button type="button" className="link" autoFocus onClick={() => setSure(false)}>
        {texts.no}
      </button>
    </span>
  );
}
