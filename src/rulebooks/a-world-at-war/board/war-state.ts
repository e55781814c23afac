import type { View, Words, board } from '../../../kernel/index.ts';
import { isConquered } from '../49-diplomacy/43-bars.ts';
import { TERRITORY_IDS } from '../59-britain/65-territories.ts';
import { POWERS, type Faction, type Power } from '../powers.ts';
import { standingOf } from '../starts/standing.ts';
import type { Books, Open, Season } from '../state.ts';
import { MINORS } from '../tables/targets.ts';
import { worldSequenceTexts } from '../turn/sequence.words.ts';
import { between, latest, WARS } from '../war/belligerents.ts';
import { PLACES } from '../war/control.ts';
import { countryOf } from '../war/countries.ts';
import { fallOf } from '../war/falls.ts';
import { type Came, heldOf, holderNow } from '../war/held.ts';
import { vichyNow } from '../war/vichy.ts';
import { warStateTexts } from './war-state.words.ts';

// The state of the war as the registers have it: who holds what since when, which powers have fallen, and who fights whom.

const say = warStateTexts['war-state'];
type Holder = keyof typeof say.whose;
type Home = 'germany' | 'italy' | 'britain' | 'france' | 'russia';

const TONES: Readonly<Partial<Record<Holder, board.Tone>>> = {
  axis: 'first',
  japan: 'first',
  western: 'second',
  french: 'second',
  british: 'second',
  free: 'second',
  allies: 'second',
  china: 'second',
  communists: 'second',
  russia: 'third',
};

/** Of nobody's camp: what came of a French colony, or of France (58.31A, 58.532). */
const APART: readonly string[] = ['vichy', 'independent'];

/** Whose the home of each power is, the town by which it is told who holds it when it has fallen, and the sums of its level. */
const HOMES: Readonly<
  Record<Home, { readonly of: Holder; readonly by?: string; readonly sums: readonly string[] }>
> = {
  germany: { of: 'axis', by: 'berlin', sums: ['resistance/germany'] },
  italy: { of: 'axis', by: 'rome', sums: ['dp-total/italy', 'surrender-level/italy'] },
  britain: { of: 'western', sums: ['resistance/britain'] },
  france: { of: 'french', by: 'paris', sums: ['surrender-level/france'] },
  russia: { of: 'russia', sums: ['resistance/russia'] },
};
const HOME_IDS = Object.keys(HOMES) as readonly Home[];

/** The towns of Europe that rules 55 to 58 count; the first of each power is its capital. */
const CITIES: readonly string[] = [...PLACES['55.11'], ...PLACES['56.11A'], ...PLACES['58.21A']];
const CAPITALS: readonly string[] = ['berlin', 'rome', 'paris'];

/** What of Britain has no outline of its own, and what has one as a country. */
const IN_BRITAIN: readonly string[] = ['scapa-flow', 'scotland', 'central-england', 'southern-england'];
const LANDS = TERRITORY_IDS.filter((id) => id !== 'ireland' && !IN_BRITAIN.includes(id));

const CAMPS: Readonly<Record<Faction, Holder>> = {
  'european-axis': 'axis',
  'western-allies': 'western',
  russia: 'russia',
};

function whose(holder: Holder): board.Whose {
  return { name: say.whose[holder](), tone: TONES[holder] ?? 'neutral' };
}

function turnWords(turn: string): Words {
  const [year = '', season = ''] = turn.split('/');
  return say.since({ turn: worldSequenceTexts.turn[season as Season](), year });
}

/** The state of the war in Europe (49.435, 54.31, 55.11, 56.11A, 58.31, 58.53, 59.65); null where it is not played there. */
export function stateOfWar({ plan }: Books, { open }: View<Open>): board.WarState | null {
  if (!plan.europe) return null;
  const places = [
    ...HOME_IDS.map((power) => homeOf(open, power)),
    ...vichyFrance(open),
    ...countries(open),
    ...LANDS.flatMap((id) => territory(open, id)),
    ...CITIES.flatMap((id) => city(open, id, plan.surrenders)),
  ];
  return { legend: LEGEND.filter((each) => isShown(each, places)), places };
}

/** A power: its own until it falls, then whoever holds its capital has it (54.31, 58.41). */
function homeOf(open: Open, power: Home): board.Holding {
  const { of, by: capital, sums } = HOMES[power];
  const { now, since, seen } = fallOf(open, power);
  const when = since ?? seen;
  const holder = capital === undefined ? of : holderNow(heldOf(open, capital));
  const held: board.Tenure =
    now === true
      ? {
          is: 'fallen',
          ...(holder !== undefined && { by: whose(holder) }),
          from: whose(of),
          ...(when !== undefined && { since: turnWords(when), short: say.fell({ since: turnWords(when) }) }),
        }
      : { is: 'own', by: whose(of) };
  const wars = warsOf(open, power);
  return {
    id: power,
    label: power,
    is: 'power',
    held,
    wars,
    sums,
    words: [
      ...(now === true ? [dated(fallenWords(power), held.since)] : []),
      ...(now === true && holder !== undefined && holder !== of
        ? [say.is({ whose: say.whose[holder]() })]
        : []),
      ...wars.map(({ with: { name }, since: from }) =>
        from ? say.atWarSince({ power: name, since: from }) : say.atWar({ power: name }),
      ),
    ],
  };
}

/** 59.1, 60.1: Britain and Russia surrender, and are not occupied. */
function fallenWords(power: Home): Words {
  return power === 'britain' || power === 'russia' ? say.surrendered() : say.fallen();
}

function dated(held: Words, since: Words | undefined): Words {
  return since ? say.heldSince({ held, since }) : held;
}

