import { isDeepStrictEqual } from 'node:util';
import type { Seat } from '../../kernel/seat.ts';
import { habitsFor } from '../../kernel/game/habit.ts';
import type { Random } from '../../kernel/forms/sample.ts';
import type { Desk } from '../api/api.ts';
import type { HeardResponse } from '../house.test-helper.ts';
import {
  answerText,
  countsIn,
  framesOf,
  isOfRequest,
  listOf,
  type LogLine,
  logOf,
  noticesTo,
} from './came.test-helper.ts';
import type { Channel, ReaderStand, Wire } from './channel.test-helper.ts';
import { routeIn, routeNamed, ROUTES } from './channels.test-helper.ts';
import { doorsIn, doorsOf, firstDifference, listText } from './differences.test-helper.ts';
import {
  deskIn,
  earsOf,
  hookOf,
  OPERATOR,
  ORGANISER,
  type PairHouse,
  type PairSetup,
  type Reader,
  readersOf,
  SPECTATOR,
} from './pair-house.test-helper.ts';

/** What came to a reader, before it is compared. */
interface PairText {
  /** In which of the two houses. */
  readonly house: 0 | 1;
  /** By its name in the lists of channels. */
  readonly channel: string;
  readonly reader: Reader;
  readonly text: string;
  /** How many requests the seat with the secret has sent there of its own. */
  readonly deeds: number;
}

/** What a reader could tell. */
export interface PairLeak {
  readonly channel: string;
  readonly reader: string;
  readonly step: number;
  /** What comes where the texts differ first, in each. */
  readonly detail: string;
}

/** How often an answer was yes, and no. */
export type Replies = Readonly<Record<'yes' | 'no', number>>;

type Both<T> = readonly [T, T];

/** What is put in the place of what came, to see that it is noticed. */
export type Plant = (came: PairText) => string;

/** Two games in step, and everybody who reads them. */
export class PairGame {
  readonly houses: Both<PairHouse>;
  readonly setup: PairSetup;
  hidden: Seat;
  readonly random: Random;
  readonly readers: Reader[];
  /** Those to whom every door was equal so far. */
  watching: Set<Reader>;
  readonly leaks: PairLeak[] = [];
  /** The channels by which both were compared. */
  readonly channels = new Set<string>();
  /** By channel and kind of reader. */
  readonly replies = new Map<string, { yes: number; no: number }>();
  /** The last desks that were read, by reader. */
  readonly desks: Both<Map<string, Desk>> = [new Map(), new Map()];
  step = 0;
  /** The seat is sent something in one of the games alone. */
  isSent = false;
  compared = 0;
  private readonly plant: Plant;
  private readonly heard = new Map<string, Both<number>>();
  private logged: [number, number] = [0, 0];
  /** What the seat sent of its own in either house, as the log has it. */
  private own: Both<LogLine[]> = [[], []];
  private readonly deeds: [number, number] = [0, 0];
  private asked = 0;

  constructor(
    houses: Both<PairHouse>,
    setup: PairSetup,
    {
      hidden,
      random,
      plant = ({ text }) => text,
    }: { hidden: Seat; random: Random; plant?: Plant | undefined },
  ) {
    this.houses = houses;
    this.setup = setup;
    this.hidden = hidden;
    this.random = random;
    this.plant = plant;
    this.readers = [...readersOf(setup.bound)];
    this.watching = this.allBut(hidden);
  }

  private allBut(hidden: Seat): Set<Reader> {
    return new Set(this.readers.filter(({ seat }) => seat !== hidden));
  }

  /** While both games are the same, any seat can come to be that of the secret. */
  hide(seat: Seat): void {
    this.hidden = seat;
    this.watching = this.allBut(seat);
  }

  /** Do the same in one house after the other. */
  async both<T>(act: (house: PairHouse, i: 0 | 1) => Promise<T>): Promise<Both<T>> {
    return [await act(this.houses[0], 0), await act(this.houses[1], 1)];
  }

  /** Somebody sends the same in both houses. */
  async send(name: string, wireOf: (i: 0 | 1) => Wire): Promise<Both<HeardResponse>> {
    const label = this.label();
    return this.both((house, i) => house.ask(name, wireOf(i), label));
  }

  /** By what a request is told from all others, the same in both houses. */
  private label(): string {
    return `${this.step}/${this.asked++}`;
  }

  /** The desks of somebody in both houses, as they stand. */
  async look(name: string, seat: string): Promise<Both<Desk>> {
    const [one, other] = await this.lookAt(name, seat);
    return [deskIn(one), deskIn(other)];
  }

  private async lookAt(name: string, seat: string): Promise<Both<HeardResponse>> {
    const path = `games/${this.houses[0].game}/desk?seat=${seat}`;
    const came = await this.send(name, () => ({ method: 'GET', path }));
    for (const i of [0, 1] as const) this.desks[i].set(name, deskIn(came[i]));
    return came;
  }

