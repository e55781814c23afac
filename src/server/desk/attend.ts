import { canonical } from '../../kernel/json.ts';
import { Hello } from '../api/api.ts';
import type { House } from '../house.ts';
import { denial, type Denial, isDenied, SAYS } from '../denied.ts';
import { isTame, sentence, strange } from '../routes/endpoint.ts';
import { aboutOf } from './desk.ts';
import { packedFrames, wholeFrames } from './frames.ts';
import type { LiveGame } from '../games/live-game.ts';
import { type AtDesk, sitDown } from '../people/places.ts';
import { sitting } from '../people/people.ts';
import { COST } from '../gate/security.ts';
import type { LiveLine } from './line.ts';
import { sightOf } from './sight.ts';
import { traceOf } from '../trace.ts';

/** Why a line is hung up: what was asked for is refused; there was a fault of ours; one is to come again. */
const [REFUSED, FAULT, AGAIN] = [1008, 1011, 1012];

/** What a page can see of a line that still holds: always the same, each so many milliseconds, whatever else is sent. */
const BEAT = canonical({ type: 'beat' });
const BEATS = 25_000;
/** So far apart at least are answers to whoever asks whether it holds, in milliseconds. */
const APART = 1000;

type Watched = Pick<House, 'aside' | 'budgets' | 'games' | 'limits' | 'log' | 'presence'>;

/** Who is connected. */
interface Hall {
  readonly house: Watched;
  /** Those who have not said yet what for, or had no right to it, by address, the oldest first. */
  readonly silent: Map<string, Set<LiveLine>>;
  /** How many live desks each key has. */
  readonly desks: Map<string, number>;
}

/** Attend to lines: each is told the desk that its first message asks for, until it is gone. */
export function makeHall(house: Watched): (line: LiveLine) => void {
  const hall: Hall = { house, silent: new Map(), desks: new Map() };
  return (line) => attend(line, hall);
}

/** Wait for the first message, then keep the other end up to date until it goes. */
function attend(line: LiveLine, hall: Hall): void {
  const { limits, log } = hall.house;
  const say = sayingOn(line, hall);
  const patience = setTimeout(() => dismiss(line, SAYS.noHello), limits.hello);
  const beats = setInterval(() => say(BEAT), BEATS);
  line.onGone(() => {
    clearTimeout(patience);
    clearInterval(beats);
  });
  const leave = wait(line, hall);
  let isGreeted = false;
  let beat = -Infinity;
  line.onText((text) => {
    if (!isGreeted) {
      isGreeted = true;
      clearTimeout(patience);
      greet(line, text ?? '', hall, leave).then(
        (no) => no && dismiss(line, no.error.message),
        (error: unknown) => {
          log.error(traceOf(error), 'fault');
          line.close(FAULT);
        },
      );
      return;
    }
    if (text !== BEAT) return dismiss(line, SAYS.noHello);
    // who says it again and again is answered no more often
    if (performance.now() - beat < APART) return;
    beat = performance.now();
    say(BEAT);
  });
}

/** Say something; whoever leaves too much of it unread is cut off. */
function sayingOn(line: LiveLine, { house: { limits } }: Hall): (text: string) => void {
  return (text) => (line.unsent() > limits.unsent ? line.cut() : line.send(text));
}

/** Let a line wait among the silent ones of its address. Returns what lets it leave them. */
function wait(line: LiveLine, { house, silent }: Hall): () => void {
  const { address } = line;
  const waiting = silent.get(address) ?? new Set();
  silent.set(address, waiting.add(line));
  const leave = (): void => {
    waiting.delete(line);
    if (waiting.size === 0 && silent.get(address) === waiting) silent.delete(address);
  };
  line.onGone(leave);
  const [oldest] = waiting;
  if (waiting.size > house.limits.silent) oldest?.cut();
  return leave;
}

