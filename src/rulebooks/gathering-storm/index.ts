import { gather } from '../../kernel/chapter.ts';
import { openCommon, sealedCommon } from '../../kernel/position.ts';
import type { Setup } from '../../kernel/rulebook.ts';
import { readData } from './data.ts';
import { noneRemoved } from './intelligence/24.83-removed.ts';
import { EVENTS, STEPS as EVENT_STEPS } from './intelligence/index.ts';
import { freshTurn } from './lifetimes.ts';
import type { GameData, Pack } from './pack.ts';
import { HOUSE } from './packs/house.ts';
import { RHINELAND, SHEET } from './packs/sheet.ts';
import { PLACING, STEPS as PLACING_STEPS } from './placing/index.ts';
import { BY_SIDE } from './powers.ts';
import { RESOLUTION, STEPS as RESOLUTION_STEPS } from './resolution/index.ts';
import { ruled, RULINGS } from './rulings.ts';
import { PLAN, SCENARIOS } from './scenarios.ts';
import { SEQUENCE } from './sequence.ts';
import { STANDING, untouched, WORDS as STANDING_WORDS } from './standing.ts';
import type { Game, Ground, Setting } from './state.ts';

const LAST_TURN = { 'winter-1941': 28, 'winter-1939': 20 };

/** The pack that a game is played with: the players' own, or the one of the ruling. */
function packOf({ rulings, data }: Setup): Pack {
  const own = (data as unknown as GameData | null)?.pack;
  return own ?? (ruled(rulings, 'pack') === 'house' ? HOUSE : SHEET);
}

/** What is made of a setup once. */
export function settingOf(setup: Setup): Setting {
  const { rulings, scenario } = setup;
  const { seating, turns } = PLAN[scenario.id] ?? { seating: BY_SIDE, turns: null };
  const start = (setup.data as unknown as GameData | null)?.start;
  const pack = packOf(setup);
  const isTarget = ruled(rulings, 'rhineland') === 'yes' && pack.source !== 'players';
  const targets = isTarget ? [...pack.targets, RHINELAND] : pack.targets;
  const firstTurn = start?.turn ?? 1;
  const last = turns === null ? LAST_TURN[ruled(rulings, 'last-turn')] : firstTurn + turns - 1;
  return {
    rulings,
    pack,
    seating,
    targets,
    events: new Map(pack.events.map((each) => [each.id, each])),
    firstTurn,
    // begun later than the game would end, it lasts for that turn
    lastTurn: Math.max(last, firstTurn),
    start: { ...untouched(targets), ...noneRemoved({ targets }), ...start?.facts },
  };
}

function firstPosition(setting: Setting, setup: Setup): Game {
  const seats = setup.scenario.seats.map(({ id }) => [id, { ...sealedCommon(), strengths: {} }]);
  return {
    open: {
      ...openCommon(setup.rulings, setting.start),
      agenda: [],
      asked: 0,
      turn: setting.firstTurn,
      ...freshTurn(),
    },
    sealed: Object.fromEntries(seats),
  };
}

/** Gathering Storm: the ten steps of its diplomacy. */
export const gatheringStorm = gather<Ground>({
  id: 'gathering-storm',
  title: 'Gathering Storm: diplomacy',
  version: '1',
  about: 'Five major powers place counters in ten steps, turn after turn, and a ledger sums up each target.',
  scenarios: SCENARIOS,
  data: readData,
  example: 'first-turn',
  setting: settingOf,
  first: firstPosition,
  begin: () => [{ step: 'turn' }],
  steps: { ...SEQUENCE, ...PLACING_STEPS, ...EVENT_STEPS, ...RESOLUTION_STEPS },
  chapters: [
    { clauses: [], rulings: RULINGS, facts: STANDING, words: STANDING_WORDS },
    PLACING,
    EVENTS,
    RESOLUTION,
  ],
});
