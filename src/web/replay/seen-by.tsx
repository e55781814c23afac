import './replay.css';
import type { ReactNode } from 'react';
import { call, type Desk, type ThenDesk } from '../api.ts';
import { useBook } from '../book.tsx';
import { type GameRoute, go } from '../route.ts';
import { eyesFor, seenWith } from './eyes.ts';
import { momentPath } from '../record/moment.ts';
import { replayTexts } from './texts.ts';

interface SeenByProps {
  readonly route: GameRoute;
  readonly desk: Desk;
  /** The line that is looked at. */
  readonly at: number;
}

/** With whose eyes an earlier moment is seen: only those that keep no secret from this desk. */
export function SeenBy({ route, desk, at }: SeenByProps): ReactNode {
  const { name, secrets, table } = useBook();
  const all = eyesFor(desk, table.seats);
  const [own = ''] = all;
  const now = route.as ?? own;
  if (!secrets || all.length < 2) return null;
  const look = (eyes: string): void => {
    const { game, key } = route;
    void call<ThenDesk>(momentPath(game, at, now, eyes), key)
      .then(({ n }) => go(seenWith(route, desk, eyes, n), true))
      .catch(() => undefined);
  };
  const called = (seat: string): string => (seat === '' ? replayTexts.everybody : name(seat));
  return (
    <>
      <label className="flow seen-by">
        <span>{replayTexts.seenBy}</span>
        <select value={now} onChange={(event) => look(event.target.value)}>
          {all.map((seat) => (
            <option key={seat} value={seat}>
              {seat !== '' && seat === desk.seat ? replayTexts.you(name(seat)) : called(seat)}
            </option>
          ))}
        </select>
      </label>
      {desk.opened && <p className="hint">{replayTexts.open}</p>}
    </>
  );
}
