import { type ReactNode, useEffect, useState } from 'react';
import type { Decision } from '../../kernel/forms/decision.ts';
import type { Allocation } from '../../kernel/forms/form.ts';
import type { Json } from '../../kernel/json.ts';
import { call, type Desk, Refused } from '../api.ts';
import { useBook } from '../book.tsx';
import { draftKey } from '../../kernel/forms/draft-key.ts';
import { TABLE } from '../../kernel/seat.ts';
import type { Begun, BegunAnswer } from '../answer/begun.ts';
import { useProposing } from '../answer/proposed.ts';
import { givenText } from '../mend/mended-text.ts';
import type { GameRoute } from '../route.ts';
import { levelName, useBots } from './known.ts';
import { begunOf } from './suggested.ts';
import { botTexts } from './texts.ts';

interface SuggestProps {
  readonly route: GameRoute;
  readonly desk: Desk;
  readonly decision: Decision;
  /** What this person has begun to answer. */
  readonly begun?: Begun;
  onBegin(decision: Decision, answer: BegunAnswer | undefined): void;
}

/** What a bot would answer, and why. */
interface Suggested {
  readonly answer: Json;
  readonly why: string;
}

/** What a bot would do in one's place, unasked where one wished so: it stands beside one's own, and sends nothing. */
export function Suggest(props: SuggestProps): ReactNode {
  const { desk, decision } = props;
  const { can, bots, hints } = useBots();
  const { seat, form, optional } = decision;
  if (!can || optional || form.kind === 'roll') return null;
  if (seat === TABLE && bots[TABLE] !== undefined && desk.seat !== null) return <AsItWas {...props} />;
  if (seat !== desk.seat || bots[seat] !== undefined) return null;
  const level = hints[seat];
  return level === undefined ? <Asked {...props} /> : <Unasked {...props} level={level} />;
}

/** Ask what a bot would answer. Throws `Refused`. */
function suggested(
  { game, key }: Pick<GameRoute, 'game' | 'key'>,
  { seat, id }: Decision,
  level?: string,
): Promise<Suggested> {
  const path = `/games/${encodeURIComponent(game)}/suggest`;
  return call<Suggested>(path, key, { seat, decision: id, ...(level === undefined ? {} : { level }) });
}

/** What is said of a suggestion. */
interface Saying {
  readonly says: string;
  readonly isTrouble?: true;
}

/** The button that asks for a proposal. */
function Asked(props: SuggestProps): ReactNode {
  const { route, decision } = props;
  const [found, setFound] = useState<Suggested | null>(null);
  const [state, setState] = useState<Saying | null>(null);
  const [busy, setBusy] = useState(false);
  const asked = JSON.stringify(decision);
  useEffect(() => setFound(null), [asked]);
  const ask = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setState({ says: botTexts.thinking });
    try {
      setFound(await suggested(route, decision));
      setState(null);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setState({ says: error.message, isTrouble: true });
    } finally {
      setBusy(false);
    }
  };
  if (found) return <Proposal {...props} found={found} onClose={() => setFound(null)} />;
  return (
    <div className="suggest">
      <button type="button" aria-disabled={busy} onClick={() => void ask()}>
        {botTexts.suggest}
      </button>
      <Said saying={state} />
    </div>
  );
}

interface ProposalProps extends SuggestProps {
  readonly found: Suggested;
  /** Who proposes it, where that was not just asked for. */
  readonly by?: string;
  onClose?(): void;
}

/** What a bot would answer, beside what one has begun oneself: either can be taken, and the other is kept. */
function Proposal({ decision, begun, onBegin, found, by, onClose }: ProposalProps): ReactNode {
  const book = useBook();
  const key = draftKey(decision);
  /** One's own, while the proposal stands in the form. */
  const [mine, setMine] = useState<{ readonly answer: BegunAnswer | undefined } | null>(null);
  const theirs = begunOf(decision.form, found.answer);
  const isPoints = decision.form.kind === 'allocate' && theirs !== null && mine === null;
  useProposing(isPoints ? { decision: decision.id, given: theirs as Allocation } : null);
  const use = (): void => {
    if (theirs === null) return;
    setMine({ answer: begun?.[key] });
    onBegin(decision, theirs);
  };
  const back = (): void => {
    if (!mine) return;
    onBegin(decision, mine.answer);
    setMine(null);
  };
  return (
    <section className="suggest proposal gold-note" aria-label={botTexts.proposal}>
      <p role="status">
        <b>{botTexts.would(by ?? botTexts.theBot, givenText(found.answer, decision.id, book))}</b> {found.why}
      </p>
      <div className="actions">
        {theirs !== null && (
          <button type="button" onClick={mine ? back : use}>
            {mine ? botTexts.backToMine : botTexts.useIt}
          </button>
        )}
        {!mine && onClose && (
          <button type="button" className="link" onClick={onClose}>
            {botTexts.keepMine}
          </button>
        )}
        <span className="hint">{mine ? botTexts.notSent : botTexts.kept}</span>
      </div>
    </section>
  );
}

/** What a question comes to by itself: asked for once, and anew when it is asked otherwise. */
function useSuggested(
  { route: { game, key }, decision }: Pick<SuggestProps, 'route' | 'decision'>,
  level?: string,
): { readonly found: Suggested | null; readonly trouble: string | null } {
  const [found, setFound] = useState<Suggested | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const asked = JSON.stringify(decision);
  useEffect(() => {
    let gone = false;
    setFound(null);
    setTrouble(null);
    suggested({ game, key }, decision, level).then(
      (now) => {
        if (!gone) setFound(now);
      },
      (error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        if (!gone) setTrouble(error.message);
      },
    );
    return () => {
      gone = true;
    };
  }, [game, key, asked, level]);
  return { found, trouble };
}

/** What the bot of the seat would answer, as soon as it is asked; what was begun stays. */
function Unasked(props: SuggestProps & { readonly level: string }): ReactNode {
  const { found, trouble } = useSuggested(props, props.level);
  if (found) return <Proposal {...props} found={found} by={botTexts.named(levelName(props.level))} />;
  return (
    <div className="suggest">
      <Said saying={trouble === null ? { says: botTexts.thinking } : { says: trouble, isTrouble: true }} />
    </div>
  );
}

/** Where the history leaves a question to people: it is filled in as it was, as long as nothing is begun. */
function AsItWas(props: SuggestProps): ReactNode {
  const { decision, begun, onBegin } = props;
  const { found } = useSuggested(props);
  const isBegun = begun?.[draftKey(decision)] !== undefined;
  useEffect(() => {
    const was = found && begunOf(decision.form, found.answer);
    if (was !== null && !isBegun) onBegin(decision, was);
    // once, as it comes: what is taken out again stays out
  }, [found]);
  return found && <p className="hint">{botTexts.asItWas}</p>;
}

function Said({ saying }: { readonly saying: Saying | null }): ReactNode {
  return (
    <p role="status" className={saying?.isTrouble ? 'trouble' : 'hint'}>
      {saying?.says}
    </p>
  );
}
