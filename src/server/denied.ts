import type { Clause, Refusal } from '../kernel/clause.ts';
import { render, type WordBook, type Words } from '../kernel/texts/words.ts';
import { DATABASE_WORDS, STORE_WORDS } from '../store/index.ts';

/** The server says no: the status and what stands under `error` in its answer. Nothing was changed. */
export interface Denial {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 429 | 500 | 503 | 507;
  readonly error: {
    readonly message: string;
    readonly clauses: readonly Clause[];
    readonly words?: Words;
    /** What stands there, in whose place nothing was put. */
    readonly there?: object;
  };
}

/** The server's own sentences. */
export const SAYS = {
  noKey: 'This needs the key of somebody at this game: open the link you were given.',
  badKey:
    'This key opens nothing here: the link is wrong, was not copied whole, or another was made in its place.',
  ended:
    'This link has been ended, and another may have been made in its place: ask whoever made the game, or runs the server.',
  endedOf:
    'This link has been ended. It was of the game \u201c{title}\u201d, and another may have been made in its place: ask whoever made the game, or runs the server.',
  invited:
    'This link is an invitation to a seat: it opens nothing before the seat is taken with it. Open it in a browser.',
  taken:
    'A seat was taken with this invitation, and it opens nothing any more: only the device that took the seat has its link now. Ask there, or whoever made the game for another invitation.',
  invitationWaits:
    'This invitation opens nothing yet: whoever holds the seat has to agree, or 24 hours have to pass.',
  noInvitation: 'This key is no invitation: there is no seat to be taken with it.',
  knownKey: 'This key opens something here already, or did so once: make another.',
  notAsked: 'No invitation waits for your agreement to that.',
  ownSeat: 'Whoever says which person they are names one of the list, who has a seat.',
  notCreator: 'Only the key that the game was created with can do this.',
  noCreation: 'Creating games on this server needs its creation key.',
  badCreation: 'This is not the creation key of this server: was it started anew since?',
  noClubKey: 'This needs the key of the club file: open the link to it.',
  badClubKey: 'This key opens no club file here: the link is wrong, or the file is kept here no longer.',
  noGame: 'There is no such game.',
  noPath: 'There is nothing at this address.',
  noPerson: 'There is no such person in this game.',
  noZone: 'There is no place whose days are told by that name.',
  notAwaited: 'Nothing waits for this person now.',
  ownStandIn: 'Nobody stands in for themselves.',
  foeStandIn:
    'This person has, or had, a seat of another side, and would read the secrets of a side that they play against. The table can allow that with its deadlines.',
  played: 'Somebody plays your seats now: say first that you are back.',
  notNamed: 'This person has not named you to stand in for them.',
  notPlayed: 'Nobody plays your seats.',
  handedBack: 'Whoever has this seat is back and plays it again.',
  unnamed: 'Nobody is named in this step: nudge whoever has still to seal.',
  nudgedAll: 'Whoever has still to seal was nudged within a day: that is enough.',
  nudged: 'This person was nudged within a day: that is enough.',
  full: 'This game has had as many people as a game can have.',
  noLine: 'There is no such line.',
  badFile:
    'The file cannot be played: what it says of its tables, or in an entry, does not belong to this game.',
  seeded:
    'The dice of this file come from a seed that stands in it, so whoever has it knows what falls: it is for looking at alone.',
  notOver: 'Only a game that is over can be published.',
  fileTaken: 'Whoever made this game has taken its file. It holds all secrets of all seats.',
  everybody: 'Everybody (published)',
  noVoice: 'You cannot speak there: whoever made the game says who may.',
  muchTalk: 'You have said much within a minute. Wait a moment.',
  allTalk: 'At this game as much has been said as a game can keep.',
  noNotes: 'Notes and drafts are kept for a seat: spectators have none.',
  manyNotes: 'This seat has as many notes as are kept for one. Delete some first.',
  oldDraft: 'This draft was changed elsewhere meanwhile.',
  oldNote: 'This note was changed elsewhere meanwhile. Look at it again.',
  notYours: 'This seat is not yours.',
  noSeat: 'There is no such seat in this scenario.',
  playersSeat: 'Somebody has this seat: they alone give it to a bot, or take it back.',
  tableFacts:
    'Whoever plays alone, or has the key of the game, lets the history tell what happens on the map.',
  onlyHistory: 'What the table is asked, the history alone can answer.',
  noLevel: 'A bot of that level does not play a seat.',
  noBots: 'No bot plays this rulebook.',
  noSuggestion: 'A bot has no answer to that.',
  thinksForYou: 'Bots think of what you asked before. Ask again when they have answered.',
  thinksForAll: 'Bots think of what many others have asked. Ask again in a minute.',
  spectator: 'Spectators look on: only people with a seat can do this.',
  outdated: 'The table has changed since you looked. Look again.',
  programRolls: 'The program rolls the dice of this game: send no faces.',
  typeFaces: 'The dice of this game are typed: send the faces.',
  noAnswer: 'The answer is missing.',
  noLots: 'The dice of this game wait for no lots: it was made so, or people type them.',
  lotsOver:
    'This lot is not taken: no more come, this seat has put one in, or the dice come from another chain now. Look again.',
  otherLot: 'These bytes are not those of the lot that was put in.',
  notWithout: 'Only who has put in a lot agrees to do without one, and only without one that is waited for.',
  diceWait: 'The dice wait for the lots of',
  diceWaitForAny: 'The dice wait for a lot: the page of somebody with a seat puts one in.',
  leavesNone: 'Only a seat leaves an answer, or gives nothing for its turn: dice and the table do not.',
  notConcerned: 'This takes nothing from your seats: it is for others to answer.',
  noProposal: 'Nothing is proposed now.',
  nothingAnew: 'Nothing is put right by this, so nobody chooses anything again: agree without it.',
  damaged:
    'What follows in this game is damaged and cannot be read. This is its last good moment: it can be looked at, but not continued. Whoever runs the server may have a backup.',
  differs:
    'What follows in this game does not come out as it was recorded. This is the last moment that does: it can be looked at, but not continued. Whoever runs the server may have a backup.',
  gameEnded:
    'Whoever made this game has ended it. It can be looked at; it is played on only where it is opened again.',
  opened:
    'This game is over and ended, and every seat\u2019s record is open to all who sit at it: it cannot be played on.',
  noClubTable: 'This needs the key of whoever organises these games: open the link to them.',
  badClubTable: 'This key opens no table of games here: the link is wrong, or was not copied whole.',
  sameTable: 'There is a game of this name here already: nothing was made.',
  manyTables: 'One table has {most} games at the most: nothing was made.',
  badJson: 'The request is not JSON.',
  badData:
    'The request holds something that no game can hold (too deep, an odd name or number, or broken text).',
  notJsonType: 'Send JSON, with Content-Type: application/json.',
  tooLarge: 'This is more than the server takes.',
  tooMany: 'Too many requests. Wait a moment.',
  manyFacts: 'This is more than one report takes: send {most} facts at once, the others in another.',
  usedKey: 'This request key was used for another request: nothing was done. Take a new one for each.',
  otherSite: 'The request comes from another site.',
  otherName:
    'This server answers this machine alone, and it was called by another name. Whoever runs it can start it with --host 0.0.0.0 for others on the same network, or with --trust-proxy behind a proxy: docs/hosting.md tells how.',
  proxyNotTrusted:
    'This came through a proxy that the server was not told of. Whoever runs it: start it with --trust-proxy, and let the proxy pass on Host as it came, X-Forwarded-For and WebSockets: docs/hosting.md tells how.',
  proxyChangesHost:
    'The proxy in front of this server changes the Host header, so our own pages look like another site. Whoever runs it: let the proxy pass on Host as it came, with its port: docs/hosting.md tells how.',
  proxyCountsNot:
    'A request says that it came through a proxy. If you run that proxy, start the server with --trust-proxy; until then all who come through it count as one address.',
  proxyIsSilent:
    'A request says nothing of where it comes from, though the server was started with --trust-proxy: let the proxy set X-Forwarded-For. Until then all who come through it count as one address.',
  noUpgrade:
    'Live desks are WebSockets, and this was none. If a proxy stands in between, let it pass on Upgrade and Connection: docs/hosting.md tells how.',
  fault: 'The server made a mistake. It has been noted, and nothing was changed.',
  unwritable: 'The disk cannot be written: nothing was changed.',
  diskFull: 'The disk of this server is full: nothing was changed. Whoever runs it must make room first.',
  browserFull:
    'This browser gives the page no more room: nothing was changed. Save your games as a file, and make room first.',
  corrupt:
    'What the disk holds here is damaged and cannot be read. Whoever runs the server may have a backup.',
  stopping: 'This server is being stopped: another one, or this one in a moment, takes requests.',
  noDatabase: 'The database does not answer.',
  metricsClosed:
    'Others can reach this server, and it was started without a key for its metrics: give it one with --metrics-key.',
  metricsKey: 'The metrics of this server need the key that it was started with.',
  noHello: 'Say first which game this is: { game, key, seat, have }.',
} as const;

