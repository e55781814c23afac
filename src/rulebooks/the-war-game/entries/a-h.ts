import { part } from '../part.ts';
import type { GuideEntry } from '../stories/rule.ts';
import { entriesAToHTexts } from './a-h.words.ts';
import { AFGHANISTAN } from './afghanistan.ts';
import { ARGENTINA } from './argentina.ts';
import { BELGIUM_HOLLAND } from './belgium-holland.ts';
import { BOLIVIA } from './bolivia.ts';
import { BRAZIL } from './brazil.ts';
import { BULGARIA } from './bulgaria.ts';
import { CENTRAL_AMERICA } from './central-america.ts';
import { CHILE } from './chile.ts';
import { COLOMBIA } from './colombia.ts';
import { CUBA } from './cuba.ts';
import { DENMARK } from './denmark.ts';
import { ECUADOR } from './ecuador.ts';
import { EIRE } from './eire.ts';
import { ESTONIA } from './estonia.ts';
import { FINLAND } from './finland.ts';
import { GREECE } from './greece.ts';
import { HUNGARY } from './hungary.ts';

/** The entries from Afghanistan to Hungary, in the order of the guide. */
export const A_TO_H: readonly GuideEntry[] = [
  AFGHANISTAN,
  ARGENTINA,
  BELGIUM_HOLLAND,
  BOLIVIA,
  BRAZIL,
  BULGARIA,
  CENTRAL_AMERICA,
  CHILE,
  COLOMBIA,
  CUBA,
  DENMARK,
  ECUADOR,
  EIRE,
  ESTONIA,
  FINLAND,
  GREECE,
  HUNGARY,
];

/** Who or what governs in them. */
export const GOVERNMENTS_A_TO_H = part(import.meta.url, {
  texts: entriesAToHTexts,
});
