import {
  type Cell,
  countedBy,
  type MapPanel,
  type MapPlace,
  meaningOf,
  type Piece,
} from '../../kernel/board/panel.ts';
import type { Allocation } from '../../kernel/forms/form.ts';
import { standsFor } from '../../kernel/forms/stands.ts';
import type { Book } from '../book.tsx';
import { capital } from '../texts.ts';
import type { Touch, Touches } from './answers.ts';
import { cellText } from '../parts/cell.ts';
import { type Box, boxesOf } from './camera.ts';
import { DISC, type Name, pieceWidth } from './names.ts';
import type { MapFile, Spot } from '../map/places.ts';

/** A place with all that is known of it, what touching it answers, and its spot on the map. */
export interface Placed {
  readonly place: MapPlace;
  /** What it is called, and in a line all that is known of it. */
  readonly name: string;
  readonly known: string;
  /** Its badge as it reads; empty where it has none. */
  readonly badge: string;
  readonly touch: Touch | undefined;
  readonly spot: Spot | undefined;
  /** What would be said of it then, where an answer that is begun would change it; '' where that is less. */
  readonly becomes?: string;
  /** How much a bot would give there, where that is not what one gives oneself. */
  readonly proposed?: number;
}

export interface Spotted extends Placed {
  readonly spot: Spot;
}

/** The places of a panel as this reader has them. */
export function placedOn(
  book: Book,
  panel: MapPanel,
  touches: Touches,
  file: MapFile | null,
  begun: BegunHere = NOTHING,
): readonly Placed[] {
  return panel.places
    .map((each) => withDrawn(each, begun))
    .map((place) => ({
      place,
      name: capital(cellText(book, place.label)),
      known: knownOf(book, panel, place),
      badge: place.badge === undefined ? '' : cellText(book, place.badge),
      touch: touches(place.choice),
      spot: file?.places[place.id],
      ...becomesOf(book, begun.changes.get(place.id)),
      ...proposedAt(place.choice, touches(place.choice), begun.proposed),
    }));
}

function becomesOf(book: Book, cell: Cell | null | undefined): Pick<Placed, 'becomes'> {
  if (cell === undefined) return {};
  return { becomes: cell === null ? '' : cellText(book, cell).replace(CLAUSE, '') };
}

/** What a bot would give there, where that is another number than one's own. */
function proposedAt(
  choice: string | undefined,
  touch: Touch | undefined,
  proposed: Allocation | null,
): Pick<Placed, 'proposed'> {
  if (proposed === null || choice === undefined || !touch) return {};
  const theirs = Object.keys(proposed).filter((id) => standsFor(id, choice));
  const points = theirs.reduce((sum, id) => sum + (proposed[id] ?? 0), 0);
  return points === (touch.points ?? Number(touch.taken)) ? {} : { proposed: points };
}

/** What of an answer that is begun the map shows: what it puts down, and which places would change. */
interface BegunHere {
  readonly drawn: ReadonlyMap<string, readonly Piece[]>;
  readonly changes: ReadonlyMap<string, Cell | null>;
  /** What a bot would give. */
  readonly proposed: Allocation | null;
}

const NOTHING: BegunHere = { drawn: new Map(), changes: new Map(), proposed: null };

/** A place with what is about to be put down there. */
function withDrawn(place: MapPlace, { drawn }: BegunHere): MapPlace {
  const pieces = place.choice === undefined ? undefined : drawn.get(place.choice);
  return pieces ? { ...place, pieces: [...(place.pieces ?? []), ...pieces] } : place;
}

export function hasSpot(placed: Placed): placed is Spotted {
  return placed.spot !== undefined;
}

/** The place that another is drawn with, as long as nothing can be answered with it. */
export function wholeOf({ place: { within }, touch }: Pick<Placed, 'place' | 'touch'>): string | undefined {
  return touch && !touch.bar ? undefined : within;
}

export function isTown({ place: { is } }: Pick<Placed, 'place'>): boolean {
  return is === 'city' || is === 'capital';
}

/** All of a place on one line. */
export function textOf({ name, known }: Placed): string {
  return known === '' ? name : `${name}: ${known}`;
}

function knownOf(book: Book, { legend }: MapPanel, { badge, count, words, mark }: MapPlace): string {
  const meaning = meaningOf(legend, mark);
  const counted = count === undefined ? undefined : countedBy(legend);
  return [
    ...(badge === undefined ? [] : [cellText(book, badge)]),
    ...[...words, ...(meaning ? [meaning] : [])].map(book.say),
    ...(counted ? [`${book.say(counted)}: ${count}`] : []),
  ].join('; ');
}

/** What a disc under a name says: points, units, or that the place is taken. */
export function discOf({ place, touch }: Pick<Placed, 'place' | 'touch'>): number | 'taken' | null {
  if (touch?.taken && touch.points === null) return 'taken';
  // what its pieces say already is not said twice
  return touch?.points || (place.pieces ? null : (place.count ?? null));
}

/** The width of what is drawn under a name, in pixels. */
function discsOf(book: Book, placed: Placed): number {
  const disc = (discOf(placed) === null ? 0 : DISC) + (placed.proposed === undefined ? 0 : DISC);
  const { pieces = [] } = placed.place;
  return pieces.reduce((width, piece) => width + pieceWidth(cellText(book, piece.text)) + 3, disc);
}

