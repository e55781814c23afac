import { type ReactNode, Suspense, type SubmitEvent, useMemo, useState } from 'react';
import { NO_SECTION, type Section } from '../../club/club.ts';
import type { Scenario } from '../../kernel/rulebook.ts';
import type { RulebookInfo } from '../api.ts';
import { beyond } from '../beyond.ts';
import { later } from '../later.tsx';
import { Same } from '../seg.tsx';
import { SiteHead } from '../start/site.tsx';
import { useRulebooks } from '../start/books.ts';
import { TwoPage } from '../two.tsx';
import { setUpTexts } from '../set-up/texts.ts';
import { Choice } from '../set-up/choice.tsx';
import type { ToWrite } from '../set-up/data.tsx';
import { isForKey, keyIn, KeyField } from '../set-up/key-field.tsx';
import type { KeptLinks } from '../kept/kept-links.ts';
import { Named } from './named.tsx';
import { RulingChoices, SetUpRulings } from '../set-up/rulings.tsx';
import { lotsFor, peopleOf, type Seating, seatingHere, whoText, whyNot } from './seats.ts';
import { Sending } from './sending.tsx';
import { keepSetUp, keptSetUp, type SetUp } from './set-up.ts';
import { type Tables, TablesChoice } from './tables-choice.tsx';
import { FromTemplate, saveTemplate } from './template-file.tsx';
import { DiceRow, NoBooks, templateOf, useTemplate, useWriting } from './template.tsx';
import { useCreate } from './use-create.ts';
import { WhoPlays } from './who.tsx';
import './wizard.css';

const Evening = later(async () => (await import('../club/evening.tsx')).Evening);

const NOBODY: Seating = { mode: 'one', names: {}, watchers: '' };

/** Set up a game: rulebook, scenario, who sits, tables, dice, rulings. */
export function WizardPage(): ReactNode {
  const { books, fault } = useRulebooks();
  const [unkept, setUnkept] = useState<KeptLinks | null>(null);
  const [before, setBefore] = useState(keptSetUp);
  const [times, setTimes] = useState(0);
  const [bookId, setBookId] = useState(before?.book ?? '');
  const bring = (setUp: SetUp): void => {
    setBefore(setUp);
    setBookId(setUp.book);
    setTimes(times + 1);
  };
  const book = books.find((each) => each.id === bookId) ?? books[0];
  if (unkept) return <beyond.MakerPage game={unkept.game} keyOfMaker={unkept.creatorKey} shown={unkept} />;
  if (!book) return <NoBooks title={setUpTexts.wizard.title} fault={fault} loading={setUpTexts.loading} />;
  return (
    <Details
      key={`${book.id} ${times}`}
      book={book}
      books={books}
      before={before?.book === book.id ? before : null}
      onBook={setBookId}
      onBring={bring}
      onUnkept={setUnkept}
    />
  );
}

interface DetailsProps {
  readonly book: RulebookInfo;
  readonly books: readonly RulebookInfo[];
  /** What was filled in before one came back. */
  readonly before: SetUp | null;
  onBook(id: string): void;
  /** A template was chosen. */
  onBring(setUp: SetUp): void;
  /** The game is made, and this browser keeps no links. */
  onUnkept(links: KeptLinks): void;
}

/** All that follows from the rulebook. */
function Details({ book, books, before, onBook, onBring, onUnkept }: DetailsProps): ReactNode {
  const filled = useFilled(book, before);
  const [writing, write] = useWriting(book, filled);
  const { scenario, seating, checked, tables, club, dice, title, rulings } = filled;
  const setUp: SetUp = {
    book: book.id,
    scenario: scenario.id,
    seating,
    dice,
    title,
    rulings,
    files: checked.files,
    club: club.isUsed,
  };
  const onMade = (): void => keepSetUp(setUp);
  const { busy, refused, needsKey, tried, create } = useCreate(seating, onUnkept, { onMade });
  const data = tables === 'none' ? [] : checked.data;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (data)
      create(scenario, keyIn(event.currentTarget), {
        ...templateOf(book, filled, scenario.id, data),
        title: title.trim() || scenario.title,
        ...lotsFor(seating),
      });
  };
  if (writing) return writing;
  return (
    <TwoPage
      head={<SiteHead />}
      title={setUpTexts.wizard.title}
      beside={setUpTexts.wizard.asks}
      onSubmit={submit}
      panel={<Asks book={book} filled={filled} needsKey={needsKey} refused={refused} />}
      foot={
        <Sending
          busy={busy}
          blocked={data === null}
          missing={whyNot(scenario, seating)}
          tried={tried}
          about={whoText(scenario, seating)}
          refused={isForKey(refused) ? null : refused}
          onTemplate={() => saveTemplate(setUp)}
        />
      }
    >
      <FillIn {...{ book, books, filled, tried, onBook, onBring }} onWrite={write} />
    </TwoPage>
  );
}

