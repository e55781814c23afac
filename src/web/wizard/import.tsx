import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { Scenario } from '../../kernel/rulebook.ts';
import { beyond } from '../beyond.ts';
import type { KeptLinks } from '../kept/kept-links.ts';
import { Page } from '../page.tsx';
import { useRulebooks } from '../start/books.ts';
import { SiteHead } from '../start/site.tsx';
import { FileInput } from '../set-up/file-input.tsx';
import { type GameFile, namesIn, readGameFile } from './game-file.ts';
import { isForKey, keyIn, KeyField } from '../set-up/key-field.tsx';
import { Named } from './named.tsx';
import { type Seating, seatingHere, whoText, whyNot } from './seats.ts';
import { Sending } from './sending.tsx';
import { setUpTexts } from '../set-up/texts.ts';
import { WhoPlays } from './who.tsx';
import { readRecord, type SavedRecord } from './record-file.ts';
import { RecordRead } from './record-read.tsx';
import { useCreate } from './use-create.ts';
import '../set-up/set-up.css';

/** Go on with a game from a file, with new links. */
export function ImportPage(): ReactNode {
  const { books, fault } = useRulebooks();
  const [unkept, setUnkept] = useState<KeptLinks | null>(null);
  const [found, setFound] = useState<GameFile | string | null>(null);
  const [record, setRecord] = useState<SavedRecord | null>(null);
  if (unkept) return <beyond.MakerPage game={unkept.game} keyOfMaker={unkept.creatorKey} shown={unkept} />;
  const choose = async ([file]: readonly File[]): Promise<void> => {
    if (!file) return;
    const text = await utf8Of(file);
    const saved = await readRecord(text);
    setRecord(saved === 'other' ? null : saved);
    if (saved !== 'other') setFound(saved ? null : setUpTexts.imports.badRecord(file.name));
    else setFound(await readGameFile(file.name, text, books));
  };
  return (
    <Page head={<SiteHead />} title={setUpTexts.imports.title}>
      <p className="lead">{setUpTexts.imports.about}</p>
      {fault && <p role="alert">{fault}</p>}
      {books.length > 0 && (
        <fieldset className="step">
          <legend>{setUpTexts.imports.file}</legend>
          <FileInput
            title={setUpTexts.imports.choose}
            accept=".jsonl,.json"
            onChoose={(files) => void choose(files)}
          />
          {typeof found === 'string' && (
            <p role="alert" className="trouble">
              {found}
            </p>
          )}
        </fieldset>
      )}
      {record && <RecordRead record={record} />}
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
  const [seating, setSeating] = useState<Seating>(() => seatingOf(lines, scenario));
  const [title, setTitle] = useState(name.replace(/(?:-\d{4}-\d\d-\d\d)?\.jsonl$/, ''));
  const { busy, refused, needsKey, tried, create } = useCreate(seating, onUnkept, { path: '/imports' });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    create(scenario, keyIn(event.currentTarget), { lines, title: title.trim() || scenario.title });
  };
  return (
    <form className="wizard" onSubmit={submit}>
      <p role="status">{setUpTexts.imports.found(book.title, scenario.title, lines.length - 1)}</p>
      {torn && <p className="trouble">{setUpTexts.imports.torn(name)}</p>}
      <WhoPlays
        scenario={scenario}
        seating={seating}
        hasBots={book.bots.includes(scenario.id)}
        tried={tried}
        onSet={setSeating}
      />
      <Named title={title} onTitle={setTitle} />
      {needsKey && <KeyField refused={refused} />}
      <Sending
        busy={busy}
        blocked={false}
        missing={whyNot(scenario, seating)}
        tried={tried}
        about={whoText(scenario, seating)}
        refused={isForKey(refused) ? null : refused}
      />
    </form>
  );
}

/** Whoever answered for the seats last, where that were several people. */
function seatingOf(lines: readonly unknown[], scenario: Scenario): Seating {
  const names = namesIn(lines, scenario);
  const isMany = new Set(Object.values(names)).size > 1;
  return seatingHere({ mode: isMany ? 'many' : 'one', names: isMany ? names : {}, watchers: '' });
}
