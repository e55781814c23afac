import { existsSync } from 'node:fs';
import { checklistOf, questionsOf } from '../../club/checklist.ts';
import { sectionOf, withSection } from '../../club/club.ts';
import { countOf, newTo, type ClubMemory, remembering, toldForGood } from '../../club/told.ts';
import { isRefusal } from '../../kernel/clause.ts';
import type { Game } from '../../kernel/game/game.ts';
import { record } from '../../kernel/game/record.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { clubAt, readClubFile, writeClubFile } from './club-file.ts';
import { checklistText, rememberedLines, sectionText } from './club-text.ts';
import { withGame } from './games.ts';
import { rulebookOf } from './new.ts';
import { failure, type Failure, isFailed, failureOf, type Result } from '../output.ts';

export interface ClubOptions {
  readonly rulebook?: string;
  readonly scenario?: string;
}

/** Check a club file: what it holds, or, for a scenario, what a game will ask and how much of it the file answers. */
export function clubCommand(path: string, { rulebook: id, scenario: wanted }: ClubOptions): Result {
  const club = readClubFile(path);
  if (isFailed(club)) return club;
  if (id === undefined) {
    const books = RULEBOOKS.filter((book) => Object.hasOwn(club.rulebooks, book.id));
    const lines = books.map((book) => `  ${book.title}: ${sectionText(sectionOf(club, book.id))}`);
    return { text: [club.title, ...lines].join('\n'), json: club };
  }
  const rulebook = rulebookOf(id);
  if (isFailed(rulebook)) return rulebook;
  const known = rulebook.scenarios.map((each) => each.id);
  const scenario = rulebook.scenarios.find((each) => each.id === (wanted ?? known[0]));
  if (!scenario) return failure(`There is no scenario "${wanted}"; there are ${known.join(', ')}.`);
  const section = sectionOf(club, id);
  const questions = questionsOf(rulebook, scenario.id, section);
  if (isRefusal(questions)) return failureOf(questions, rulebook);
  const list = checklistOf(questions, section);
  return { text: checklistText(questions.table, list), json: list };
}

/** Put what a game was told, and is so in other games too, into a club file; it is made if it is not there. */
export function rememberCommand(file: string, { club: path }: { readonly club: string }): Promise<Result> {
  return withGame<Result>(file, async ({ game }) => {
    const told = remember(game, path);
    if (isFailed(told)) return told;
    const lines = rememberedLines(game.table, told);
    const text = lines.length > 0 ? [`Remembered in ${path}:`, ...lines].join('\n') : NOTHING_NEW;
    return { text, json: { club: path, remembered: told } };
  });
}

export const NOTHING_NEW = 'This game was told nothing that the club file does not have.';

/** What can be remembered of a game, from what a spectator reads. */
export function toldIn(game: Game): ClubMemory {
  return toldForGood(game.table, record(game, null));
}

/** What of a game a club file does not have yet. */
export function newIn(game: Game, path: string): ClubMemory | Failure {
  const club = clubAt(path);
  if (isFailed(club)) return club;
  return newTo(sectionOf(club, game.table.rulebook.id), toldIn(game));
}

/** Put it in; says what it was. */
export function remember(game: Game, path: string): ClubMemory | Failure {
  const club = clubAt(path);
  if (isFailed(club)) return club;
  const { id } = game.table.rulebook;
  const section = sectionOf(club, id);
  const told = newTo(section, toldIn(game));
  if (countOf(told) === 0 && existsSync(path)) return told;
  return writeClubFile(path, withSection(club, id, remembering(section, told))) ?? told;
}
