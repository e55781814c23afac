import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { type Decision, DICE, TABLE } from '../../kernel/forms/decision.ts';
import { draftKey } from '../../kernel/forms/draft-key.ts';
import { isPick } from '../../kernel/forms/room.ts';
import { lastTold, teller } from '../../kernel/game/last-told.ts';
import type { Json } from '../../kernel/json.ts';
import { type Act, answerTo } from '../act.ts';
import type { Desk } from '../api.ts';
import { Clauses, useBook } from '../book.tsx';
import { AllowedLines } from '../forms/allowed.tsx';
import { DecisionForm } from '../forms/form.tsx';
import { DraftRoom } from '../drafts/room.tsx';
import { fellFor } from '../log/just-fell.tsx';
import { TrialProvider } from '../if/what-if.tsx';
import { Draft } from '../mend/coming.tsx';
import { type GameRoute, go } from '../route.ts';
import { Ahead } from '../sheet/ahead.tsx';
import { Foreseeing } from '../prospect/foresight.tsx';
import { isOthersRoll } from '../roll/whose.ts';
import { toldValue } from '../side/fact-text.ts';
import { listed, t } from '../texts.ts';
import { type Begun, type BegunAnswer, givenIn, onlyIn, pickedIn, typedIn } from './begun.ts';
import { Ending } from './ending.tsx';
import { mayAct, nextSeats } from './turn.ts';
import { later } from '../later.tsx';

interface AskProps {
  readonly route: GameRoute;
  readonly desk: Desk;
  readonly act: Act;
  readonly begun: Begun;
  /** Whether the server is there. */
  readonly isLive: boolean;
  onBegin(decision: Decision, answer: BegunAnswer | undefined): void;
}

/** What can be left besides the answer. */
const Besides = later(async () => (await import('../side/habits.tsx')).Besides);
const AddToSheet = later(async () => (await import('../side/add.tsx')).AddToSheet);
const DraftKept = later(async () => (await import('../drafts/kept.tsx')).DraftKept);
const WordsToTell = later(async () => (await import('../side/words-here.tsx')).WordsToTell);
const LuckTold = later(async () => (await import('./luck.tsx')).LuckTold);

/** The first question that is not answered yet: read with the heading when that takes the focus. */
export const PROMPT = 'ask-prompt';

/** What is asked now, and the one control that answers it. */
export function Ask(props: AskProps): ReactNode {
  const { desk, act } = props;
  const section = useRef<HTMLElement>(null);
  const answered = useRef(false);
  useEffect(() => {
    if (act.busy) answered.current = section.current?.contains(document.activeElement) === true;
  }, [act.busy]);
  useEffect(() => {
    // what is asked next is up there, below what fell; others' answers leave the page where it is read
    if (answered.current) section.current?.closest('main')?.scrollTo({ top: 0 });
    answered.current = false;
  }, [desk.mark]);
  const decisions = shownDecisions(desk);
  const open = useRef<readonly string[]>([]);
  open.current = decisions.filter(({ held }) => held === undefined).map(draftKey);
  return (
    <section className="ask" aria-labelledby="ask-heading" ref={section}>
      {desk.over && (
        <p>
          <Ending open={desk.view.open} /> {t.table.overAbout}
        </p>
      )}
      {desk.over && (
        <Suspense fallback={null}>
          <LuckTold route={props.route} view={desk.view} lines={desk.lines} />
        </Suspense>
      )}
      {!mayAct(desk) && !desk.over && <p className="hint">{t.table.spectator}</p>}
      {decisions.map((decision, i) => (
        <Decided
          key={draftKey(decision)}
          {...props}
          decision={decision}
          isAsked={(each) => open.current.includes(draftKey(each))}
          {...(i === 0 && decision.held === undefined ? { promptId: PROMPT } : {})}
        />
      ))}
      <Suspense fallback={null}>
        <WordsToTell of=".ask" />
      </Suspense>
      <NextSeat {...props} />
      {act.trouble && (
        <p role="alert" className="trouble">
          {act.trouble.message} <Clauses ids={act.trouble.clauses} full />
        </p>
      )}
    </section>
  );
}

/** Whether something is to be answered here: it is this desk's turn, or a die or a question is anybody's. */
export function isAskedAt(desk: Desk): boolean {
  return mayAct(desk) && shownDecisions(desk).some(({ optional, held }) => !optional && held === undefined);
}

