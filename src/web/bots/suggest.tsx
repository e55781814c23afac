import { type ReactNode, useEffect, useState } from 'react';
import type { Decision } from '../../kernel/forms/decision.ts';
import type { Json } from '../../kernel/json.ts';
import { call, type Desk, Refused } from '../api.ts';
import { useBook } from '../book.tsx';
import type { BegunAnswer } from '../game/begun.ts';
import { givenText } from '../mend/mended-text.ts';
import type { GameRoute } from '../route.ts';
import { levelName, useBots } from './known.ts';
import { begunOf } from './suggested.ts';
import { b } from './texts.ts';

interface SuggestProps {
  readonly route: GameRoute;
  readonly desk: Desk;
  readonly decision: Decision;
  onBegin(decision: Decision, answer: BegunAnswer | undefined): void;
}

/** What a bot would answer, and why. */
interface Suggested {
  readonly answer: Json;
  readonly why: string;
}

/** What a bot would do in one's place, unasked where one wished so: it can fill in the form, and sends nothing. */
export function Suggest(props: SuggestProps): ReactNode {
  const { desk, decision } = props;
  const { can, bots, hints } = useBots();
  const { seat, form, optional } = decision;
  if (!can || optional || seat !== desk.seat || bots[seat] !== undefined || form.kind === 'roll') return null;
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

/** The button that fills in the form with what a bot would answer. */
function Asked({ route, decision, onBegin }: SuggestProps): ReactNode {
  const [state, setState] = useState<Saying | null>(null);
  const [busy, setBusy] = useState(false);
  const ask = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setState({ says: b.thinking });
    try {
      const { answer, why } = await suggested(route, decision);
      const begun = begunOf(decision.form, answer);
      if (begun !== null) onBegin(decision, begun);
      setState({ says: `${b.suggested(why)} ${b.notSent}` });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setState({ says: error.message, isTrouble: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="suggest">
      <button type="button" aria-disabled={busy} onClick={() => void ask()}>
        {b.suggest}
      </button>
      <Said saying={state} />
    </div>
  );
}

/** What the bot of the seat would answer, as soon as it is asked, and anew when that is asked otherwise; what was begun stays. */
function Unasked({
  route: { game, key },
  decision,
  level,
  onBegin,
}: SuggestProps & { readonly level: string }): ReactNode {
  const book = useBook();
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
  const begun = found && begunOf(decision.form, found.answer);
  const says = found && b.would(levelName(level), givenText(found.answer, decision.id, book), found.why);
  return (
    <div className="suggest">
      <Said saying={trouble === null ? { says: says ?? b.thinking } : { says: trouble, isTrouble: true }} />
      {begun !== null && (
        <button type="button" onClick={() => onBegin(decision, begun)}>
          {b.fill}
        </button>
      )}
    </div>
  );
}

function Said({ saying }: { readonly saying: Saying | null }): ReactNode {
  return (
    <p role="status" className={saying?.isTrouble ? 'trouble' : 'hint'}>
      {saying?.says}
    </p>
  );
}
