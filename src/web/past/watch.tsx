import './past.css';
import { type ReactNode, useEffect } from 'react';
import type { Desk } from '../api.ts';
import type { Status } from '../connection.ts';
import type { GameRoute } from '../route.ts';
import { namedNow, saveText } from '../save.ts';
import { promisesText } from '../../trust/promises.ts';
import type { PastPromise } from '../../trust/signing.ts';
import { isPartOf } from '../lines.ts';
import { judgeDice } from './judge-dice.ts';
import { type KeptPast, keepPast, keptPast, type Torn } from './kept.ts';
import { ownLots } from './kept-lots.ts';
import { LotsBar } from './lots-bar.tsx';
import { tornTexts } from './torn-texts.ts';
import { useLots } from './use-lots.ts';
import { usePast } from './use-past.ts';
import { useSigned } from './use-signed.ts';

interface PastWatchProps {
  readonly route: GameRoute;
  readonly desk: Desk;
  readonly status: Status;
}

/** Watches over the past of a game; where it is another than this page remembers, a line says so that cannot be closed. */
export function PastWatch({ route, desk, status }: PastWatchProps): ReactNode {
  const past = usePast(route, desk, status);
  useSigned(route, past, desk, status);
  useDice(route.game, past, desk);
  const lots = useLots(route, past, desk, status);
  return (
    <>
      {past?.torn.map((torn, i) => (
        <Rift key={i} torn={torn} now={past.signed} title={desk.title} />
      ))}
      <LotsBar lots={lots} desk={desk} />
    </>
  );
}

/** Looks at each die that is shown, by the head that the page saw first. */
function useDice(game: string, past: KeptPast | null, { lines }: Desk): void {
  useEffect(() => {
    const kept = isPartOf(lines) ? null : keptPast(game);
    const found = kept && judgeDice(kept, lines, { own: ownLots(game), now: Date.now() });
    if (found && found !== kept) keepPast(game, found);
  }, [game, past, lines]);
}

interface RiftProps {
  readonly torn: Torn;
  /** What the house has signed since. */
  readonly now: PastPromise | undefined;
  readonly title: string;
}

function Rift({ torn, now, title }: RiftProps): ReactNode {
  const { rift, root, signed } = torn;
  const promises = [signed, now].filter((each) => each !== undefined);
  const once = promises.filter(
    ({ signature }, i) => promises.findIndex((each) => each.signature === signature) === i,
  );
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
      {once.length > 0 && (
        <p>
          {tornTexts.saveAbout}{' '}
          <button
            type="button"
            onClick={() => saveText(namedNow(title, 'json'), promisesText(once), 'application/json')}
          >
            {tornTexts.save}
          </button>
        </p>
      )}
    </div>
  );
}

function whatIs(torn: Torn): string {
  const { rift } = torn;
  if (rift.what === 'shorter') return tornTexts.shorter(rift.lines, torn);
  if (rift.what === 'other') return tornTexts.other(torn);
  if (rift.what === 'line') return tornTexts.noLine(rift.n);
  if (rift.what === 'die') return tornTexts.die(rift.n, rift.fault);
  return rift.what === 'key' ? tornTexts.key(rift.key, torn) : tornTexts[rift.what](torn);
}
