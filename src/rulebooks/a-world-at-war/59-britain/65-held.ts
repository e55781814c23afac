import { forget, reported, setFact } from '../../../kernel/facts.ts';
import { colony } from '../58-france/53-colonies.ts';
import { COLONIES, type Colony } from '../58-france/53-table.ts';
import { axisInBritain } from '../60-russia/11-resistance.ts';
import { control, controllerOf, type Controller } from '../control.ts';
import { part } from '../part.ts';
import type { Follows, Open } from '../state.ts';
import { type Holder, holder, holderOf, isHeldByAxis, type Territory } from './65-territories.ts';

// 59.65: what other rules read of a territory follows who holds it, as it is told or changes hands.

/** Areas that are hexes of Britain for the Russian table; Ulster is not (60.11). */
const OF_BRITAIN: readonly Territory[] = ['scapa-flow', 'scotland', 'central-england', 'southern-england'];
const MALTA = control.key('malta');

/** A territory changes hands (59.66, 59.72). */
export function passTo(open: Open, id: Territory, to: Holder): void {
  setFact(open.facts, holder.key(id), to);
  followHolder(open, id);
}

/** Malta (59.21), a French colony (58.533, 58.534), and whether the Axis hold a hex in Britain (60.11) follow. */
function followHolder(open: Open, id: Territory): void {
  const now = holderOf(open, id);
  if (id === 'malta') setFact(open.facts, MALTA, controllerBy(now));
  if (isColony(id) && now === 'british') becomesIf(open, id, 'axis', 'free');
  if (isColony(id) && isHeldByAxis(open, id)) becomesIf(open, id, 'free', 'axis');
  if (OF_BRITAIN.includes(id)) followBritain(open);
}

const controllerBy = (now: Holder): Controller =>
  now === 'british' ? 'western' : now === 'other' ? 'nobody' : 'axis';

const isColony = (id: string): id is Colony => (COLONIES as readonly string[]).includes(id);

/** A French colony that has been aligned, or was taken (58.53): another that is told otherwise stays what it is. */
function becomesIf(open: Open, id: Colony, from: string, to: string): void {
  if (reported(open.facts, colony.key(id)) === from) setFact(open.facts, colony.key(id), to);
}

/** 60.11: the Axis hold a hex as soon as a part of one area is theirs, and none once every area is known not to be. */
function followBritain(open: Open): void {
  const isHeld = OF_BRITAIN.some((each) => isHeldByAxis(open, each));
  const areTold = OF_BRITAIN.every((each) => reported(open.facts, holder.key(each)) !== undefined);
  if (isHeld || areTold) setFact(open.facts, axisInBritain.key(), isHeld);
}

/** 59.65, 59.21: who holds a territory says the same as who controls it: what is told last counts. */
export const territoryTold: Follows = {
  clauses: ['59.65', '59.21'],
  on: [holder, control],
  brings(_, { open }, { report, each }) {
    const told = each.filter(
      ({ key, report: { value } }) => key.startsWith('territory.') && value !== undefined,
    );
    for (const { of } of told) followHolder(open, of[0] as Territory);
    const isDoubtful = report[MALTA] !== undefined && report[holder.key('malta')] === undefined;
    if (isDoubtful && controllerOf(open, 'malta') !== controllerBy(holderOf(open, 'malta')))
      forget(open.facts, holder.key('malta'));
  },
};

/** 59.65: who holds the territories. */
export const TERRITORIES_HELD = part(import.meta.url, {
  news: [territoryTold],
});
