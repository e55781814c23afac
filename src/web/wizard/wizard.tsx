import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { Scenario } from '../../kernel/rulebook.ts';
import { call, type Created, Refused, type RulebookInfo } from '../api.ts';
import { SiteHead } from '../start/site.tsx';
import { Page } from '../page.tsx';
import { sayScreen } from '../game/screen.ts';
import { go } from '../route.ts';
import { useRulebooks } from '../start/books.ts';
import { t } from '../texts.ts';
import { Choice } from './choice.tsx';
import { changedIn, ClubStep, toldBy, useClubRulings } from './club-step.tsx';
import { DataFiles, type ToWrite } from './data.tsx';
import { isForKey, keyIn, KeyField } from './key-field.tsx';
import { keepLinks, type KeptLinks } from '../maker/kept-links.ts';
import { MakerPage } from '../maker/page.tsx';
import { Fold } from './fold.tsx';
import { RulingChoices } from './rulings.tsx';
import { useFiles } from './use-files.ts';
import { WriteFile } from './write-file.tsx';
import { emptySeat, peopleOf, SeatNames, type Seating, seatField, TROUBLE } from './seats.tsx';

/** Set up a game: rulebook, scenario, who sits, dice, rulings, data. */
export function WizardPage(): ReactNode {
  const { books, fault } = useRulebooks();
  const [unkept, setUnkept] = useState<KeptLinks | null>(null);
  const [bookId, setBookId] = useState('');
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
          <Details key={book.id} book={book} writing={writing} onWrite={setWriting} onUnkept={setUnkept} />
        </>
      )}
    </Page>
  );
}

type Dice = 'program' | 'typed';

const DICE: readonly { id: Dice; title: string; about: string }[] = [
  { id: 'program', title: t.wizard.program, about: t.wizard.programAbout },
  { id: 'typed', title: t.wizard.typed, about: t.wizard.typedAbout },
];

interface DetailsProps {
  readonly book: RulebookInfo;
  /** The file that is being written now, in place of all else. */
  readonly writing: ToWrite | null;
  onWrite(what: ToWrite | null): void;
  /** The game is made, and this browser keeps no links. */
  onUnkept(links: KeptLinks): void;
}

interface NamedProps {
  readonly title: string;
  /** What it is called where it has no name. */
  readonly otherwise: string | undefined;
  onTitle(title: string): void;
}

/** The name of the game. */
function Named({ title, otherwise, onTitle }: NamedProps): ReactNode {
  return (
    <fieldset className="step">
      <legend>{t.wizard.step(5, t.wizard.name)}</legend>
      <label className="field">
        <span>{t.wizard.title2}</span>
        <input
          type="text"
          value={title}
          placeholder={otherwise}
          onChange={(event) => onTitle(event.target.value)}
        />
      </label>
    </fieldset>
  );
}

/** All that follows from the rulebook. */
function Details({ book, writing, onWrite, onUnkept }: DetailsProps): ReactNode {
  const [scenarioId, setScenarioId] = useState(book.scenarios[0]?.id ?? '');
  const scenario = book.scenarios.find((each) => each.id === scenarioId);
  const [seating, setSeating] = useState<Seating>({ mode: 'one', names: {}, watchers: '' });
  const [dice, setDice] = useState<Dice>('program');
  const { checked, setFiles } = useFiles(book.id);
  const { club, rulings, setRulings, use } = useClubRulings(book.id, checked.files, setFiles);
  const { data } = checked;
  const [title, setTitle] = useState('');
  const { busy, refused, needsKey, create } = useCreate(seating, onUnkept);
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
      <Choice
        title={t.wizard.step(4, t.wizard.dice)}
        name="dice"
        value={dice}
        items={DICE}
        onChoose={(id) => setDice(id as Dice)}
      />
      <Named title={title} otherwise={scenario?.title} onTitle={setTitle} />
      {scenario && <ClubStep book={book} scenario={scenario} club={club} onUse={use} />}
      {scenario && (
        <RulingChoices
          book={book}
          scenario={scenario}
          chosen={rulings}
          onChoose={(id, choice) => setRulings({ ...rulings, [id]: choice })}
        />
      )}
      <Fold
        title={t.wizard.data}
        about={checked.files.length === 0 ? t.wizard.noData : t.wizard.files(checked.files.length)}
        isOpen={checked.files.length > 0}
      >
        <DataFiles rulebook={book.id} checked={checked} onFiles={setFiles} onWrite={onWrite} />
      </Fold>
      {needsKey && <KeyField refused={refused} />}
      <Sending busy={busy} blocked={data === null} refused={isForKey(refused) ? null : refused} />
    </form>
  );
}

interface SendingProps {
  readonly busy: boolean;
  /** Something above is not right yet. */
  readonly blocked: boolean;
  readonly refused: Refused | null;
}

/** The button, and why it was refused. */
function Sending({ busy, blocked, refused }: SendingProps): ReactNode {
  return (
    <>
      <div className="actions">
        <button type="submit" className="main" aria-disabled={busy || blocked}>
          {busy ? t.wizard.creating : t.wizard.create}
        </button>
        {blocked && <span className="hint">{t.wizard.blocked}</span>}
        {refused && (
          <p role="alert" className="trouble" id={TROUBLE}>
            {refused.message} {refused.clauses.join(', ')}
          </p>
        )}
      </div>
    </>
  );
}

/** Makes the game, and keeps its links. With one person the desk opens at once; with several, their links are shown. */
function useCreate(
  seating: Seating,
  onUnkept: (links: KeptLinks) => void,
): {
  busy: boolean;
  refused: Refused | null;
  /** The server has asked for its key. */
  needsKey: boolean;
  create(scenario: Scenario, key: string | undefined, game: object): void;
} {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [needsKey, setNeedsKey] = useState(false);
  const create = async (scenario: Scenario, key: string | undefined, game: object): Promise<void> => {
    const people = peopleOf(scenario, seating);
    if (busy) return;
    if (people === null) {
      const { id, title } = emptySeat(scenario, seating) ?? { id: '', title: '' };
      setRefused(new Refused(400, t.wizard.seatMissing(title)));
      document.getElementById(seatField(id))?.focus();
      return;
    }
    setBusy(true);
    setRefused(null);
    try {
      const created = await call<Created>('/games', key, { ...game, people });
      const links = linksOf(created, scenario, 'title' in game ? String(game.title) : '');
      const [only] = created.people;
      const alone = created.people.length === 1 ? only : undefined;
      const isKept = keepLinks({ ...links, handedOn: alone !== undefined });
      if (seating.mode === 'solo') sayScreen(created.game, false);
      if (alone) go({ page: 'game', game: created.game, key: alone.key });
      else if (isKept) go({ page: 'links', game: created.game });
      else onUnkept(links);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setRefused(error);
      setNeedsKey((needed) => needed || isForKey(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, refused, needsKey, create: (...args) => void create(...args) };
}

/** The links of a game that was just made, its seats called as the scenario calls them. */
function linksOf(
  { game, creatorKey, people, addresses }: Created,
  scenario: Scenario,
  title: string,
): KeptLinks {
  const called = (id: string): string => scenario.seats.find((seat) => seat.id === id)?.title ?? id;
  const named = people.map(({ name, seats, key }) => ({ name, seats: seats.map(called), key }));
  return { game, title: title || scenario.title, creatorKey, people: named, addresses, handedOn: false };
}
