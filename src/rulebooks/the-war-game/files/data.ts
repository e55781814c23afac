import { type FactSchema, type FactValue, type Json, files, frame, once } from '../../../kernel/index.ts';
import { beganFact } from '../stories/began.ts';
import { WORLD_FACTS } from '../facts/facts.ts';
import { NOTE, readMap } from './map-check.ts';
import type { MapFile } from './map-file.ts';
import { OUR_MAP } from './map.ts';
import { BY_PLAYER } from '../nations.ts';
import { attemptsMade } from '../part-two/i1-progression.ts';
import { wonFact } from '../part-two/i4-resets.ts';
import { openedFact, spentFact } from '../part-two/j1-money.ts';
import { landValue } from '../part-two/j2-cap.ts';
import { checkTogether } from '../starts/start-check.ts';
import type { WarGameGround } from '../state.ts';

/** What players supply: a map of their own, and where their game begins. */
export interface GameData {
  readonly map?: MapFile;
  readonly start?: { readonly turn: number; readonly facts: Readonly<Record<string, FactValue>> };
}

/** The last turn in which a game can begin. */
const LAST_START = 14;

/**
 * Read the players' files in order: a `map` says what touches what, a `start` where the game begins. A later file of a kind
 * replaces the one before. Every fault of the first bad file is returned with its path; nothing is repaired or guessed.
 */
export function readData(documents: readonly Json[]): files.FilesRead {
  const none: GameData = {};
  return files.readInOrder(documents, none, readDocument);
}

function readDocument(check: files.DataCheck, document: Record<string, unknown>, before: GameData): GameData {
  if (document['kind'] === 'start') return { ...before, start: readStart(check, document, before.map) };
  if (document['kind'] !== 'map') check.fail(['kind'], 'must be "map" or "start"');
  else if (before.start) check.fail(['kind'], 'must come before the start: that names the lands of its map');
  else return { ...before, map: readMap(check, document) };
  return before;
}

/** Where a game begins on a map. It may say any fact that the table reports or corrects, by its key. */
export function startOn(map: MapFile) {
  const facts = files.factValues(
    () => schemaOf(map),
    () => true,
  );
  return files.file(
    {
      note: NOTE,
      turn: files.neededField(files.whole(1, LAST_START), 'Turn', { about: '1 is July to December 1939.' }),
      facts: files.nullableField(files.also(facts, checkTogether), 'What holds by now', {
        about: 'Only what you set goes into the file.',
      }),
    },
    { shown: ['turn', 'facts', 'note'] },
  );
}

function readStart(
  check: files.DataCheck,
  document: Record<string, unknown>,
  map: MapFile = OUR_MAP,
): NonNullable<GameData['start']> {
  const { turn, facts } = startOn(map).read(check, document, []);
  return { turn, facts: facts ?? {} };
}

/** The facts of a game on a map that the table reports or corrects: they hang on nothing else. */
const schemaOf = once((map: MapFile): FactSchema => {
  const setting: WarGameGround['setting'] = {
    rulings: {},
    scenario: 1939,
    seating: BY_PLAYER,
    map,
    firstTurn: 1,
    lastTurn: LAST_START,
    start: {},
  };
  const ofPartTwo = [attemptsMade, wonFact, landValue, spentFact, openedFact];
  return frame.schemaFor([...WORLD_FACTS, beganFact, ...ofPartTwo], setting);
});
