// Plays running games of the present version of each rulebook and stores them under `fixtures`, with digests of what everybody
// saw. Once a version has games they stay; with --anew, while nobody has played it yet, they are played again.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../src/cli/root.ts';
import { RULEBOOKS } from '../src/rulebooks/index.ts';
import { entryLine, headerLine } from '../src/store/line-format.ts';
import { played, plansFor } from './released/play.ts';
import { seenIn, seenText } from './released/seen.ts';

const isAnew = process.argv.includes('--anew');

for (const rulebook of RULEBOOKS) {
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
