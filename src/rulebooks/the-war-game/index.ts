import { frame } from '../../kernel/index.ts';
import { convertNatives, totalOf } from './rules/a-classes.ts';
import { sayWhatBegan, sayWhatWasTaken } from './starts/begun.ts';
import { clearConquered, concludeAtStart, isConcluded } from './causes/known.ts';
import { charts } from './board/chart-tables.ts';
import { standing } from './board/ended.ts';
import { type GameData, readData } from './files/data.ts';
import { PLACES } from './rules/e-territories.ts';
import { rememberWars } from './rules/f4-wars.ts';
import { MOST_TURNS } from './facts/facts.ts';
import { fileForms } from './files/file-forms.ts';
import { GLOSSARY } from './glossary.ts';
import { startRuling } from './rules/l-starts.rulings.ts';
import { startOf } from './rules/l-starts.ts';
import { freshPlayer, freshTurn } from './lifetimes.ts';
import { MIGRATIONS } from './migrations.ts';
import { OUR_MAP } from './files/map.ts';
import { rulebook } from './part.ts';
import { CHAPTERS } from './parts.ts';
import { WORLD } from './places.ts';
import { isMoot, PLAN, SCENARIOS } from './starts/scenarios.ts';
import { unrestTexts } from './rules/g-unrest.words.ts';
import { halfOf, type WarGamePosition, type Setting } from './state.ts';
import { documentsOf } from './files/documents.ts';
import { suppliedWords } from './files/supplied.ts';

const LAST_TURN = { 14: 14, none: MOST_TURNS } as const;

/** What is made of a setup once (G.L1). */
export function settingOf({ rulings, scenario, data }: frame.Setup): Setting {
  const plan = PLAN[scenario.id] ?? PLAN['world-1939'];
  if (!plan) throw new Error(`no scenario ${scenario.id}`);
  const { map, start } = (data ?? {}) as unknown as GameData;
  const firstTurn = start?.turn ?? plan.firstTurn;
  const last =
    plan.turns === null ? LAST_TURN[startRuling(rulings, 'last-turn')] : firstTurn + plan.turns - 1;
  return {
    rulings,
    scenario: plan.year,
    seating: plan.seating,
    map: map ?? OUR_MAP,
    firstTurn,
    // begun later than the game would end, it lasts for that turn
    lastTurn: Math.max(last, firstTurn),
    start: start?.facts ?? {},
  };
}

function firstPosition(setting: Setting, setup: frame.Setup): WarGamePosition {
  const seats = setup.scenario.seats.map(({ id }) => [id, { ...frame.sealedCommon(), bid: 0 }]);
  return {
    open: {
      ...frame.openCommon(setup.rulings),
      agenda: [],
      asked: {},
      turn: setting.firstTurn,
      was: {},
      struck: [],
      hadWar: [],
      committed: [],
      began: [],
      beganBefore: [],
      rolled: {},
      built: {},
      retaken: {},
      taken: {},
      ended: [],
      attempts: {},
      opened: [],
      won: [],
      unsaid: {},
      ...startOf(setting.scenario, setup.rulings, setting.map),
      ...freshTurn(),
      ...freshPlayer(),
    },
    sealed: Object.fromEntries(seats),
  };
}

const isThrough = (key: string): boolean => key.startsWith('through.');

/** The War Game: the Diplomat's Guide to its neutral territories. */
export const theWarGame = rulebook({
  id: 'the-war-game',
  title: 'The War Game: the neutral territories',
  version: '4',
  migrations: MIGRATIONS,
  about:
    'Sixty-six neutral territories and eight nations: who stands how to whom, what may be entered and attacked, what each ' +
    'territory’s own story does this turn, and the dice that decide it.',
  glossary: GLOSSARY,
  scenarios: SCENARIOS,
  isMoot: ({ id }, scenario) => isMoot(id, scenario),
  map: WORLD,
  data: readData,
  documents: documentsOf,
  fileForms,
  supplied: suppliedWords,
  isMiddle: (data) => (data as unknown as GameData | null)?.start !== undefined,
  charts,
  standing,
  example: 'first-turn',
  setting: settingOf,
  factsHangOn: ({ map }) => map,
  first(books, setup, start) {
    const setting = settingOf(setup);
    const position = firstPosition(setting, setup);
    // what made a mark is said of a mark that is there
    const told = Object.entries(setting.start).toSorted(
      ([one], [other]) => Number(isThrough(one)) - Number(isThrough(other)),
    );
    const printed = { ...position.open.marks };
    start(position, Object.fromEntries(told));
    rememberWars(position.open);
    if (isConcluded(position.open)) concludeAtStart(books, position.open, printed, setting.start);
    else sayWhatBegan(books, position.open, printed);
    sayWhatWasTaken(position.open);
    for (const place of PLACES) {
      const owner = totalOf(position.open, place);
      if (owner === null) continue;
      if (isConcluded(position.open)) clearConquered(position.open, place, owner, setting.start);
      convertNatives(position.open, place, owner);
    }
    return position;
  },
  // marks, units and causes are replaced, never changed in place
  copies: {
    marks: (marks) => ({ ...marks }),
    natives: (natives) => ({ ...natives }),
    forces: (forces) => ({ ...forces }),
    taken: (taken) => taken,
    unsaid: (unsaid) => unsaid,
    docket: (docket) => docket.map((due) => ({ ...due })),
  },
  turn: ({ turn }) => turn,
  turnCalled: (turn) => unrestTexts.when({ turn, ...halfOf(turn) }),
  begin: ({ start }) => [
    ...(Object.keys(start).length > 0 ? [{ step: 'begun' } as const] : []),
    { step: 'turn' },
  ],
  // what is concluded of a start in the middle is told
  quietStart: ({ rulings, start }) => Object.keys(start).length === 0 || !isConcluded({ rulings }),
  chapters: CHAPTERS,
});
