// Plays running games of the present version of each rulebook and stores them under `fixtures`, with digests of what everybody
// saw. Once a version has games they stay; with --anew NAME, while nobody has played that rulebook yet, they are played again.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { packageRoot } from '../src/cli/root.ts';
import { RULEBOOKS } from '../src/rulebooks/index.ts';
import { entryLine, headerLine } from '../src/store/index.ts';
import { played, plansFor } from './released/play.ts';
import { seenIn, seenText } from './released/seen.ts';

const USAGE = `Usage: npm run released -- [NAME...] [--anew]

Stores running games of the present version of each rulebook, or of those named. With --anew the games of those named are played
again in place of the stored ones: only while nobody can have played that version.`;

/** Which rulebooks, and whether their games are played again; a sentence where that makes no sense. */
function read(): { readonly names: readonly string[]; readonly isAnew: boolean } | string {
  try {
    const options = { anew: { type: 'boolean', default: false } } as const;
    const { values, positionals: names } = parseArgs({ allowPositionals: true, options });
    const unknown = names.find((name) => !RULEBOOKS.some(({ id }) => id === name));
    if (unknown !== undefined) return `There is no rulebook "${unknown}".`;
    if (values.anew && names.length === 0) return '--anew takes the rulebook whose games are played again.';
    return { names, isAnew: values.anew };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const asked = read();
if (typeof asked === 'string') {
  console.error(`${asked}\n\n${USAGE}`);
  process.exit(2);
}
const { names, isAnew } = asked;

for (const rulebook of RULEBOOKS) {
  if (names.length > 0 && !names.includes(rulebook.id)) continue;
  const folder = join(packageRoot(), 'fixtures', `${rulebook.id}-${rulebook.version}`);
  if (existsSync(folder)) {
    if (!isAnew) {
      console.log(`kept: ${folder}`);
      continue;
    }
    rmSync(folder, { recursive: true });
  }
  mkdirSync(folder, { recursive: true });
  for (const plan of plansFor(rulebook)) {
    const game = played(rulebook, plan);
    const entries = game.moments.map(({ entry }) => entryLine(entry)).join('');
    writeFileSync(join(folder, `${plan.name}.jsonl`), headerLine(game.header) + entries);
    writeFileSync(join(folder, `${plan.name}.seen.txt`), seenText(seenIn(game)));
  }
  console.log(`written: ${folder}`);
}
