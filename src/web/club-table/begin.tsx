import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { KeptClubTable } from '../../server/api/index.ts';
import { call, type RulebookInfo } from '../api.ts';
import { LEVELS } from '../bots/known.ts';
import { go } from '../route.ts';
import { Same } from '../seg.tsx';
import { useRulebooks } from '../start/books.ts';
import { SiteHead } from '../start/site.tsx';
import { TwoPage } from '../two.tsx';
import { ClubStep } from '../wizard/club-step.tsx';
import { OwnFiles } from '../set-up/data.tsx';
import { isForKey, keyIn, KeyField } from '../set-up/key-field.tsx';
import { RulingChoices } from '../set-up/rulings.tsx';
import { DiceRow, NoBooks, templateOf, useTemplate, useWriting } from '../wizard/template.tsx';
import { useOnce } from '../wizard/use-once.ts';
import { DeadlineForAll } from './deadline.tsx';
import { HookField, NO_HOOK } from './hook-field.tsx';
import { keepTable } from '../kept/club-tables.ts';
import { type ForAll, makeOne, useEach } from './making.ts';
import { countText, Paste } from './paste.tsx';
import { clubTableTexts } from './texts.ts';
import { type Deal, useDeal } from './use-deal.ts';

/** So many games one table of an organiser has. */
const MOST = 60;

type Typed = readonly [text: string, setText: (text: string) => void];

/** Names are pasted, and what all their games are made from is chosen beside them. */
export function BeginTable(): ReactNode {
  const { books, fault } = useRulebooks();
  const [bookId, setBookId] = useState('');
  const typed = useState('');
  const book = books.find(({ id }) => id === bookId) ?? books[0];
  if (book) return <Template key={book.id} book={book} books={books} typed={typed} onBook={setBookId} />;
  return <NoBooks title={clubTableTexts.title} fault={fault} loading={clubTableTexts.loading} />;
}

interface TemplateProps {
  readonly book: RulebookInfo;
  readonly books: readonly RulebookInfo[];
  readonly typed: Typed;
  onBook(id: string): void;
}

/** All that follows from the rulebook. */
function Template({ book, books, typed, onBook }: TemplateProps): ReactNode {
  const made = useMade(book);
  const [writing, write] = useWriting(book, made);
  const { scenario, forAll, checked, setFiles, club } = made;
  const mayBeEmpty = forAll.bot !== null;
  const seats = scenario?.seats ?? [];
  const deal = useDeal({ seats, taken: [], room: MOST, mayBeEmpty }, typed);
  const { making, submit } = useBegin(deal, made, book);
  if (writing) return writing;
  return (
    <TwoPage
      head={<SiteHead />}
      title={clubTableTexts.title}
      about={`${clubTableTexts.about} ${clubTableTexts.aboutMore}`}
      beside={clubTableTexts.same}
      onSubmit={submit}
      panel={
        <>
          <Same
            label={clubTableTexts.game}
            value={book.id}
            items={books.map((each) => [each.id, each.title])}
            onChoose={onBook}
          />
          <ForAllGames made={made} book={book} />
          {scenario && (
            <>
              <ClubStep book={book} scenario={scenario} club={club} onUse={made.use} />
              <RulingChoices
                book={book}
                scenario={scenario}
                chosen={made.rulings}
                onChoose={(id, choice) => made.setRulings({ ...made.rulings, [id]: choice })}
                apart
              />
            </>
          )}
          <OwnFiles rulebook={book.id} checked={checked} onFiles={setFiles} onWrite={write} />
          {making.needsKey && <KeyField refused={making.refused} />}
        </>
      }
      foot={<Foot deal={deal} making={making} isBlocked={checked.data === null} />}
    >
      <Paste
        deal={deal}
        seats={seats}
        emptyText={forAll.bot === null ? '' : clubTableTexts.emptyBot(levelTitle(forAll.bot))}
      />
    </TwoPage>
  );
}

const levelTitle = (level: string): string => LEVELS.find(({ id }) => id === level)?.title ?? level;

/** What all games are made from, and get. */
function useMade(book: RulebookInfo) {
  const template = useTemplate(book);
  const [rule, setRule] = useState<ForAll['rule']>(null);
  const [hook, setHook] = useState(NO_HOOK);
  const [level, setLevel] = useState('steady');
  const bot = book.bots.includes(template.scenario?.id ?? '') && level !== '' ? level : null;
  const forAll: ForAll = { rule, hook: hook.url === '' ? null : hook, bot };
  return { ...template, forAll, setRule, hook, setHook, level, setLevel };
}

