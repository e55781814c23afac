import './start.css';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { call, type CreatedGame, Refused, type RulebookInfo } from '../api.ts';
import { Icon } from '../parts/icons.tsx';
import { keepLinks } from '../kept/kept-links.ts';
import { newOwnKey } from '../kept/own-key.ts';
import { go } from '../route.ts';
import { isForKey, keyIn, KeyField } from '../set-up/key-field.tsx';
import { setUpTexts } from '../set-up/texts.ts';

/** A game that is made as it stands. */
export interface QuickWish {
  readonly rulebook: string | undefined;
  readonly scenario: string | undefined;
  readonly dice: 'program';
  readonly title: string | undefined;
  readonly people: readonly { readonly name: string; readonly seats: readonly string[] }[];
  readonly bots?: Readonly<Record<string, string>>;
  readonly history?: boolean;
  readonly rulings?: Readonly<Record<string, string>>;
}

/** Makes games as they stand, and opens the desk of each. */
interface Quick {
  readonly busy: boolean;
  /** Where the server wants a key, and what else it refused. */
  readonly below: ReactNode;
  /** Make what `wishOf` says of the rulebooks that there are; a second press while it is made does nothing. */
  open(wishOf: (books: readonly RulebookInfo[]) => QuickWish, key: string | undefined): void;
}

/** One click, and a game with one person at it stands open. Where the server wants a key, it is asked for. */
export function useQuick(books: readonly RulebookInfo[]): Quick {
  const [busy, setBusy] = useState(false);
  const [needsKey, setNeedsKey] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const open = async (
    wishOf: (books: readonly RulebookInfo[]) => QuickWish,
    key: string | undefined,
  ): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setRefused(null);
    try {
      // pressed before the list was there: ask again rather than ignore it
      const known = books.length > 0 ? books : await call<readonly RulebookInfo[]>('/rulebooks');
      const wish = wishOf(known);
      const me = { person: 0, key: newOwnKey() };
      const created = await call<CreatedGame>('/games', key, { ...wish, me });
      const { game, people } = created;
      keepLinks({ ...created, title: wish.title ?? '', handedOn: true });
      go({ page: 'game', game, key: people[0]?.key ?? me.key });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setBusy(false);
      setRefused(error);
      setNeedsKey((needed) => needed || isForKey(error));
    }
  };
  const below = (
    <>
      {needsKey && <KeyField refused={refused} />}
      {refused && !isForKey(refused) && (
        <p role="alert" className="trouble">
          {refused.message}
        </p>
      )}
    </>
  );
  return { busy, below, open: (wishOf, key) => void open(wishOf, key) };
}

interface QuickProps {
  readonly books: readonly RulebookInfo[];
  readonly of: Parameters<typeof Icon>[0]['of'];
  readonly title: string;
  readonly about: string;
  /** What is to be made, of the rulebooks that there are. */
  wishOf(books: readonly RulebookInfo[]): QuickWish;
}

/** The door to a game that is made as it stands. */
export function QuickGame({ books, of, title, about, wishOf }: QuickProps): ReactNode {
  const { busy, below, open } = useQuick(books);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    open(wishOf, keyIn(event.currentTarget));
  };
  return (
    <form onSubmit={submit}>
      <button type="submit" className="flow begin-door" aria-disabled={busy}>
        <Icon of={of} />
        <span>
          <b>{busy ? setUpTexts.wizard.creating : title}</b> <span className="hint">{about}</span>
        </span>
      </button>
      {below}
    </form>
  );
}
