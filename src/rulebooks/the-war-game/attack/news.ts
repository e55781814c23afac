import {
  type Allocation,
  type Referee,
  TABLE,
  type View,
  type frame,
  renderValue,
  tell,
  texts,
} from '../../../kernel/index.ts';
import { totalOf } from '../rules/a-classes.ts';
import { isNeutralPlace, landOf, PLACES } from '../rules/e-territories.ts';
import { bulgariaRuling } from '../entries/bulgaria.rulings.ts';
import { happening } from '../causes/hang-on.ts';
import { unknownOnContinent } from '../rules/garrisons.ts';
import { joinUnits, nativesOf, putUnits, unitsOf } from '../rules/h-forces.ts';
import { type NeutralAttack, freshPlayer } from '../lifetimes.ts';
import { isAxis, type Nation, NATIONS, type Player, playerOf } from '../nations.ts';
import { type MapNews, NO_NEWS } from '../stories/news.ts';
import { part } from '../part.ts';
import type { LandKind, PlaceId, StrikeTarget } from '../stories/rule.ts';
import type { Books, Go, Open, SealedPart, WarGameStep, Units } from '../state.ts';
import { take, takeBar } from './b-player-land.ts';
import { attackBar } from './b-who-may-attack.ts';
import { attacksRow, nationsIn, newsForm, type Says, says, takesRow } from './news-form.ts';
import { newsFormTexts } from './news-form.words.ts';
import { isNext, isQuiet, noteQuiet, nothingIn, othersWith, tellersOf, isOwn } from './quiet-turns.ts';
import { STRIKE_RULINGS } from './strikes.rulings.ts';
import type { Land } from '../files/map-file.ts';
import { strike, strikesOf, struckBy } from './strikes.ts';

declare module '../state.ts' {
  interface Steps {
    /** What a player's nations did on the map. */
    news: { readonly player: Player };
  }
}

/** G.A4, G.B1 to G.B8, EIR.U1b: the table says what a player's nations did: attacks, moves, land taken; then what comes of it. */
const news: WarGameStep<'news'> = {
  clauses: ['G.B1', 'G.A4'],
  seats: (books, open, { player }) => (isQuiet(books, open, player) ? [] : [TABLE]),
  asks(books, { open }, { player }) {
    const tellers = tellersOf(books, open, player);
    const nothing =
      tellers.length > 0 ? say.nothing.turn() : nothingIn(player, othersWith(books, open, player));
    return {
      id: idOf(open, player),
      form: newsForm(books, open, player),
      prompt: (tellers.length > 0 ? say.ask.own : say.ask.news)({ player }),
      ...(tellers.length > 0 && {
        askedOf: tellers,
        verb: say.verb.report(),
        ends: endsOf(books, open, player),
      }),
      ...(nothing && { nothing }),
      clauses: ['G.A4', 'G.H2', 'G.B1', 'G.B3', 'G.B5', 'G.B6', 'G.B8'],
    };
  },
  take(books, position, { player }, { answer }, referee): Go[] {
    const { open } = position;
    const isOwn = tellersOf(books, open, player).length > 0;
    noteQuiet(open, player, othersWith(books, open, player), answer as Allocation, referee);
    const told = toldIn(answer as Allocation);
    // whose a place was is read before it is taken
    const strikes = nationsIn(player).flatMap((by) =>
      strikesBy(books, open, by, told).map((what) => ({ by, what })),
    );
    open.attacks = attacksIn(open, told);
    move(open, told);
    takeLand(books, open, told, referee);
    // games of before, which asked all for it, told none by itself
    for (const { by, place } of isOwn ? open.attacks : [])
      tell(referee, 'result', say.told.attacks, { nations: [...by], place }, ['G.A4']);
    for (const { by, what } of strikes) tellStrike(open, by, what, referee);
    const conquered = takenIn(books, told);
    const found = { ...NO_NEWS, attacked: attackedIn(open), conquered, strikes };
    const asked = happening(books, position, 'news', found, referee);
    return unknownOnContinent(books, open).length > 0 ? [...asked, { step: 'garrisons' }] : asked;
  },
  passes: () => ({}),
};

