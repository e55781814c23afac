import { type ReactNode, type SubmitEvent, useState } from 'react';
import { call, type Created, Refused, type RulebookInfo } from '../api.ts';
import { Icon } from '../frame/icons.tsx';
import { keepLinks } from '../maker/kept-links.ts';
import { go } from '../route.ts';
import { t } from '../wizard/t.ts';
import { isForKey, keyIn, KeyField } from '../wizard/key-field.tsx';
import { s } from './texts.ts';

/** The example: the scenario that a rulebook names as such, with every seat at this machine. */
function exampleOf(books: readonly RulebookInfo[]) {
  const book = books.find(({ example }) => example !== undefined) ?? books[0];
  const scenario = book?.scenarios.find((each) => each.id === book.example) ?? book?.scenarios[0];
  const people = [{ name: t.wizard.everyone, seats: scenario?.seats.map((seat) => seat.id) ?? [] }];
  const title = scenario?.title;
  return { rulebook: book?.id, scenario: scenario?.id, dice: 'program', title, people };
}

/** One click: a short game with every seat at this machine. Where the server wants a key, it is asked for here. */
export function Example({ books }: { books: readonly RulebookInfo[] }): ReactNode {
  const [busy, setBusy] = useState(false);
  const [needsKey, setNeedsKey] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const open = async (key: string | undefined): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setRefused(null);
    try {
      // pressed before the list was there: ask again rather than ignore it
      const known = books.length > 0 ? books : await call<readonly RulebookInfo[]>('/rulebooks');
      const wish = exampleOf(known);
      const created = await call<Created>('/games', key, wish);
      const { game, people } = created;
      keepLinks({ ...created, title: wish.title ?? '', handedOn: true });
      go({ page: 'game', game, key: people[0]?.key ?? '' });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setBusy(false);
      setRefused(error);
      setNeedsKey((needed) => needed || isForKey(error));
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void open(keyIn(event.currentTarget));
  };
  return (
    <form onSubmit={submit}>
      <button type="submit" className="begin-door" aria-disabled={busy}>
        <Icon of="skip" />
        <span>
          <b>{busy ? t.wizard.creating : s.example}</b> <span className="hint">{s.exampleAbout}</span>
        </span>
      </button>
      {needsKey && <KeyField refused={refused} />}
      {refused && !isForKey(refused) && (
        <p role="alert" className="trouble">
          {refused.message}
        </p>
      )}
    </form>
  );
}
