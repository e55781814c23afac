import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { Decision } from '../../kernel/forms/decision.ts';
import { draftKey } from '../../kernel/forms/draft-key.ts';
import { isPick, withoutZeros } from '../../kernel/forms/room.ts';
import { lastTold, teller } from '../../kernel/game/last-told.ts';
import type { Json } from '../../kernel/json.ts';
import { type Act, answerTo } from '../act.ts';
import type { Desk } from '../api.ts';
import { useAside } from '../aside.ts';
import { type Book, Clauses, useBook } from '../book.tsx';
import { AllowedLines } from '../forms/allowed.tsx';
import { DecisionForm } from '../forms/form.tsx';
import { DraftRoom } from '../drafts/room.tsx';
import { TrialProvider } from '../if/what-if.tsx';
import { type GameRoute, go } from '../route.ts';
import { fellFor } from '../roll/taken.ts';
import { Ahead } from '../sheet/ahead.tsx';
import { Foreseeing } from '../prospect/foresight.tsx';
import { toldValue } from '../tell/fact-text.ts';
import { listed, deskTexts } from '../texts.ts';
import { isAlone, mainIn, PROMPT, promptOf, shownDecisions } from './asked.ts';
import { type Begun, type BegunAnswer, givenIn, onlyIn, pickedIn, typedIn } from '../answer/begun.ts';
import { mayAct, nextSeats } from './turn.ts';
import { later } from '../later.tsx';
import type { Ready } from '../forms/then.tsx';
import { isOthersToTell } from '../side/tellers.ts';

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
const OthersTell = later(async () => (await import('../side/others-tell.tsx')).OthersTell);
const AddToSheet = later(async () => (await import('../side/add.tsx')).AddToSheet);
const Draft = later(async () => (await import('../mend/coming.tsx')).Draft);
const DraftKept = later(async () => (await import('../drafts/kept.tsx')).DraftKept);
const WordsToTell = later(async () => (await import('../parts/words-here.tsx')).WordsToTell);
const Then = later(async () => (await import('../forms/then.tsx')).Then);
const LapseLine = later(async () => (await import('./lapse-asked.tsx')).LapseLine);
const EndsLine = later(async () => (await import('./ends.tsx')).EndsLine);
const Ended = later(async () => (await import('../ended/ended.tsx')).Ended);

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
    if (answered.current)
      section.current
        ?.closest('main')
        ?.querySelectorAll('.now-all, .now-body')
        .forEach((each) => each.scrollTo({ top: 0 }));
    answered.current = false;
  }, [desk.mark]);
  // what bots will answer is nobody's form
  const answers = useAside<{ readonly answers?: readonly string[] }>('bots')?.answers ?? [];
  const decisions = shownDecisions(desk).filter(({ id }) => !answers.includes(id));
  const main = mayAct(desk) ? mainIn(decisions) : undefined;
  const open = useRef<readonly string[]>([]);
  open.current = decisions.filter(({ held }) => held === undefined).map(draftKey);
  return (
    <section className="ask" aria-labelledby="ask-heading" ref={section}>
      {desk.over && (
        <Suspense fallback={null}>
          <Ended route={props.route} view={desk.view} lines={desk.lines} />
        </Suspense>
      )}
      {desk.over && <p className="hint">{deskTexts.table.overAbout}</p>}
      {!mayAct(desk) && !desk.over && <p className="hint">{deskTexts.table.spectator}</p>}
      {decisions.map((decision) => (
        <Decided
          key={draftKey(decision)}
          {...props}
          decision={decision}
          isMain={decision === main}
          isAsked={(each) => open.current.includes(draftKey(each))}
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

interface DecidedProps extends AskProps {
  readonly decision: Decision;
  /** Its heading and its button are those of the panel. */
  readonly isMain: boolean;
  /** Whether a decision is to be answered at the desk that is here by now. */
  isAsked(decision: Decision): boolean;
}

type Leaves = Readonly<Record<string, Json>>;

/** Sends an answer, and whether it is on its way. A report that is asked again later begins anew. */
function useAnswer({ desk, act: { post }, onBegin, decision }: DecidedProps, drawn: Leaves) {
  const [sending, setSending] = useState(false);
  const answer = async (given?: Json, more?: Leaves): Promise<void> => {
    setSending(true);
    const leaves = { ...drawn, ...more };
    const left = Object.keys(leaves).length > 0 ? { leaves } : {};
    const body = { ...answerTo(desk, decision, given), ...left };
    const isDone = await post('/answers', body).finally(() => setSending(false));
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

/** What is asked; of the panel's own question only what is too long for its heading. */
function Prompt({ decision, isMain }: Pick<DecidedProps, 'decision' | 'isMain'>): ReactNode {
  const book = useBook();
  const [, rest] = promptOf(decision, book);
  if (isMain && rest === '') return null;
  return (
    <p className={rest === '' ? 'prompt' : 'prompt is-long'} {...(isMain ? { id: PROMPT } : {})}>
      {decision.optional && <span className="tag">{deskTexts.table.otherwise}</span>}{' '}
      {isMain ? rest : book.say(decision.prompt)} <Clauses ids={decision.clauses} quiet />
    </p>
  );
}

/** What is sealed counts once all have answered, and can be taken back until then. */
function Held({ desk, act: { busy, post }, decision }: DecidedProps): ReactNode {
  const { name } = useBook();
  const others = desk.awaiting.filter((seat) => seat !== desk.seat).map(name);
  const common = { seat: decision.seat, decision: decision.id, desk: desk.seat };
  return (
    <p>
      {others.length > 0 && `${deskTexts.table.sealedWait(listed(others))} `}
      <button type="button" aria-disabled={busy} onClick={() => void post('/withdraw', common)}>
        {deskTexts.table.withdraw}
      </button>
    </p>
  );
}

/** What is drawn with a decision and sealed with it: it is left with the answer, and given once it is asked for. */
function useThen({ desk, decision, begun }: DecidedProps) {
  const { table } = useBook();
  const [ready, setReady] = useState<Ready | null>(null);
  const name = thenOf(table, decision);
  if (name === undefined) return { drawn: null, does: undefined, leaves: {} };
  const given = { desk, decision, name, answer: withoutZeros(givenIn(begun, decision)) };
  return {
    drawn: <Then {...given} onReady={setReady} />,
    does: ready?.does,
    leaves: ready?.leaves ?? {},
  };
}

function Decided(props: DecidedProps): ReactNode {
  const { desk, act, decision, isMain } = props;
  const then = useThen(props);
  const { sending, answer } = useAnswer(props, then.leaves);
  const held = decision.held !== undefined;
  const isOthers = isOthersToTell(desk, decision);
  const form = <Answering {...props} then={then} sending={sending} answer={answer} />;
  return (
    <div
      className={held ? 'decision is-held' : isMain ? 'decision is-main' : 'decision'}
      data-decision={decision.id}
    >
      <Prompt decision={decision} isMain={isMain} />
      <Suspense fallback={null}>{isOthers && <OthersTell {...{ desk, act, decision }} />}</Suspense>
      <Suspense fallback={null}>
        {decision.draft !== undefined && desk.seat !== null && !held && (
          <Draft desk={desk} act={act} decision={decision} />
        )}
      </Suspense>
      {decision.draft === undefined && !held && onlyIn(decision.form) && (
        <p className="hint">{deskTexts.table.only}</p>
      )}
      {held && <Held {...props} />}
      {!mayAct(desk) && <Watching desk={desk} decision={decision} />}
      {mayAct(desk) && held && (
        <details>
          <summary>{deskTexts.table.look}</summary>
          {form}
        </details>
      )}
      {mayAct(desk) && !held && !isOthers && form}
      <Suspense fallback={null}>{!held && <Besides {...props} />}</Suspense>
      <AllowedLines form={decision.form} />
      <Adding desk={desk} act={act} decision={decision} />
    </div>
  );
}

interface AnsweringProps extends DecidedProps {
  readonly then: ReturnType<typeof useThen>;
  readonly sending: boolean;
  readonly answer: ReturnType<typeof useAnswer>['answer'];
}

/** The form of a decision, with what is begun of it. */
function Answering({ then, sending, answer, ...props }: AnsweringProps): ReactNode {
  const { desk, act, begun, onBegin, decision, isMain } = props;
  const book = useBook();
  const { alone, table } = book;
  const { busy } = act;
  const held = decision.held !== undefined;
  // what is kept sealed until others have answered brings nothing before
  const tried = decision.sealed && !decision.optional && !isAlone(desk) ? null : desk;
  const last = useMemo(() => lastTold(table.rules, desk.view, desk.lines), [table, desk]);
  return (
    <TrialProvider value={tried}>
      <Foreseeing game={desk.game} view={desk.view} decision={decision} last={last}>
        {(led) => (
          <DecisionForm
            decision={led}
            previews={desk.previews[decision.id] ?? []}
            typed={desk.dice === 'typed'}
            busy={busy}
            sending={sending && busy}
            verb={
              held ? deskTexts.table.replaceIt : decision.verb ? book.say(decision.verb) : verbOf(decision)
            }
            picked={pickedIn(begun, decision)}
            onPick={(value) => onBegin(decision, value)}
            given={givenIn(begun, decision)}
            does={then.does}
            then={then.drawn}
            onGive={(given) => onBegin(decision, given)}
            filled={typedIn(begun, decision)}
            onType={(values) => onBegin(decision, values)}
            kept={
              <>
                <Suspense fallback={null}>{isMain && desk.proposal && <LapseLine desk={desk} />}</Suspense>
                {decision.ends && (
                  <Suspense fallback={null}>
                    <EndsLine desk={desk} decision={decision} />
                  </Suspense>
                )}
                <Keeping {...props} isBusy={busy || sending} />
              </>
            }
            {...(alone ? {} : { seats: desk.seats })}
            last={last}
            view={desk.view}
            mine={desk.seats}
            fell={fellFor(desk.lines, decision)}
            told={(key) => toldValue(desk.view, key, book)}
            by={(key) => teller(desk.lines, key)}
            onAnswer={(given, leaves) => void answer(given, leaves)}
          />
        )}
      </Foreseeing>
    </TrialProvider>
  );
}

/** The name of what is drawn with a decision, and sealed with it. */
function thenOf({ rulebook }: Book['table'], { id }: Decision): string | undefined {
  return rulebook.decisions.find(({ name }) => id.endsWith(`/${name}`))?.sealedWith;
}

/** What the button does: secret points are sealed. */
function verbOf({ form, sealed, nothing }: Decision): string {
  // its dice say it
  if (form.kind === 'roll') return '';
  const isSealing = sealed && form.kind === 'allocate' && (!isPick(form) || nothing !== undefined);
  return isSealing ? deskTexts.form.seal : deskTexts.form.answer;
}

/** A spectator sees for whom play waits, and what chances a roll has. */
function Watching({ desk, decision }: { desk: Desk; decision: Decision }): ReactNode {
  const { name } = useBook();
  return (
    <>
      <Ahead previews={desk.previews[decision.id] ?? []} />
      <p className="hint">{deskTexts.table.waiting(name(decision.seat))}</p>
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
    <div className="next-seats actions foot">
      <p className="says hint">{deskTexts.table.next(listed(waiting.map(name)))}</p>
      {waiting.map((seat, i) => (
        <button
          key={seat}
          type="button"
          className={i === 0 ? 'main' : undefined}
          onClick={() => go({ page: 'game', game: route.game, key: route.key, seat })}
        >
          {deskTexts.table.goTo(name(seat))}
        </button>
      ))}
    </div>
  );
}
