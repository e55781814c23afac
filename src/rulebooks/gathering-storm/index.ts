import { frame } from '../../kernel/index.ts';
import { readData } from './files/data.ts';
import { fileForms } from './files/file-forms.ts';
import { GLOSSARY } from './glossary.ts';
import { noneRemoved } from './intelligence/24.83-removed.ts';
import { freshPlan, freshTurn } from './lifetimes.ts';
import type { GameData, Pack } from './files/pack.ts';
import { standing } from './board/ended.ts';
import { HOUSE } from './packs/house.ts';
import { MIGRATIONS } from './migrations.ts';
import { SHEET, withRhineland } from './packs/sheet.ts';
import { rulebook } from './part.ts';
import { CHAPTERS } from './parts.ts';
import { EUROPE } from './places.ts';
import { BY_SIDE } from './powers.ts';
import { stormRuling } from './rulings.ts';
import { PLAN, SCENARIOS } from './starts/scenarios.ts';
import { lastTurnOf, lateStart } from './sequence.ts';
import { untouchedStart } from './starts/standing.ts';
import { stormSequenceTexts } from './sequence.words.ts';
import { type StormPosition, seasonOf, type Setting } from './state.ts';
import { documentsOf } from './files/documents.ts';
import { suppliedWords } from './files/supplied.ts';
import { untilWar } from './war.ts';

/** The pack that a game is played with: the players' own, or the one of the ruling. */
function packOf({ rulings, data }: frame.Setup): Pack {
  const own = (data as unknown as GameData | null)?.pack;
  return own ?? (stormRuling(rulings, 'pack') === 'house' ? HOUSE : SHEET);
}

/** What is made of a setup once. */
export function settingOf(setup: frame.Setup): Setting {
  const { rulings, scenario } = setup;
  const { seating, turns } = PLAN[scenario.id] ?? { seating: BY_SIDE, turns: null };
  const start = (setup.data as unknown as GameData | null)?.start;
  const pack = packOf(setup);
  // a list of the players' own is taken as it is
  const targets = stormRuling(rulings, 'rhineland') === 'yes' ? withRhineland(pack.targets) : pack.targets;
  const firstTurn = start?.turn ?? 1;
  return {
    rulings,
    pack,
    seating,
    targets,
    events: new Map(pack.events.map((each) => [each.id, each])),
    firstTurn,
    lastTurn: turns === null ? lastTurnOf(rulings) : firstTurn + turns - 1,
    start: { ...untouchedStart(targets), ...noneRemoved({ targets }), ...start?.facts },
  };
}

function firstPosition(setting: Setting, setup: frame.Setup): StormPosition {
  const seats = setup.scenario.seats.map(({ id }) => [
    id,
    { ...frame.sealedCommon(), strengths: {}, ...freshPlan(setup) },
  ]);
  return {
    open: {
      ...frame.openCommon(setup.rulings, setting.start),
      agenda: [],
      asked: {},
      turn: setting.firstTurn,
      ...freshTurn(),
    },
    sealed: Object.fromEntries(seats),
  };
}

/** Gathering Storm: the ten steps of its diplomacy. */
export const gatheringStorm = rulebook({
  id: 'gathering-storm',
  title: 'Gathering Storm: diplomacy',
  version: '2',
  migrations: MIGRATIONS,
  about:
    'Five major powers place counters in ten steps, turn after turn, and a ledger sums up each target. ' +
    'Who may place what, and where, is checked whole. Without the counters and costs of the game itself you say how ' +
    'strong each counter is, nothing is charged, and you enter what the totals come to; a pack of your own supplies them.',
  glossary: GLOSSARY,
  scenarios: SCENARIOS,
  isMoot: ({ id }, scenario) => id === 'last-turn' && PLAN[scenario]?.turns === 1,
  map: EUROPE,
  data: readData,
  documents: documentsOf,
  fileForms,
  refuses: lateStart,
  supplied: suppliedWords,
  isMiddle: (data) => (data as unknown as GameData | null)?.start !== undefined,
  example: 'first-turn',
  setting: settingOf,
  first: firstPosition,
  standing,
  turn: ({ turn }) => turn,
  turnCalled: (turn) => stormSequenceTexts.when(seasonOf(turn)),
  begin: () => [{ step: 'turn' }],
  // the table is asked before anything can be told
  quietStart: true,
  around: untilWar,
  chapters: CHAPTERS,
});
