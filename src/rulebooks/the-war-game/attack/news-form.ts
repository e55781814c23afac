import {
  type Acts,
  type After,
  type AllocateForm,
  type Bar,
  type ActAt,
  type Limit,
  type Row,
  type Words,
  lazily,
  once,
} from '../../../kernel/index.ts';
import { totalOf } from '../rules/a-classes.ts';
import { adjacentTo, landOf, PLACES } from '../rules/e-territories.ts';
import { isCounted } from '../facts/facts.ts';
import { isThere, MOST, nativesOf, STRENGTHS, strengthOf, unitsOf } from '../rules/h-forces.ts';
import type { Land, MapFile } from '../files/map-file.ts';
import { type Nation, type Player, PLAYERS } from '../nations.ts';
import { LAND_KINDS, type LandKind, type PlaceId } from '../stories/rule.ts';
import type { Books, Open, Units } from '../state.ts';
import { entryBar } from './a2-a4-entry.ts';
import { friendsOf } from './b-friends.ts';
import { ruledPlaces } from './b-laws.ts';
import { takeBar, heldBy } from './b-player-land.ts';
import { attackBar } from './b-who-may-attack.ts';
import { type Leaving, leaving } from './leave.ts';
import { newsFormTexts } from './news-form.words.ts';
import { isOwn, nextLimits, nextRows, othersWith } from './quiet-turns.ts';
import { askedOf } from './strikes.ts';

// What the table can say of a player's turn: one form for all of it, and nothing where nothing of it matters.

/** The rows of the news: `<nation>-attacks/<place>` and so on. */
export const attacksRow = (nation: Nation, place: PlaceId): string => `${nation}-attacks/${place}`;
const inRow = (nation: Nation, kind: LandKind, place: PlaceId): string => `${nation}-${kind}/${place}`;
const outRow = (nation: Nation, kind: LandKind, place: PlaceId): string => `${nation}-out-${kind}/${place}`;
export const takesRow = (nation: Nation, land: PlaceId): string => `${nation}-takes/${land}`;
const strikesRow = (nation: Nation, what: string): string => `${nation}-strikes/${what}`;

/** What a row of the news says: who does what with a place, or strikes what; of units, of which kind. */
export interface Says {
  readonly nation: Nation;
  readonly does: 'attacks' | 'in' | 'out' | 'takes' | 'strikes';
  readonly kind: LandKind;
  readonly of: string;
}

/** What a row says, by its id. */
export const says = once((row: string): Says => {
  const [head = '', of = ''] = row.split('/');
  const [nation = '', ...rest] = head.split('-');
  const does = rest[0] as Says['does'];
  const isMove = does !== 'attacks' && does !== 'takes' && does !== 'strikes';
  return {
    nation: nation as Nation,
    does: !isMove || does === 'out' ? does : 'in',
    kind: (rest.at(-1) ?? '') as LandKind,
    of,
  };
});

interface Part {
  readonly rows: Row[];
  readonly after: After[];
}

/** The nations of a player. */
export function nationsIn(player: Player): readonly Nation[] {
  return PLAYERS.find(({ id }) => id === player)?.nations ?? [];
}

/** G.A4, G.B1 to G.B8: what the table can report of a player's turn; what may not be stands barred. */
export function newsForm(books: Books, open: Open, player: Player): AllocateForm {
  const part = once(() => newsRows(books, open, player));
  const others = once(() => othersWith(books, open, player));
  return lazily({
    rows: () => [...part().rows, ...nextRows(others())],
    limits: () => [
      ...nextLimits(others()),
      ...leaving(books, open, player).map((each) => leaveLimit(open, each)),
    ],
    after: () => part().after,
    ...(isOwn(open.rulings) && { acts: () => actsOf(books, open, player) }),
  });
}