/** Whether it is this person's turn there: a roll that is somebody else's first is not. */
export function isTurnAt(desk: Desk): boolean {
  return isAskedAt(desk) && !isOthersRoll(desk);
}

/** The forms that stand open at a desk: while they are the same, nothing above them changes its height. */
export function openForms(desk: Desk): string {
  return !mayAct(desk) ? '' : shownDecisions(desk).map(draftKey).join(' ');
}

/** Standing reports and rulings have their own panels; the rest is shown here, own decisions first. */
export function shownDecisions(desk: Desk): readonly Decision[] {
  const all = [...desk.asks, ...desk.tableAsks, ...desk.diceAsks];
  return all.filter((each, i) => !isStanding(each) && all.findIndex((other) => other.id === each.id) === i);
}

/** Whether a decision is always open: the table's report and ruling, a seat's report of its own facts. */
function isStanding(decision: Decision): boolean {
  return decision.optional === true && decision.id.startsWith('standing-');
}

/** Dice and facts are anybody's at the table. */
function isAnyones(decision: Decision): boolean {
  return decision.seat === DICE || decision.seat === TABLE;
}

/** A question that is longer is read as a paragraph. */
const LONG = 140;

interface DecidedProps extends AskProps {
  readonly decision: Decision;
  readonly promptId?: string;
  /** Whether a decision is to be answered at the desk that is here by now. */
  isAsked(decision: Decision): boolean;
}

/** Whether no other seat is in this step: then a sealed answer opens it. */
export function isAlone({ seat, awaiting, answered }: Desk): boolean {
  return [...awaiting, ...answered].every((each) => each === seat);
}

/** Sends an answer, and whether it is on its way. A report that is asked again later begins anew. */
function useAnswer({ desk, act: { post }, onBegin, decision }: DecidedProps) {
  const [sending, setSending] = useState(false);
  const answer = async (given?: Json): Promise<void> => {
    setSending(true);
    const isDone = await post('/answers', answerTo(desk, decision, given)).finally(() => setSending(false));
    if (isDone && decision.form.kind === 'report') onBegin(decision, undefined);
  };
  useEffect(() => () => (decision.form.kind === 'report' ? onBegin(decision, undefined) : undefined), []);
  return { sending, answer };
}

/** Keeps what is begun, and says so beside the button. */
function Keeping({ isBusy, ...props }: DecidedProps & { readonly isBusy: boolean }): ReactNode {
  const { route, desk, begun, isLive, onBegin, decision, isAsked } = props;
  if (desk.seat === null || decision.held !== undefined) return null;
  return (
    <Suspense fallback={<DraftRoom />}>
      <DraftKept
        {...{ route, decision, isLive, isBusy }}
        seat={desk.seat}
        isAsked={() => isAsked(decision)}
        begun={begun[draftKey(decision)]}
        onRestore={(draft) => onBegin(decision, draft)}
      />
    </Suspense>
  );
}

/** What can be added to the sheets of a decision. */
function Adding({ desk, act, decision }: Pick<DecidedProps, 'desk' | 'act' | 'decision'>): ReactNode {
  return (
    <Suspense fallback={null}>
      {decision.sheets?.map(({ name: sheet }) => (
        <AddToSheet key={sheet} desk={desk} act={act} sheet={sheet} />
      ))}
    </Suspense>
  );
}

