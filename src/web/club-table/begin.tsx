import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { KeptClubTable } from '../../server/api/index.ts';
import { call, type RulebookInfo } from '../api.ts';
import { Page } from '../page.tsx';
import { go } from '../route.ts';
import { useRulebooks } from '../start/books.ts';
import { SiteHead } from '../start/site.tsx';
import { Choice } from '../wizard/choice.tsx';
import { changedIn, ClubStep, toldBy, useClubRulings } from '../wizard/club-step.tsx';
import { type Dice, DiceChoice } from '../wizard/dice-choice.tsx';
import { isForKey, keyIn, KeyField } from '../wizard/key-field.tsx';
import { RulingChoices } from '../wizard/rulings.tsx';
import { t } from '../wizard/t.ts';
import { useFiles } from '../wizard/use-files.ts';
import { useOnce } from '../wizard/use-once.ts';
import { OwnFiles, type ToWrite } from '../wizard/data.tsx';
import { WriteFile } from '../wizard/write-file.tsx';
import { keepTable } from './kept.ts';
import { o } from './texts.ts';

/** What all the games will be made from. */
export function BeginTable(): ReactNode {
  const { books, fault } = useRulebooks();
  const [bookId, setBookId] = useState('');
  const [writing, setWriting] = useState<ToWrite | null>(null);
  const book = books.find(({ id }) => id === bookId) ?? books[0];
  return (
    <Page head={<SiteHead />} title={writing?.form.title ?? o.title}>
      {!writing && <p className="lead">{o.about}</p>}
      {fault && <p role="alert">{fault}</p>}
      {book && (
        <>
          <div hidden={writing !== null}>
            <Choice
              title={t.wizard.step(1, t.wizard.rulebook)}
              name="rulebook"
              value={book.id}
              items={books.map(({ id, title, about }) => ({ id, title, about }))}
              onChoose={setBookId}
            />
          </div>
          <Template key={book.id} book={book} writing={writing} onWrite={setWriting} />
        </>
      )}
    </Page>
  );
}

interface TemplateProps {
  readonly book: RulebookInfo;
  /** The file that is being written now, in place of all else. */
  readonly writing: ToWrite | null;
  onWrite(what: ToWrite | null): void;
}

/** All that follows from the rulebook. */
function Template({ book, writing, onWrite }: TemplateProps): ReactNode {
  const [scenarioId, setScenarioId] = useState(book.scenarios[0]?.id ?? '');
  const [dice, setDice] = useState<Dice>('program');
  const scenario = book.scenarios.find(({ id }) => id === scenarioId);
  const { checked, setFiles } = useFiles(book.id);
  const { club, rulings, setRulings, use } = useClubRulings(undefined, book.id, checked.files, setFiles);
  const { busy, refused, needsKey, once } = useOnce();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const title = String(new FormData(event.currentTarget).get('title') ?? '').trim() || o.named;
    const { data } = checked;
    if (!scenario || data === null) return;
    const key = keyIn(event.currentTarget);
    const template = {
      rulebook: book.id,
      scenario: scenario.id,
      dice,
      rulings: changedIn(book, rulings),
      ...(data.length > 0 ? { data } : {}),
      ...(club.isUsed ? toldBy(club.section) : {}),
    };
    once(() => begun(key, title, template));
  };
  if (writing)
    return (
      <WriteFile
        rulebook={book.id}
        scenario={scenarioId}
        writing={writing}
        checked={checked}
        onFiles={setFiles}
        onDone={() => onWrite(null)}
      />
    );
  return (
    <form className="wizard" onSubmit={submit}>
      <Choice
        title={t.wizard.step(2, t.wizard.scenario)}
        name="scenario"
        value={scenarioId}
        items={book.scenarios}
        onChoose={setScenarioId}
      />
      <DiceChoice step={3} dice={dice} onDice={setDice} />
      <fieldset className="step">
        <legend>{t.wizard.step(4, t.wizard.name)}</legend>
        <label className="field">
          <span>{o.name}</span>
          <input type="text" name="title" maxLength={120} placeholder={o.named} />
        </label>
      </fieldset>
      {scenario && <ClubStep book={book} scenario={scenario} club={club} onUse={use} />}
      {scenario && (
        <RulingChoices
          book={book}
          scenario={scenario}
          chosen={rulings}
          onChoose={(id, choice) => setRulings({ ...rulings, [id]: choice })}
        />
      )}
      <OwnFiles rulebook={book.id} checked={checked} onFiles={setFiles} onWrite={onWrite} />
      {needsKey && <KeyField refused={refused} />}
      <div className="actions">
        <button type="submit" className="main" aria-disabled={busy || checked.data === null}>
          {busy ? o.beginning : o.begin}
        </button>
        {refused && !isForKey(refused) && (
          <p role="alert" className="trouble">
            {refused.message}
          </p>
        )}
      </div>
    </form>
  );
}

/** Begins to organise, and keeps the link in this browser. */
async function begun(key: string | undefined, title: string, template: object): Promise<void> {
  const made = await call<KeptClubTable>('/club-tables', key, { title, template });
  keepTable({ id: made.table, key: made.key, title });
  go({ page: 'club-table', kept: { id: made.table, key: made.key } });
}