interface FillInProps extends Pick<DetailsProps, 'book' | 'books' | 'onBook' | 'onBring'> {
  readonly filled: Filled;
  /** It was to begin while somebody was missing. */
  readonly tried: boolean;
  onWrite(what: ToWrite): void;
}

/** Rulebook and scenario, who plays, tables, and what is mostly left as it is. */
function FillIn({ book, books, filled, tried, onBook, onBring, onWrite }: FillInProps): ReactNode {
  const { scenario, seating, setSeating, checked, setFiles, tables, setTables, club } = filled;
  return (
    <div className="wizard">
      <FromTemplate books={books} onBring={onBring} />
      <Choice
        cards
        title={setUpTexts.wizard.rulebook}
        name="rulebook"
        value={book.id}
        items={books.map(({ id, title, about }) => ({ id, title, about }))}
        onChoose={onBook}
      />
      <Same
        label={setUpTexts.wizard.scenario}
        about={scenario.about}
        value={scenario.id}
        items={book.scenarios.map((each) => [each.id, each.title])}
        onChoose={filled.setScenarioId}
      />
      <WhoPlays
        scenario={scenario}
        seating={seating}
        hasBots={book.bots.includes(scenario.id)}
        tried={tried}
        onSet={setSeating}
      />
      <TablesChoice
        rulebook={book.id}
        tables={tables}
        club={club}
        checked={checked}
        onTables={setTables}
        onFiles={setFiles}
        onWrite={onWrite}
      />
      <Rest book={book} filled={filled} />
    </div>
  );
}

/** What is filled in, and how it is changed. */
function useFilled(book: RulebookInfo, before: SetUp | null) {
  const template = useTemplate(book, before);
  const { club, use } = template;
  const [seating, setSeating] = useState<Seating>(seatingHere(before?.seating ?? NOBODY));
  const isOwn = (before?.files.length ?? 0) > 0;
  const [tables, setChosen] = useState<Tables>(club.isUsed ? 'club' : isOwn ? 'own' : 'none');
  const setTables = (next: Tables): void => {
    setChosen(next);
    if ((next === 'club') !== club.isUsed) use(next === 'club');
  };
  const scenario = template.scenario ?? (book.scenarios[0] as Scenario);
  return { ...template, scenario, seating, setSeating, tables, setTables };
}

type Filled = ReturnType<typeof useFilled>;

interface AsksProps {
  readonly book: RulebookInfo;
  readonly filled: Filled;
  readonly needsKey: boolean;
  readonly refused: Parameters<typeof isForKey>[0];
}

/** What an evening will ask, with what is chosen; above it the key, where the server wants one. */
function Asks({ book, filled, needsKey, refused }: AsksProps): ReactNode {
  const { scenario, club, checked, rulings, tables } = filled;
  const section = useMemo((): Section => {
    const told = club.isUsed ? club.section : NO_SECTION;
    const files =
      tables === 'none' ? [] : checked.files.flatMap(({ value }) => (value === null ? [] : [value]));
    return { ...told, files, rulings };
  }, [club.isUsed, club.section, checked.files, rulings, tables]);
  return (
    <>
      {needsKey && <KeyField refused={refused} />}
      <Suspense fallback={<p role="status">{setUpTexts.loading}</p>}>
        <Evening rulebook={book.id} scenario={scenario} section={section} />
      </Suspense>
    </>
  );
}

/** What is mostly left as it is. */
function Rest({ book, filled }: Pick<AsksProps, 'book' | 'filled'>): ReactNode {
  const { scenario, seating, rulings, setRulings, dice } = filled;
  const sitting = (peopleOf(scenario, seating) ?? []).filter(({ seats }) => seats.length > 0);
  const asked = { book, scenario, chosen: rulings, apart: sitting.length > 1 };
  const rule = (id: string, choice: string): void => setRulings({ ...rulings, [id]: choice });
  return (
    <>
      <SetUpRulings {...asked} onChoose={rule} />
      <DiceRow title={setUpTexts.wizard.dice} dice={dice} by={setUpTexts.wizard} onDice={filled.setDice} />
      <Named title={filled.title} otherwise={scenario.title} onTitle={filled.setTitle} />
      <RulingChoices {...asked} onChoose={rule} />
    </>
  );
}
