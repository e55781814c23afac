import {
  type FactKey,
  eachOf,
  family,
  reportedValue,
  type sums,
  truth,
  whole,
} from '../../../kernel/index.ts';
import { besides, classOf, markOf, putMarks, setMark } from '../rules/a-classes.ts';
import { causRuling } from '../causes/causes.rulings.ts';
import { ENTRIES, entryOf, PLACES, placeOf, ruleOf } from '../rules/e-territories.ts';
import { hadWar, phonyWar, war } from '../rules/f4-wars.ts';
import { unrestTexts } from '../rules/g-unrest.words.ts';
import { nativesOf, putNatives, putUnits, unitsOf } from '../rules/h-forces.ts';
import { threatRuling } from '../rules/h4-threats.rulings.ts';
import type { MapFile } from '../files/map-file.ts';
import { NATIONS, type Nation } from '../nations.ts';
import { part } from '../part.ts';
import { inRegister } from './registers.ts';
import {
  CLASSES,
  KINDS,
  LAND_KINDS,
  type Class,
  type UnitKind,
  type LandKind,
  type PlaceId,
  STRIKE_TARGETS,
  type StrikeTarget,
} from '../stories/rule.ts';
import type { WarGameGround } from '../state.ts';
import { hasStruck } from '../stories/struck.ts';
import { noteTaken } from '../stories/taken.ts';

// What the table can report, correct or begin with: each fact is read from, and kept in, the state.

const places = (): readonly PlaceId[] => PLACES;

const CLASS_VALUES: readonly string[] = ['neutral', ...CLASSES];

/** How a place stands to a nation (G.A1). */
export const classFact = family<WarGameGround, [PlaceId, Nation]>({
  key: (place, nation) => `class.${place}.${nation}`,
  each: () => places().flatMap((place) => NATIONS.map((nation): [PlaceId, Nation] => [place, nation])),
  spec: (_, place, nation) => ({
    type: { kind: 'choice', values: CLASS_VALUES },
    lasts: 'ever',
    kept: true,
    onMap: true,
    question: unrestTexts.fact.class({ place, nation }),
    clauses: ['G.A1'],
  }),
  read: ({ open }, place, nation) => classOf(open, place, nation),
  write({ open }, report, place, nation) {
    const to = valueOf(report, 'neutral');
    if (to === 'neutral') {
      setMark(open, place, nation, null);
      return;
    }
    const { by: made, class: before, natives: own } = markOf(open, place, nation) ?? {};
    // what made it stand otherwise has not made it stand so
    const isSame = before === to || causRuling(open.rulings, 'untold-causes') === 'table';
    const by = (isSame ? made : undefined) ?? 'table';
    const mark = { class: to as Class, by, ...(before === to && own && { natives: own }) };
    putMarks(open, place, { ...besides(open, place, to as Class), [nation]: mark });
  },
});

/** The rules and boxes that can make a mark of an entry, and what else can. */
function sourcesOf(place: PlaceId): readonly string[] {
  const { entry } = placeOf(place);
  const rules = entry.rules.map(({ id }) => id);
  // Ecuador can be a part of Peru
  const boxes = place === 'ecuador' ? [entry.id, 'PER'] : [entry.id];
  return ['start', 'conquest', 'table', ...rules, ...boxes.flatMap((id) => [`${id}.AX`, `${id}.AL`])];
}

/** The rule that made the mark of a place toward a nation: lapses hang on it (G.A1). */
export const through = family<WarGameGround, [PlaceId, Nation]>({
  key: (place, nation) => `through.${place}.${nation}`,
  each: () => places().flatMap((place) => NATIONS.map((nation): [PlaceId, Nation] => [place, nation])),
  spec: (_, place, nation) => ({
    type: { kind: 'choice', values: sourcesOf(place) },
    lasts: 'ever',
    kept: true,
    question: unrestTexts.fact.through({ place, nation }),
    clauses: ['G.A1'],
  }),
  read: ({ open }, place, nation) => markOf(open, place, nation)?.by,
  write({ open }, report, place, nation) {
    const mark = markOf(open, place, nation);
    if (mark) setMark(open, place, nation, { ...mark, by: valueOf(report, 'table') });
  },
});

