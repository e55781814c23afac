import { reportedValue } from '../../../kernel/index.ts';
import { type Stand, WHOLE } from '../../../kernel/solo/index.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { actual } from '../49-diplomacy/8-tension.ts';
import { colonyOf } from '../58-france/53-colonies.ts';
import { BAND, type Colony, type RolledColonies } from '../58-france/53-table.ts';
import { type ControlledPlace, controllerOf } from '../war/control.ts';
import type { ColonyState, Controller } from '../war/held.ts';
import type { Open, ScenarioPlan } from '../state.ts';
import { LEVELS, type RolledTension } from '../tables/tensions.ts';
import { hasFranceFallen, vichyNow } from '../war/vichy.ts';
import { areAtWar } from '../war/wars.ts';
import { worldSoloTexts } from './solo.words.ts';

// How the major powers stand, the French colonies, the tensions and the places that count. The shares are house values.

/** The seats of each side, as their scenarios have them. */
const AXIS = ['european-axis', 'japan'] as const;
const ALLIES = ['western-allies', 'russia'] as const;

const all = (seats: readonly string[], share: number): Stand['shares'] =>
  Object.fromEntries(seats.map((seat) => [seat, share]));

type Fighting = 'germany' | 'italy' | 'britain' | 'russia' | 'japan';

/** Whose side a power is on; Japan is no matter of Russia's, which may never fight it. */
const SIDE: Readonly<
  Record<Fighting, { readonly own: readonly string[]; readonly others: readonly string[] }>
> = {
  germany: { own: AXIS, others: ALLIES },
  italy: { own: AXIS, others: ALLIES },
  britain: { own: ALLIES, others: AXIS },
  russia: { own: ALLIES, others: AXIS },
  japan: { own: AXIS, others: ALLIES },
};

/** The powers of a scenario that can surrender. */
export function fightingIn({ surrenders, europe, european }: ScenarioPlan): readonly Fighting[] {
  if (!surrenders) return [];
  return [
    ...(europe ? (['germany', 'italy', 'britain', 'russia'] as const) : []),
    ...(european ? [] : (['japan'] as const)),
  ];
}

/** How a power stands: it fights, or has surrendered. */
export function powerStand(open: Open, power: Fighting): Stand {
  return powerAs(power, hasSurrendered(open, power));
}

function powerAs(power: Fighting, isOut: boolean): Stand {
  const { own, others } = SIDE[power];
  return {
    place: power,
    is: isOut ? 'surrendered' : 'fights',
    label: isOut ? worldSoloTexts.stand.surrendered() : worldSoloTexts.stand.fights(),
    shares: all(isOut ? others : own, WHOLE),
  };
}

/** What is left to the Axis of France that falls without Vichy: more is at war with it. */
const WITHOUT_VICHY = 70;

/** How France stands (58.31). */
export function franceStand(open: Open): Stand {
  const isOut = hasSurrendered(open, 'france') || hasFranceFallen(open);
  if (!isOut) return franceAs('fights');
  return franceAs(vichyNow(open) === 'established' ? 'established' : 'none');
}

function franceAs(is: 'fights' | 'established' | 'none'): Stand {
  const label = {
    fights: worldSoloTexts.stand.fights(),
    established: worldSoloTexts.stand.vichy(),
    none: worldSoloTexts.stand.fallen(),
  }[is];
  const shares = is === 'fights' ? all(ALLIES, WHOLE) : all(AXIS, is === 'none' ? WITHOUT_VICHY : WHOLE);
  return { place: 'france', is, label, shares };
}

/** What a colony is worth to either side as it stands (58.53). */
const COLONY: Readonly<Record<ColonyState, readonly [allies: number, axis: number]>> = {
  french: [60, 0],
  free: [WHOLE, 0],
  british: [WHOLE, 0],
  independent: [0, 0],
  vichy: [0, 50],
  axis: [0, WHOLE],
};

/** How a French colony stands; until France falls nobody need say, and it is French. */
export function colonyStand(open: Open, of: Colony): Stand {
  return colonyAs(of, colonyOf(open, of) ?? 'french');
}

function colonyAs(place: Colony, is: ColonyState): Stand {
  const [allies, axis] = COLONY[is];
  return {
    place,
    is,
    label: worldSoloTexts.stand.colony({ state: is }),
    shares: { ...all(['western-allies'], allies), ...all(AXIS, axis) },
  };
}

