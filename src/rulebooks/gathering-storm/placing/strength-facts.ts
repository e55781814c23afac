import { type FactSpec, type Possible, family, once, texts } from '../../../kernel/index.ts';
import { isFallen } from '../freed.ts';
import { targetName } from '../intelligence/spoken.ts';
import type { Placement } from '../lifetimes.ts';
import { part } from '../part.ts';
import { POWERS, type StormPower } from '../powers.ts';
import type { StormGround, Setting } from '../state.ts';
import { strengthBelieved } from './believed.ts';
import { counterId, MOST } from './counters.ts';
import type { Knowledge } from './drawn.ts';

// What a view knows of the counters in a target, for the ledgers: the owner all, the others what is open, else a range.

const ofPlay = (max: number): Pick<FactSpec, 'type' | 'lasts' | 'by'> => ({
  type: { kind: 'number', min: 0, max },
  lasts: 'turn',
  by: 'game',
});

const pairs = ({ targets }: Setting): [StormPower, string][] =>
  POWERS.flatMap((power) => targets.map(({ id }): [StormPower, string] => [power, id]));

/** The weakest and the strongest counter of a power and its set, as texts: a reader of facts has no pack at hand. */
function endsOf({ pack }: Setting, power: StormPower): [string, string, string] {
  const known = pack.counters?.[power] ?? [];
  const set = pack.counters?.[power] ?? [1, MOST];
  return [String(Math.min(...set)), String(Math.max(...set)), known.join(' ')];
}

/** The strength of a power's diplomatic counter in a target (24.5, step.8): 0 where none lies. */
export const strength = family<StormGround, readonly [StormPower, string, ...string[]]>({
  key: once((power, target) => `strength.${power}.${target}`),
  each: (setting) => pairs(setting).map(([power, target]) => [power, target, ...endsOf(setting, power)]),
  spec: (setting, power, target) => ({
    // a table can allow a second counter of a power in a target
    ...ofPlay(2 * Math.max(MOST, ...(setting.pack.counters?.[power] ?? []))),
    question: say.fact.strength({ power, target: targetName(setting, target) }),
    clauses: ['24.5', 'step.8'],
  }),
  read: (view, power, target, min, max) =>
    together(view, 'diplomatic', power, target, { min: Number(min), max: Number(max) }),
  possible: (view, power, target, ...[, , set = '']) =>
    strengthBelieved(view, power, target, set === '' ? [] : set.split(' ').map(Number)),
});

/** What a power's military counters in a target are worth (24.4). */
export const military = family<StormGround, [StormPower, string]>({
  key: once((power, target) => `military.${power}.${target}`),
  each: pairs,
  spec: (setting, power, target) => ({
    ...ofPlay(MOST * Math.max(MOST, setting.pack.military ?? 0)),
    question: say.fact.military({ power, target: targetName(setting, target) }),
    clauses: ['24.4'],
  }),
  read: (view, power, target) => together(view, 'military', power, target, ANY),
});

/** What the anti-Comintern counter in a target is worth (24.3). */
export const antiComintern = family<StormGround, [string]>({
  key: once((target) => `anti-comintern.${target}`),
  each: ({ targets }) => targets.map(({ id }) => [id]),
  spec: (setting, target) => ({
    ...ofPlay(Math.max(MOST, setting.pack.antiComintern ?? 0)),
    question: say.fact.antiComintern({ target: targetName(setting, target) }),
    clauses: ['24.3'],
  }),
  read: (view, target) => together(view, 'anti-comintern', null, target, ANY),
});

/** What one counter can be worth while nobody has said it. */
const ANY = { min: 1, max: MOST };

/**
 * What counters of a kind, of one power or (null) of any, are worth together in a target as far as a view knows: what is
 * open, its own, its partner's, else a range.
 */
function together(
  view: Knowledge,
  kind: Placement['kind'],
  power: StormPower | null,
  target: string,
  range: { readonly min: number; readonly max: number },
): Possible {
  let min = 0;
  let max = 0;
  let isCounted = false;
  for (const each of view.open.placed) {
    if (each.kind !== kind || each.target !== target || (power !== null && each.power !== power)) continue;
    const worth = each.void || isFallen(view.open, each) ? 0 : (each.value ?? saidOf(view, counterId(each)));
    // what a seat said of a counter holds for all of its power in the target; on paper it says them together, too
    const isAgain = each.value === undefined && isCounted;
    isCounted = true;
    if (!isAgain) min += worth ?? range.min * each.count;
    if (!isAgain || worth === undefined) max += worth ?? range.max * each.count;
  }
  return min === max ? min : { min, max };
}

/** What a view knows of the strength of a counter: its own, or what a partner has told it; undefined: it does not. */
export function saidOf({ sealed }: Pick<Knowledge, 'sealed'>, id: string): number | undefined {
  if (sealed === undefined) return undefined;
  const told = Object.values(sealed.revealed).flatMap((from) => from[`strength/${id}`] ?? []);
  const [value] = [...(sealed.strengths[id] === undefined ? [] : [sealed.strengths[id]]), ...told];
  return value === undefined ? undefined : Number(value);
}

const say = texts({
  fact: {
    strength: 'The strength of the diplomatic counter of {power} in {target}',
    military: 'What the military counters of {power} in {target} are worth',
    antiComintern: 'What the anti-Comintern counter in {target} is worth',
  },
});

/** What counters are worth, as facts. */
export const STRENGTH_FACTS = part(import.meta.url, {
  facts: [strength, military, antiComintern],
  texts: say,
});
