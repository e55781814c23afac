import type { Words } from '../../kernel/texts/words.ts';
import { type Estimate, shareIn } from './interval.ts';
import { type Tally, upTo } from './tally.ts';

/** How often a place stands so at the end of a turn: 'turkey=germany/9@1942/winter'. */
export interface PlaceQuestion {
  readonly place: string;
  /** The id of a state; with '*' at its end all that begin so. */
  readonly is: string;
  /** The turn, as files write its date; absent: the end of the game. */
  readonly date?: string;
}

/** What many games answer. */
interface Answered {
  /** The states that are meant and came in some game, in words. */
  readonly states: readonly { readonly is: string; readonly label: Words }[];
  /** In how many games it stands so at the end of the turn; a game that is over stays as it ended. */
  readonly games: number;
  readonly share: Estimate;
  /** In how many it stood so at the end of any turn up to then; null of several states together, of which no count tells. */
  readonly ever: { readonly games: number; readonly share: Estimate } | null;
}

/** Read a question; null where it is none. */
export function readQuestion(text: string): PlaceQuestion | null {
  const [, place, is, date] = /^([^=@]+)=([^=@]+)(?:@([^@]+))?$/.exec(text) ?? [];
  if (place === undefined || is === undefined) return null;
  return { place, is, ...(date === undefined ? {} : { date }) };
}

/** Answer a question up to a turn from what was counted. A state that never came is in no game. */
export function answerTo({ place, is }: PlaceQuestion, turn: number, { places, games }: Tally): Answered {
  const isMeant = (id: string): boolean => (is.endsWith('*') ? id.startsWith(is.slice(0, -1)) : id === is);
  const meant = Object.entries(places[place] ?? {}).filter(([id]) => isMeant(id));
  const now = meant.reduce((sum, [, { more }]) => sum + upTo(more, turn), 0);
  const [only] = meant;
  const ever = meant.length > 1 ? null : only ? upTo(only[1].first, turn) : 0;
  return {
    states: meant.map(([id, { label }]) => ({ is: id, label })),
    games: now,
    share: shareIn(now, games),
    ever: ever === null ? null : { games: ever, share: shareIn(ever, games) },
  };
}