/** What a roll for colonies would bring of this total (58.531): by the name of its sheet, which can take a choice for made. */
export function coloniesAfter(open: Open, sheet: string, total: number): readonly Stand[] {
  const [, of = '', choice] = sheet.split('/');
  const bands = BAND[of as RolledColonies] ?? [];
  const band = bands.find(({ from = total, to = total }) => from <= total && total <= to);
  if (band === undefined) return [];
  const isVichy = choice === undefined ? vichyNow(open) === 'established' : choice === 'if-established';
  const kept = isVichy ? 'vichy' : 'independent';
  const mine: readonly Colony[] = bands
    .flatMap(({ free }) => free)
    .concat(of === 'lebanon-syria' ? [of] : []);
  return [...new Set(mine)]
    .filter((each) => colonyOf(open, each) === 'french')
    .map((each) => colonyAs(each, band.free.includes(each) ? 'free' : kept));
}

/** How a tension stands (49.8): the higher, the nearer the U.S. is to war. */
export function tensionStand(open: Open, tension: RolledTension): Stand {
  if (areAtWar(open, ENEMY[tension], 'us'))
    return {
      place: tension,
      is: 'war',
      label: worldSoloTexts.stand.atWar(),
      shares: { 'western-allies': WHOLE },
    };
  const level = reportedValue(open.facts, actual.key(tension));
  return typeof level === 'number' ? tensionAt(tension, level) : untold(tension);
}

const ENEMY = { usat: 'germany', usjt: 'japan' } as const;

/** At this level and above nothing keeps the U.S. out (49.85): a share of all goes by fiftieths. */
const FULL = 50;
/** How wide the bands are in which levels are counted. */
const BAND_WIDTH = 10;

function tensionAt(tension: RolledTension, level: number): Stand {
  const from = Math.max(LEVELS.min, Math.floor(level / BAND_WIDTH) * BAND_WIDTH);
  const west = (Math.max(0, Math.min(FULL, level)) * WHOLE) / FULL;
  const side = tension === 'usat' ? 'european-axis' : 'japan';
  return {
    place: tension,
    is: String(from),
    label: worldSoloTexts.stand.level({ from, to: from + BAND_WIDTH - 1 }),
    shares: { 'western-allies': west, [side]: WHOLE - west },
  };
}

/** The tension that would stand at a level: an effective one hovers about the actual one, and says what comes of it (49.851B). */
export function tensionAfter(open: Open, tension: RolledTension, level: number): Stand | null {
  return areAtWar(open, ENEMY[tension], 'us') ? null : tensionAt(tension, level);
}

/** The places that are looked at, by theatre. */
const HELD = {
  europe: ['malta', 'rome', 'berlin', 'paris'],
  pacific: ['singapore', 'manila', 'chungking', 'rangoon', 'port-moresby', 'okinawa', 'tokyo'],
} as const satisfies Readonly<Record<string, readonly ControlledPlace[]>>;

/** The places of a scenario. */
export function placesIn({ surrenders, europe, european }: ScenarioPlan): readonly ControlledPlace[] {
  if (!surrenders) return [];
  return [...(europe ? HELD.europe : []), ...(european ? [] : HELD.pacific)];
}

const HOLDER: Readonly<Record<Controller, readonly string[]>> = {
  axis: AXIS,
  japan: AXIS,
  western: ['western-allies'],
  russia: ['russia'],
  china: ['western-allies'],
  communists: [],
  nobody: [],
};

/** Who holds a place. */
export function placeStand(open: Open, place: ControlledPlace): Stand {
  const by = controllerOf(open, place);
  if (by === undefined) return untold(place);
  return { place, is: by, label: worldSoloTexts.stand.held({ by }), shares: all(HOLDER[by], WHOLE) };
}

/** Of what nobody has said anything. */
const untold = (place: string): Stand => ({
  place,
  is: 'untold',
  label: worldSoloTexts.stand.untold(),
  shares: {},
});

/** A power at a resistance level: at zero or below it surrenders (55.11, 57.11). Null: as before. */
export function powerAfter(open: Open, power: 'germany' | 'japan', total: number): Stand | null {
  return total > 0 || hasSurrendered(open, power) ? null : powerAs(power, true);
}
