import { type ReactNode, useState } from 'react';
import { type Club, newClub, sectionOf, withSection } from '../../club/club.ts';
import { clubDocument, readClub } from '../../club/file.ts';
import type { Json } from '../../kernel/json.ts';
import { faultText, readDataText, writeDataText } from '../../store/data-text.ts';
import { SiteHead } from '../start/site.tsx';
import { Page } from '../page.tsx';
import type { ClubRoute } from '../route.ts';
import { saveText } from '../save.ts';
import { useRulebooks } from '../start/books.ts';
import { deskTexts } from '../texts.ts';
import { Choice } from '../set-up/choice.tsx';
import { FileInput } from '../set-up/file-input.tsx';
import { dropClub, keepClub, type KeptClub, keptClub } from '../kept/club.ts';
import { ClubSection } from './section.tsx';
import { FromServer, OnServer } from './server.tsx';
import { clubTexts } from './texts.ts';

/** The club file of this browser: made, changed, saved, opened, and kept on the server; or one that the server keeps. */
export function ClubPage({ kept: link }: { readonly kept: ClubRoute['kept'] | null }): ReactNode {
  const [kept, setKept] = useState(keptClub);
  const [isKept, setIsKept] = useState(true);
  const set = (now: KeptClub | null): void => {
    setKept(now);
    if (now) setIsKept(keepClub(now));
    else dropClub();
  };
  return (
    <Page head={<SiteHead at="club" />} title={clubTexts.title}>
      <p className="lead">{clubTexts.about}</p>
      {link && <FromServer link={link} mine={kept} onTake={set} />}
      {kept && <p className={isKept ? 'hint' : 'trouble'}>{isKept ? clubTexts.kept : clubTexts.unkept}</p>}
      {kept ? <Opened kept={kept} onSet={set} /> : <Begin onBegin={(club) => set({ club })} />}
    </Page>
  );
}

/** There is none yet: a new one, or one that somebody saved. */
function Begin({ onBegin }: { onBegin(club: Club): void }): ReactNode {
  return (
    <>
      <div className="actions">
        <button type="button" className="main" onClick={() => onBegin(newClub(clubTexts.usual))}>
          {clubTexts.begin}
        </button>
      </div>
      <OpenFile onOpen={onBegin} />
    </>
  );
}

/** A club file from the device; what is wrong with it is said. */
function OpenFile({ onOpen }: { onOpen(club: Club): void }): ReactNode {
  const [faults, setFaults] = useState<readonly string[]>([]);
  const open = async ([file]: readonly File[]): Promise<void> => {
    const read = file && (await readText(file.name, await file.text()));
    if (!read) return;
    setFaults('faults' in read ? read.faults : []);
    if ('club' in read) onOpen(read.club);
  };
  return (
    <>
      <FileInput title={clubTexts.open} onChoose={(files) => void open(files)} />
      {faults.length > 0 && (
        <div role="alert" className="trouble">
          {faults.map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
        </div>
      )}
    </>
  );
}

/** Read the text of a club file; all rulebooks are loaded only here. */
async function readText(
  name: string,
  text: string,
): Promise<{ readonly club: Club } | { readonly faults: readonly string[] }> {
  const { RULEBOOKS } = await import('../../rulebooks/index.ts');
  const file = readDataText(name, text);
  if ('faults' in file) return file;
  const read = readClub(file.value, RULEBOOKS);
  return 'club' in read ? read : { faults: read.faults.map((fault) => faultText(file, fault)) };
}

interface OpenedProps {
  readonly kept: KeptClub;
  onSet(kept: KeptClub | null): void;
}

/** The club file that is kept here: what is in it, and where else it can go. */
function Opened({ kept, onSet }: OpenedProps): ReactNode {
  const { club } = kept;
  const { books, fault } = useRulebooks();
  const [bookId, setBookId] = useState('');
  const [opened, setOpened] = useState(0);
  const book = books.find((each) => each.id === bookId) ?? books[0];
  const change = (now: Club): void => onSet({ ...kept, club: now });
  const open = (now: Club): void => {
    if (!window.confirm(clubTexts.over)) return;
    change(now);
    setOpened(opened + 1);
  };
  const document: Json = clubDocument(club);
  return (
    <>
      <div className="actions">
        <button type="button" className="main" onClick={() => saveText('club.yaml', writeDataText(document))}>
          {clubTexts.save}
        </button>
        <button type="button" className="link" onClick={() => onSet(null)}>
          {clubTexts.drop}
        </button>
      </div>
      <OpenFile onOpen={open} />
      <label className="field">
        <span>{clubTexts.name}</span>
        <input
          type="text"
          value={club.title}
          onChange={({ target }) => change({ ...club, title: target.value })}
          onBlur={() => club.title.trim() === '' && change({ ...club, title: clubTexts.usual })}
        />
      </label>
      <OnServer kept={kept} document={document} onSet={onSet} />
      {fault && <p role="alert">{fault}</p>}
      {!book && !fault && <p role="status">{deskTexts.loading}</p>}
      {book && (
        <>
          <Choice
            title={clubTexts.rulebook}
            name="rulebook"
            value={book.id}
            items={books}
            onChoose={setBookId}
          />
          <ClubSection
            key={`${book.id}/${opened}`}
            book={book}
            section={sectionOf(club, book.id)}
            onSet={(section) => change(withSection(club, book.id, section))}
          />
        </>
      )}
    </>
  );
}
