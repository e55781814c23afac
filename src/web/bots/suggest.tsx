import { type ReactNode, useState } from 'react';
import type { Decision } from '../../kernel/forms/decision.ts';
import type { Json } from '../../kernel/json.ts';
import { call, type Desk, Refused } from '../api.ts';
import type { BegunAnswer } from '../game/begun.ts';
import type { GameRoute } from '../route.ts';
import { useBots } from './known.ts';
import { begunOf } from './suggested.ts';
import { b } from './texts.ts';

interface SuggestProps {
  readonly route: GameRoute;
  readonly desk: Desk;
  readonly decision: Decision;
  onBegin(decision: Decision, answer: BegunAnswer | undefined): void;
}

/** What a bot would do in one's place: it fills in the form with its reason, and sends nothing. */
export function Suggest({ route, desk, decision, onBegin }: SuggestProps): ReactNode {
  const { can, bots } = useBots();
  const [state, setState] = useState<{ readonly says: string; readonly isTrouble?: true } | null>(null);
  const [busy, setBusy] = useState(false);
  const { seat, form, id, optional } = decision;
  if (!can || optional || seat !== desk.seat || bots[seat] !== undefined || form.kind === 'roll') return null;
  const ask = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setState({ says: b.thinking });
    try {
      const path = `/games/${encodeURIComponent(route.game)}/suggest`;
      const { answer, why } = await call<{ answer: Json; why: string }>(path, route.key, {
        seat,
        decision: id,
      });
      const begun = begunOf(form, answer);
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
      <p role="status" className={state?.isTrouble ? 'trouble' : 'hint'}>
        {state?.says}
      </p>
    </div>
  );
}