/** The native units of a place. */
export const natives = family<WarGameGround, [PlaceId, UnitKind]>({
  key: (place, kind) => `natives.${place}.${kind}`,
  each: () => places().flatMap((place) => KINDS.map((kind): [PlaceId, UnitKind] => [place, kind])),
  spec: (_, place, kind) => ({
    type: whole(0, 20),
    lasts: 'ever',
    kept: true,
    question: unrestTexts.fact.natives({ place, kind }),
    clauses: ['G.H3'],
  }),
  read: ({ open }, place, kind) => nativesOf(open, place)[kind] ?? 0,
  write({ open }, report, place, kind) {
    putNatives(open, place, { ...nativesOf(open, place), [kind]: numberOf(report) });
  },
});

/** The place whose neighbours' worth counts (TUR.S2). */
const TURKEY: PlaceId = 'turkey';

/** Player land from which the Soviets threaten Finland (FIN.E2). */
const STAGING: readonly PlaceId[] = ['kola', 'karelia'];

/** Whether a story counts the land units in a piece of player land: beside Finland, and in South America (FIN.E2, ARG.U4, PAR.E1, PER.E1). */
export function isCounted({ southAmerica }: Pick<MapFile, 'southAmerica'>, land: PlaceId): boolean {
  return STAGING.includes(land) || southAmerica.includes(land);
}

/** The land units of a nation in a neutral territory, and where they can threaten one (G.H1). */
export const units = family<WarGameGround, [Nation, PlaceId, LandKind]>({
  key: (nation, place, kind) => `units.${nation}.${place}.${kind}`,
  each: ({ map }) =>
    NATIONS.flatMap((nation) =>
      [...places(), ...map.lands.filter(({ id }) => isCounted(map, id)).map(({ id }) => id)].flatMap(
        (place) => LAND_KINDS.map((kind): [Nation, PlaceId, LandKind] => [nation, place, kind]),
      ),
    ),
  spec: (_, nation, place, kind) => ({
    type: whole(0, 40),
    lasts: 'ever',
    askedOf: nation,
    question: unrestTexts.fact.units({ nation, place, kind }),
    clauses: ['G.H1'],
  }),
  read: ({ open }, nation, place, kind) => unitsOf(open, nation, place)[kind] ?? 0,
  last: ({ open }, nation, place, kind) => unitsOf(open, nation, place)[kind] ?? 0,
  write({ open }, report, nation, place, kind) {
    // what stood stays until the table says what does: it is asked at once
    if (report?.as === 'unknown') return;
    putUnits(open, nation, place, { ...unitsOf(open, nation, place), [kind]: numberOf(report) });
  },
});

/** Who holds a piece of player land: its owner, until another takes it. */
export const holder = inRegister<[PlaceId, ...Nation[]]>({
  key: (land) => `holder.${land}`,
  each: ({ map }) => map.lands.map(({ id, owner }) => [id, owner]),
  spec: (_, land) => ({
    type: { kind: 'choice', values: NATIONS },
    lasts: 'ever',
    question: unrestTexts.fact.holder({ place: land }),
    clauses: ['G.H1', 'G.B2', 'G.B7'],
  }),
  read({ open }, land, owner) {
    const held = open.holders[land];
    return held === undefined ? owner : (held ?? undefined);
  },
  write({ open }, report, land) {
    const [was, now] = [
      open.holders[land],
      report?.as === 'unknown' ? null : (valueOf(report, '') as Nation),
    ];
    if (report?.as === 'change' && was && was !== now) noteTaken(open, land, was);
    open.holders[land] = now;
    delete open.retaken[land];
  },
});

/** TUR.S2: whether what a piece of player land pays can be asked, and no map says it. */
function isToLookUp({ lands, adjacent }: MapFile, land: PlaceId): boolean {
  const touches = adjacent.some((pair) => pair.includes(TURKEY) && pair.includes(land));
  return touches && lands.find(({ id }) => id === land)?.value == null;
}

