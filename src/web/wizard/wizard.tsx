import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { RulebookInfo } from '../api.ts';
import { SiteHead } from '../start/site.tsx';
import { Page } from '../page.tsx';
import { useRulebooks } from '../start/books.ts';
import { t } from './t.ts';
import { BotSeats } from './bots.tsx';
import { Choice } from './choice.tsx';
import { changedIn, ClubStep, toldBy, useClubRulings } from './club-step.tsx';
import { OwnFiles, type ToWrite } from './data.tsx';
import { isForKey, keyIn, KeyField } from './key-field.tsx';
import type { KeptLinks } from '../maker/kept-links.ts';
import { MakerPage } from '../maker/page.tsx';
import { type Dice, DiceChoice } from './dice-choice.tsx';
import { Named } from './named.tsx';
import { RulingChoices } from './rulings.tsx';
import { useFiles } from './use-files.ts';
import { WriteFile } from './write-file.tsx';
import { SeatNames, type Seating } from './seats.tsx';
import { Sending } from './sending.tsx';
import { keepSetUp, keptSetUp, type SetUp } from './set-up.ts';
import { useCreate } from './use-create.ts';

const NOBODY: Seating = { mode: 'one', names: {}, watchers: '' };

/** Set up a game: rulebook, scenario, who sits, dice, rulings, data. */
export function WizardPage(): ReactNode {
  const { books, fault } = useRulebooks();
  const [unkept, setUnkept] = useState<KeptLinks | null>(null);
  const [before] = useState(keptSetUp);
  const [bookId, setBookId] = useState(before?.book ?? '');
  const [writing, setWriting] = useState<ToWrite | null>(null);
  const book = books.find((each) => each.id === bookId) ?? books[0];
  if (unkept) return <MakerPage game={unkept.game} keyOfMaker={unkept.creatorKey} shown={unkept} />;
  return (
    <Page head={<SiteHead />} title={writing?.form.title ?? t.wizard.title}>
      {fault && <p role="alert">{fault}</p>}
      {!book && !fault && <p role="status">{t.loading}</p>}
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
          <Details
            key={book.id}
            book={book}
            before={before?.book === book.id ? before : null}
            writing={writing}
            onWrite={setWriting}
            onUnkept={setUnkept}
          />
        </>
      )}
    </Page>
  );
}

interface DetailsProps {
  readonly book: RulebookInfo;
  /** What was filled in before one came back. */
  readonly before: SetUp | null;
  /** The file that is being written now, in place of all else. */
  readonly writing: ToWrite | null;
  onWrite(what: ToWrite | null): void;
  /** The game is made, and this browser keeps no links. */
  onUnkept(links: KeptLinks): void;
}

/** All that follows from the rulebook. */
function Details({ book, before, writing, onWrite, onUnkept }: DetailsProps): ReactNode {
  const [scenarioId, setScenarioId] = useState(before?.scenario ?? book.scenarios[0]?.id ?? '');
  const scenario = book.scenarios.find((each) => each.id === scenarioId);
  const [seating, setSeating] = useState<Seating>(before?.seating ?? NOBODY);
  const [dice, setDice] = useState<Dice>(before?.dice ?? 'program');
  const { checked, setFiles } = useFiles(book.id, undefined, before?.files);
  const { club, rulings, setRulings, use } = useClubRulings(
    before?.rulings,
    book.id,
    checked.files,
    setFiles,
    before?.club,
  );
  const { data } = checked;
  const [title, setTitle] = useState(before?.title ?? '');
  const filled = { seating, dice, title, rulings, files: checked.files, club: club.isUsed };
  const onMade = (): void => keepSetUp({ book: book.id, scenario: scenarioId, ...filled });
  const { busy, refused, needsKey, create } = useCreate(seating, onUnkept, { onMade });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (scenario && data)
      create(scenario, keyIn(event.currentTarget), {
        rulebook: book.id,
        scenario: scenario.id,
        dice,
        title: title.trim() || scenario.title,
        rulings: changedIn(book, rulings),
        ...(data.length > 0 ? { data } : {}),
        ...(club.isUsed ? toldBy(club.section) : {}),
      });
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
      {scenario && (
        <SeatNames scenario={scenario} seating={seating} tried={refused !== null} onSet={setSeating} />
      )}
      {scenario && book.bots.includes(scenario.id) && (
        <BotSeats scenario={scenario} seating={seating} onSet={setSeating} />
      )}
      <DiceChoice step={4} dice={dice} onDice={setDice} />
      <Named step={5} title={title} otherwise={scenario?.title} onTitle={setTitle} />
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
      <Sending busy={busy} blocked={data === null} refused={isForKey(refused) ? null : refused} />
    </form>
  );
}