/** Count a live desk of a key until its line goes; a denial when the key has too many. */
function takeDesk(line: LiveLine, key: string, { house, desks }: Hall): Denial | null {
  const count = desks.get(key) ?? 0;
  if (count >= house.limits.sockets) return denial(429, SAYS.tooMany);
  desks.set(key, count + 1);
  line.onGone(() => {
    const left = (desks.get(key) ?? 1) - 1;
    if (left > 0) desks.set(key, left);
    else desks.delete(key);
  });
  return null;
}

/** Say why, and hang up. */
function dismiss(line: LiveLine, message: string): void {
  if (!line.isOpen()) return;
  line.send(canonical({ type: 'error', message }));
  line.close(REFUSED);
}

/** Let somebody in by their first message. `leave`: lets the line leave those who have not said what for. */
async function greet(line: LiveLine, text: string, hall: Hall, leave: () => void): Promise<Denial | null> {
  const { budgets, games } = hall.house;
  const hello = read(text);
  const payer = await budgets.payer(line.address, isDenied(hello) ? null : hello.key);
  if (!budgets.spend(payer, COST.request)) return denial(429, SAYS.tooMany);
  if (isDenied(hello)) return hello;
  // a stranger stays among them until the connection is closed
  if (payer.key !== null) leave();
  // no game is opened for a stranger
  const live = payer.key === null ? strange(payer) : await games.open(hello.game);
  const place = isDenied(live) ? live : sitDown(live, hello);
  if (isDenied(place) && place.status === 401) budgets.spend(payer, COST.badKey);
  if (isDenied(place)) return place;
  if (!line.isOpen()) return null;
  const full = takeDesk(line, payer.key ?? '', hall);
  if (full) return full;
  follow(line, place, hello, hall);
  return null;
}

function read(text: string): Hello | Denial {
  try {
    const value: unknown = JSON.parse(text);
    const hello = Hello.safeParse(isTame(value, 2) ? value : null);
    return hello.success ? hello.data : denial(400, sentence(hello.error));
  } catch {
    return denial(400, SAYS.badJson);
  }
}

/**
 * Send the desk now, and again each time that this seat sees something else. The game may leave memory meanwhile: what
 * is kept here is small.
 */
function follow(line: LiveLine, place: AtDesk, hello: Hello, hall: Hall): void {
  const { at, seat } = place;
  // the game itself must not be kept by what is called later
  const { id } = place.live;
  const { games, log, aside: besides, presence } = hall.house;
  const next = hello.changes ? packedFrames(hello) : wholeFrames(hello);
  let seen = '';
  const say = sayingOn(line, hall);
  const push = (now: LiveGame): void => {
    const person = sitting(now.seating, at);
    if (!person) return;
    // whoever stood in sees nothing of the seat any more
    if (seat !== null && !person.seats.includes(seat)) return dismiss(line, SAYS.handedBack);
    const here = { live: now, person, at, seat };
    const all = `${sightOf(now, seat, person.seats).mark} ${aboutOf(here)}`;
    if (all === seen) return;
    for (const text of next(here)) say(text);
    seen = all;
  };
  const fault = (error: unknown): void => {
    log.error(traceOf(error), 'fault');
    line.close(FAULT);
  };
  const beside = hello.aside ? besides.follow(place, (news) => say(JSON.stringify(news))) : null;
  const aside = (now: LiveGame): void => void beside?.(now).catch(fault);
  const watcher = {
    at,
    changed(now: LiveGame): void {
      try {
        push(now);
        aside(now);
      } catch (error) {
        fault(error);
      }
    },
    aside,
    dismiss: (message: string | null): void =>
      message === null ? line.close(AGAIN) : dismiss(line, message),
  };
  const leave = games.watchers.watch(id, watcher);
  const tell = (): void => void presence.came(id, at).catch(fault);
  line.onGone(() => {
    leave();
    tell();
    // who stays for hours was last there when they went
    games.saw(id, at);
  });
  games.saw(id, at);
  push(place.live);
  aside(place.live);
  tell();
}
