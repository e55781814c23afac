import './past.css';
import type { ReactNode } from 'react';
import type { Desk } from '../api.ts';
import type { Status } from '../connection.ts';
import type { GameRoute } from '../route.ts';
import type { Torn } from './kept.ts';
import { tornTexts } from './torn-texts.ts';
import { usePast } from './use-past.ts';

interface PastWatchProps {
  readonly route: GameRoute;
  readonly desk: Desk;
  readonly status: Status;
}

/** Watches over the past of a game; where it is another than this page remembers, a line says so that cannot be closed. */
export function PastWatch({ route, desk, status }: PastWatchProps): ReactNode {
  const past = usePast(route, desk, status);
  return past?.torn.map((torn, i) => <Rift key={i} torn={torn} />);
}

function Rift({ torn }: { readonly torn: Torn }): ReactNode {
  const { rift, root } = torn;
  return (
    <div role="alert" className="torn">
      <p>
        <strong>{tornTexts.title}</strong> {whatIs(torn)} {tornTexts.whatNow}
      </p>
      <p>
        {tornTexts.remembered} <code>{root}</code>
        {'root' in rift && (
          <>
            <br />
            {tornTexts.now} <code>{rift.root}</code>
          </>
        )}
      </p>
    </div>
  );
}

function whatIs(torn: Torn): string {
  const { rift } = torn;
  if (rift.what === 'shorter') return tornTexts.shorter(rift.lines, torn);
  if (rift.what === 'other') return tornTexts.other(torn);
  return rift.what === 'line' ? tornTexts.noLine(rift.n) : tornTexts.silent(torn);
}