/** What a player's nations do at places, and where they are asked for it first: beside their land, and where they stand. */
function actsOf(books: Books, open: Open, player: Player): Acts {
  const nations = nationsIn(player);
  const does = nations.flatMap((by): [string, ActAt][] => [
    [headOf(attacksRow(by, '')), { by, label: newsFormTexts.act.attacks() }],
    ...LAND_KINDS.map((kind): [string, ActAt] => [
      headOf(inRow(by, kind, '')),
      {
        by,
        label: newsFormTexts.act.in({ kind }),
        units: { kind: newsFormTexts.act.kind({ kind }), each: STRENGTHS[kind], go: 'in' },
      },
    ]),
    ...LAND_KINDS.map((kind): [string, ActAt] => [
      headOf(outRow(by, kind, '')),
      {
        by,
        label: newsFormTexts.act.out({ kind }),
        units: { kind: newsFormTexts.act.kind({ kind }), each: STRENGTHS[kind], go: 'out' },
      },
    ]),
    [headOf(takesRow(by, '')), { by, label: newsFormTexts.act.takes() }],
  ]);
  const natives = PLACES.map((place): [string, number] => [place, strengthOf(nativesOf(open, place))]);
  return {
    does: Object.fromEntries(does),
    beside: PLACES.filter((place) => isBeside(books, open, nations, place)),
    against: Object.fromEntries(natives.filter(([, strength]) => strength > 0)),
  };
}

const headOf = (row: string): string => row.slice(0, row.indexOf('/'));

/** Whether a territory that is none of theirs touches land of some nations, or has their units. */
function isBeside({ map }: Books, open: Open, nations: readonly Nation[], place: PlaceId): boolean {
  const owner = totalOf(open, place);
  if (nations.some((each) => isThere(open, each, place))) return true;
  if (owner !== null && nations.includes(owner)) return false;
  return adjacentTo(map, place).some((other) => {
    const land = landOf(map, other);
    const holder = land ? heldBy(open, land) : totalOf(open, other);
    return holder !== null && nations.includes(holder);
  });
}

function newsRows(books: Books, open: Open, player: Player): Part {
  const part: Part = { rows: [], after: [] };
  const ruledHere = ruledPlaces(books.map);
  for (const nation of nationsIn(player)) {
    for (const site of sitesOf(nation)) addTerritory(part, books, open, site, ruledHere);
    for (const land of books.map.lands) addLand(part, books.map, open, nation, land);
    for (const what of askedOf(open, nation))
      part.rows.push(row(strikesRow(nation, what), 1, newsFormTexts.row.strikes({ nation, what })));
  }
  return part;
}

/** The rows of a nation in a place, made once: nobody writes into them. */
interface Rows {
  readonly attacks: Row;
  readonly takes: Row;
  readonly come: readonly { readonly kind: LandKind; readonly row: Row; readonly until: After['until'] }[];
}

const rowsOf = once((nation: Nation, place: PlaceId): Rows => {
  const attacks = row(attacksRow(nation, place), 1, newsFormTexts.row.attacks({ nation, place }));
  const until = [{ rows: [attacks.id], min: 1 }];
  return {
    attacks,
    takes: row(takesRow(nation, place), 1, newsFormTexts.row.takes({ nation, place })),
    come: LAND_KINDS.map((kind) => {
      const id = inRow(nation, kind, place);
      return { kind, until, row: row(id, MOST, newsFormTexts.row.in({ nation, kind, place })) };
    }),
  };
});

/** A neutral territory as a nation finds it. */
interface Site {
  readonly nation: Nation;
  readonly place: PlaceId;
  /** Its rows while the nation has no units there, by the bars on attack and entry: they are the same in form after form. */
  readonly empty: (attack: Bar) => (entry: Bar) => Part;
  /** Those while nobody has a flag there, and no story says who may come: the same in every game. */
  unclaimed?: Part;
}

/** What stands where nothing is barred. */
const FREE: Bar = { clauses: [], reason: newsFormTexts.bar.none() };

