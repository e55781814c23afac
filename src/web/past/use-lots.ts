import { useEffect, useState } from 'react';
import type { Desk } from '../api.ts';
import { Refused, send } from '../api.ts';
import { useAside } from '../aside.ts';
import type { Status } from '../connection.ts';
import { shutIn } from '../../trust/lots.ts';
import { isPartOf } from '../lines.ts';
import type { GameRoute } from '../route.ts';
import { diceIn } from './judge-dice.ts';
import type { KeptPast } from './kept.ts';
import { drawLot, noteLot, type OwnLot, ownLots } from './kept-lots.ts';

/** What the house says that a page can put into the dice. */
export interface LotsSaid {
  readonly game: string;
  readonly head: string;
  readonly chain: number;
  /** The seats for which one can be put in; none: not now. */
  readonly sends: readonly string[];
  /** The seats that the dice wait for. */
  readonly waits: readonly string[];
}

/** What is to be said of the lots, and done about them by hand. */
export interface LotsToSee {
  readonly said: LotsSaid;
  /** The seats that have agreed to do without some of what is waited for. */
  readonly agreed: readonly string[];
  /** Put one in under a new head: that agrees to it. Null: nothing is to be agreed. */
  readonly agree: (() => void) | null;
  /** Do without those of others that are waited for. Null: that is not this person's to say, or is said. */
  readonly doWithout: (() => void) | null;
  /** The dice wait for a lot of this person's that this browser cannot open. */
  readonly isLost: boolean;
  readonly trouble: string | null;
}

/**
 * Puts a lot into the dice before any falls, and opens it once no more come: to the list that this page reads in its own lines. Under
 * a later head whoever sits here is asked first: what was open once could be foreseen, and a house must not draw anew unasked.
 */
export function useLots(
  { game, key }: GameRoute,
  past: KeptPast | null,
  { lines, seat, seats }: Desk,
  status: Status,
): LotsToSee | null {
  const said = useAside<LotsSaid>('lots');
  const [trouble, setTrouble] = useState<string | null>(null);
  const isThere = status === 'live' && !isPartOf(lines);
  const dice = past?.dice && isThere ? diceIn(past.dice, lines) : null;
  // nothing is given to a head that this page does not know from its lines
  const known = dice && dice.fault === null && dice.head === said?.head ? dice : null;
  const post = (body: object): Promise<unknown> =>
    send(`/games/${encodeURIComponent(game)}/lots`, key, { desk: seat, ...body });
  const put = async (sends: LotsSaid): Promise<void> => {
    const lot = drawLot(game, { game: sends.game, head: sends.head, seats: sends.sends });
    if (!lot || lot.refused) return;
    const { head, of, hash } = lot;
    await post({ head, of, hash }).catch((error: unknown) => refusedOr(error, game, lot));
  };
  const canSend = known !== null && said !== undefined && said.sends.length > 0;
  const isFirst = known?.chains === 1;
  const sendsNow = canSend && isFirst ? said.sends.join() : '';
  useEffect(() => {
    if (sendsNow !== '' && said) void put(said);
  }, [game, sendsNow, said?.head]);
  const isMine = ({ of }: { readonly of: readonly string[] }): boolean =>
    of.some((each) => seats.includes(each));
  const shut = known?.lots.without ? shutIn(known.lots).filter(isMine) : [];
  const own = ownLots(game).find(({ hash }) => shut.some((each) => hash === each.hash));
  useEffect(() => {
    if (!own) return;
    const { head, of, bytes: opens } = own;
    // another page of this browser may have opened it
    post({ head, of, opens }).then(
      () => noteLot(game, own, { isOpen: true }),
      (error: unknown) => refusedOr(error, game, null),
    );
  }, [game, own?.hash]);
  if (!said || !known) return null;
  const { agreed, sent } = known.lots;
  const waits = said.waits.filter((each) => !seats.includes(each));
  const isLost = shut.length > 0 && !own;
  const named = agreed.filter(isMine).flatMap(({ without }) => without);
  const isSaid = agreed.some(isMine) && waits.every((each) => named.includes(each));
  const byHand = (what: () => Promise<unknown>) => (): void => {
    setTrouble(null);
    what().catch((error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)));
  };
  return {
    said,
    agreed: agreed.flatMap(({ of }) => of),
    agree: canSend && !isFirst ? byHand(() => put(said)) : null,
    doWithout:
      sent.some(isMine) && !isSaid && (waits.length > 0 || isLost)
        ? byHand(() => post({ head: said.head, without: waits }))
        : null,
    isLost,
    trouble,
  };
}

/** A lot that comes too late is remembered as such; a house that is away is asked again when it is back. */
function refusedOr(error: unknown, game: string, lot: OwnLot | null): void {
  if (!(error instanceof Refused)) throw error;
  if (lot && error.status === 409) noteLot(game, lot, { refused: true });
}
