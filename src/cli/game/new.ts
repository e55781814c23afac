import { word } from '../call.ts';
import type { DiceMode } from '../../kernel/game/entry.ts';
import { begunWithClub } from '../../club/given.ts';
import { NO_SECTION, type Section, sectionOf } from '../../club/club.ts';
import { beginGame, type Game, newHeader } from '../../kernel/game/game.ts';
import { isRefusal } from '../../kernel/clause.ts';
import { bindTable } from '../../kernel/game/table.ts';
import type { Rulebook, Table } from '../../kernel/rulebook.ts';
import { findRulebook, RULEBOOKS } from '../../rulebooks/index.ts';
import { fileStore } from '../../store/places.ts';
import type { Store } from '../../store/index.ts';
import { chainsOf } from '../../trust/chain.ts';
import { newGameId } from '../../trust/random.ts';
import { readClubFile } from './club-file.ts';
import { checkedData } from '../data-files.ts';
import { diceFile, keepSecret, secretBeside } from './dice-file.ts';
import { saveTemplate, templateAt, withTemplate } from './template-file.ts';
import { failure, type Failure, isFailed, failureOf, type Result } from '../output.ts';

export interface NewOptions {
  readonly rulebook?: string;
  readonly scenario?: string;
  readonly ruling: readonly string[];
  readonly data: readonly string[];
  readonly club?: string;
  readonly dice?: string;
  readonly seed?: string;
  /** A template to begin from; what other options say counts before it. */
  readonly template?: string;
  /** A new file, into which what is chosen goes as a template. */
  readonly saveTemplate?: string;
  readonly out: string;
}

/** Whoever holds the file holds the secrets. */
const FILE_WARNING =
  'Whoever can read this file can read every secret in it: do not pass it round while the game lasts.';

/** A rulebook by id, or a failure that names those there are. */
export function rulebookOf(id: string | undefined): Rulebook | Failure {
  const ids = RULEBOOKS.map((each) => each.id).join(', ');
  if (id === undefined) return failure(`Name a rulebook with --rulebook; there are ${ids}.`);
  return findRulebook(id) ?? failure(`There is no rulebook "${id}"; there are ${ids}.`);
}

/** Bind a rulebook with what the options say. */
export function tableOf(
  rulebook: Rulebook,
  scenario: string | undefined,
  rulings: readonly string[],
  files: readonly string[],
  club: Section = NO_SECTION,
): Table | Failure {
  const chosen: Record<string, string> = { ...club.rulings };
  for (const each of rulings) {
    const at = each.indexOf('=');
    if (at < 1) return failure(`A ruling is given as NAME=CHOICE, not "${each}".`);
    chosen[each.slice(0, at)] = each.slice(at + 1);
  }
  const known = rulebook.scenarios.map((each) => each.id);
  const id = scenario ?? known[0] ?? '';
  if (!known.includes(id)) return failure(`There is no scenario "${id}"; there are ${known.join(', ')}.`);
  const data = checkedData(rulebook, files, club.files);
  if (isFailed(data)) return data;
  const table = bindTable(rulebook, { scenario: id, rulings: chosen, data: data.data });
  return isRefusal(table) ? failureOf(table, rulebook) : table;
}

function diceOf(dice: string | undefined, seed: string | undefined): DiceMode | Failure {
  if (seed !== undefined) {
    if (dice === 'typed')
      return failure('Typed dice need no seed: leave one of --dice typed and --seed out.');
    return /^[0-9a-f]{1,64}$/i.test(seed)
      ? { seed: seed.toLowerCase() }
      : failure('A seed is 1 to 64 hexadecimal digits.');
  }
  if (dice === undefined || dice === 'program') return 'program';
  return dice === 'typed' ? 'typed' : failure(`Dice are "program" or "typed", not "${dice}".`);
}

/** What a club file has for a rulebook; nothing where none is named. */
function sectionIn(path: string | undefined, { id }: Rulebook): Section | Failure {
  if (path === undefined) return NO_SECTION;
  const club = readClubFile(path);
  return isFailed(club) ? club : sectionOf(club, id);
}

/** Store a game that begins, with what it was told already. */
async function makeFile(store: Store, path: string, game: Game): Promise<Game | Failure> {
  const refusal = await store.create(path, game.header);
  if (refusal) return failureOf(refusal);
  const [first, ...more] = game.moments.map(({ entry }) => entry);
  const stowed = first ? await store.append(path, 0, first, { more }) : null;
  await store.close();
  return stowed && isRefusal(stowed) ? failureOf(stowed) : game;
}

/** Start a game file, and say how the program is called to play it. Never overwrites one. */
export async function newGame(options: NewOptions, call: string): Promise<Result> {
  if (options.out === '') return failure('Name the new file with --out: the name is empty.');
  const template = templateAt(options.template, options.rulebook);
  if (isFailed(template)) return template;
  const rulebook = rulebookOf(options.rulebook ?? template?.rulebook);
  if (isFailed(rulebook)) return rulebook;
  const ofClub = sectionIn(options.club, rulebook);
  if (isFailed(ofClub)) return ofClub;
  const club = template ? withTemplate(ofClub, template) : ofClub;
  if (isFailed(club)) return club;
  const scenario = options.scenario ?? template?.scenario;
  const table = tableOf(rulebook, scenario, options.ruling, options.data, club);
  if (isFailed(table)) return table;
  const by = options.dice ?? (options.seed === undefined ? template?.dice : undefined);
  const dice = diceOf(by, options.seed);
  if (isFailed(dice)) return dice;
  const unsaved = saveTemplate(options, { table, dice, before: template });
  if (unsaved) return unsaved;
  const store = fileStore('');
  const secret = secretBeside(options.out);
  if (isFailed(secret)) return secret;
  const own = typeof dice === 'object' ? '' : newGameId();
  const header = newHeader(
    table,
    dice,
    own,
    dice === 'program' ? { head: chainsOf(secret).headOf(own, 1) } : {},
  );
  const made = await makeFile(store, options.out, begunWithClub(beginGame(table, header), club));
  if (isFailed(made)) return made;
  const unkept = dice === 'program' ? keepSecret(options.out, secret) : null;
  if (unkept) return unkept;
  const told = made.moments.length > 0 ? `\nWhat ${options.club} has for it is told already.` : '';
  const seeded =
    typeof dice === 'object'
      ? '\nThe dice come from a seed: good for examples, not for a game that matters.'
      : '';
  const chained =
    dice === 'program'
      ? `\nThe dice come from ${diceFile(options.out)}: whoever reads that knows them beforehand.`
      : '';
  return {
    text: `${rulebook.title}, ${table.setup.scenario.title}: ${options.out}\n${FILE_WARNING}${seeded}${chained}${told}\nPlay it: ${call} play ${word(options.out)}`,
    json: {
      file: options.out,
      rulebook: rulebook.id,
      scenario: header.scenario,
      dice,
      rulings: header.rulings,
      warning: FILE_WARNING,
    },
  };
}
