import { type Decision, type Json, pick, type Random } from '../game.ts';
import { dateOf, type State } from './state.ts';
import { SEASONS, TARGETS, type Value } from './text.ts';

// What begins a game, and what a table tells: near to where something comes of it.

export interface StartFile {
  readonly format: 1;
  readonly kind: 'start';
  readonly year: number;
  readonly turn: string;
  readonly facts: Record<string, Value>;
}

const STANDINGS = [
  'germany/7',
  'germany/8',
  'germany/9',
  'germany/10',
  'italy/8',
  'italy/9',
  'britain/-2',
  'russia/-1',
  'france/-2',
];

const between = (random: Random, least: number, most: number): number => least + random(most - least + 1);

/** A start in the middle of a war. */
export function startFile(scenario: string, random: Random): StartFile {
  const year = scenario === 'pacific-1941' ? between(random, 1942, 1946) : between(random, 1940, 1946);
  const turn = SEASONS[random(4)] ?? 'spring';
  const facts: Record<string, Value> = {};
  if (scenario !== 'pacific-1941') europe(facts, year, random);
  if (scenario !== 'campaign-1939') pacific(facts, year, random);
  return { format: 1, kind: 'start', year, turn, facts };
}

function europe(facts: Record<string, Value>, year: number, random: Random): void {
  const yes = (odds: number): boolean => random(100) < odds;
  const hasFallen = year > 1940 && yes(70);
  Object.assign(facts, {
    'france.conquered': hasFallen,
    'surrendered.france': hasFallen,
    'france.fell-this-year': false,
    'rgt.50': true,
    'war.germany-france': !hasFallen,
    'usat.actual': between(random, 0, 55),
    'finland.baltic-states': false,
    'in-play.subversion': false,
    'dp.undefended': random(3),
    'undefended.this-year': random(3),
  });
  if (hasFallen) {
    facts['france.vichy'] = yes(50) ? 'established' : 'none';
    for (const colony of ['lebanon-syria', 'morocco', 'algeria', 'tunisia'])
      facts[`colony.${colony}`] = yes(50)
        ? 'free'
        : facts['france.vichy'] === 'none'
          ? 'independent'
          : 'vichy';
    facts['france.fell-in'] = '1940/summer';
  }
  const wars = {
    'germany-us': 40,
    'germany-russia': 60,
    'italy-britain': 70,
    'italy-russia': 30,
    'italy-us': 20,
  };
  for (const [war, odds] of Object.entries(wars)) {
    const [a = '', b = ''] = war.split('-');
    const is = yes(odds);
    facts[`war.${war}`] = is;
    if (!is) continue;
    facts[`war-since.${war}`] =
      `${Math.min(year - 1, between(random, 1940, 1943))}/${pick(SEASONS, random) ?? ''}`;
    facts[`war-declared.${war}`] = yes(50) ? a : b;
  }
  facts['war.italy-france'] = !hasFallen && facts['war.italy-britain'] === true;
  for (const power of ['germany', 'italy', 'britain', 'us', 'russia'])
    facts[`dp.allotment.${power}`] = random(3) === 0 ? random(6) : 0;
  if (!hasFallen) facts['dp.allotment.france'] = random(3);
  for (const city of ['berlin', 'breslau', 'essen', 'cologne', 'leipzig', 'berchtesgaden', 'rome', 'malta'])
    if (yes(40)) facts[`control.${city}`] = yes(60) ? 'western' : yes(50) ? 'russia' : 'axis';
  facts['axis-in-africa'] = yes(50);
  for (const target of TARGETS)
    if (yes(20) && target !== 'vichy-france') facts[`standing.${target}`] = pick(STANDINGS, random) ?? '';
}

function pacific(facts: Record<string, Value>, year: number, random: Random): void {
  const yes = (odds: number): boolean => random(100) < odds;
  facts['usjt.actual'] = between(random, 0, 55);
  for (const war of ['japan-us', 'japan-britain', 'japan-russia']) {
    const [, b = ''] = war.split('-');
    const is = yes(war === 'japan-us' ? 60 : 30);
    facts[`war.${war}`] = is;
    if (!is) continue;
    facts[`war-since.${war}`] = `${Math.min(year - 1, between(random, 1941, 1943))}/winter`;
    facts[`war-declared.${war}`] = yes(50) ? 'japan' : b;
  }
  facts['islands.peak'] = between(random, 4, 8);
  for (const name of ['c-china', 'c-siberia', 'c-india', 'c-australia', 'c-brps'])
    facts[`cumulative.${name}.before`] = random(3);
  for (const name of ['c-islands-8', 'c-islands-12']) facts[`cumulative.${name}.before`] = -random(6);
  for (const city of ['tokyo', 'osaka', 'kagoshima', 'mukden', 'harbin'])
    if (yes(30)) facts[`control.${city}`] = yes(80) ? 'western' : 'nobody';
  facts['atomic.japan'] = random(3) === 0 ? random(3) : 0;
}

type Draw = (random: Random, s: State) => Json;