/** What is said to whoever comes with a link that was ended: of which game it was, where that is known. */
export function endedText(title: string | null): string {
  return title === null ? SAYS.ended : SAYS.endedOf.replace('{title}', () => title);
}

/** Say no in a sentence. */
export function denial(status: Denial['status'], message: string): Denial {
  return { status, error: { message, clauses: [] } };
}

/** A refusal by the rules, the kernel or the store, with its text. */
export function ruledOut(refusal: Refusal, book: WordBook = {}, status: 400 | 409 = 409): Denial {
  const words = refusal.refused;
  const message = render({ ...STORE_WORDS, ...DATABASE_WORDS, ...book }, words);
  return { status, error: { message, clauses: refusal.clauses, words } };
}

/**
 * Why a game cannot be played on. It names no entry: their numbers count hidden ones too. "demarche verify --data" names
 * it to whoever runs the server.
 */
export function stoppedText(stopped: Refusal | null): string | null {
  if (stopped === null) return null;
  const { key } = stopped.refused;
  if (key === 'game.ended') return SAYS.gameEnded;
  return key === 'store.damaged' ? SAYS.damaged : SAYS.differs;
}

/** Whether a result is a denial. */
export function isDenied(result: unknown): result is Denial {
  return typeof result === 'object' && result !== null && 'error' in result && 'status' in result;
}
