import type { Ruling } from '../../../kernel/ruling.ts';
import { RULINGS as AFGHANISTAN } from './afghanistan.rulings.ts';
import { RULINGS as ARGENTINA } from './argentina.rulings.ts';
import { RULINGS as BELGIUM_HOLLAND } from './belgium-holland.rulings.ts';
import { RULINGS as BOLIVIA } from './bolivia.rulings.ts';
import { RULINGS as BRAZIL } from './brazil.rulings.ts';
import { RULINGS as BULGARIA } from './bulgaria.rulings.ts';
import { RULINGS as CHILE } from './chile.rulings.ts';
import { RULINGS as DENMARK } from './denmark.rulings.ts';
import { RULINGS as EIRE } from './eire.rulings.ts';
import { RULINGS as ESTONIA } from './estonia.rulings.ts';
import { RULINGS as HUNGARY } from './hungary.rulings.ts';
import { RULINGS as ON_TURN_1 } from './on-turn-1.rulings.ts';

/** The rulings of the entries from Afghanistan to Hungary. */
export const RULINGS: readonly Ruling[] = [
  ...AFGHANISTAN,
  ...ARGENTINA,
  ...BELGIUM_HOLLAND,
  ...BOLIVIA,
  ...BRAZIL,
  ...BULGARIA,
  ...CHILE,
  ...DENMARK,
  ...EIRE,
  ...ESTONIA,
  ...HUNGARY,
  ...ON_TURN_1,
];
