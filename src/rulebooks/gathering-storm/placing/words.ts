import { wordBook } from '../../../kernel/words.ts';
import { WORDS as PURGE } from './22.21B-purge.words.ts';
import { WORDS as ANTI_COMINTERN } from './24.3-anti-comintern.words.ts';
import { WORDS as MILITARY } from './24.4-military.words.ts';
import { WORDS as DIPLOMATIC } from './24.5-diplomatic.words.ts';
import { WORDS as LIMITS } from './24.54E-limits.words.ts';
import { WORDS as ALLIES } from './24.56D-allies.words.ts';
import { WORDS as RUSSIA } from './24.61-russia.words.ts';
import { WORDS as COSTS } from './costs.words.ts';
import { WORDS as ALLIANCE } from './one-per-alliance.words.ts';
import { WORDS as PLACE } from './place.words.ts';
import { WORDS as FACTS } from './strength-facts.words.ts';
import { WORDS as STRENGTHS } from './strengths.words.ts';
import { WORDS as VALUES } from './values.words.ts';

/** The texts of placing. */
export const WORDS = wordBook(
  PLACE,
  DIPLOMATIC,
  LIMITS,
  ALLIANCE,
  RUSSIA,
  ALLIES,
  PURGE,
  MILITARY,
  ANTI_COMINTERN,
  COSTS,
  VALUES,
  STRENGTHS,
  FACTS,
);
