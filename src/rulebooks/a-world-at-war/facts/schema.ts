import { type FactSchema, frame, json } from '../../../kernel/index.ts';
import { CHAPTERS } from '../chapters.ts';
import type { FactGround, WorldFamily, WorldGround, SuppliedData } from '../state.ts';

const PARTS: readonly Pick<frame.Chapter<WorldGround>, 'facts' | 'rulings'>[] = CHAPTERS.flat();
const RULINGS = PARTS.flatMap(({ rulings = [] }) => rulings);
const DEFAULTS = Object.fromEntries(RULINGS.map((each) => [each.id, each.default]));
const NOTHING: SuppliedData = { rulings: DEFAULTS, tables: {}, page: [], list: [] };

/** The facts of all chapters: every one hangs on what was supplied alone (facts.ts). */
const FAMILIES: readonly WorldFamily[] = PARTS.flatMap(({ facts = [] }) => facts as readonly WorldFamily[]);

/** The facts of so many games are kept: most differ in nothing that facts hang on. */
const MOST = 16;
const latest: { readonly supplied: SuppliedData; readonly facts: FactSchema }[] = [];

/**
 * The facts of all chapters, where these things are supplied: what tables are read by, before there is a game. The same
 * object for the same things, while it is kept.
 */
export function schemaOf(given: Partial<SuppliedData> = {}): FactSchema {
  const { rulings, tables, page, list } = { ...NOTHING, ...given };
  const supplied = { rulings, tables, page, list };
  const at = latest.findIndex((each) => json.isSame(each.supplied, supplied));
  const [known] = at < 0 ? [] : latest.splice(at, 1);
  const { facts } = known ?? { facts: frame.schemaFor<FactGround>(FAMILIES, supplied) };
  latest.unshift(known ?? { supplied, facts });
  latest.length = Math.min(latest.length, MOST);
  return facts;
}
