import { type News, type Referee, reportedValue, eachOf, truth, whole } from '../../../kernel/index.ts';
import { isRecorded } from '../war/elections.ts';
import { fact, family } from '../facts/facts.ts';
import { isEuropeOver } from '../turn/over.ts';
import { part } from '../part.ts';
import type { Books, Follows, Open } from '../state.ts';
import {
  RAISED_BY,
  type RolledTension,
  ROLLED_TENSIONS,
  type Tension,
  type TensionLine,
} from '../tables/tensions.ts';
import { theatreOf } from '../war/theatres.ts';
import { areAtWar } from '../war/wars.ts';
import { isKept, move, tensionsIn } from './8-tension.ts';
import { isNeedlessLeft } from './asked.rulings.ts';

// 49.84: the modifiers of the tensions, from the lists of the players.

/** What a line of a list asks (49.84). */
export const listFact = family<[Tension, string]>({
  key: (tension, id) => `${tension}.list.${id}`,
  each: ({ list }) => list.map(({ tension, id }) => [tension, id] as const),
  spec({ list }, tension, id) {
    const line = list.find((each) => each.tension === tension && each.id === id);
    if (line === undefined) throw new Error(`the list of ${tension} has no line ${id}`);
    // a state of things is asked for at the start of every turn (49.841) and likely goes on, what happened is told when it does
    return fact(`list.${line.kind}`, line.kind === 'event' ? whole(0, 99) : truth, ['49.84'], {
      ...(isStatus(line) ? { lasts: 'turn', likely: true } : {}),
      args: { tension, label: line.label },
    });
  },
});

/** The fact of a line. */
export function factOf({ tension, id }: TensionLine): string {
  return listFact.key(tension, id);
}

/** What the players add up from a list that is not supplied (49.84). */
export const tensionOther = family<[RolledTension]>({
  key: (tension) => `${tension}.other`,
  each: eachOf(ROLLED_TENSIONS),
  spec: (_, tension) =>
    fact('tensionOther', whole(-50, 50), ['49.84'], {
      lasts: 'turn',
      nothing: 0,
      askedOf: RAISED_BY[tension],
      args: { tension },
    }),
});

/** The states of things that nobody has reported, at the start of a turn. */
export function missingForStatus(books: Books, open: Open): readonly string[] {
  if (books.list.length === 0) return [];
  return statusIn(books, open)
    .filter((line) => isKept(open, line.tension) && counts(open, line))
    .map(factOf)
    .filter((key) => reportedValue(open.facts, key) === undefined);
}

/** The states of things that move a tension still. */
function statusIn(books: Books, open: Open): readonly TensionLine[] {
  return books.list.filter((line) => isStatus(line) && isMoved(books, open, line));
}

/**
 * Whether a line moves its tension still: USAT and USJT while they are recorded (62.51, 55.21, 56.21, 57.21), RGT until Germany
 * and Russia are at war (49.434, 49.44).
 */
function isMoved(books: Books, open: Open, { tension, kind }: TensionLine): boolean {
  if (!isNeedlessLeft(open)) return !(tension === 'usat' && isStatus({ kind }) && isEuropeOver(open));
  if (tension === 'rgt') return !areAtWar(open, 'germany', 'russia') && !isEuropeOver(open);
  return tensionsIn(books, open).includes(tension);
}

/** 62.53: after an election that went badly some lines count no longer, and others only then. */
function counts(open: Open, { tension, election }: TensionLine): boolean {
  if (election === undefined || tension === 'rgt') return true;
  return (election === 'after') === isRecorded(open, theatreOf(tension));
}

function isStatus({ kind }: Pick<TensionLine, 'kind'>): boolean {
  return kind === 'war' || kind === 'status';
}

/**
 * 49.841A, 49.841B: at the start of a turn, every war of an earlier turn and every other state of things that holds; one that did
 * not count in the turn before arose in it since, and counts for that turn too.
 */
export function countStatus(books: Books, open: Open, referee: Referee): void {
  if (open.statusCounted !== null) return;
  open.statusCounted = [];
  for (const line of books.list.filter(isStatus)) {
    const holds = reportedValue(open.facts, factOf(line));
    const isCounted = counts(open, line) && isMoved(books, open, line);
    // only where the turn is skipped: nobody knows, so nothing counts; what an election holds back does not arise (62.53)
    if (holds === undefined || !isCounted) open.statusCounted.push(line.id);
    if (holds !== true || !isCounted) continue;
    const arose = line.kind === 'status' && open.statusBefore?.includes(line.id) === false;
    count(books, open, line, arose ? 2 : 1, referee);
  }
}

/** 49.841B, 49.842: news from the map that moves a level at once. */
function noteTension(books: Books, open: Open, report: News['report'], referee: Referee): void {
  for (const line of books.list) {
    const key = factOf(line);
    const news = report[key];
    const told = reportedValue(open.facts, key);
    // unknown, or a correction of what has lapsed: nothing is new
    if (news === undefined || told === undefined) continue;
    const now = Number(told);
    const isCounted = counts(open, line) && isMoved(books, open, line);
    if (line.kind === 'status' && isCounted) arise(books, open, line, now, referee);
    else if (!isStatus(line)) {
      const before = open.tally[key] ?? 0;
      open.tally[key] = now;
      if (isCounted) count(books, open, line, now - before, referee);
    }
  }
}

/** 49.84, 49.841B, 49.842: news from the map that moves a level. */
export const lists: Follows = {
  clauses: ['49.841B', '49.842'],
  on: [listFact],
  brings: (books, { open }, { report }, referee) => noteTension(books, open, report, referee),
};

/** 49.841B: a state of things that arises in the course of a turn counts in it, once. */
function arise(books: Books, open: Open, line: TensionLine, now: number, referee: Referee): void {
  if (now === 0 || open.statusCounted === null || open.statusCounted.includes(line.id)) return;
  count(books, open, line, 1, referee);
}

function count(books: Books, open: Open, line: TensionLine, times: number, referee: Referee): void {
  if (isStatus(line)) open.statusCounted?.push(line.id);
  move(books, open, line.tension, times * line.value, CLAUSE_OF[line.kind], referee);
}

const CLAUSE_OF: Readonly<Record<TensionLine['kind'], readonly string[]>> = {
  war: ['49.841', '49.841A'],
  status: ['49.841', '49.841B'],
  event: ['49.842'],
  territory: ['49.842'],
};

/** 49.84: the tension lists. */
export const LISTS = part(import.meta.url, {
  clauses: {
    '49.84': ['computed', 'Other tension modifiers', 'lists'],
    '49.841': ['heading', 'Status modifiers'],
    '49.841A': ['computed', 'From the turn after war begins', 'countStatus'],
    '49.841B': ['computed', 'Other states of the turn', 'countStatus'],
    '49.842': ['computed', 'Event modifiers', 'lists'],
  },
  facts: [tensionOther],
});
