import type { BegunAnswer } from '../answer/begun.ts';
import {
  type Continued,
  type DraftPlace,
  dropThere,
  keepHere,
  keepThere,
  type Kept,
  keptHere,
  keptThere,
} from './keep.ts';

/** How a draft is kept. */
export interface DraftState {
  /** What the server has of it. */
  readonly kept: Kept | null;
  /** The server cannot be reached. */
  readonly isAway: boolean;
  /** What was written elsewhere since, until one of the two is chosen. */
  readonly other: Kept | null;
  /** What somebody had begun whose link has ended since, until it is taken or not. */
  readonly offer: { readonly from: string; readonly draft: BegunAnswer } | null;
}

export const NOTHING_KEPT: DraftState = { kept: null, isAway: false, other: null, offer: null };

/** The form of a draft, and who is told of it. */
export interface DraftForm {
  /** As much of a draft as the form still has; null: nothing. */
  fit(draft: BegunAnswer): BegunAnswer | null;
  restore(draft: BegunAnswer): void;
  told(state: DraftState): void;
}

/** Keeps one answer that is begun. */
export interface DraftKeeper {
  /** This is begun by now; undefined: nothing. */
  begin(draft: BegunAnswer | undefined): void;
  /** The answer itself is on its way: nothing is kept meanwhile. */
  pause(isPaused: boolean): void;
  /** Keep what is new now. */
  keep(): Promise<void>;
  /** Go on with what was begun here, or with what was written elsewhere since. */
  take(which: 'mine' | 'theirs'): void;
  /** Go on with what is offered, or let it be. */
  end(how: 'take' | 'discard'): void;
  /** The form is gone: what is still asked is kept all the same, and what is asked no more was begun no longer. */
  leave(isAsked: boolean): void;
}

/** Milliseconds of rest after which what was begun is kept. */
const PAUSE = 800;

/**
 * Keeps what is begun at a place, with the server and until then in this browser, and brings back what was: one request at a
 * time, and none where nothing is new. What was written elsewhere since is not overwritten.
 */
export function draftKeeper(place: DraftPlace, { fit, restore, told }: DraftForm): DraftKeeper {
  let state = NOTHING_KEPT;
  let begun: BegunAnswer | undefined;
  // what the server has, as it is written, and since when
  let there = '';
  let had: number | null = null;
  // what may have come to the server, though it never said so
  const unsure = new Set<string>();
  let request: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPaused = false;
  let isGone = false;

  const say = (more: Partial<DraftState>): void => {
    state = { ...state, ...more };
    if (!isGone) told(state);
  };
  const isNew = (): boolean =>
    begun !== undefined && JSON.stringify(begun) !== there && state.other === null && !isPaused;
  const has = (draft: BegunAnswer, at: number): void => {
    there = JSON.stringify(draft);
    had = at;
  };

  const looked = keptThere(place).then((there) => {
    const here = keptHere(place);
    const found = there?.from === undefined ? there : null;
    if (there?.from !== undefined) {
      // whoever begins anew writes over it
      had = there.at;
      const draft = fit(there.draft);
      if (begun === undefined && here === null && draft !== null) say({ offer: { from: there.from, draft } });
    }
    const theirs = found && fit(found.draft);
    const mine = here && fit(here.draft);
    const isSame = JSON.stringify(begun ?? mine ?? theirs) === JSON.stringify(theirs);
    if (found && (theirs === null || isSame || (begun === undefined && found.at === here?.had))) {
      has(theirs ?? '', found.at);
      say({ kept: theirs === null ? null : { draft: theirs, at: found.at } });
    } else if (begun === undefined && mine !== null) {
      had ??= here?.had ?? null;
      if (found && theirs !== null) say({ other: { draft: theirs, at: found.at } });
    }
    if (isSame || mine === null) keepHere(place, null);
    const back = mine ?? theirs;
    if (begun === undefined && back !== null && !isGone) restore(back);
  });

  /** Send what is begun; whether there may be more to send at once. */
  const send = async (): Promise<boolean> => {
    const draft = begun;
    if (draft === undefined) return false;
    const text = JSON.stringify(draft);
    unsure.add(text);
    const { signal } = (request = new AbortController());
    const sent = await keepThere(place, { draft, at: 0, had }, signal);
    request = null;
    if (sent === 'away') {
      if (!signal.aborted) say({ isAway: true });
      return false;
    }
    if (sent === 'refused') {
      there = text;
      keepHere(place, null);
      say({ kept: null, isAway: false });
      return false;
    }
    if ('at' in sent) {
      unsure.clear();
      has(draft, sent.at);
      if (JSON.stringify(keptHere(place)?.draft) === text) keepHere(place, null);
      say({ kept: { draft, at: sent.at }, isAway: false });
      return true;
    }
    const { at } = sent.other;
    const other = fit(sent.other.draft);
    // what came from here, or says nothing any more, is no other
    const isOwn = unsure.has(JSON.stringify(sent.other.draft));
    if (isOwn || other === null) has(sent.other.draft, at);
    else say({ kept: null, isAway: false, other: { draft: other, at } });
    return isOwn || other === null;
  };

  const keep = async (): Promise<void> => {
    clearTimeout(timer);
    await looked;
    // what is under way goes on with what is new by then
    if (request) return;
    for (let mayGoOn = true; mayGoOn && isNew(); ) mayGoOn = await send();
    if (!isNew() && state.isAway) say({ isAway: false });
  };
  const soon = (): void => {
    clearTimeout(timer);
    if (isNew()) timer = setTimeout(() => void keep(), PAUSE);
  };

  return {
    begin(draft) {
      const before = begun;
      begun = draft;
      const isKept = draft === undefined || JSON.stringify(draft) === there;
      const here: Continued | null = isKept ? null : { draft, at: Date.now(), had };
      if (before !== undefined || here) keepHere(place, here);
      if (draft === undefined) {
        there = '';
        if (before !== undefined) say({ kept: null, other: null });
      }
      soon();
    },
    pause(is) {
      isPaused = is;
      if (is) request?.abort();
      soon();
    },
    keep,
    take(which) {
      const { other } = state;
      if (!other) return;
      had = other.at;
      if (which === 'theirs') {
        there = JSON.stringify(other.draft);
        keepHere(place, null);
        restore(other.draft);
      }
      say({ other: null, kept: which === 'theirs' ? other : null });
      if (which === 'mine') void keep();
    },
    end(how) {
      const { offer } = state;
      say({ offer: null });
      if (how === 'take' && offer) restore(offer.draft);
      if (how === 'discard') {
        had = null;
        void dropThere(place);
      }
    },
    leave(isAsked) {
      clearTimeout(timer);
      isGone = true;
      if (isAsked) void keep();
      else {
        isPaused = true;
        request?.abort();
        if (begun !== undefined) keepHere(place, null);
      }
    },
  };
}
