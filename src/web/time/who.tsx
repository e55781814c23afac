import './time.css';
import { type ReactNode, useEffect, useState } from 'react';
import type { Desk } from '../api.ts';
import type { GameRoute } from '../route.ts';
import { tell, usePresence } from './presence.ts';
import { timeTexts } from './texts.ts';
import { useNow } from './times.ts';
import { inWords } from './words.ts';

/** That somebody is looking now. */
export function Looking({ name }: { readonly name: string }): ReactNode {
  const { looking = [] } = usePresence();
  return looking.includes(name) ? <span className="looking">{timeTexts.looking}</span> : null;
}

/** Whether others see that this person looks. */
export function Showing({ route }: { readonly route: GameRoute }): ReactNode {
  const { shows } = usePresence();
  const [wish, setWish] = useState(shows);
  useEffect(() => setWish(shows), [shows]);
  if (shows === undefined) return null;
  const turn = async (isOn: boolean): Promise<void> => {
    setWish(isOn);
    if (!(await tell(route, 'presence', { shows: isOn }))) setWish(shows);
  };
  return (
    <>
      <label className="tick">
        <input
          type="checkbox"
          checked={wish ?? shows}
          onChange={(event) => void turn(event.target.checked)}
        />{' '}
        {timeTexts.shows}
      </label>
      <p className="hint">{timeTexts.showsAbout}</p>
    </>
  );
}

interface NudgeProps {
  readonly route: GameRoute;
  readonly desk: Desk;
  /** Whom the game waits for. */
  readonly name: string;
}

/** Nudge somebody, once a day; then who did it and when. */
export function NudgeOf({ route, desk, name }: NudgeProps): ReactNode {
  const now = useNow();
  const { nudged } = usePresence();
  if (!nudged || name === desk.person) return null;
  const last = nudged[name];
  if (last) return <span className="hint">{timeTexts.nudged(name, inWords(last.at, now), last.by)}</span>;
  if (desk.seats.length === 0) return null;
  return (
    <button type="button" onClick={() => void tell(route, 'nudge', { person: name })}>
      {timeTexts.nudge(name)}
    </button>
  );
}

/** That one was nudged oneself. */
export function NudgedYou({ desk }: Pick<NudgeProps, 'desk'>): ReactNode {
  const now = useNow();
  const last = usePresence().nudged?.[desk.person];
  return last ? <p className="hint">{timeTexts.nudgedYou(inWords(last.at, now), last.by)}</p> : null;
}