  /** Time passes; whatever is due by then is done. */
  async pass(ms: number): Promise<void> {
    const label = this.label();
    await this.both(async ({ clock, server }) => {
      this.setup.lots.drawFrom(label);
      await clock.pass(ms, server.notices);
      await server.deadlines.look();
      await server.bots.look();
    });
  }

  /** The seat does something of its own in either house, and nobody else anything meanwhile. */
  async act(deeds: readonly [readonly Wire[], readonly Wire[]]): Promise<readonly HeardResponse[]> {
    const isAlike = isDeepStrictEqual(...(deeds.map((all) => all.map(routeIn)) as [string[], string[]]));
    const came: HeardResponse[] = [];
    await this.both(async (house, i) => {
      const before = house.server.logged.length;
      for (const [n, wire] of deeds[i].entries()) came.push(await house.ask(this.hidden, wire, `deed ${n}`));
      this.deeds[i] += isAlike ? i : deeds[i].length;
      if (isAlike) return;
      const lines = logOf(house, before);
      // whatever else was written stays to be compared
      if (lines.length !== deeds[i].length || !lines.every(isOfRequest)) return;
      this.own[i].push(...lines);
      house.server.logged.splice(before);
    });
    return came;
  }

  /** What came to those who watch meanwhile is passed over. */
  async passOver(): Promise<void> {
    await this.both(async (house) => void this.takeLetters(house));
    for (const reader of this.watching) {
      const frames = await this.both((house) => framesOf(house, reader, 0));
      this.heard.set(reader.name, [frames[0].length, frames[1].length]);
    }
  }

  private takeLetters({ box }: PairHouse): void {
    for (const { came } of [box.hooks, box.pushes]) came.splice(0);
    box.mail.came.splice(0);
  }

  /**
   * Let everybody read both games, and note what differs: by every channel that is for them, or by those whose turn it is; what
   * is not for them they try in longer turns.
   */
  async compare(isDeep: boolean): Promise<void> {
    await this.lookAround();
    const routes = Object.entries(ROUTES).filter(([, { when }]) => when !== 'last');
    for (const [r, reader] of [...this.watching].entries()) {
      for (const [n, [name, channel]] of routes.entries()) {
        const isTold = channel.may.includes(reader.kind) && channel.when !== 'seldom';
        const turns = isTold ? (isDeep || channel.when === 'always' ? 1 : TURNS) : TURNS_OF_OTHERS;
        if ((n + r + this.step) % turns === 0) await this.read(reader, name, channel);
      }
      await this.hear(reader);
    }
    await this.overlook();
  }

  /**
   * Everybody looks at their desk, so that all were last there now. Those to whom different doors have opened watch no longer;
   * who has no seat sees what a spectator does.
   */
  private async lookAround(): Promise<void> {
    const [open, texts] = [new Map<string, boolean>(), new Map<string, Both<string>>()];
    for (const { kind, name, seat } of this.readers) {
      if (kind !== 'seat' && kind !== 'spectator') continue;
      const came = await this.lookAt(name, seat);
      open.set(name, doorsOf(deskIn(came[0])) === doorsOf(deskIn(came[1])));
      texts.set(name, [answerText(this.houses[0], came[0]), answerText(this.houses[1], came[1])]);
    }
    for (const reader of this.watching) {
      const text = texts.get(reader.name);
      if (!(open.get(reader.name) ?? open.get(SPECTATOR))) this.watching.delete(reader);
      else if (text) this.match({ channel: 'get /api/games/{id}/desk', reader }, text);
    }
    // once this is on the disk, so is that they were there
    const { game } = this.houses[0];
    const body = { to: 'all', text: `Step ${this.step}`, request: this.label() };
    await this.send(ORGANISER, () => ({ method: 'POST', path: `games/${game}/talk/maker`, body }));
  }

  /** Ask a channel as somebody in both houses. */
  async read(reader: Reader, name: string, channel: Channel): Promise<HeardResponse | undefined> {
    const label = this.label();
    const stands = ([0, 1] as const).map((i) => this.standOf(reader, i, label));
    const wires = stands.map((at) => channel.asks(at));
    const count = Math.max(...wires.map(({ length }) => length));
    let last: HeardResponse | undefined;
    const before: [unknown, unknown] = [null, null];
    for (let n = 0; n < count; n++) {
      const came = await this.both(async (house, i) => {
        const wire = wires[i]?.[n];
        const heard = wire ? await house.ask(reader.name, wire, `${label}/${n}`, before[i]) : null;
        before[i] = heard?.body;
        return heard;
      });
      const texts = ([0, 1] as const).map((i) => {
        const heard = came[i];
        if (!heard) return 'nothing is asked';
        if (channel.status !== undefined) return String(heard.status);
        if (channel.hides && heard.status === 200) return channel.hides(this.hidden, heard.text);
        if (name !== 'get /metrics' || heard.status !== 200) return answerText(this.houses[i], heard);
        return countsIn(heard.text, this.own[i], this.isSent);
      });
      last = came[0] ?? undefined;
      this.match({ channel: name, reader }, texts as [string, string]);
      for (const [i, heard] of came.entries()) {
        const wire = wires[i]?.[n];
        if (heard && wire) this.count(routeNamed(wire) ?? name, reader, heard);
      }
    }
    return last;
  }

