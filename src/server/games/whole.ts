import { isRefusal } from '../../kernel/clause.ts';
import { type Entry, firstLink, type Header } from '../../kernel/game/entry.ts';
import { type Game, stateOf } from '../../kernel/game/game.ts';
import { publicChain } from '../../kernel/game/line.ts';
import { awaitingOf } from '../../kernel/game/play.ts';
import { replayInSlices } from '../../kernel/game/replay.ts';
import type { Slices } from '../../kernel/game/slices.ts';
import { canonical, type Json } from '../../kernel/json.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { randomHex } from '../../trust/random.ts';
import { fileText } from '../../trust/signing.ts';
import { entryLine, FAR_APART, headerLine, readParsed, type StoredGame } from '../../store/index.ts';
import type { ImportedGame } from '../api/whole-api.ts';
import { denial, type Denial, isDenied, ruledOut, SAYS } from '../denied.ts';
import { dataOf, firstPeople, type FoundedGame, forOthersIn, seatedBy } from './found.ts';
import { takeUpDice } from '../acts/roll.ts';
import { firstBots } from '../bots/seats.ts';
import type { Games } from './games.ts';
import { type LiveGame, liveGame } from './live-game.ts';
import type { Pace } from './pace.ts';
import { hashKey, newKey } from '../people/people.ts';
import { linesGlance, openGlance, questionOf } from '../desk/glance.ts';
import { sightOf } from '../desk/sight.ts';
import { sinceFirst } from './since.ts';

/** What a file is called where it is refused. */
const FILE = 'The file';

/** A game as the file that the terminal plays, with when each entry was acknowledged, signed. It holds every secret. */
export async function fileOf(games: Games, id: string): Promise<string | Denial> {
  const stored = await games.database.load(id);
  if (isRefusal(stored)) return ruledOut(stored);
  if (stored.damaged) return ruledOut(stored.damaged);
  return (
    headerLine(await sealed(games, id, stored)) +
    stored.entries.map((entry, i) => entryLine(entry, [], stored.times[i])).join('')
  );
}

/** The header of a game as it leaves this house, with what the house says of all its entries after what others have said. */
async function sealed({ signer }: Games, at: string, { header, entries }: StoredGame): Promise<Header> {
  const chain = publicChain(header, entries);
  if (!chain) return header;
  const { key, sign } = await signer();
  const hash = entries.at(-1)?.hash ?? firstLink(header);
  const made = { at, ...chain, entries: entries.length, hash };
  const seal = { key, ...made, signature: sign(fileText(header.id ?? '', made)) };
  return { ...header, signed: [...(header.signed ?? []), seal] };
}

/** Go on here with a game from a file, whoever it comes from, with people and keys of its own. */
export async function importGame(
  games: Games,
  { lines, title, ...wish }: ImportedGame,
): Promise<FoundedGame | Denial> {
  const read = readParsed(FILE, lines);
  if (isRefusal(read)) return ruledOut(read, {}, 400);
  const { header, entries, times } = read;
  const rulebook = await games.rulebooks.load(header.rulebook);
  if (!rulebook) return denial(400, `There is no rulebook "${shortened(header.rulebook)}" here.`);
  if (typeof header.dice !== 'string') return denial(400, SAYS.seeded);
  if (!entries.every(isPlain)) return denial(400, SAYS.badData);
  if (!isSupplied(rulebook, header.data)) return denial(400, SAYS.badFile);
  const game = await replayed(games.pace, rulebook, header, entries);
  if (isDenied(game)) return game;
  const seated = await seatedBy(games.database, wish, game.table);
  if (isDenied(seated)) return seated;
  const bots = firstBots(game.table, wish);
  if (isDenied(bots)) return bots;
  const id = randomHex(8);
  const creatorKey = newKey();
  const kept = firstPeople(seated, wish.me);
  const named = title || `${rulebook.title}: ${game.table.setup.scenario.title}`;
  const forOthers = forOthersIn(wish);
  const seating = { title: named, creator: hashKey(creatorKey), people: kept, ...forOthers, ...bots };
  const refusal = await games.database.found(id, header, seating, entries, {
    times,
    since: sinceFirst(game, games.clock()),
  });
  if (refusal) return ruledOut(refusal);
  games.watchers.heard(id);
  // before anybody sits down here
  const goesOn = awaitingOf(game.table, stateOf(game)).length > 0;
  const no = goesOn ? await games.inTurn(id, (live) => takeUpDice(games, live)) : null;
  return no ?? { game: id, creatorKey, people: seated };
}

/** Whether the data of a header are what a new game takes: files say them, and are read again to the same. */
function isSupplied(rulebook: Rulebook, data: Json): boolean {
  if (data === null) return true;
  let files: readonly Json[];
  try {
    files = rulebook.documents?.(data) ?? [];
  } catch {
    // no data that this rulebook ever gave
    return false;
  }
  const read = dataOf(rulebook, files);
  return !isDenied(read) && canonical(read.data) === canonical(data);
}

/**
 * Play every entry of a file again, and look at it from every seat, others having their turn after each: one that breaks the rules
 * or does not fit is refused.
 */
async function replayed(
  { run }: Pace,
  rulebook: Rulebook,
  header: Header,
  entries: readonly Entry[],
): Promise<Game | Denial> {
  try {
    const again = await run(replayInSlices(rulebook, header, entries, 'all'));
    if (isRefusal(again)) return ruledOut(again, rulebook.words, 400);
    if (again.stopped) return ruledOut(again.stopped, rulebook.words, 400);
    const { game } = again;
    await run(lookedAt(game));
    return game;
  } catch (error) {
    if (header.data === null && entries.length === 0) throw error;
    return denial(400, SAYS.badFile);
  }
}

function* lookedAt(game: Game): Slices<void> {
  const looked = liveGame('', { game, stopped: null, rehead: false, seating: NOBODY });
  openGlance(looked);
  for (const seat of [null, ...game.table.seats]) {
    yield;
    sightOf(looked, seat);
    linesGlance(looked, seat, 0);
    questionOf(looked, seat === null ? [] : [seat]);
  }
}

const NOBODY: LiveGame['seating'] = {
  title: '',
  creator: null,
  people: [],
  proposal: null,
  published: null,
  standIns: new Map(),
  forOthers: FAR_APART,
  bots: new Map(),
  hints: new Map(),
};

/** What is no letter of any text; and what stands in no name, as it turns the line around it. */
const ODD = /[^\P{Cc}\n\t]|[\p{Zl}\p{Zp}]/u;
const TURNS = /[\t\n\p{Bidi_Control}]/u;

/** So long may be what people wrote in an entry. */
const LONGEST = { by: 120, for: 80, request: 220, reason: 2000 } as const;

/** Whether what stands in an entry beside what was answered is what people can have written. */
function isPlain(entry: Entry): boolean {
  return Object.entries(LONGEST).every(([name, most]) => {
    const text: unknown = (entry as unknown as Record<string, unknown>)[name];
    if (text === undefined) return true;
    if (typeof text !== 'string' || text.length > most || ODD.test(text)) return false;
    return name === 'reason' || !TURNS.test(text);
  });
}

const shortened = (text: string): string => text.slice(0, 80);
