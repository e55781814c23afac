import type { ReactNode } from 'react';
import type { Desk } from '../api.ts';
import type { GameRoute } from '../route.ts';
import { tell, usePresence } from './presence.ts';
import { useNow } from './times.ts';
import { inWords } from './words.ts';

const u = {
  nudge: 'Nudge who is still to seal',
  nudged: (when: string, by: string): string => `Whoever is still to seal was nudged ${when} by ${by}.`,
  about: 'The nudge names nobody, and tells nobody who gets it.',
} as const;

interface NudgeProps {
  readonly route: GameRoute;
  readonly desk: Desk;
}

/** Nudge whoever has still to seal, where nobody is named; then who did it and when. */
export function NudgeUnnamed({ route, desk }: NudgeProps): ReactNode {
  const now = useNow();
  const { nudged } = usePresence();
  if (!nudged) return null;
  const last = nudged[''];
  if (last) return <span className="hint">{u.nudged(inWords(last.at, now), last.by)}</span>;
  if (desk.seats.length === 0) return null;
  return (
    <button type="button" title={u.about} onClick={() => void tell(route, 'nudge', {})}>
      {u.nudge}
    </button>
  );
}