/** What a piece of player land pays: asked only where TUR.S2 counts it. */
export const value = family<WarGameGround, [PlaceId]>({
  key: (land) => `value.${land}`,
  each: ({ map }) => map.lands.map(({ id }) => [id]),
  spec: ({ map }, land) => ({
    type: whole(0, 30),
    lasts: 'ever',
    ...(isToLookUp(map, land) ? { club: true } : {}),
    question: unrestTexts.fact.value({ place: land }),
    clauses: ['TUR.S2'],
  }),
});

/** What a nation has attacked or entered ever (BUL.E1, EIR.E1, EIR.E2, POL.E1). */
export const struckFact = family<WarGameGround, [Nation, StrikeTarget]>({
  key: (nation, what) => `struck.${nation}.${what}`,
  each: () =>
    (['germany', 'italy', 'japan'] as const).flatMap((nation) =>
      STRIKE_TARGETS.map((what): [Nation, StrikeTarget] => [nation, what]),
    ),
  spec: (_, nation, what) => ({
    type: truth,
    lasts: 'ever',
    question: unrestTexts.fact.struck[what]({ nation }),
    clauses: ['BUL.E1', 'EIR.E1', 'EIR.E2', 'POL.E1'],
  }),
  read: ({ open }, nation, what) => hasStruck(open, nation, what),
  last: ({ open }, nation, what) => hasStruck(open, nation, what),
  write({ open }, report, nation, what) {
    if (report?.as === 'unknown') return;
    const key = `${nation}/${what}`;
    const others = open.struck.filter((each) => each !== key);
    open.struck = report?.value === true ? [...others, key].toSorted() : others;
  },
});

/** Who governs. */
export const government = family<WarGameGround, [string]>({
  key: (entry) => `government.${entry}`,
  each: () => ENTRIES.filter(({ states }) => states !== undefined).map(({ id }) => [id]),
  spec: (_, entry) => ({
    type: { kind: 'choice', values: entryOf(entry).states ?? [] },
    lasts: 'ever',
    kept: true,
    onMap: true,
    question: unrestTexts.fact.government({ entry }),
    clauses: [entry],
  }),
  read: ({ open }, entry) => open.states[entry] ?? entryOf(entry).states?.[0],
  write({ open }, report, entry) {
    open.states[entry] = valueOf(report, entryOf(entry).states?.[0] ?? '');
  },
});

/** The entries with a table of units that appear (SWE.U1, TUR.U1), with the most of them. */
const TABLES = ENTRIES.flatMap(({ id, rules }) =>
  rules.flatMap((rule) => (rule.kind === 'table' ? [{ entry: id, most: rule.most }] : [])),
);

/** How many units a build-up has added (SWE.U1, TUR.U1). */
export const builtUnits = family<WarGameGround, [string]>({
  key: (entry) => `built.${entry}`,
  each: () => TABLES.map(({ entry }) => [entry]),
  spec: (_, entry) => ({
    type: whole(0, TABLES.find((each) => each.entry === entry)?.most ?? 0),
    lasts: 'ever',
    kept: true,
    question: unrestTexts.fact.built({ entry }),
    clauses: ['SWE.U1', 'TUR.U1'],
  }),
  read: ({ open }, entry) => open.built[entry] ?? 0,
  write({ open }, report, entry) {
    count(open.built, entry, numberOf(report));
  },
});

/** The rules of which it matters when they were last rolled, or happened. */
export const REMEMBERED_RULES: readonly string[] = ENTRIES.flatMap(({ rules }) => {
  const named = JSON.stringify(rules);
  return rules.flatMap(({ id, ...rule }) => {
    const isNamed = (as: string): boolean => named.includes(`"is":"${as}","rule":"${id}"`);
    if (rule.kind === 'event') return isNamed('happened') ? [id] : [];
    return rule.kind === 'roll' && (rule.once || isNamed('since')) ? [id] : [];
  });
});

const isEvent = (rule: string): boolean => ruleOf(rule).rule.kind === 'event';

/** The last turn that there is: a turn of the calendar. */
export const MOST_TURNS = 40;

