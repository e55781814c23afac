import { useEffect, useState } from 'react';
import { isSame } from '../../kernel/json.ts';
import type { DiceAt } from '../../trust/dice-check.ts';
import { shutIn } from '../../trust/lots.ts';
import { type Desk, Refused, send } from '../api.ts';
import { useAside } from '../aside.ts';
import type { Status } from '../connection.ts';
import { isPartOf } from '../lines.ts';
import type { GameRoute } from '../route.ts';
import { diceIn } from './judge-dice.ts';
import type { KeptPast } from './kept.ts';
import { drawLot, noteLot, type OwnLot, ownLots } from './kept-lots.ts';

/** For whose lots the house says that the dice wait. */
interface LotsSaid {
  readonly head: string;
  readonly waits: readonly (readonly string[])[];
}

/** What is to be said of the lots, and done about them by hand. */
export interface LotsToSee {
  readonly dice: DiceAt;
  /** The seats that are waited for, person by person. */
  readonly waits: readonly (readonly string[])[];
  /** Put one in, or open it, where that is for this person to agree to. */
  readonly agree: (() => void) | null;
  /** Do without somebody's. Null: that is not this person's to say. */
  readonly doWithout: ((seats: readonly string[]) => void) | null;
  /** The dice wait for a lot of this person's that this browser cannot open. */
  readonly isLost: boolean;
  /** A lot of this browser's is not among those of its head: until that was read. */
  readonly read: (() => void) | null;
  readonly trouble: string | null;
}

/** Sends something about lots, and tells of trouble where a person has asked for it. */
function usePost(game: string, key: string, seat: string | null) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const post = (body: object): Promise<unknown> =>
    send(`/games/${encodeURIComponent(game)}/lots`, key, { desk: seat, ...body });
  const byHand = (act: () => Promise<unknown>): void => {
    setTrouble(null);
    act().catch((error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)));
  };
  return { post, byHand, trouble };
}

/** What the house refuses is seen in its lines, and a house that is away is asked again when it is back. */
function quietly(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
}

/**
 * Puts a lot into the dice before any falls, and opens it once no more come: by the lines that this page has, and to the list that it
 * reads there alone. Under a later head, and where the past is another than it was, whoever sits here is asked first: what was open
 * once could be foreseen, and a house must not draw anew unasked.
 */
export function useLots(
  { game, key }: GameRoute,
  past: KeptPast | null,
  desk: Desk,
  status: Status,
): LotsToSee | null {
  const { lines, seat, seats } = desk;
  const said = useAside<LotsSaid>('lots');
  const { post, byHand, trouble } = usePost(game, key, seat);
  const [, lookAgain] = useState(0);
  const isThere = status === 'live' && !isPartOf(lines) && desk.stopped === null;
  const at = past?.dice && isThere ? diceIn(past.dice, lines) : null;
  const dice = at?.isWaiting && at.fault === null && at.head !== null ? at : null;
  const isMine = ({ of }: { readonly of: readonly string[] }): boolean =>
    of.some((each) => seats.includes(each));
  const isQuiet = dice?.chains === 1 && past?.torn.length === 0;

  const canSend = dice !== null && sendsFor(dice, seats);
  const put = async (): Promise<void> => {
    if (!dice || dice.head === null) return;
    const lot = drawLot(game, { game: dice.game, head: dice.head, seats });
    if (!lot) return;
    const { head, of, hash } = lot;
    await post({ head, of, hash });
    noteLot(game, lot, { isTaken: true });
  };
  const sendsNow = canSend && isQuiet ? `${dice.head}/${seats.join()}` : '';
  useEffect(() => {
    if (sendsNow !== '') put().catch(quietly);
  }, [game, sendsNow]);

  const list = dice?.lots.sent.map(({ hash }) => hash) ?? [];
  const shut = dice?.lots.without ? shutIn(dice.lots).filter(isMine) : [];
  const own = ownLots(game).find(({ hash }) => shut.some((each) => hash === each.hash));
  const canOpen = own !== undefined && (own.openedTo === undefined || isSame([...own.openedTo], list));
  const open = async (): Promise<void> => {
    if (!own) return;
    noteLot(game, own, { openedTo: list });
    const { head, of, bytes: opens } = own;
    await post({ head, of, opens });
    noteLot(game, own, { isOpen: true });
  };
  const opensNow = canOpen && isQuiet ? own.hash : '';
  useEffect(() => {
    // another page of this browser may have opened it
    if (opensNow !== '') open().catch(quietly);
  }, [game, opensNow]);

  if (!dice) return null;
  const mine = dice.lots.sent.find(isMine)?.of ?? [];
  const missed = missedIn(dice, ownLots(game));
  const { head } = dice;
  const agreed = (other: readonly string[]): boolean =>
    dice.lots.agreed.some((each) => isMine(each) && isSame([...each.without], [...other]));
  const asks = !isQuiet && (canSend || canOpen);
  return {
    dice,
    waits: said?.head === head ? said.waits.filter((each) => !agreed(each)) : [],
    agree: asks ? () => byHand(canSend ? put : open) : null,
    doWithout: mine.length > 0 ? (without) => byHand(() => post({ head, of: mine, without })) : null,
    isLost: shut.length > 0 && !own,
    read: missed
      ? () => {
          noteLot(game, missed, { isSeen: true });
          lookAgain((n) => n + 1);
        }
      : null,
    trouble,
  };
}

/** Whether a lot of these seats can be put in now. */
function sendsFor({ lots: { sent, without, barred }, number }: DiceAt, seats: readonly string[]): boolean {
  const isFree = (seat: string): boolean =>
    !barred.includes(seat) && !sent.some(({ of }) => of.includes(seat));
  return number === 0 && without === null && seats.length > 0 && seats.every(isFree);
}

/** A lot that this browser has drawn, and that is not among those on which the dice of its head rest. */
function missedIn(
  { head, number, lots: { sent, without } }: DiceAt,
  own: readonly OwnLot[],
): OwnLot | undefined {
  if (without === null && number === 0) return undefined;
  return own.find(
    (each) => each.head === head && !each.isSeen && !sent.some(({ hash }) => hash === each.hash),
  );
}
