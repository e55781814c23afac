import { nowOn, type Panel } from '../../kernel/board/panel.ts';
import type { TurnStart } from '../../kernel/game/reading.ts';
import { cellText } from '../parts/cell.ts';
import type { Book } from '../book.tsx';
import { capital } from '../texts.ts';

/** When it is: the turn, and where in it play is; both empty where the rules keep no calendar, or the game is over. */
export interface Moment {
  readonly turn: string;
  readonly phase: string;
}

const YEAR = /\b\d{4}\b/;

/** The present marks of the tracks, as people say them: a season with its year, then the phase. */
export function momentOf(panels: readonly Panel[], book: Book): Moment {
  const now = nowOn(panels) ?? [];
  const labels = now.map(({ label }) => capital(cellText(book, label)));
  const [first = '', second, ...rest] = labels;
  if (second !== undefined && /^\d{4}$/.test(first))
    return { turn: `${second} ${first}`, phase: rest.join(', ') };
  // a scenario of one year says it with the name of its turns
  const [year = ''] = now[0] && !YEAR.test(first) ? (YEAR.exec(book.say(now[0].title)) ?? []) : [];
  return { turn: `${first} ${year}`.trim(), phase: labels.slice(1).join(', ') };
}

/** The turns one step before and after what is looked at; null: there is none, undefined: the present. */
export interface Steps {
  readonly back: number | null;
  readonly on: number | null | undefined;
}

/** From now back to the turn before this one, and from a turn on to the next, at last to now. */
export function stepsFrom(turns: readonly TurnStart[], at: number | undefined): Steps {
  const lines = turns.map(({ line }) => line);
  const here = at === undefined ? lines.length - 1 : lines.findLastIndex((line) => line <= at);
  // within a turn back to where it begins, at its beginning to the one before
  const isWithin = at !== undefined && lines[here] !== at;
  const back = lines[isWithin ? here : here - 1] ?? null;
  return { back, on: at === undefined ? null : lines[here + 1] };
}