/** The turn in which a rule was last rolled, or last happened; 0: never (BUL.U1, BOL.U3, PER.E1). */
export const lastRoll = family<WarGameGround, [string]>({
  key: (rule) => `rolled.${rule}`,
  each: eachOf(REMEMBERED_RULES),
  spec: (_, rule) => ({
    type: whole(0, MOST_TURNS),
    lasts: 'ever',
    kept: true,
    question: isEvent(rule)
      ? unrestTexts.fact.happened({ entry: ruleOf(rule).entry.id })
      : unrestTexts.fact.rolled({ rule }),
    clauses: [rule],
  }),
  read: ({ open }, rule) => open.rolled[rule] ?? 0,
  write({ open }, report, rule) {
    count(open.rolled, rule, numberOf(report));
  },
});

/** Whether unrest and influence have ended for good (AFG.AL, BOL.AL); a table may end another story, too. */
export const endFact = family<WarGameGround, [string]>({
  key: (entry) => `ended.${entry}`,
  each: () => ENTRIES.map(({ id }) => [id]),
  spec: (_, entry) => ({
    type: truth,
    lasts: 'ever',
    kept: true,
    question: unrestTexts.fact.ended({ entry }),
    clauses: [entry],
  }),
  read: ({ open }, entry) => open.ended.includes(entry),
  write({ open }, report, entry) {
    const others = open.ended.filter((each) => each !== entry);
    open.ended = report?.value === true ? [...others, entry].toSorted() : others;
  },
});

/** The entries whose story asks for a threat. */
export const THREATENED_ENTRIES: readonly string[] = ENTRIES.filter(({ rules }) =>
  JSON.stringify(rules).includes('"is":"threat"'),
).map(({ id }) => id);

const threatKey = (entry: string): FactKey => `threat.${entry}`;

/** G.H3, G.H4: whether a force stronger than its army could attack a territory: the table says it of a turn, by any means. */
export const threat = family<WarGameGround, [string]>({
  key: threatKey,
  each: eachOf(THREATENED_ENTRIES),
  spec: (_, entry) => ({
    type: truth,
    lasts: 'ever',
    likely: true,
    question: unrestTexts.fact.threat[entry as keyof typeof unrestTexts.fact.threat]({ entry }),
    clauses: ['G.H3', 'G.H4'],
  }),
  // what nobody has said is unknown, but by the ruling that waits for the table to say it
  read: ({ open }, entry) =>
    reportedValue(open.facts, threatKey(entry)) ??
    (threatRuling(open.rulings, 'threats') === 'told' && open.facts[threatKey(entry)] === undefined
      ? false
      : undefined),
});

/** The threats that the table was asked for. */
export const THREATS: readonly FactKey[] = THREATENED_ENTRIES.map((entry) => threatKey(entry));

/** The number of the Vichy roll (THA.U1): it stands in another book. */
export const vichy = family<WarGameGround, []>({
  key: () => 'vichy',
  each: () => [[]],
  spec: () => ({
    type: whole(0, 12),
    lasts: 'ever',
    club: true,
    question: unrestTexts.fact.vichy(),
    clauses: ['THA.U1'],
  }),
});

function valueOf(report: sums.Report | undefined, otherwise: string): string {
  return report?.as === 'unknown' ? otherwise : String(report?.value ?? otherwise);
}

function numberOf(report: sums.Report | undefined): number {
  return typeof report?.value === 'number' ? report.value : 0;
}

/** A count that is kept only where it is not 0. */
function count(counts: Record<string, number>, of: string, to: number): void {
  if (to === 0) delete counts[of];
  else counts[of] = to;
}

/** All that the table can report of the world. */
export const WORLD_FACTS = [
  classFact,
  through,
  natives,
  units,
  holder,
  value,
  war,
  phonyWar,
  hadWar,
  struckFact,
  government,
  builtUnits,
  lastRoll,
  endFact,
  threat,
  vichy,
];

/** G.H4: all that the table can report of the world. */
export const WORLD_REPORTED = part(import.meta.url, {
  facts: WORLD_FACTS,
});