const idOf = ({ turn }: Open, player: Player): string => `${turn}/${player}/news`;

/** G.B1 to G.B8: the attacks on a place that nothing bars, each as the first news of a turn of its player. */
function attacksOn(books: Books, view: View<Open, SealedPart>, place: PlaceId): readonly frame.Attack[] {
  const { open } = view;
  const land = landOf(books.map, place);
  return NATIONS.flatMap((nation): frame.Attack[] => {
    if (!land && !isNeutralPlace(place)) return [];
    const bar = land ? takeBar(open, nation, land) : attackBar(books, open, nation, place);
    if (bar) return [];
    const player = playerOf(nation);
    const row = land ? takesRow(nation, place) : attacksRow(nation, place);
    const without = { seat: TABLE, decision: idOf(open, player), answer: {} };
    const move = { ...without, answer: { [row]: 1 } };
    return [{ by: nation, view: inTurnOf(view, player), move, without }];
  });
}

/** A view in which the news of a player are asked. */
function inTurnOf(view: View<Open, SealedPart>, player: Player): View<Open, SealedPart> {
  const agenda: readonly Go[] = [
    { step: 'news', player },
    { step: 'attacks-made', player },
    { step: 'player-end', player },
  ];
  return { ...view, open: { ...view.open, ...freshPlayer(), quiet: [], agenda } };
}

/** What a row says, and how many. */
interface Told extends Says {
  readonly count: number;
}

/** What the table said, in one order, however it was given. */
function toldIn(given: Allocation): readonly Told[] {
  const told = Object.keys(given)
    .filter((row) => !isNext(row))
    .toSorted()
    .map((row) => ({ ...says(row), count: given[row] ?? 0 }));
  return told.filter(({ count }) => count > 0);
}

/** The attacks that are reported, each with the forces that came for it, in the order of the guide. */
function attacksIn(open: Open, told: readonly Told[]): NeutralAttack[] {
  const attacks = told.filter(({ does }) => does === 'attacks');
  if (attacks.length === 0) return [];
  return PLACES.flatMap((place): NeutralAttack[] => {
    const by = attacks.filter(({ of }) => of === place).map(({ nation }) => nation);
    if (by.length === 0) return [];
    const force = Object.fromEntries(by.map((nation) => [nation, comingTo(told, nation, place)]));
    return [{ place, by, force, natives: nativesOf(open, place), own: null }];
  });
}

/** The attacks of this player's turn as news. */
export function attackedIn({ attacks }: Open): MapNews['attacked'] {
  return attacks.flatMap(({ place, by }) => by.map((nation) => ({ by: nation, place })));
}

function comingTo(told: readonly Told[], nation: Nation, place: PlaceId): Units<LandKind> {
  const come = told.filter((each) => each.does === 'in' && each.of === place && each.nation === nation);
  return Object.fromEntries(come.map(({ kind, count }) => [kind, count]));
}

/** Units that left, and units that came in peace; those that came to attack stand nowhere yet (G.A4). */
function move(open: Open, told: readonly Told[]): void {
  for (const { nation, does, kind, of: place, count } of told) {
    if (does !== 'in' && does !== 'out') continue;
    const there = unitsOf(open, nation, place);
    if (does === 'out') putUnits(open, nation, place, { ...there, [kind]: (there[kind] ?? 0) - count });
    else if (!isAttacked(open, nation, place))
      putUnits(open, nation, place, joinUnits(there, { [kind]: count }));
  }
}

function isAttacked({ attacks }: Open, nation: Nation, place: PlaceId): boolean {
  return attacks.some((each) => each.place === place && each.by.includes(nation));
}

/** The player land that is taken, as news. */
function takenIn({ map }: Books, told: readonly Told[]): MapNews['conquered'] {
  return told.flatMap(({ nation, does, of }) =>
    does === 'takes' && landOf(map, of) ? [{ by: nation, place: of }] : [],
  );
}

function takeLand({ map }: Books, open: Open, told: readonly Told[], referee: Referee): void {
  for (const { nation, does, of } of told) {
    const land = does === 'takes' ? landOf(map, of) : undefined;
    if (land) take(open, nation, land, referee);
  }
}

