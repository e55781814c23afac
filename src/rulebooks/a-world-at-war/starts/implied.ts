import type { FactKey, FactValue } from '../../../kernel/index.ts';
import { surrenderFact } from '../49-diplomacy/17-surrender.ts';
import { franceConquered } from '../49-diplomacy/431c-france.ts';
import { event } from '../49-diplomacy/63-triggers.ts';
import { britishPeace, japaneseTreaty } from '../59-britain/facts.ts';
import { usDefeated, usPeace } from '../war/elections.ts';
import { control } from '../war/control.ts';
import { atWar } from '../war/minor-wars.ts';
import { STANDINGS, standing } from './standing.ts';
import { MINORS } from '../tables/targets.ts';
import type { UserTables } from '../tables/user-tables.ts';
import { WARS, war } from '../war/wars.ts';

// What the start of a game in the middle says without naming it: which wars a surrender, a peace or a defeat has ended.

type Middle = NonNullable<UserTables['middle']>;
type Facts = Readonly<Record<FactKey, FactValue>>;

const [WITH_GERMANY, WITH_JAPAN] = [usPeace.key('germany'), usPeace.key('japan')];

const JAPANESE_WARS: Facts = Object.fromEntries(
  WARS.flatMap(([a, b]) => (a === 'japan' ? [[war.key(a, b), false]] : [])),
);
const FRENCH_WARS: Facts = { [war.key('germany', 'france')]: false, [war.key('italy', 'france')]: false };
const US_IN_EUROPE: Facts = { [war.key('germany', 'us')]: false, [war.key('italy', 'us')]: false };
const US_IN_ASIA: Facts = { [war.key('japan', 'us')]: false };

/** What holds where a fact does, `unless` another says what that comes from. */
type Implied = readonly [FactKey, Facts, unless?: FactKey];

const impliedBy = (facts: Facts, all: readonly Implied[]): readonly Implied[] =>
  all.filter(([key, , unless]) => facts[key] === true && (unless === undefined || facts[unless] !== true));

/** What holds where a fact does (49.58, 54.31, 55.21, 57.11, 58.12, 59.62, 59.892, 62.61, 62.62, 62.82). */
const IMPLIED: readonly Implied[] = [
  [surrenderFact.key('france'), { [franceConquered.key()]: true, ...FRENCH_WARS }],
  [franceConquered.key(), { [surrenderFact.key('france')]: true, ...FRENCH_WARS }],
  [
    britishPeace.key(),
    {
      [surrenderFact.key('britain')]: true,
      [war.key('germany', 'britain')]: false,
      [war.key('italy', 'britain')]: false,
    },
  ],
  [event.key('war.russia-finland'), { [atWar.key('russia', 'finland')]: true }],
  [event.key('war.russia-sweden'), { [atWar.key('russia', 'sweden')]: true }],
  [event.key('war.axis-sweden'), { [atWar.key('germany', 'sweden')]: true }, atWar.key('italy', 'sweden')],
  [surrenderFact.key('japan'), JAPANESE_WARS],
  [japaneseTreaty.key(), { [war.key('japan', 'britain')]: false }],
  [usDefeated.key(), { [WITH_GERMANY]: true, ...US_IN_EUROPE, ...US_IN_ASIA }],
  [WITH_GERMANY, US_IN_EUROPE],
  [WITH_JAPAN, US_IN_ASIA],
];

/** Whose results end, or pass to another, with a surrender (55.51, 56.51, 58.51). */
const LOSES: readonly (readonly [FactKey, readonly string[]])[] = (
  ['germany', 'italy', 'france'] as const
).map((power) => [surrenderFact.key(power), STANDINGS.filter((value) => value.startsWith(`${power}/`))]);

/** The capital that nobody controls any more, as its power alone did (55.41, 57.41). */
const CAPITALS: readonly (readonly [FactKey, FactKey, by: string])[] = [
  [surrenderFact.key('germany'), control.key('berlin'), 'axis'],
  [surrenderFact.key('japan'), control.key('tokyo'), 'japan'],
];

/** What a power that has surrendered cannot have any more. */
function lost(facts: Facts): readonly (readonly [fact: FactKey, other: FactKey])[] {
  const results = LOSES.filter(([key]) => facts[key] === true).flatMap(([key, values]) =>
    MINORS.map((target) => standing.key(target))
      .filter((fact) => values.includes(String(facts[fact])))
      .map((fact) => [fact, key] as const),
  );
  const capitals = CAPITALS.filter(([key, fact, by]) => facts[key] === true && facts[fact] === by);
  return [...results, ...capitals.map(([key, fact]) => [fact, key] as const)];
}

/** What a start says that cannot be beside something else that it says: each fact, and which one it contradicts. */
export function contradictions(facts: Facts): readonly (readonly [fact: FactKey, other: FactKey])[] {
  const implied = impliedBy(facts, IMPLIED).flatMap(([key, implied]) =>
    Object.keys(implied).flatMap((fact) =>
      facts[fact] !== undefined && facts[fact] !== implied[fact] ? [[fact, key] as const] : [],
    ),
  );
  return [...implied, ...lost(facts)];
}

/** What holds with a fact unless the start says otherwise: a game of Europe alone has no peace with Japan (62.82). */
const ASSUMED: readonly Implied[] = [[usDefeated.key(), { [WITH_JAPAN]: true }]];

/** A start with what it implies; nothing of that contradicts what it says itself. */
export function withImplied(middle: Middle): Middle {
  const implied = impliedBy(middle.facts, [...IMPLIED, ...ASSUMED]).map(([, facts]) => facts);
  return { ...middle, facts: Object.assign({}, ...implied, middle.facts) };
}
