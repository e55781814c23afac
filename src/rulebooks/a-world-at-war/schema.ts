import { bindFamilies } from '../../kernel/family.ts';
import type { FactSchema } from '../../kernel/facts.ts';
import { FAMILIES as DIPLOMACY } from './49-diplomacy/families.ts';
import { RULINGS } from './49-diplomacy/rulings.ts';
import { FAMILIES as SURRENDER } from './54-surrender/families.ts';
import { FAMILIES as ITALY } from './56-italy/families.ts';
import { FAMILIES as JAPAN } from './57-japan/families.ts';
import { FAMILIES as FRANCE } from './58-france/families.ts';
import { FAMILIES as BRITAIN } from './59-britain/families.ts';
import { FAMILIES as RUSSIA } from './60-russia/families.ts';
import { FAMILIES as CHINA } from './61-china/families.ts';
import { FAMILIES as ELECTIONS } from './62-elections/families.ts';
import type { FactGround, Supplied } from './state.ts';

const DEFAULTS = Object.fromEntries(RULINGS.map((each) => [each.id, each.default]));
const NOTHING: Supplied = { rulings: DEFAULTS, tables: {}, page: [], list: [] };

/** The facts of all chapters, where these things are supplied: what tables are read by, before there is a game. */
export function schemaOf(supplied: Partial<Supplied> = {}): FactSchema {
  const all = [
    ...DIPLOMACY,
    ...SURRENDER,
    ...ITALY,
    ...JAPAN,
    ...FRANCE,
    ...BRITAIN,
    ...RUSSIA,
    ...CHINA,
    ...ELECTIONS,
  ];
  return bindFamilies<FactGround>(all, { ...NOTHING, ...supplied }).facts;
}
