import { type Door, type Referee, type frame, once } from '../../../kernel/index.ts';
import type { Roll } from '../turn/lifetimes.ts';
import { part } from '../part.ts';
import { FACTIONS, type Faction, isFaction } from '../powers.ts';
import { dpsIn, type WorldPosition, type Go, type Open, type WorldStep } from '../state.ts';
import { openDps } from './21-paper.ts';
import { openingRuling, OPENING_RULINGS } from './425-opening.rulings.ts';
import { covertSteps } from './4262-covert.ts';
import { enemiesOf, isOpenRing, openRings, seesNone } from './4262-spy-rings.ts';
import { door, isPlacing, isShut, targetOf } from './door.ts';

// 49.422, 49.425: everybody's DPs and spy rings in the targets named, and in no others; then what each side adds.

declare module '../state.ts' {
  interface Steps {
    opened: object;
    rings: object;
  }
}

/** 49.425: the DPs of all in the targets that are rolled for. Whether any are due on paper. */
export function openRolls(position: WorldPosition, referee: Referee): boolean {
  const wanted = position.open.rolls.flatMap(({ target }) => dpsOfAll(target));
  return openDps(position, wanted, ['49.422', '49.425'], referee);
}

const dpsOfAll = once((target: string) => FACTIONS.map((faction) => ({ faction, target })));

/** 49.425: all DPs are open; a naming that fell away on paper has brought no roll. */
const opened: WorldStep<'opened'> = {
  clauses: ['49.425'],
  next(_, position, __, referee): Go[] {
    const { open } = position;
    if (open.rolls.length === 0) return [];
    openRings(position, referee);
    return [{ step: 'subversion' }, ...covertSteps(open), { step: 'rolls' }];
  },
  // skipped, no secret is opened for rolls that are not made
  drop: () => undefined,
};

/** 49.425: the spy rings where rolls in reaction were added. */
const rings: WorldStep<'rings'> = {
  clauses: ['49.425', '49.4262'],
  next: (_, position, __, referee) => openRings(position, referee),
  drop: () => undefined,
};

/** One roll for a target, whoever named it (ruling same-target); a demand gives the roll its meaning (49.71). */
export function addRoll(open: Open, target: string, by: Faction, kind: Roll['kind']): void {
  const same = open.rolls.find((each) => each.target === target);
  if (!same) open.rolls.push({ target, by: [by], kind, rolled: null, settled: null, faction: null });
  else {
    same.by.push(by);
    if (kind === 'demand') same.kind = kind;
  }
}

/** 49.425: the DPs in a target of the phase; 49.21: in one that was named before, or that holds a ring of an enemy. */
function mayOpenDps(position: WorldPosition, opened: Door): boolean {
  const { open, sealed } = position;
  const { from, to, value } = opened;
  const target = targetOf(opened);
  if (!isFaction(from) || value !== dpsIn(sealed[from]?.dps ?? {}, target)) return false;
  if (to !== 'all') return to.length === 1 && to.every((seat) => seesNone(position, seat, from, target));
  if (!isShut(open, opened)) return false;
  if (target === 'italy') return isSurrendering(open, 'surrender', 'italy-opening');
  if (target === 'france') return isSurrendering(open, 'fall', 'french-opening');
  if (!isPlacing(open)) return open.rolls.some((each) => each.target === target);
  return (
    open.named.some((each) => each.target === target) ||
    enemiesOf(from).some((other) => isOpenRing(open, other, target))
  );
}

/** 56.31A, 58.21E: a surrender has just become certain, or what is on paper in the country is being shown. */
function isSurrendering({ agenda }: Open, shown: 'surrender' | 'fall', opening: Go['step']): boolean {
  const [item] = agenda as readonly Go[];
  return item?.step === 'show' ? item.before === shown : item?.step === opening;
}

/** What an Allied diplomatic phase can end with: where nothing is left to be told, the checks of its player turn follow at once. */
const BEFORE_CHECKS = [
  'skip',
  'usat',
  'usjt',
  'subversion',
  'covert',
  'roll',
  'lesser',
  'tie',
  'demand',
] as const;
const ON_MAP = 'Italy or France has to surrender in a campaign.';
/** The decisions before which a surrender of Italy or France can become certain, where surrenders are played. */
const ON_SURRENDER = ['report', 'changes', 'surrender', ...BEFORE_CHECKS] as const;
const CAMPAIGNS = ['campaign-1939', 'global-1939'];
const isCampaign = ({ scenario }: frame.Setup): boolean => CAMPAIGNS.includes(scenario.id);
/** By ruling surrender-opening they open as soon as a surrender is certain, on whatever was answered then. */
const isAtOnce = (setup: frame.Setup): boolean =>
  isCampaign(setup) && openingRuling(setup.rulings, 'surrender-opening') === 'at-once';

function onSurrender<T>(value: T): Record<(typeof ON_SURRENDER)[number], T> {
  return Object.fromEntries(ON_SURRENDER.map((name) => [name, value])) as ReturnType<typeof onSurrender<T>>;
}

const DP = door(
  {
    name: 'dp',
    about:
      'The DPs of each faction in a named target, in one that holds an enemy spy ring, or in Italy or France as it surrenders.',
    clauses: ['49.425', '49.21', '56.31A', '58.21E'],
    on: ['allocate', 'written', 'name', 'react', 'show', 'open', ...ON_SURRENDER],
    only: { open: isCampaign, ...onSurrender(isAtOnce) },
    seldom: {
      open: ON_MAP,
      ...onSurrender(ON_MAP),
      written: 'A ring has to be reported where a faction can have no DPs, before it writes its paper.',
      react: 'A reaction to subversion has to bring a target that was not named.',
    },
  },
  mayOpenDps,
);

/** 49.425: DPs are opened. */
export const DPS_OPENED = part(import.meta.url, {
  rulings: OPENING_RULINGS,
  steps: { opened, rings },
  doors: [DP],
});
