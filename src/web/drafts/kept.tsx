import './drafts.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Decision, Seat } from '../../kernel/forms/decision.ts';
import { draftKey } from '../../kernel/forms/draft-key.ts';
import type { BegunAnswer } from '../answer/begun.ts';
import type { GameRoute } from '../route.ts';
import { whenText } from '../parts/when.ts';
import { type DraftKeeper, draftKeeper, type DraftState, NOTHING_KEPT } from './keeper.ts';
import { fitting } from './fitting.ts';
import { DraftRoom } from './room.tsx';
import { draftTexts } from './texts.ts';

interface DraftKeptProps {
  readonly route: GameRoute;
  readonly seat: Seat;
  readonly decision: Decision;
  /** What is begun by now; undefined: nothing. */
  readonly begun: BegunAnswer | undefined;
  readonly isLive: boolean;
  /** An answer is on its way. */
  readonly isBusy: boolean;
  /** Whether this is still to be answered. */
  isAsked(): boolean;
  onRestore(draft: BegunAnswer): void;
}

/** Milliseconds until a server that was away is tried again. */
const AGAIN = 4000;

/** Keeps an answer that is begun with the seat, brings back one that was, and says so beside the button. */
export function DraftKept(props: DraftKeptProps): ReactNode {
  const { begun, isLive } = props;
  const { state, keeper } = useKeeper(props);
  const { kept, isAway, other, offer } = state;
  if (other)
    return (
      <span role="status" className="draft-kept is-other">
        {draftTexts.other(whenText(other.at))}{' '}
        <button type="button" className="link" onClick={() => keeper.current?.take('mine')}>
          {draftTexts.mine}
        </button>{' '}
        <button type="button" className="link" onClick={() => keeper.current?.take('theirs')}>
          {draftTexts.theirs}
        </button>
      </span>
    );
  if (isAway || (!isLive && begun !== undefined))
    return (
      <span role="status" className="draft-kept is-away">
        {draftTexts.away}
      </span>
    );
  if (offer && begun === undefined)
    return <Offered from={offer.from} end={(how) => keeper.current?.end(how)} />;
  if (kept === null || begun === undefined) return <DraftRoom />;
  return (
    <span className="draft-kept">
      <span aria-hidden="true">{'\u2713'}</span> {draftTexts.kept(whenText(kept.at))}
    </span>
  );
}

interface OfferedProps {
  readonly from: string;
  end(how: 'take' | 'discard'): void;
}

/** What somebody had begun who had the seat before is nobody's until it is taken. */
function Offered({ from, end }: OfferedProps): ReactNode {
  return (
    <span className="flow draft-kept is-offer" role="group" aria-label={draftTexts.from(from)}>
      {draftTexts.from(from)}
      <button type="button" onClick={() => end('take')}>
        {draftTexts.take}
      </button>
      <button type="button" onClick={() => end('discard')}>
        {draftTexts.discard}
      </button>
    </span>
  );
}

/** What keeps the answer of a decision at a desk, for as long as its form is there. */
function useKeeper(props: DraftKeptProps) {
  const { route, seat, decision, begun, isBusy } = props;
  const [state, setState] = useState<DraftState>(NOTHING_KEPT);
  const keeper = useRef<DraftKeeper | null>(null);
  const now = useRef(props);
  now.current = props;
  const place = { game: route.game, key: route.key, seat, decision: draftKey(decision) };
  const at = JSON.stringify(place);
  useEffect(() => {
    const mine = draftKeeper(place, {
      fit: (draft) => fitting(now.current.decision.form, draft),
      restore: (draft) => now.current.onRestore(draft),
      told: setState,
    });
    keeper.current = mine;
    return () => {
      mine.leave(now.current.isAsked());
      setState(NOTHING_KEPT);
    };
  }, [at]);
  useEffect(() => keeper.current?.pause(isBusy), [at, isBusy]);
  useEffect(() => keeper.current?.begin(begun), [at, begun]);
  const { isAway } = state;
  useEffect(() => {
    if (!isAway) return;
    const again = (): void => void keeper.current?.keep();
    const timer = setInterval(again, AGAIN);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [isAway]);
  return { state, keeper };
}