type Made = ReturnType<typeof useMade>;

interface ForAllProps {
  readonly made: Made;
  readonly book: RulebookInfo;
}

/** The rows of what is the same for all games. */
function ForAllGames({ made, book }: ForAllProps): ReactNode {
  const { scenario, dice, title, forAll, level } = made;
  const bots = LEVELS.map(({ id, title: called }) => [id, clubTableTexts.emptyBot(called)] as const);
  return (
    <>
      <Same
        label={clubTableTexts.scenario}
        value={scenario?.id ?? ''}
        items={book.scenarios.map((each) => [each.id, each.title])}
        onChoose={made.setScenarioId}
      />
      <label className="same apart">
        <span className="same-name">{clubTableTexts.name}</span>
        <input
          type="text"
          value={title}
          maxLength={120}
          placeholder={clubTableTexts.named}
          onChange={(event) => made.setTitle(event.target.value)}
        />
      </label>
      <DiceRow title={clubTableTexts.dice} dice={dice} by={clubTableTexts.diceBy} onDice={made.setDice} />
      <DeadlineForAll rule={forAll.rule} onRule={made.setRule} />
      {scenario && book.bots.includes(scenario.id) && (
        <Same
          label={clubTableTexts.empty}
          value={level}
          items={[...bots, ['', clubTableTexts.emptyNot]]}
          onChoose={made.setLevel}
        />
      )}
      <h3>{clubTableTexts.hook}</h3>
      <HookField hook={made.hook} onHook={made.setHook} />
      <p className="hint">{clubTableTexts.hookLater}</p>
    </>
  );
}

/** Makes the table of games, and all games of it; what was not made stays. */
function useBegin(deal: Deal, made: Made, book: RulebookInfo) {
  const { busy, refused, needsKey, once } = useOnce();
  const { progress, trouble, each } = useEach();
  const { scenario, title, forAll, checked } = made;
  const [begun, setBegun] = useState<{ readonly id: string; readonly key: string; done: number } | null>(
    null,
  );
  const begin = async (key: string | undefined): Promise<void> => {
    const { data } = checked;
    if (!scenario || data === null) return;
    const kept = begun ?? { ...(await found(key, scenario.id, data)), done: 0 };
    const done = await each(deal.games.slice(kept.done), (game) =>
      makeOne(kept, game, forAll, scenario.seats),
    );
    if (kept.done + done < deal.games.length) setBegun({ ...kept, done: kept.done + done });
    else go({ page: 'club-table', kept });
  };
  const found = async (key: string | undefined, scenarioId: string, data: readonly unknown[]) => {
    const template = templateOf(book, made, scenarioId, data);
    const called = title.trim() || clubTableTexts.named;
    const table = await call<KeptClubTable>('/club-tables', key, { title: called, template });
    keepTable({ id: table.table, key: table.key, title: called, rule: forAll.rule, bot: forAll.bot });
    return { id: table.table, key: table.key };
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!deal.isRight || checked.data === null) return;
    const key = keyIn(event.currentTarget);
    once(() => begin(key));
  };
  return {
    making: {
      busy,
      refused,
      needsKey,
      progress,
      stopped: begun && trouble && clubTableTexts.stopped(begun.done, trouble),
    },
    submit,
  };
}

interface FootProps {
  readonly deal: Deal;
  readonly making: ReturnType<typeof useBegin>['making'];
  /** A file is not right yet. */
  readonly isBlocked: boolean;
}

function Foot({ deal, making, isBlocked }: FootProps): ReactNode {
  const { busy, refused, progress } = making;
  return (
    <>
      {refused && !isForKey(refused) && (
        <p role="alert" className="trouble">
          {refused.message}
        </p>
      )}
      {making.stopped && (
        <p role="alert" className="trouble">
          {making.stopped}
        </p>
      )}
      <p role="status">{progress ? clubTableTexts.making(progress.done, progress.all) : countText(deal)}</p>
      <div className="two-go">
        <button type="submit" className="main" aria-disabled={busy || !deal.isRight || isBlocked}>
          {clubTableTexts.makeNow(deal.games.length)}
        </button>
      </div>
    </>
  );
}
