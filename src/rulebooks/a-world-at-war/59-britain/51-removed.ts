import {
  type Allocation,
  type FactKey,
  type Referee,
  type Words,
  directive,
  reportedValue,
  setFact,
  tell,
  texts,
} from '../../../kernel/index.ts';
import { part } from '../part.ts';
import { type Open, type WorldStep, turnId } from '../state.ts';
import { unlessFallen } from '../war/withdrawn.ts';
import { unbuiltFactors } from './22-counted.ts';
import {
  otherFactors,
  shipRow,
  SHIP_STATES,
  SHIPS,
  SIZES,
  type RemovalSource,
  SOURCES,
  UNIT_IDS,
  UNITS,
} from './51-units.ts';
import { removedFactors } from './facts.ts';
import { countIn, has } from './given.ts';

// 59.513, 59.871: what Britain has removed, as told, and as it counts from then on.

declare module '../state.ts' {
  interface Steps {
    /** After units went: what of them counts as unbuilt. */
    'british-unbuilt': { readonly given: Allocation };
  }
}

/** 59.513A to D: what goes is told by where it is. */
export function tellRemoved(given: Allocation, referee: Referee): void {
  for (const source of SOURCES) {
    const gone = UNIT_IDS.filter((unit) => has(given, `${source}/${unit}`));
    if (gone.length === 0) continue;
    const units = gone.map((unit) => say.removed[unit]({ count: countIn(given, `${source}/${unit}`) }));
    const subject = new Set(gone.map((unit) => UNITS[unit].clause));
    directive(referee, say.told.britishUnits, { source, units }, ['59.512', '59.513A', ...subject]);
  }
  tellShips(given, referee);
}

/** 59.513D: naval units, each by its state. */
function tellShips(given: Allocation, referee: Referee): void {
  const ships: Words[] = [];
  const rows = new Set<string>();
  for (const state of SHIP_STATES)
    for (const size of SIZES) {
      const count = countIn(given, shipRow(state, size));
      if (count === 0) continue;
      ships.push(say.removed.ship({ count, size, state }));
      rows.add(SHIPS[state].row);
    }
  if (ships.length === 0) return;
  directive(referee, say.told.britishShips, { ships }, [
    '59.512',
    '59.513A',
    ...new Set(['59.513D', ...rows]),
  ]);
}

const OTHER = 'ground-brps';

/** 59.871: removed units count as unbuilt from now on; those that were unbuilt before are not counted twice. */
const britishUnbuilt: WorldStep<'british-unbuilt'> = {
  clauses: ['59.871'],
  withdraw: unlessFallen('britain'),
  needs: {
    facts: (_, { facts }, { given }): readonly FactKey[] =>
      SOURCES.filter((source) => has(given, `${source}/${OTHER}`))
        .map((source) => otherFactors.key(source))
        .filter((key) => reportedValue(facts, key) === undefined),
    asks: (_, open) => ({ at: turnId(open), prompt: say.ask.otherFactors(), clauses: ['59.871'] }),
  },
  next: (_, { open }, { given }, referee) => count(open, given, referee),
  drop: (_, { open }, { given }, referee) => count(open, given, referee),
};

function factorsFrom({ facts }: Open, given: Allocation, source: RemovalSource): number {
  const counted = UNIT_IDS.reduce(
    (sum, unit) => sum + UNITS[unit].factors * countIn(given, `${source}/${unit}`),
    0,
  );
  const others = has(given, `${source}/${OTHER}`) ? reportedValue(facts, otherFactors.key(source)) : 0;
  return counted + Number(others ?? 0);
}

function count(open: Open, given: Allocation, referee: Referee): void {
  const [unbuilt, built] = SOURCES.map((source) => factorsFrom(open, given, source)) as [number, number];
  const factors = unbuilt + built;
  if (factors === 0) return;
  const removed = Number(reportedValue(open.facts, removedFactors.key()) ?? 0) + factors;
  setFact(open.facts, removedFactors.key(), removed);
  const before = reportedValue(open.facts, unbuiltFactors.key());
  if (typeof before === 'number') setFact(open.facts, unbuiltFactors.key(), Math.max(0, before - unbuilt));
  tell(referee, 'note', say.told.countAsUnbuilt, { factors, removed }, ['59.871']);
}

const say = texts({
  told: {
    britishUnits:
      'Britain removes from its force pool, {source}: {units}. They still count towards its maximum force pool.',
    britishShips: 'Britain eliminates naval units: {ships}.',
    countAsUnbuilt:
      'Removed factors count as unbuilt in British resistance: {factors} more, {removed} in all.',
  },
  ask: {
    otherFactors:
      'What was removed counts as unbuilt from now on: how many factors were the other ground units?',
  },
  removed: {
    aaf: '{count} AAF',
    'infantry-factors': '{count} infantry factors',
    'armor-factors': '{count} armor factors',
    'ground-brps': '{count} BRPs of other ground units',
    'nas-brps': '{count} BRPs of NAS',
    ship: '{count} × {size}-factor ({state})',
  },
});

/** 59.871: what Britain has removed. */
export const REMOVED_UNITS = part(import.meta.url, {
  clauses: {
    '59.871': ['enforced', 'Removed units count as unbuilt', 'britishUnbuilt'],
  },
  steps: { 'british-unbuilt': britishUnbuilt },
  texts: say,
});
