import { type FactSchema, type Json, files, frame } from '../../../kernel/index.ts';
import { namedTarget } from './file-names.ts';
import { NOTE, readPack } from './pack-check.ts';
import type { GameData, Pack } from './pack.ts';
import { RHINELAND, SHEET } from '../packs/sheet.ts';
import { CHAPTERS } from '../parts.ts';
import { BY_SIDE } from '../powers.ts';
import { type StormGround, SEASONS, seasonOf } from '../state.ts';

/** The last turn that a game can have (ruling last-turn). */
const LAST_TURN = 28;
const FIRST_YEAR = seasonOf(1).year;
const LAST_YEAR = seasonOf(LAST_TURN).year;

/**
 * Read the players' files in order: a `pack` says what the sheet does not, a `start` where the game begins. A later file
 * of a kind replaces the one before. Every fault of the first bad file is returned with its path; nothing is repaired or guessed.
 */
export function readData(documents: readonly Json[]): files.FilesRead {
  const none: GameData = {};
  return files.readInOrder(documents, none, readDocument);
}

function readDocument(check: files.DataCheck, document: Record<string, unknown>, before: GameData): GameData {
  if (document['kind'] === 'start') return { ...before, start: readStart(check, document, before.pack) };
  if (document['kind'] !== 'pack') check.fail(['kind'], 'must be "pack" or "start"');
  else if (before.start)
    check.fail(['kind'], 'must come before the start: that names the targets of its pack');
  else return { ...before, pack: readPack(check, document) };
  return before;
}

/** Where a game begins with a pack. It may say any fact that the table reports, by its key. */
export function startWith(pack: Pack) {
  return files.file(
    {
      note: NOTE,
      year: files.neededField(files.whole(FIRST_YEAR, LAST_YEAR), 'Year'),
      season: files.neededField(files.one(SEASONS, namedTarget), 'Season'),
      facts: files.nullableField(
        files.factValues(() => schemaOf(pack)),
        'What holds by now',
        { about: 'Only what you set goes into the file.' },
      ),
    },
    { shown: ['year', 'season', 'facts', 'note'] },
  );
}

function readStart(
  check: files.DataCheck,
  document: Record<string, unknown>,
  pack: Pack = SHEET,
): NonNullable<GameData['start']> {
  const { year, season, facts } = startWith(pack).read(check, document, []);
  return {
    turn: (year - FIRST_YEAR) * SEASONS.length + SEASONS.indexOf(season) + 1,
    facts: facts ?? {},
  };
}

/** The facts of a game with a pack: the Rhineland among its targets, as a ruling may add it. */
function schemaOf(pack: Pack): FactSchema {
  const hasRhineland = pack.targets.some(({ id }) => id === RHINELAND.id);
  const setting: StormGround['setting'] = {
    rulings: {},
    pack,
    seating: BY_SIDE,
    targets: hasRhineland ? pack.targets : [...pack.targets, RHINELAND],
    events: new Map(pack.events.map((each) => [each.id, each])),
    firstTurn: 1,
    lastTurn: LAST_TURN,
    start: {},
  };
  return frame.schemaFor(
    CHAPTERS.flat().flatMap(({ facts = [] }) => facts),
    setting,
  );
}
