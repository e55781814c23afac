import { IN_EFFECT } from '../war/elections.ts';
import { chapter } from '../part.ts';
import { polishBook } from '../polish.ts';
import { WHEN } from './2-when.ts';
import { IN_EUROPE } from './31-europe.ts';
import { IN_THE_PACIFIC } from './31-pacific.ts';
import { EFFECTS } from './41-effects.ts';
import { ELECTION } from './42-election.ts';
import { MILDER_RESULT } from './43-milder.ts';
import { REGAINED_LEVEL } from './52-regained.ts';
import { EMBARGO_AGAIN } from './53-embargo.ts';
import { MODIFIERS } from './53-modifiers.ts';
import { PEACE_SIGNED } from './6-peace.ts';
import { PEACE_LEVEL } from './65-level.ts';
import { REENTRY } from './7-reentry.ts';
import { ATOMIC_WAR } from './8-atomic-war.ts';
import { DEFEAT } from './9-defeat.ts';
import { IN_FORCE } from './in-force.ts';
import { WATCH } from './watch.ts';

/** Rule 62: U.S. elections. What it has due comes after all other rules of a moment: their surrenders count in it. */
export const ELECTIONS = chapter(
  [
    WHEN,
    IN_EUROPE,
    IN_THE_PACIFIC,
    IN_EFFECT,
    EFFECTS,
    ELECTION,
    MILDER_RESULT,
    REGAINED_LEVEL,
    EMBARGO_AGAIN,
    MODIFIERS,
    PEACE_SIGNED,
    PEACE_LEVEL,
    REENTRY,
    ATOMIC_WAR,
    DEFEAT,
    IN_FORCE,
    WATCH,
  ],
  { order: (one, other) => (one < other ? -1 : 1), texts: polishBook },
);
