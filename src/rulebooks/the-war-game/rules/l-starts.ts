import type { Rulings } from '../../../kernel/index.ts';
import { putUnits } from './h-forces.ts';
import type { MapFile } from '../files/map-file.ts';
import { ALLIES, AXIS, type Nation } from '../nations.ts';
import { part } from '../part.ts';
import { prune } from '../stories/pruned.ts';
import type { GuideEntry, Forces, Marks, Place, PlaceId, WarState } from '../stories/rule.ts';
import { startRuling, START_RULINGS } from './l-starts.rulings.ts';
import type { MarksOf, Open } from '../state.ts';
import { ENTRIES } from './e-territories.ts';

// How the world stands when a scenario begins (G.L1): what the guide prints, and where it does not, a ruling.

/** The parts of the state that a scenario fills. */
type Start = Pick<Open, 'marks' | 'natives' | 'forces' | 'holders' | 'wars' | 'phonyWar' | 'states'>;

/** How the world stands at the start of 1939 or 1942 (G.L1). */
export function startOf(year: 1939 | 1942, rulings: Rulings, map: MapFile): Start {
  const start: Start = {
    marks: {},
    natives: {},
    forces: {},
    holders: Object.fromEntries(map.lands.map(({ id, owner }) => [id, owner])),
    wars: {},
    phonyWar: false,
    states: {},
  };
  for (const entry of ENTRIES) {
    if (year === 1942 && entry.state1942) start.states[entry.id] = entry.state1942;
    for (const place of [...entry.home, ...(entry.colonies ?? [])])
      set(start, rulings, year, place, startMarks(entry, place, year, rulings));
  }
  if (year === 1942) at1942(start, rulings, map);
  return start;
}

/** The marks of a place at the start: its own where they are printed, else those of its home. */
function startMarks(entry: GuideEntry, place: Place, year: 1939 | 1942, rulings: Rulings): Marks {
  const { start1939, differs1939: by } = place;
  const isOwn = by === undefined || prune(by, rulings) === true;
  const in1939 = (isOwn ? start1939 : undefined) ?? entry.start1939;
  if (year === 1939) return in1939;
  const { start1942 } = place;
  if (start1942 === undefined) return entry.start1942;
  if (start1942 !== 'unprinted') return start1942;
  return startRuling(rulings, 'starts-1942') === 'neutral' ? {} : in1939;
}

function set(start: Start, rulings: Rulings, year: 1939 | 1942, place: Place, marks: Marks): void {
  const forces = forcesOf(place, year, rulings);
  const given = Object.entries(marks).map(([nation, is]) => [
    nation,
    { class: is, by: 'start', ...(is === 'total' && { natives: forces }) },
  ]);
  if (given.length > 0) start.marks[place.id] = Object.fromEntries(given) as MarksOf;
  if (Object.keys(forces).length === 0) return;
  const owner = (Object.keys(marks) as Nation[]).find((nation) => marks[nation] === 'total');
  if (owner === undefined) start.natives[place.id] = forces;
  else putUnits(start, owner, place.id, forces);
}

/** The native forces of a place; those of 1942 that are not printed are a ruling (forces-1942). */
export function forcesOf({ forces = {}, forces1942 }: Place, year: 1939 | 1942, rulings: Rulings): Forces {
  if (year === 1939 || forces1942 === undefined) return forces;
  if (forces1942 !== 'unprinted' && forces1942 !== 'owned') return forces1942;
  return startRuling(rulings, 'forces-1942') === 'none' ? {} : forces;
}

/** Wars and held land of early 1942 (rulings wars-1942, lands-1942). */
function at1942(start: Start, rulings: Rulings, map: MapFile): void {
  const ask = startRuling(rulings, 'wars-1942') === 'ask';
  for (const a of AXIS)
    for (const b of ALLIES)
      start.wars[`${a}/${b}`] = ask ? null : a === 'japan' && b === 'ussr' ? PEACE : 'full';
  for (const [pair, state] of Object.entries(start.wars)) if (state === PEACE) delete start.wars[pair];
  start.phonyWar = ask ? null : true;
  if (startRuling(rulings, 'lands-1942') === 'ask') for (const { id } of map.lands) start.holders[id] = null;
  else Object.assign(start.holders, HELD);
}

const PEACE: WarState = 'peace';

/** Player land that another nation holds in early 1942 (ruling lands-1942). */
const HELD: Readonly<Record<PlaceId, Nation>> = { france: 'germany', 'french-indo-china': 'japan' };

/** G.L1: how a game begins. */
export const STARTS = part(import.meta.url, {
  clauses: {
    'G.K1': ['heading', 'The examples of the text'],
    'G.L1': ['computed', 'The start of 1942', 'startOf'],
  },
  rulings: START_RULINGS,
});
