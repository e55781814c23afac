import type { FactKey, FactValue } from '../../kernel/facts.ts';
import { surrendered } from './49-diplomacy/17-surrender.ts';
import { franceConquered } from './49-diplomacy/431c-france.ts';
import { britishPeace, japaneseTreaty } from './59-britain/facts.ts';
import { usDefeated, usPeace } from './62-elections/4-in-effect.ts';
import type { UserTables } from './tables/user-tables.ts';
import { war } from './wars.ts';

// What the start of a game in the middle says without naming it: which wars a surrender, a peace or a defeat has ended.

type Middle = NonNullable<UserTables['middle']>;
type Facts = Readonly<Record<FactKey, FactValue>>;

const [WITH_GERMANY, WITH_JAPAN] = [usPeace.key('germany'), usPeace.key('japan')];

const FRENCH_WARS: Facts = { [war.key('germany', 'france')]: false, [war.key('italy', 'france')]: false };
const US_IN_EUROPE: Facts = { [war.key('germany', 'us')]: false, [war.key('italy', 'us')]: false };
const US_IN_ASIA: Facts = { [war.key('japan', 'us')]: false };

/** What holds where a fact does (54.31, 58.12, 59.62, 59.892, 62.61, 62.62, 62.82). */
const IMPLIED: readonly (readonly [FactKey, Facts])[] = [
  [surrendered.key('france'), { [franceConquered.key()]: true, ...FRENCH_WARS }],
  [franceConquered.key(), { [surrendered.key('france')]: true, ...FRENCH_WARS }],
  [
    britishPeace.key(),
    {
      [surrendered.key('britain')]: true,
      [war.key('germany', 'britain')]: false,
      [war.key('italy', 'britain')]: false,
    },
  ],
  [japaneseTreaty.key(), { [war.key('japan', 'britain')]: false }],
  [usDefeated.key(), { [WITH_GERMANY]: true, [WITH_JAPAN]: true, ...US_IN_EUROPE, ...US_IN_ASIA }],
  [WITH_GERMANY, US_IN_EUROPE],
  [WITH_JAPAN, US_IN_ASIA],
];

/** A start with what it implies; what it says itself stands. */
export function withImplied(middle: Middle): Middle {
  const implied = IMPLIED.flatMap(([key, facts]) => (middle.facts[key] === true ? [facts] : []));
  return { ...middle, facts: Object.assign({}, ...implied, middle.facts) };
}
