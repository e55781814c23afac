import type { Entry, Header } from '../../kernel/game/entry.ts';
import type { Game } from '../../kernel/game/game.ts';
import type { ReplayStop } from '../../kernel/game/replay.ts';
import { capital } from '../../kernel/log/sentences.ts';
import type { SealChecked } from '../seals.ts';
import type { Slices } from '../../kernel/game/slices.ts';

// What a game file is checked for, part by part, and what is found.

/** A game file that was read and played again, as far as it is as recorded. */
export interface CheckedGame {
  /** What the file is called. */
  readonly name: string;
  readonly header: Header;
  /** All that stands in it. */
  readonly entries: readonly Entry[];
  /** Its last line was cut off, and is left out. */
  readonly torn: boolean;
  readonly game: Game;
  readonly stopped: ReplayStop | null;
  /** What servers have signed of it, compared with it. */
  readonly seals: readonly SealChecked[];
}

/** Where an entry stands. */
export interface FoundAt {
  readonly entry: number;
  /** The same in words. */
  readonly text: string;
  /** Of what everybody may see: the line of a spectator's log, who was asked what, and by which clauses. */
  readonly line?: number;
  readonly seat?: string;
  readonly decision?: string;
  readonly clauses?: readonly string[];
}

/** What a file is checked for. */
type Part = 'file' | 'rules' | 'hashes' | 'public' | 'dice' | 'signed' | 'answers' | 'sealed';

/** What each is called. */
export const PARTS: Readonly<Record<Part, string>> = {
  file: 'The file',
  rules: 'Rules',
  hashes: 'Chain of hashes',
  public: 'Public chain',
  dice: 'Dice',
  signed: 'Signatures of servers',
  answers: 'Who answered',
  sealed: 'Sealed answers',
};

/** What is found of one part. */
export interface Finding {
  readonly part: Part;
  readonly verdict: 'holds' | 'fails' | 'unchecked';
  /** How many of what it counts were checked, and of how many that cannot be. */
  readonly checked: number;
  readonly unchecked: number;
  /** What was checked, in sentences. */
  readonly text: string;
  /** What cannot be checked, and why. */
  readonly cannot?: string;
  /** What is wrong, and where; of what not everybody may see no more than that. */
  readonly wrong?: string;
  readonly at?: FoundAt;
}

/** What a finding comes to, in words. */
export const VERDICTS: Readonly<Record<Finding['verdict'], string>> = {
  holds: 'holds',
  fails: 'fails',
  unchecked: 'cannot be checked',
};

/** What a finding says, in sentences: what is wrong first. */
export function sentencesOf({ text, wrong, at, cannot }: Finding): readonly string[] {
  const fault = wrong !== undefined && at ? `${capital(at.text)}. ${wrong}` : '';
  return [fault, text, cannot ?? ''].filter((each) => each !== '');
}

/** Looks at one part of a file; null: the file has nothing of it. */
export type Check = (checked: CheckedGame) => Slices<Finding | null>;

/** A check that is done at once. */
export function atOnce(look: (checked: CheckedGame) => Finding | null): Check {
  return function* (checked) {
    yield;
    return look(checked);
  };
}

/** So many of something, in words. */
export function manyOf(many: number, one: string, more: string): string {
  return `${many} ${many === 1 ? one : more}`;
}
