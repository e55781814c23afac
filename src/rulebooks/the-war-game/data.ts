import { fits, type FactSchema, type FactValue, typeWords } from '../../kernel/facts.ts';
import { bindFamilies } from '../../kernel/family.ts';
import { type Json, own } from '../../kernel/json.ts';
import { render } from '../../kernel/words.ts';
import { type DataCheck, type FilesRead, readInOrder } from '../data-check.ts';
import { onceFor } from '../once.ts';
import { beganFact } from './began.ts';
import { WORLD_FACTS } from './facts.ts';
import { readMap } from './map-check.ts';
import type { MapFile } from './map-file.ts';
import { OUR_MAP } from './map.ts';
import { BY_PLAYER } from './nations.ts';
import { attemptsMade } from './part-two/i1-progression.ts';
import { wonFact } from './part-two/i4-resets.ts';
import { openedFact, spentFact } from './part-two/j1-money.ts';
import { landValue } from './part-two/j2-cap.ts';
import { checkTogether } from './start-check.ts';
import type { Ground } from './state.ts';
import { PLACES } from './territories.ts';

/** What players supply: a map of their own, and where their game begins. */
export interface GameData {
  readonly map?: MapFile;
  readonly start?: { readonly turn: number; readonly facts: Readonly<Record<string, FactValue>> };
}

/** The last turn in which a game can begin. */
export const LAST_START = 14;

/**
 * Read the players' files in order: a `map` says what touches what, a `start` where the game begins. A later file of a kind
 * replaces the one before. Every fault of the first bad file is returned with its path; nothing is repaired or guessed.
 */
export function readData(files: readonly Json[]): FilesRead {
  const none: GameData = {};
  return readInOrder(files, none, readDocument);
}

function readDocument(check: DataCheck, document: Record<string, unknown>, before: GameData): GameData {
  if (document['kind'] === 'start') return { ...before, start: readStart(check, document, before.map) };
  if (document['kind'] !== 'map') check.fail(['kind'], 'must be "map" or "start"');
  else if (before.start) check.fail(['kind'], 'must come before the start: that names the lands of its map');
  else return { ...before, map: readMap(check, document, PLACES) };
  return before;
}

/** Where a game begins. It may say any fact that the table reports or corrects, by its key. */
function readStart(
  check: DataCheck,
  document: Record<string, unknown>,
  map: MapFile = OUR_MAP,
): NonNullable<GameData['start']> {
  check.fields(document, [], ['format', 'kind', 'note', 'turn', 'facts']);
  check.optional(document['note'], (note) => check.text(note, ['note']));
  const turn = check.whole(document['turn'], ['turn'], 1, LAST_START);
  const schema = schemaOf(map);
  const facts: Record<string, FactValue> = {};
  for (const [key, value] of Object.entries(check.object(document['facts'] ?? {}, ['facts']))) {
    const spec = own(schema, key);
    if (!spec) check.fail(['facts', key], 'is not a fact that the table reports');
    else if (fits(spec.type, value)) facts[key] = value;
    else check.fail(['facts', key], `must be ${render({}, typeWords(spec.type))}`);
  }
  checkTogether(check, facts);
  return { turn, facts };
}

/** The facts of a game on a map that the table reports or corrects: they hang on nothing else. */
const schemaOf = onceFor((map: MapFile): FactSchema => {
  const setting: Ground['setting'] = {
    rulings: {},
    scenario: 1939,
    seating: BY_PLAYER,
    map,
    firstTurn: 1,
    lastTurn: LAST_START,
    start: {},
  };
  const ofPartTwo = [attemptsMade, wonFact, landValue, spentFact, openedFact];
  return bindFamilies([...WORLD_FACTS, beganFact, ...ofPartTwo], setting).facts;
});