function Decided(props: DecidedProps): ReactNode {
  const { desk, act, begun, onBegin, decision, promptId } = props;
  const book = useBook();
  const { say, name, alone, table } = book;
  const { busy, post } = act;
  const prompt = say(decision.prompt);
  const { sending, answer } = useAnswer(props);
  const held = decision.held !== undefined;
  const common = { seat: decision.seat, decision: decision.id, desk: desk.seat };
  const others = desk.awaiting.filter((seat) => seat !== desk.seat).map(name);
  // what is kept sealed until others have answered brings nothing before
  const tried = decision.sealed && !decision.optional && !isAlone(desk) ? null : desk;
  const last = useMemo(() => lastTold(table.rules, desk.view, desk.lines), [table, desk]);
  const form = (
    <TrialProvider value={tried}>
      <Foreseeing game={desk.game} view={desk.view} decision={decision} last={last}>
        {(led) => (
          <DecisionForm
            decision={led}
            previews={desk.previews[decision.id] ?? []}
            typed={desk.dice === 'typed'}
            busy={busy}
            sending={sending && busy}
            verb={held ? t.table.replaceIt : verbOf(decision)}
            picked={pickedIn(begun, decision)}
            onPick={(value) => onBegin(decision, value)}
            given={givenIn(begun, decision)}
            onGive={(given) => onBegin(decision, given)}
            filled={typedIn(begun, decision)}
            onType={(values) => onBegin(decision, values)}
            kept={<Keeping {...props} isBusy={busy || sending} />}
            {...(alone ? {} : { seats: desk.seats })}
            last={last}
            view={desk.view}
            mine={desk.seats}
            fell={fellFor(desk.lines, decision)}
            told={(key) => toldValue(desk.view, key, book)}
            by={(key) => teller(desk.lines, key)}
            onAnswer={(given) => void answer(given)}
          />
        )}
      </Foreseeing>
    </TrialProvider>
  );
  return (
    <div className={held ? 'decision is-held' : 'decision'} data-decision={decision.id}>
      <p className={prompt.length > LONG ? 'prompt is-long' : 'prompt'} id={promptId}>
        {decision.optional && <span className="tag">{t.table.otherwise}</span>} {prompt}{' '}
        <Clauses ids={decision.clauses} quiet />
      </p>
      <Answering desk={desk} decision={decision} />
      {desk.seat !== null && !held && <Draft desk={desk} act={act} decision={decision} />}
      {decision.draft === undefined && !held && onlyIn(decision.form) && (
        <p className="hint">{t.table.only}</p>
      )}
      {held && (
        <p>
          {others.length > 0 && `${t.table.sealedWait(listed(others))} `}
          <button type="button" aria-disabled={busy} onClick={() => void post('/withdraw', common)}>
            {t.table.withdraw}
          </button>
        </p>
      )}
      {!mayAct(desk) && <Watching desk={desk} decision={decision} />}
      {mayAct(desk) && held && (
        <details>
          <summary>{t.table.look}</summary>
          {form}
        </details>
      )}
      {mayAct(desk) && !held && form}
      <Suspense fallback={null}>{!held && <Besides {...props} />}</Suspense>
      <AllowedLines form={decision.form} />
      <Adding desk={desk} act={act} decision={decision} />
    </div>
  );
}

/** Who may answer, and what becomes of the answer. */
function Answering({ desk, decision }: Pick<DecidedProps, 'desk' | 'decision'>): ReactNode {
  const { alone } = useBook();
  const { owner, sealed, held } = decision;
  return (
    <>
      {isAnyones(decision) && owner === undefined && !alone && <p className="hint">{t.table.anyone}</p>}
      {sealed && held === undefined && (
        <p className="hint">{isAlone(desk) ? t.table.secretAlone : t.table.secretStep}</p>
      )}
    </>
  );
}

/** What the button does: secret points are sealed. */
function verbOf({ form, sealed }: Decision): string {
  if (form.kind === 'roll') return t.form.fell;
  return sealed && form.kind === 'allocate' && !isPick(form) ? t.form.seal : t.form.answer;
}

/** A spectator sees for whom play waits, and what chances a roll has. */
function Watching({ desk, decision }: { desk: Desk; decision: Decision }): ReactNode {
  const { name } = useBook();
  return (
    <>
      <Ahead previews={desk.previews[decision.id] ?? []} />
      <p className="hint">{t.table.waiting(name(decision.seat))}</p>
    </>
  );
}

/** Another seat of the same person is asked: the way to its desk. Without secrets the desk goes there by itself. */
function NextSeat({ route, desk }: AskProps): ReactNode {
  const { name, secrets, screen } = useBook();
  const waiting = nextSeats(desk, { screen });
  if (!secrets || waiting.length === 0 || (desk.seat !== null && desk.awaiting.includes(desk.seat)))
    return null;
  return (
    <div className="next-seats">
      {waiting.map((seat) => (
        <p key={seat}>
          {t.table.next(name(seat))}{' '}
          <button
            type="button"
            className="main"
            onClick={() => go({ page: 'game', game: route.game, key: route.key, seat })}
          >
            {t.table.goTo(name(seat))}
          </button>
        </p>
      ))}
    </div>
  );
}
