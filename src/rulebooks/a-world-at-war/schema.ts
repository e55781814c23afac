import type { Chapter } from '../../kernel/chapter.ts';
import type { FactSchema } from '../../kernel/facts.ts';
import { bindFamilies } from '../../kernel/family.ts';
import { isSame } from '../../kernel/json.ts';
import { CHAPTERS } from './chapters.ts';
import type { FactGround, Family, Ground, Supplied } from './state.ts';

const PARTS: readonly Pick<Chapter<Ground>, 'rulings' | 'facts'>[] = CHAPTERS.flat();
const RULINGS = PARTS.flatMap(({ rulings = [] }) => rulings);
/** Every fact hangs on what was supplied alone (facts.ts). */
const FACTS = PARTS.flatMap(({ facts = [] }) => facts as readonly Family[]);
const DEFAULTS = Object.fromEntries(RULINGS.map((each) => [each.id, each.default]));
const NOTHING: Supplied = { rulings: DEFAULTS, tables: {}, page: [], list: [] };

/** The facts of so many games are kept: most differ in nothing that facts hang on. */
const MOST = 16;
const latest: { readonly supplied: Supplied; readonly facts: FactSchema }[] = [];

/**
 * The facts of all chapters, where these things are supplied: what tables are read by, before there is a game. The same
 * object for the same things, while it is kept.
 */
export function schemaOf(given: Partial<Supplied> = {}): FactSchema {
  const { rulings, tables, page, list } = { ...NOTHING, ...given };
  const supplied = { rulings, tables, page, list };
  const at = latest.findIndex((each) => isSame(each.supplied, supplied));
  const [known] = at < 0 ? [] : latest.splice(at, 1);
  const { facts } = known ?? { facts: bound(supplied) };
  latest.unshift(known ?? { supplied, facts });
  latest.length = Math.min(latest.length, MOST);
  return facts;
}

function bound(supplied: Supplied): FactSchema {
  return bindFamilies<FactGround>(FACTS, supplied).facts;
}
