import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Decision, Seat } from '../../kernel/forms/decision.ts';
import { draftKey } from '../../kernel/forms/draft-key.ts';
import type { BegunAnswer } from '../game/begun.ts';
import type { GameRoute } from '../route.ts';
import { whenText } from '../talk/when.ts';
import { type DraftPlace, draftOf, dropThere, keepHere, keepThere, type Kept } from './keep.ts';
import { fitting } from './fitting.ts';
import { DraftRoom } from './room.tsx';
import { d } from './texts.ts';

interface DraftKeptProps {
  readonly route: GameRoute;
  readonly seat: Seat;
  readonly decision: Decision;
  /** What is begun by now; undefined: nothing. */
  readonly begun: BegunAnswer | undefined;
  readonly isLive: boolean;
  onRestore(draft: BegunAnswer): void;
}

/** What somebody had begun who had the seat before. */
interface Offer {
  readonly from: string;
  readonly draft: BegunAnswer;
}

/** Milliseconds of rest after which what was begun is kept. */
const PAUSE = 800;
/** Milliseconds until a server that was away is tried again. */
const AGAIN = 4000;

/** Keeps an answer that is begun with the seat, brings back one that was, and says so beside the button. */
export function DraftKept({ route, seat, decision, begun, isLive, onRestore }: DraftKeptProps): ReactNode {
  const place: DraftPlace = { game: route.game, key: route.key, seat, decision: draftKey(decision) };
  const [kept, setKept] = useState<Kept | null>(null);
  const [isAway, setAway] = useState(false);
  const [offer, setOffer] = useState<Offer | null>(null);
  // what is kept by the server, as it is written
  const there = useRef('');
  const now = useRef(begun);
  // what was begun last in this browser
  const here = useRef<Kept>({ draft: '', at: 0 });
  now.current = begun;
  useEffect(() => {
    let gone = false;
    void draftOf(place).then((found) => {
      if (gone || !found || now.current !== undefined) return;
      const draft = fitting(decision.form, found.draft);
      if (draft === null) return;
      if (found.from !== undefined) {
        setOffer({ from: found.from, draft });
        return;
      }
      // what this browser alone has goes to the server now
      if (found.isThere) there.current = JSON.stringify(draft);
      if (found.isThere) setKept({ draft, at: found.at });
      onRestore(draft);
    });
    return () => {
      gone = true;
    };
  }, [place.game, place.seat, place.decision]);
  const keep = async (): Promise<void> => {
    const text = JSON.stringify(now.current);
    if (now.current === undefined || text === there.current) return;
    const done = await keepThere(place, here.current);
    setAway(done === 'away');
    if (done === 'away') return;
    there.current = text;
    setKept(done === 'refused' ? null : done);
  };
  useEffect(() => {
    const text = JSON.stringify(begun);
    // what was given, or is asked no more, was begun no longer
    if (begun === undefined) {
      if (here.current.at > 0) keepHere(place, null);
      there.current = '';
      return;
    }
    if (text === there.current) return;
    here.current = { draft: begun, at: Date.now() };
    keepHere(place, here.current);
    const timer = setTimeout(() => void keep(), PAUSE);
    return () => clearTimeout(timer);
  }, [begun, isLive]);
  // whoever goes on at once leaves nothing behind that was not kept
  const leave = useRef(keep);
  leave.current = keep;
  useEffect(() => () => void leave.current(), []);
  useAgain(isAway, leave);
  if (isAway || (!isLive && begun !== undefined))
    return (
      <span role="status" className="draft-kept is-away">
        {d.away}
      </span>
    );
  if (offer && begun === undefined) {
    const end = (): void => setOffer(null);
    return <Offered offer={offer} place={place} onTake={onRestore} onEnd={end} />;
  }
  if (kept === null || begun === undefined) return <DraftRoom />;
  return (
    <span className="draft-kept">
      <span aria-hidden="true">{'\u2713'}</span> {d.kept(whenText(kept.at))}
    </span>
  );
}

interface OfferedProps {
  readonly offer: Offer;
  readonly place: DraftPlace;
  onTake(draft: BegunAnswer): void;
  onEnd(): void;
}

/** What is offered is nobody's until it is taken. */
function Offered({ offer, place, onTake, onEnd }: OfferedProps): ReactNode {
  const take = (): void => {
    onEnd();
    onTake(offer.draft);
  };
  const discard = (): void => {
    onEnd();
    void dropThere(place);
  };
  return (
    <span className="draft-kept is-offer" role="group" aria-label={d.from(offer.from)}>
      {d.from(offer.from)}
      <button type="button" onClick={take}>
        {d.take}
      </button>
      <button type="button" onClick={discard}>
        {d.discard}
      </button>
    </span>
  );
}

/** While the server is away, it is tried again and again. */
function useAgain(isAway: boolean, keep: { readonly current: () => Promise<void> }): void {
  useEffect(() => {
    if (!isAway) return;
    const again = (): void => void keep.current();
    const timer = setInterval(again, AGAIN);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [isAway]);
}