const sitesOf = once((nation: Nation): readonly Site[] =>
  PLACES.map((place) => ({
    nation,
    place,
    empty: once((attack: Bar) =>
      once((entry: Bar) => {
        const part: Part = { rows: [], after: [] };
        addRows(
          part,
          nation,
          place,
          NO_UNITS,
          attack === FREE ? null : attack,
          entry === FREE ? null : entry,
        );
        return part;
      }),
    ),
  })),
);

const NO_UNITS: Units<LandKind> = {};

/** A neutral territory: attacked, entered, left. */
function addTerritory(
  part: Part,
  books: Books,
  open: Open,
  site: Site,
  ruledHere: ReadonlySet<PlaceId>,
): void {
  const { nation, place, empty, unclaimed } = site;
  const isPlain = open.marks[place] === undefined && !ruledHere.has(place) && !isThere(open, nation, place);
  if (isPlain && unclaimed) return append(part, unclaimed);
  const attack = attackBar(books, open, nation, place);
  const entry = entryBar(books, open, nation, place);
  if (isThere(open, nation, place))
    return addRows(part, nation, place, unitsOf(open, nation, place), attack, entry);
  const shown = empty(attack ?? FREE)(entry ?? FREE);
  if (isPlain) site.unclaimed = shown;
  append(part, shown);
}

function append(part: Part, { rows, after }: Part): void {
  for (const each of rows) part.rows.push(each);
  for (const each of after) part.after.push(each);
}

function addRows(
  part: Part,
  nation: Nation,
  place: PlaceId,
  there: Units<LandKind>,
  attack: Bar | null,
  entry: Bar | null,
): void {
  part.rows.push(withBar(rowsOf(nation, place).attacks, attack));
  addMoves(part, nation, place, there, entry, attack === null);
}

/** Units that come and go; who has no right to enter comes to attack (G.A4). */
function addMoves(
  { rows, after }: Part,
  nation: Nation,
  place: PlaceId,
  there: Units<LandKind>,
  entry: Bar | null,
  canAttack: boolean,
): void {
  for (const { kind, row: come, until } of rowsOf(nation, place).come) {
    rows.push(canAttack ? come : withBar(come, entry));
    if (canAttack && entry) {
      const { clauses, reason } = entry;
      after.push({ row: come.id, until, clauses, reason });
    }
    const most = there[kind] ?? 0;
    if (most > 0)
      rows.push(row(outRow(nation, kind, place), most, newsFormTexts.row.out({ nation, kind, place })));
  }
}

/** Who can have units in player land: its owner, who holds it, and in South America the friends of that one (G.B2, G.B7). */
function mayStand({ southAmerica }: MapFile, open: Open, nation: Nation, land: Land): boolean {
  const holder = heldBy(open, land);
  if (land.owner === nation || holder === nation) return true;
  return southAmerica.includes(land.id) && holder !== null && friendsOf(nation).includes(holder);
}

/** Player land: taken, and where a story counts its units, entered and left. */
function addLand(part: Part, map: MapFile, open: Open, nation: Nation, land: Land): void {
  const place = land.id;
  part.rows.push(withBar(rowsOf(nation, place).takes, takeBar(open, nation, land)));
  if (isCounted(map, place) && mayStand(map, open, nation, land))
    addMoves(part, nation, place, unitsOf(open, nation, place), null, false);
}

function row(id: string, max: number, label: Words): Row {
  return { id, label, max };
}

function withBar(open: Row, barred: Bar | null): Row {
  if (barred === null) return open;
  const { id, label, max = 0 } = open;
  return { id, label, max, barred };
}

/** EIR.U1b, SPA.I2: all of them leave, or they attack. */
function leaveLimit(open: Open, { clauses, nation, place }: Leaving): Limit {
  const there = Object.entries(unitsOf(open, nation, place)) as [LandKind, number][];
  const all = there.reduce((sum, [, count]) => sum + count, 0);
  return {
    rows: [...there.map(([kind]) => outRow(nation, kind, place)), attacksRow(nation, place)],
    weights: [...there.map(() => 1), all],
    min: all,
    clauses,
    reason: newsFormTexts.limit.leave({ nation, place }),
  };
}
