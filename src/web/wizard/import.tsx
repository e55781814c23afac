import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { KeptLinks } from '../maker/kept-links.ts';
import { MakerPage } from '../maker/page.tsx';
import { Page } from '../page.tsx';
import { useRulebooks } from '../start/books.ts';
import { SiteHead } from '../start/site.tsx';
import { BotSeats } from './bots.tsx';
import { FileInput } from './file-input.tsx';
import { type GameFile, readGameFile } from './game-file.ts';
import { isForKey, keyIn, KeyField } from './key-field.tsx';
import { Named } from './named.tsx';
import { SeatNames, type Seating } from './seats.tsx';
import { Sending } from './sending.tsx';
import { t } from './t.ts';
import { useCreate } from './use-create.ts';

/** Go on with a game from a file, with new links. */
export function ImportPage(): ReactNode {
  const { books, fault } = useRulebooks();
  const [unkept, setUnkept] = useState<KeptLinks | null>(null);
  const [found, setFound] = useState<GameFile | string | null>(null);
  if (unkept) return <MakerPage game={unkept.game} keyOfMaker={unkept.creatorKey} shown={unkept} />;
  const choose = async ([file]: readonly File[]): Promise<void> => {
    if (file) setFound(await readGameFile(file.name, await utf8Of(file), books));
  };
  return (
    <Page head={<SiteHead />} title={t.imports.title}>
      <p className="lead">{t.imports.about}</p>
      {fault && <p role="alert">{fault}</p>}
      {books.length > 0 && (
        <fieldset className="step">
          <legend>{t.wizard.step(1, t.imports.file)}</legend>
          <FileInput title={t.imports.choose} accept=".jsonl" onChoose={(files) => void choose(files)} />
          {typeof found === 'string' && (
            <p role="alert" className="trouble">
              {found}
            </p>
          )}
        </fieldset>
      )}
      {found !== null && typeof found === 'object' && (
        <GoOn key={found.name} file={found} onUnkept={setUnkept} />
      )}
    </Page>
  );
}

/** The text of a file as the terminal reads it: a browser by itself may take another encoding for it. */
async function utf8Of(file: File): Promise<string> {
  return new TextDecoder().decode(await file.arrayBuffer());
}

interface GoOnProps {
  readonly file: GameFile;
  onUnkept(links: KeptLinks): void;
}

/** Who plays on, and what the game is called. */
function GoOn({ file: { name, lines, torn, book, scenario }, onUnkept }: GoOnProps): ReactNode {
  const [seating, setSeating] = useState<Seating>({ mode: 'one', names: {}, watchers: '' });
  const [title, setTitle] = useState(name.replace(/(?:-\d{4}-\d\d-\d\d)?\.jsonl$/, ''));
  const { busy, refused, needsKey, create } = useCreate(seating, onUnkept, { path: '/imports' });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    create(scenario, keyIn(event.currentTarget), { lines, title: title.trim() || scenario.title });
  };
  return (
    <form className="wizard" onSubmit={submit}>
      <p role="status">{t.imports.found(book.title, scenario.title, lines.length - 1)}</p>
      {torn && <p className="trouble">{t.imports.torn(name)}</p>}
      <SeatNames step={2} scenario={scenario} seating={seating} tried={refused !== null} onSet={setSeating} />
      {book.bots.includes(scenario.id) && (
        <BotSeats scenario={scenario} seating={seating} onSet={setSeating} />
      )}
      <Named step={3} title={title} onTitle={setTitle} />
      {needsKey && <KeyField refused={refused} />}
      <Sending busy={busy} blocked={false} refused={isForKey(refused) ? null : refused} />
    </form>
  );
}
