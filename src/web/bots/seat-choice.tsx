import type { ReactNode } from 'react';
import { type BotLevel, LEVELS } from './known.ts';
import { botTexts } from './texts.ts';

/** What a bot does at a seat: nothing (null), play it, or (`hints`) say what it would answer to whoever plays it. */
export interface SeatBot {
  readonly level: BotLevel | null;
  readonly hints: boolean;
}

interface SeatChoiceProps {
  /** What the seat is called. */
  readonly seat: string;
  /** What it is called that no bot does anything. */
  readonly none: string;
  /** How well the bot plays that has the seat, or says what it would answer; undefined: none does. */
  readonly plays: string | undefined;
  readonly hints: string | undefined;
  /** Whether nobody is there to be told anything. */
  readonly isEmpty?: boolean;
  onChoose(bot: SeatBot): void;
}

/** Before the level of a bot that only says what it would answer. */
const HINT = 'hint:';

/** What a bot does at a seat. */
export function SeatChoice({
  seat,
  none,
  plays,
  hints,
  isEmpty = false,
  onChoose,
}: SeatChoiceProps): ReactNode {
  const chosen = plays ?? (hints === undefined ? '' : `${HINT}${hints}`);
  return (
    <label className="field">
      <span>{botTexts.who(seat)}</span>
      <select value={chosen} onChange={(event) => onChoose(botIn(event.target.value))}>
        <option value="">{none}</option>
        <optgroup label={botTexts.plays}>
          {LEVELS.map(({ id, title, about }) => (
            <option key={id} value={id}>
              {botTexts.bot(title, about)}
            </option>
          ))}
        </optgroup>
        {!isEmpty && (
          <optgroup label={botTexts.hints}>
            {LEVELS.map(({ id, title }) => (
              <option key={id} value={`${HINT}${id}`}>
                {botTexts.hint(title)}
              </option>
            ))}
          </optgroup>
        )}
      </select>
    </label>
  );
}

function botIn(value: string): SeatBot {
  const hints = value.startsWith(HINT);
  const level = LEVELS.find(({ id }) => id === (hints ? value.slice(HINT.length) : value));
  return { level: level?.id ?? null, hints };
}
