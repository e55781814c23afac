import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connect, type Status } from './connection.ts';
import { provideHouse } from './house.ts';
import { SERVED } from './served.ts';

provideHouse(SERVED);

// A connection over which nothing comes any more, though nobody closed it.

class Socket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readonly sent: string[] = [];
  readyState = Socket.CONNECTING;
  constructor() {
    super();
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  // the other side hears nothing of it, and so never answers
  close(): void {
    this.readyState = 2;
  }
  open(): this {
    this.readyState = Socket.OPEN;
    this.dispatchEvent(new Event('open'));
    return this;
  }
  say(message: object): this {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
    return this;
  }
}

const BEAT = { type: 'beat' };
const DESK = { type: 'desk', fixed: '', desk: {} };
const SECOND = 1000;

const page = new EventTarget() as EventTarget & { visibilityState: string };
const view = Object.assign(new EventTarget(), { location: { href: 'http://table.example/' } });

let said: Status[];
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('window', view);
  vi.stubGlobal('document', page);
  page.visibilityState = 'visible';
  Socket.all = [];
  said = [];
  end = connect({
    hello: () => ({ hello: true }),
    ask: () => new Promise(() => undefined),
    status: (status) => said.push(status),
    refused: () => undefined,
    desk: () => undefined,
    aside: () => undefined,
    change: () => true,
  });
});

afterEach(() => {
  end();
  if (vi.getTimerCount() > 0) throw new Error('a timer runs on');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The latest connection, and what is said of it. */
const latest = (): Socket => Socket.all.at(-1) ?? new Socket();
const now = (): Status | undefined => said.at(-1);

it('holds while something comes, whatever it is', () => {
  latest().open().say(DESK);
  for (let i = 0; i < 20; i++) {
    vi.advanceTimersByTime(25 * SECOND);
    latest().say(BEAT);
  }
  expect(Socket.all).toHaveLength(1);
  expect(new Set(said)).toEqual(new Set(['live']));
});

it('is doubted when a beat is missing, and made anew after a minute of silence', () => {
  const first = latest().open().say(DESK);
  vi.advanceTimersByTime(29 * SECOND);
  expect(now()).toBe('live');
  vi.advanceTimersByTime(6 * SECOND);
  expect(now()).toBe('connecting');
  vi.advanceTimersByTime(24 * SECOND);
  expect(Socket.all).toHaveLength(1);
  vi.advanceTimersByTime(6 * SECOND);
  expect(Socket.all).toHaveLength(2);
  // what comes late over the one that was given up is of another time
  first.say(BEAT);
  first.dispatchEvent(new Event('close'));
  latest().open();
  expect(now()).toBe('connecting');
  expect(latest().sent).toEqual(['{"hello":true}']);
  latest().say(DESK);
  expect(now()).toBe('live');
  expect(Socket.all).toHaveLength(2);
});

it('is live again when the beat was only late', () => {
  latest().open().say(DESK);
  vi.advanceTimersByTime(40 * SECOND);
  expect(now()).toBe('connecting');
  latest().say(BEAT);
  expect(now()).toBe('live');
  expect(Socket.all).toHaveLength(1);
});

it.each([
  ['the tab is shown again', page, 'visibilitychange'],
  ['the network is back', view, 'online'],
])('is asked at once when %s, and made anew where no answer comes', (_, where, event) => {
  latest().open().say(DESK);
  where.dispatchEvent(new Event(event));
  expect(now()).toBe('connecting');
  expect(latest().sent.at(-1)).toBe(JSON.stringify(BEAT));
  latest().say(BEAT);
  expect(now()).toBe('live');
  where.dispatchEvent(new Event(event));
  vi.advanceTimersByTime(15 * SECOND);
  expect(Socket.all).toHaveLength(2);
  expect(now()).toBe('connecting');
});

it('is not asked when the tab is hidden', () => {
  latest().open().say(DESK);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(now()).toBe('live');
  expect(latest().sent).toHaveLength(1);
});

it('is made at once when the tab is shown again while one waits for the next try', () => {
  latest().open().say(DESK);
  latest().dispatchEvent(new Event('close'));
  expect(now()).toBe('retrying');
  expect(Socket.all).toHaveLength(1);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(Socket.all).toHaveLength(2);
});

it('is given up where nobody takes it', () => {
  vi.advanceTimersByTime(15 * SECOND);
  expect(now()).toBe('retrying');
});