/** How a fact is told. */
const DRAWN: readonly (readonly [RegExp, Draw])[] = [
  [/^brp\./, (random) => random(400)],
  [/^dp\.other\./, (random) => between(random, -9, 5)],
  [/^dp\.level\./, (random) => between(random, -6, 6)],
  [/^dp\.least\./, (random) => between(random, -6, 3)],
  [/^(dp\.undefended|undefended\.this-year)$/, (random) => random(3)],
  [/^dp\.allotment\./, (random) => random(4)],
  [/^us.t\.actual$/, (random) => random(56)],
  [/^us.t\.other$/, (random) => between(random, -3, 5)],
  [/^usat\.effective$/, (random) => random(56)],
  [/^offensives\./, (random) => random(60)],
  [/^atomic\.us$/, (random) => random(2)],
  [/^atomic\./, (random) => random(4)],
  [/^firestormed\./, (random) => random(4)],
  [/^oil-effects\./, (random) => random(5)],
  [/^transports\./, (random) => random(13)],
  [/^unbuilt-factors\.china$/, (random) => random(40)],
  [/^unbuilt-factors\./, (random) => random(90)],
  [/^navy\./, (random) => random(60)],
  [/^(western-front|foreign-factors)/, (random) => random(22)],
  [/^ics\./, (random) => random(11)],
  [/^french-hexes/, (random) => random(4)],
  [/^(objectives\.|home-hexes)/, (random) => random(8)],
  [/^islands\./, (random) => random(14)],
  [/^eliminated\.brps$/, (random) => random(80)],
  [/^eliminated\./, (random) => random(4)],
  [/^cumulative\.c-islands/, (random) => -random(6)],
  [/^cumulative\./, (random) => random(3)],
  [/^ground-factors/, (random) => random(40)],
  [/^fleet\./, (random) => random(50)],
  [/^safe\./, (random) => random(3) === 0],
  [/^base\.france$/, (random) => 40 + random(60)],
  [/^isolated-ics$/, (random) => random(3)],
  [/^(available|left|removed-other)\./, (random) => random(9)],
  [/^minor-brps\./, (random) => 5 * random(8)],
  [
    /^control\.(berlin|breslau|essen|cologne|leipzig|berchtesgaden|rome|paris|lyon|marseilles|malta)$/,
    (random) => pick(['axis', 'western', 'russia', 'nobody'], random) ?? '',
  ],
  [/^control\./, (random) => pick(['japan', 'western', 'china', 'russia', 'nobody'], random) ?? ''],
  [/^war-since\./, (_, s) => dateOf(s)],
  [/^territory\./, (random) => pick(['british', 'axis', 'axis-after-britain', 'other'], random) ?? ''],
  [/^war-declared\./, () => ''],
  [/^china\.level$/, (random) => between(random, -6, 4)],
  [/^france\.level$/, (random) => between(random, -3, 3)],
  [/^(colony|standing|effect|aggressor|france\.vichy)/, () => ''],
];

/** A value that a table could tell of a fact; undefined: anything. */
function drawn(s: State, key: string, random: Random): Json | undefined {
  const found = DRAWN.find(([of]) => of.test(key));
  const value = found ? found[1](random, s) : random(2) === 0;
  return value === '' ? undefined : value;
}

/** Facts that the game asks for; now and then nobody knows one. */
export function askedReport(s: State, { form, id }: Decision, random: Random): Json | undefined {
  if (form.kind !== 'report') return undefined;
  const told: Record<string, Json> = {};
  const isChanges = id.endsWith('/changes');
  for (const key of form.facts) {
    // wars and surrenders are told nowhere but in the start
    if (isChanges && (random(3) > 0 || /^(war|surrendered)/.test(key))) continue;
    const value = drawn(s, key, random);
    if (value === undefined) return undefined;
    told[key] = { value, as: 'change' };
  }
  const [first] = Object.keys(told);
  if (first === undefined) return isChanges ? {} : undefined;
  if (form.facts.length > 1 && !isChanges && !first.startsWith('safe.') && random(8) === 0)
    told[first] = { as: 'unknown' };
  return told;
}

/** What a table tells by itself. */
const NEWS: readonly string[] = [
  ...[
    'berlin',
    'breslau',
    'essen',
    'cologne',
    'leipzig',
    'berchtesgaden',
    'rome',
    'malta',
    'paris',
    'lyon',
  ].map((each) => `control.${each}`),
  ...[
    'tokyo',
    'osaka',
    'kagoshima',
    'mukden',
    'harbin',
    'chungking',
    'singapore',
    'manila',
    'yenan',
    'peking',
    'canton',
    'seoul',
  ].map((each) => `control.${each}`),
  ...['germany', 'japan', 'britain', 'russia'].flatMap((each) => [`atomic.${each}`, `firestormed.${each}`]),
  ...['germany', 'italy', 'britain', 'russia', 'us', 'france'].flatMap((each) => [
    `brp.now.${each}`,
    `dp.other.now.${each}`,
    `dp.level.${each}`,
  ]),
  ...['germany', 'italy', 'britain', 'russia'].flatMap((each) => [`dp.least.${each}`, `safe.${each}`]),
  'axis-in-africa',
  'axis-in-britain',
  'unbuilt-factors.britain',
  'unbuilt-factors.russia',
  'unbuilt-factors.china',
  'transports.atlantic',
  'oil-effects.britain',
  'oil-effects.russia',
  'ics.russia',
  'french-hexes.western',
  'western-front',
  'russians.eastern-europe',
  'russians.western-poland',
  'west.in-germany',
  'surrendered-minor.india',
  'surrendered-minor.australia',
  'navy.allied.whole',
  'navy.allied.half',
  'navy.axis.whole',
  'navy.axis.half',
  'objectives.pacific',
  'objectives.france',
  'home-hexes.japan',
  'foreign-factors.china',
  'ground-factors.france',
  'fleet.france.whole',
  'fleet.france.half',
  'cooperation.france',
  'dp.undefended',
  'undefended.this-year',
];

/** A report of one thing. */
export function report(s: State, { form }: Decision, random: Random): Json | undefined {
  if (form.kind !== 'report') return undefined;
  const key = pick(NEWS, random) ?? '';
  const value = drawn(s, key, random);
  if (!form.facts.includes(key) || value === undefined) return undefined;
  // the word on a power is of the check that is to come: it is given, not put right
  const isRight = random(4) === 0 && !key.startsWith('safe.');
  return { [key]: { value, as: isRight ? 'correction' : 'change' } };
}
