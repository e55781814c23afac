import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { Section } from '../../club/club.ts';
import { type GameTemplate, readTemplate, templateDocument } from '../../club/template.ts';
import type { DiceMode } from '../../kernel/game/entry.ts';
import { isSame, type Json } from '../../kernel/json.ts';
import type { Table } from '../../kernel/rulebook.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { faultText, readDataText } from '../../store/data-text.ts';
import { readData, readText } from '../data-files.ts';
import { failure, type Failure, isFailed } from '../output.ts';
import { writeWhole } from '../write-whole.ts';

/** Read a template, of this rulebook where one is named; null where none is asked for. */
export function templateAt(path: string | undefined, rulebook?: string): GameTemplate | Failure | null {
  if (path === undefined) return null;
  const file = readData(path);
  if (isFailed(file)) return file;
  const read = readTemplate(file.value, RULEBOOKS);
  if ('faults' in read) return failure(read.faults.map((fault) => faultText(file, fault)).join('\n'));
  const { template } = read;
  return rulebook === undefined || rulebook === template.rulebook
    ? template
    : failure(`${path} is a template for ${template.rulebook}, not for ${rulebook}.`);
}

/** What a club has, with the rulings and the files of a template. */
export function withTemplate(club: Section, template: GameTemplate): Section | Failure {
  const files: Json[] = [];
  for (const { name, text } of template.files) {
    const file = readDataText(name, text);
    if ('faults' in file) return failure(file.faults.join('\n'));
    files.push(file.value);
  }
  return {
    ...club,
    rulings: { ...club.rulings, ...template.rulings },
    // a template that was made with the club file has its files already
    files: [...club.files.filter((each) => !files.some((one) => isSame(one, each))), ...files],
  };
}

interface Saving {
  readonly data: readonly string[];
  readonly club?: string;
  readonly saveTemplate?: string;
}

/** Save what is chosen as a template, where that is asked for; a failure where it cannot be. */
export function saveTemplate(
  { data, club, saveTemplate: path }: Saving,
  { table, dice, before }: { table: Table; dice: DiceMode; before: GameTemplate | null },
): Failure | null {
  if (path === undefined) return null;
  if (existsSync(path)) return failure(`There is a file ${path} already: it is not overwritten.`);
  const files = [...(before?.files ?? [])];
  for (const name of data) {
    const text = readText(name);
    if (isFailed(text)) return text;
    files.push({ name: basename(name), text });
  }
  const { rulebook, setup } = table;
  const document = templateDocument({
    rulebook: rulebook.id,
    scenario: setup.scenario.id,
    title: before?.title ?? '',
    dice: dice === 'typed' ? 'typed' : 'program',
    rulings: setup.rulings,
    files,
    club: club !== undefined,
    ...(before?.seating === undefined ? {} : { seating: before.seating }),
  });
  return writeWhole(path, `${JSON.stringify(document, null, 2)}\n`);
}