  private standOf(reader: Reader, i: 0 | 1, label: string): ReaderStand {
    const { name, seat, kind } = reader;
    const house = this.houses[i];
    const desk = this.desks[i].get(name) ?? this.desks[i].get(SPECTATOR);
    if (!desk) throw new Error(`${name} has seen no desk`);
    const { bound } = this.setup;
    const habits = habitsFor(bound, seat === '' ? this.hidden : seat).filter(({ kind }) => !kind.whole);
    const habit = habits[this.step % Math.max(1, habits.length)];
    const answers = Object.keys(habit?.kind.answers ?? {});
    const others = bound.seats.filter((each) => each !== this.hidden && each !== seat);
    const { game, table, club } = house;
    return {
      kind,
      name,
      seat,
      hidden: this.hidden,
      other: others[this.step % Math.max(1, others.length)] ?? '',
      game,
      table,
      club,
      desk,
      habit: [habit?.name ?? 'none', answers[this.step % Math.max(1, answers.length)] ?? 'none'],
      hook: hookOf(house.box, name),
      channel: house.channels[name] ?? 'none',
      leave: house.leave(name),
      label,
    };
  }

  /** What came to a reader without asking. */
  async hear(reader: Reader): Promise<void> {
    const from = this.heard.get(reader.name) ?? [0, 0];
    const frames = await this.both((house, i) => framesOf(house, reader, from[i]));
    this.heard.set(reader.name, [from[0] + frames[0].length, from[1] + frames[1].length]);
    this.match({ channel: 'live', reader }, listText(frames));
    const notices = await this.both(async (house) => noticesTo(house, reader));
    this.match({ channel: 'notices', reader }, listText(notices));
  }

  /** Everybody listens anew, as a page does that was hung up on. */
  async listenAnew(): Promise<void> {
    for (const reader of this.watching) await this.hear(reader);
    await this.both(async (house) => void Object.assign(house.ears, await earsOf(this.setup, house)));
    this.heard.clear();
  }

  /** What who runs the server can look at. */
  async overlook(): Promise<void> {
    await this.both(async (house) => void this.takeLetters(house));
    const reader = [...this.watching].find(({ name }) => name === OPERATOR);
    if (!reader) return;
    const lines = await this.both(async (house, i) => logOf(house, this.logged[i]));
    this.logged = [this.houses[0].server.logged.length, this.houses[1].server.logged.length];
    this.match(
      { channel: 'log', reader },
      listText([lines[0].map(canonicalLine), lines[1].map(canonicalLine)]),
    );
    this.match({ channel: 'list', reader }, await this.both(listOf));
  }

  /** Note it where two texts are not the same. */
  match({ channel, reader }: { channel: string; reader: Reader }, came: Both<string>): void {
    const [one, other] = ([0, 1] as const).map((house) =>
      this.plant({ house, channel, reader, text: came[house], deeds: this.deeds[house] }),
    ) as [string, string];
    this.compared++;
    this.channels.add(channel);
    if (one === other) return;
    const { name } = reader;
    this.leaks.push({ channel, reader: name, step: this.step, detail: firstDifference(one, other) });
  }

  /** An answer came to somebody by a channel that is not read, as one plays. */
  note(channel: string, name: string, came: Both<HeardResponse>): void {
    const reader = this.readers.find((each) => each.name === name);
    if (!reader) return;
    // what the answer itself has opened to its sender differs by right
    if (doorsIn(came[0]) === doorsIn(came[1]))
      this.match({ channel, reader }, [
        answerText(this.houses[0], came[0]),
        answerText(this.houses[1], came[1]),
      ]);
    for (const heard of came) this.count(channel, reader, heard);
  }

  private count(channel: string, { kind }: Reader, { status }: HeardResponse): void {
    const name = `${channel} ${kind}`;
    const known = this.replies.get(name) ?? { yes: 0, no: 0 };
    known[status < 400 ? 'yes' : 'no']++;
    this.replies.set(name, known);
  }

  async close(): Promise<void> {
    await this.both((house) => house.close());
  }
}

/** In so many steps each channel is asked by each whom it is for, and by each whom it is not. */
export const TURNS = 8;
const TURNS_OF_OTHERS = 24;

const canonicalLine = (line: LogLine): string => JSON.stringify(line);
