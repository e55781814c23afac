import { goneIn } from '../../kernel/game/mended.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import { deskTexts } from '../texts.ts';
import { logTexts } from '../texts/log.ts';

/** What became of a line: put right, put in or taken back; empty where it stands as it was given. `lines`: the record. */
export function tagOf({ n, undone, again }: RecordLine, lines: readonly RecordLine[]): string {
  if (undone) return goneIn(lines).has(n) ? logTexts.putRight : deskTexts.log.undone;
  if (again === undefined) return '';
  return lines[again - 1]?.mended ? logTexts.putIn : logTexts.putRight;
}
