import type { Faction, Power } from '../powers.ts';

// The register of countries: what is known of each that diplomacy is about, once and under whatever name it is told.

/** A result in effect: the row, and the power that benefits (49.51). */
export interface CountryResult {
  readonly power: Power;
  readonly result: string;
  /** Of an attack on its neighbour, not one of its own (49.632). */
  readonly byAttack?: true;
}

/** What is known of a country; of what is absent nobody has said anything. */
interface Country {
  /** The result in effect (49.51); null: none. */
  readonly result?: CountryResult | null;
  /** A starred result was reached (49.52): it outlives the result. */
  readonly star?: boolean;
  /** Conquered (49.435). */
  readonly conquered?: boolean;
  /** Of a conquest that was seen: in which game turn, and by whom, where one camp alone fought there; or it was ceded (59.66E). */
  readonly conquest?: { readonly since: string; readonly by?: Faction; readonly ceded?: true };
  /** Whether it is conquered by now is asked again. */
  readonly doubtful?: true;
  /** It was freed by what has just been told (49.435). */
  readonly freed?: true;
  /** Whose attack drove it to the other side last; nobody’s (49.435). */
  readonly drivenBy?: Power | 'none';
  /** All that have driven it to the other side, one after the other: each is barred for good (49.435). */
  readonly drivers?: readonly Power[];
  /** Whether it is British as Britain surrenders, told of a game turn (59.65). */
  readonly british?: { readonly is: boolean; readonly asOf: string };
  /** Whether Russia has made its demands (49.44). */
  readonly demanded?: boolean;
}

/** The register: an entry is replaced and never changed in place, so that copies of a game share it. */
export interface Countries {
  countries: Readonly<Record<string, Country>>;
}

const UNTOLD: Country = {};

/** What is known of a country. */
export function countryOf({ countries }: Countries, target: string): Country {
  return countries[target] ?? UNTOLD;
}

/** What of a country is otherwise from now on; undefined: nobody knows it any more. */
type Change = { readonly [K in keyof Country]?: Country[K] | undefined };

/** Write down what of a country is otherwise, in place. */
export function noteCountry(open: Countries, target: string, change: Change): void {
  const all = Object.entries({ ...countryOf(open, target), ...change });
  const now: Country = Object.fromEntries(all.filter(([, value]) => value !== undefined));
  open.countries = { ...open.countries, [target]: now };
}

/** 49.435: a power has driven a country to the other side, after those that did before; or nobody has. */
export function noteDriver(
  open: Countries,
  target: string,
  power: Power | 'none',
  before = countryOf(open, target).drivers ?? [],
): void {
  const drivers = power === 'none' ? before : [...before.filter((each) => each !== power), power];
  noteCountry(open, target, { drivenBy: power, drivers });
}

/** 49.435: who drove a country to the other side is asked. */
export function askDriver(open: Countries, target: string): void {
  const { drivers = [] } = countryOf(open, target);
  noteCountry(open, target, { drivenBy: undefined, drivers });
}
