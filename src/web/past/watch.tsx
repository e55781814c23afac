import './past.css';
import type { ReactNode } from 'react';
import type { Rift } from '../../trust/past.ts';
import type { Desk } from '../api.ts';
import type { Status } from '../connection.ts';
import type { GameRoute } from '../route.ts';
import type { KeptPast } from './kept.ts';
import { pastTexts } from './texts.ts';
import { usePast } from './use-past.ts';

interface PastWatchProps {
  readonly route: GameRoute;
  readonly desk: Desk;
  readonly status: Status;
}

/** Watches over the past of a game; where it is another than this page remembers, a line says so that cannot be closed. */
export function PastWatch({ route, desk, status }: PastWatchProps): ReactNode {
  const past = usePast(route, desk, status);
  return past?.rift ? <Torn past={past} rift={past.rift} /> : null;
}

function Torn({ past, rift }: { readonly past: KeptPast; readonly rift: Rift }): ReactNode {
  return (
    <div role="alert" className="torn">
      <p>
        <strong>{pastTexts.title}</strong> {whatIs(past, rift)} {pastTexts.whatNow}
      </p>
      <p>
        {pastTexts.remembered} <code>{past.root}</code>
        {rift.what !== 'shown' && (
          <>
            <br />
            {pastTexts.now} <code>{rift.root}</code>
          </>
        )}
      </p>
    </div>
  );
}

function whatIs(past: KeptPast, rift: Rift): string {
  if (rift.what === 'shorter') return pastTexts.shorter(rift.lines, past);
  return rift.what === 'other' ? pastTexts.other(past) : pastTexts.shown(rift.line);
}