/**
 * What a nation struck (BUL.E1, EIR.E1, EIR.E2, POL.E1): as ticked, by the land it took, and abroad by any attack on a neutral
 * territory or move into one.
 */
function strikesBy(
  { map }: Books,
  open: Open,
  nation: Nation,
  told: readonly Told[],
): readonly StrikeTarget[] {
  const does = told.flatMap((each): readonly StrikeTarget[] => {
    if (each.nation !== nation || each.does === 'out') return [];
    if (each.does === 'strikes') return [each.of as StrikeTarget];
    const land = landOf(map, each.of);
    const isAttack = each.does !== 'in' || land?.owner === 'ussr';
    const soviet: readonly StrikeTarget[] = isAttack && isSoviet(open, each.of, land) ? ['soviet-land'] : [];
    // who comes to land that the Axis holds attacks nobody there
    const holder = each.does === 'in' ? open.holders[each.of] : undefined;
    const isTaken = holder != null && isAxis(holder);
    return [...(land && !isTaken ? struckBy(nation, land) : (['abroad'] as const)), ...soviet];
  });
  return strikesOf(open, nation, does);
}

/** BUL.E1: whether a place is a territory of the U.S.S.R. now, and by ruling soviet-territory was from the first. */
function isSoviet(open: Open, place: PlaceId, land: Land | undefined): boolean {
  const holder = isNeutralPlace(place) ? totalOf(open, place) : (open.holders[place] ?? land?.owner);
  const isAny = bulgariaRuling(open.rulings, 'soviet-territory') === 'any';
  return holder === 'ussr' && (isAny || land?.owner === 'ussr');
}

/** Remember what was struck, and say so (BUL.E1, EIR.E1, EIR.E2, POL.E1). */
function tellStrike(open: Open, nation: Nation, what: StrikeTarget, referee: Referee): void {
  strike(open, nation, [what]);
  tell(referee, 'note', say.told.strikes, { nation, what }, STORIES[what]);
}

const STORIES: Readonly<Record<StrikeTarget, readonly string[]>> = {
  'british-land': ['EIR.E1'],
  'british-isles': ['EIR.E2'],
  'soviet-land': ['BUL.E1'],
  abroad: ['POL.E1'],
};

/** What a player's report ends, and whose turn comes next. */
function endsOf(books: Books, open: Open, player: Player) {
  const [next] = (open.agenda as readonly Go[]).flatMap((item) =>
    item.step === 'player-turn' ? [item.player] : [],
  );
  const what = say.ends.turn({ player });
  if (next === undefined) return { what };
  return { what, next: say.ends.next({ player: next }), seats: tellersOf(books, open, next) };
}

const say = texts({
  ends: {
    turn: 'Ends the turn of {player} alone.',
    next: 'Next: {player}',
  },
  nothing: {
    turn: 'nothing this turn',
  },
  verb: {
    report: 'Report',
  },
  ask: {
    own: '{player}: anything on the map?',
    news: '{player}: what happened on the map? Attacks, moves into and out of neutral territories, land taken.',
  },
  told: {
    attacks: ({ nations = [], place = '' }, book) =>
      `${renderValue(book, nations)} ${Array.isArray(nations) && nations.length > 1 ? 'attack' : 'attacks'} ${renderValue(book, place)}.`,
    strikes: '{nation} has attacked or entered: {what}.',
  },
});

/** What the nations of a player did. */
export const NEWS = part(import.meta.url, {
  steps: { news },
  rulings: STRIKE_RULINGS,
  decisions: [
    {
      name: 'news',
      seats: 'table',
      form: 'allocate',
      about:
        'What a player’s nations did: attacks on neutrals, units that came and went, land taken. Empty: nothing.',
      clauses: ['G.A4', 'G.B1', 'G.B3', 'G.B5', 'G.B6', 'EIR.U1b', 'SPA.I2'],
      nothing: {},
      habit: {
        name: 'map',
        in: ({ rulings }) => isOwn(rulings),
        answers: { none: { about: 'Nothing on the map, unless I say so', answer: () => ({}) } },
      },
    },
  ],
  attacks: attacksOn,
  texts: [newsFormTexts, say],
});
