import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Seat } from '../../src/kernel/forms/decision.ts';
import type { Random } from '../../src/kernel/forms/sample.ts';
import type { Desk } from '../../src/server/api/index.ts';
import { fixedHere, keepFixed, type Message, unpackedDesk, withChange } from '../../src/web/lines.ts';
import {
  anyAnswer,
  type Asked,
  begin,
  give,
  type Holder,
  type Kind,
  LOOKERS,
  type Match,
  nextAsked,
  waiting,
} from './hand.ts';

/** How long people think, at least and at most. */
const THINKS = [1000, 2000] as const;
/** After this long a desk that has not come counts as lost. */
const PATIENCE = 5000;

/** A think time between the least and the most. */
export function think(random: Random): Promise<void> {
  return pause(THINKS[0] + random(THINKS[1] - THINKS[0]));
}

/** One person's live desk, which follows whichever of their seats is asked, as the page does. */
class Looker {
  desk: Desk | null = null;
  private readonly match: Match;
  private readonly holder: Holder;
  private socket: WebSocket | null = null;
  private told: (() => void)[] = [];

  constructor(match: Match, holder: Holder) {
    this.match = match;
    this.holder = holder;
    this.sit(holder.seats[0] ?? '');
  }

  /** Resolves with the next desk that comes. */
  next(): Promise<void> {
    return new Promise((resolve) => this.told.push(resolve));
  }

  leave(): void {
    this.socket?.close();
    this.socket = null;
  }

  /** What can be answered here. */
  asked(): Asked | null {
    const decision = this.desk && waiting(this.desk);
    return this.desk && decision ? { decision, holder: this.holder, desk: this.desk } : null;
  }

  private sit(seat: Seat): void {
    this.leave();
    const { url, game } = this.match;
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { perMessageDeflate: false });
    this.socket = socket;
    const hello = { game, key: this.holder.key, seat, have: 0, changes: true, fixed: fixedHere() };
    socket.on('open', () => socket.send(JSON.stringify(hello)));
    socket.on('error', () => socket.terminate());
    socket.on('message', (data: Buffer) => {
      const desk = this.read(JSON.parse(data.toString()) as Message);
      if (desk && this.socket === socket) this.take(desk);
    });
  }

  /** The desk after a message, as the page reads it; null: none came. */
  private read(message: Message): Desk | null {
    if (message.type === 'desk') return unpackedDesk(message.fixed, message.desk);
    if (message.type === 'change') return withChange(this.desk, message.change);
    if (message.type === 'fixed') keepFixed(message.hash, message.pieces);
    return null;
  }

  private take(desk: Desk): void {
    this.desk = desk;
    for (const tell of this.told.splice(0)) tell();
    const next = desk.seats.find((seat) => desk.awaiting.includes(seat));
    if (next !== undefined && desk.seat !== null && !desk.awaiting.includes(desk.seat)) this.sit(next);
  }
}

/** What the tables of the crowd found. */
export interface Found {
  /** From an answer sent to the new desk at both live connections, in milliseconds. */
  readonly times: number[];
  /** Answers whose desk did not come. */
  lost: number;
  /** Only answers sent after this moment count. */
  from: number;
}

/** Play game after game of a kind over live connections until the signal says stop. */
export async function playOn(
  url: string,
  kind: Kind,
  random: Random,
  found: Found,
  signal: AbortSignal,
): Promise<void> {
  await pause(random(THINKS[1]));
  while (!signal.aborted) {
    const match = await begin(url, kind);
    const lookers = match.people.slice(0, LOOKERS).map((holder) => new Looker(match, holder));
    await Promise.all(lookers.map((looker) => looker.next()));
    await playOut(match, lookers, random, found, signal);
    for (const looker of lookers) looker.leave();
  }
}

async function playOut(
  match: Match,
  lookers: readonly Looker[],
  random: Random,
  found: Found,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await think(random);
    const asked = lookers.map((looker) => looker.asked()).find(Boolean) ?? (await nextAsked(match));
    if (!asked) return;
    const answer = anyAnswer(asked, random);
    const both = Promise.all(lookers.map((looker) => looker.next())).then(() => performance.now());
    const sent = performance.now();
    const came = Promise.race([both, pause(PATIENCE, null)]);
    await give(match, asked, answer);
    const at = await came;
    if (sent < found.from) continue;
    if (at === null) found.lost++;
    else found.times.push(at - sent);
  }
}