/** So many that answer at once are not singled out. */
const MANY = 30;
/** A standing longer than this is not written on the map. */
const LONGEST = 30;

/** The names of a map: of the places, then what is called so beside them. */
export function namesOn(
  book: Book,
  file: MapFile,
  all: readonly Spotted[],
  asked: ReadonlySet<string>,
): readonly Name[] {
  const boxes = boxesOf(file);
  const isFew = all.filter(({ touch }) => touch && !touch.bar).length <= MANY;
  const beside = (kind: 'water' | 'land', rank: number): Name[] =>
    file[kind === 'water' ? 'waters' : 'lands'].map(({ name, x, y }) => {
      return {
        id: `${kind} ${name}`,
        x,
        y,
        text: name,
        subs: [],
        discs: 0,
        under: false,
        rank,
        kind,
        box: null,
      };
    });
  const named = all.filter((placed) => wholeOf(placed) === undefined);
  const places = named.map((placed): Name => {
    const { place, name, spot } = placed;
    return {
      id: place.id,
      x: spot.x,
      y: spot.y,
      text: name,
      // its pieces say what the badge does, unless that says more
      subs: placed.becomes
        ? [`\u2192 ${placed.becomes}`]
        : place.pieces && place.tone !== 'off' && place.tone !== 'unknown'
          ? []
          : subsOf(book, place),
      discs: discsOf(book, placed),
      ...(place.pieces ? { isKept: true } : {}),
      under: spot.d === undefined,
      ...(isTown(placed) && { beside: true }),
      ...(place.is && { look: place.is }),
      rank: asked.has(place.id) ? Math.min(ASKED, rankOf(placed, isFew)) : rankOf(placed, isFew),
      kind: 'place',
      box: boxes.get(place.id) ?? null,
    };
  });
  return [...places, ...beside('water', 4), ...beside('land', 5)];
}

/** What is asked comes after what was answered, before all else. */
const ASKED = 0.5;

function rankOf(placed: Placed, isFew: boolean): number {
  const { place, touch } = placed;
  if (touch?.taken || placed.becomes !== undefined || placed.proposed !== undefined || place.mark === 'now')
    return 0;
  if (isTown(placed)) return touch && isFew ? 1 : place.is === 'capital' ? 4 : 6;
  if (place.is === 'power' || place.held?.short) return 2;
  if (place.mark === 'noted' || place.pieces || (touch && !touch.bar && isFew)) return 1;
  return place.badge === undefined && place.count === undefined ? 3 : 2;
}

/** The standing of a place: in its first words where there is room for them, after a number; else its badge. */
function subsOf(book: Book, { badge, words, held }: MapPlace): readonly string[] {
  if (held?.short) return [book.say(held.short)];
  if (badge === undefined) return [];
  const [first] = words.map(book.say);
  const short = cellText(book, badge);
  if (first === undefined || first.length > LONGEST) return [short];
  return [/\d/.test(short) ? `${short} ${first}` : first.replace(CLAUSE, ''), short];
}

/** The clause at the end of what is said: there is no room for it on a map. */
const CLAUSE = / \([A-Z\d., ]+\)$/;

/** Where the question is: what answers it, else what it speaks of, else where play is. */
export function askedOf(all: readonly Spotted[], spoken: ReadonlySet<string>): readonly Spotted[] {
  const asked = spokenOf(all, spoken);
  return asked.length > 0 ? asked : all.filter(({ place }) => place.mark === 'now');
}

/** What answers the question, else what it speaks of; none where it is of no place. */
function spokenOf(all: readonly Spotted[], spoken: ReadonlySet<string>): readonly Spotted[] {
  const touched = all.filter(({ touch }) => touch && !touch.turns);
  const open = touched.filter(({ touch }) => !touch?.bar);
  if (touched.length > 0) return open.length > 0 ? open : touched;
  const named = all.filter(({ place }) => spoken.has(place.id));
  // whose roll or whose turn it is stands elsewhere
  const subjects = named.filter(({ place }) => place.is !== 'power');
  return subjects.length > 0 ? subjects : named;
}

/** Of more than these each is as little singled out as none. */
const MOST_OUTLINED = 20;

/** What of it is outlined, by id. */
export function outlinedOf(all: readonly Spotted[], spoken: ReadonlySet<string>): ReadonlySet<string> {
  const asked = spokenOf(all, spoken);
  return new Set(asked.length > MOST_OUTLINED ? [] : asked.map(({ place }) => place.id));
}

/** In the middle of some places, the far ones counting no more than the near. */
export function middleOf(all: readonly Spotted[]): Pick<Spot, 'x' | 'y'> | undefined {
  const median = (of: (spot: Spot) => number): number | undefined =>
    all.map(({ spot }) => of(spot)).toSorted((a, b) => a - b)[Math.floor(all.length / 2)];
  const [x, y] = [median((spot) => spot.x), median((spot) => spot.y)];
  return x === undefined || y === undefined ? undefined : { x, y };
}

/** About some places. */
export function boxesAbout(file: MapFile, all: readonly Spotted[]): readonly Box[] {
  const boxes = boxesOf(file);
  return all.flatMap(({ place }) => boxes.get(place.id) ?? []);
}
