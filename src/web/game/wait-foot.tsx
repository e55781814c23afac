import type { ReactNode } from 'react';
import type { Desk } from '../api.ts';
import { useBook } from '../book.tsx';
import { frameTexts } from '../texts/frame.ts';
import type { Tool } from '../tool.ts';
import type { GameRoute } from '../route.ts';
import { deskTexts } from '../texts.ts';
import { timeTexts } from '../time/texts.ts';
import { useNow } from '../time/times.ts';
import { tell, usePresence } from '../time/presence.ts';
import { inWords } from '../time/words.ts';
import { nextSeats } from './turn.ts';

interface WaitFootProps {
  readonly route: GameRoute;
  readonly desk: Desk;
  onTool(tool: Tool): void;
}

/** The foot of the panel while one waits: whom one may nudge, else what one may try meanwhile. */
export function WaitFoot({ route, desk, onTool }: WaitFootProps): ReactNode {
  const { secrets, screen } = useBook();
  const { nudged } = usePresence();
  const now = useNow();
  // the way to another of one's own desks stands there
  if (secrets && nextSeats(desk, { screen }).length > 0) return null;
  const awaited = nudged && desk.seats.length > 0 ? namesOf(desk) : [];
  const last = awaited.flatMap((name) => (nudged?.[name] ? [{ name, ...nudged[name] }] : []))[0];
  const next = awaited.find((name) => !nudged?.[name]);
  const isPlayer = desk.seat !== null;
  return (
    <div className="actions foot is-late">
      {last && <p className="says hint">{timeTexts.nudged(last.name, inWords(last.at, now), last.by)}</p>}
      {next === undefined ? (
        <button type="button" className="main" onClick={() => onTool(isPlayer ? 'facts' : 'log')}>
          {isPlayer ? deskTexts.whatIf.button : frameTexts.tools.log}
        </button>
      ) : (
        <button type="button" className="main" onClick={() => void tell(route, 'nudge', { person: next })}>
          {timeTexts.nudge(next)}
        </button>
      )}
      {next !== undefined && (
        <button type="button" onClick={() => onTool('facts')}>
          {deskTexts.whatIf.button}
        </button>
      )}
    </div>
  );
}

/** The others for whom play waits. */
function namesOf({ people, person, awaiting }: Desk): readonly string[] {
  return people
    .filter(({ name, seats }) => name !== person && seats.some((seat) => awaiting.includes(seat)))
    .map(({ name }) => name);
}