function warsOf(open: Open, power: Home): readonly board.War[] {
  return WARS.flatMap((pair): board.War[] => {
    const [a, b] = pair;
    if (between(open, pair).now !== true || (a !== power && b !== power)) return [];
    const other = a === power ? b : a;
    const since = latest(open, pair)?.since;
    const tone =
      TONES[other === 'japan' ? 'axis' : other === 'russia' ? 'russia' : campOf(other)] ?? 'neutral';
    return [
      {
        power: other,
        with: { name: say.power({ power: other }), tone },
        ...(since && { since: turnWords(since) }),
      },
    ];
  });
}

function campOf(power: Power | 'china'): Holder {
  return power === 'china' ? 'china' : CAMPS[POWERS[power].faction];
}

/** 58.31: Vichy France, once it was established; else it is as the rest of France. */
function vichyFrance(open: Open): readonly board.Holding[] {
  if (isConquered(open, 'vichy-france')) return [];
  const isThere = vichyNow(open) === 'established';
  const { held, words } = homeOf(open, 'france');
  const apart: board.Tenure = {
    is: 'apart',
    by: whose('vichy'),
    from: whose('french'),
    ...(held.since && { since: held.since }),
  };
  const place = { id: 'vichy-france', label: 'vichy-france' };
  if (isThere) return [{ ...place, held: apart, words: held.since ? [heldWords(apart)] : [] }];
  return [{ ...place, held, within: 'france', words: words.slice(0, 0) }];
}

/** The minor countries that are conquered (49.435), and the Ukraine, which is Russian until then. */
function countries(open: Open): readonly board.Holding[] {
  return MINORS.flatMap((id): board.Holding[] => {
    const { conquest } = countryOf(open, id);
    if (!isConquered(open, id))
      return id === 'ukraine' && standingOf(open, id) === null
        ? [{ id, label: id, held: { is: 'own', by: whose('russia') }, words: [] }]
        : [];
    const held: board.Tenure = {
      is: conquest?.ceded ? 'ceded' : 'conquered',
      ...(conquest?.by && { by: whose(CAMPS[conquest.by]) }),
      ...(id === 'ukraine' && { from: whose('russia') }),
      ...(conquest && sinceOf(conquest.since, conquest.ceded)),
    };
    return [{ id, label: id, held, words: held.by || held.since ? [heldWords(held)] : [] }];
  });
}

/** A territory of the concession table, or a French colony, as far as it is told whose it is (58.53, 59.65). */
function territory(open: Open, id: string): readonly board.Holding[] {
  const now = heldOf(open, id);
  const holder = holderNow(now);
  if (holder === undefined) return [];
  const is = now.came?.ceded ? 'ceded' : APART.includes(holder) ? 'apart' : now.came ? 'conquered' : 'own';
  const held = heldBy(holder, is, now.came);
  return [{ id, label: id, held, words: [heldWords(held), ...beforeWords(held)] }];
}

/** A town: who holds it, as far as it is told. */
function city(open: Open, id: string, counts: boolean): readonly board.Holding[] {
  const { came, ...now } = heldOf(open, id);
  const holder = holderNow(now);
  const place = { id, label: id, is: CAPITALS.includes(id) ? 'capital' : 'city' } as const;
  if (holder === undefined) return counts ? [{ ...place, held: { is: 'held' }, words: [say.untold()] }] : [];
  const held = heldBy(holder, 'held', came);
  return [{ ...place, held, words: [heldWords(held), ...beforeWords(held)] }];
}

function heldBy(holder: Holder, is: board.HeldAs, came: Came | undefined): board.Tenure {
  return {
    is,
    by: whose(holder),
    ...(is === 'apart' && { short: say.whose[holder]() }),
    ...(came && { from: whose(came.from), ...sinceOf(came.since, came.ceded) }),
  };
}

/** Since when; of what was ceded it is said under its name, too. */
function sinceOf(turn: string, ceded: true | undefined): Pick<board.Tenure, 'since' | 'short'> {
  const since = turnWords(turn);
  return { since, ...(ceded && { short: say.cededThen({ since }) }) };
}

function heldWords({ is, by, since }: board.Tenure): Words {
  const name = by?.name;
  const held =
    name === undefined ? (is === 'fallen' ? say.fallen() : say.conquered()) : say.held[is]({ whose: name });
  return dated(held, since);
}

function beforeWords({ from }: board.Tenure): readonly Words[] {
  return from ? [say.was({ whose: from.name })] : [];
}

const SIDES = ['first', 'second', 'third'] as const;
const towns = (is: board.PlaceIs): readonly board.HeldLook[] =>
  [...SIDES, 'neutral' as const].map((tone) => ({ as: 'held', is, tone }));

const LEGEND: readonly board.Legend[] = [
  { label: say.legend.own(), looks: [], held: SIDES.map((tone) => ({ as: 'own', tone })) },
  { label: say.legend.conquered(), looks: [], held: SIDES.map((tone) => ({ as: 'conquered', tone })) },
  { label: say.legend.fallen(), looks: [], held: [{ as: 'fallen', tone: 'first', from: 'second' }] },
  { label: say.legend.apart(), looks: [], held: [{ as: 'apart', tone: 'neutral' }] },
  { label: say.legend.ceded(), looks: [], held: [{ as: 'ceded', tone: 'first' }] },
  { label: say.legend.city(), looks: [], held: towns('city') },
];

/** The land of the powers is always explained; the rest where it is shown. */
function isShown({ held: [look] = [] }: board.Legend, places: readonly board.Holding[]): boolean {
  if (look === undefined || look.as === 'own') return true;
  if (look.is) return places.some(({ is }) => is === 'city' || is === 'capital');
  return places.some(({ held }) => held.is === look.as);
}
