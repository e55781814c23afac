import { existsSync } from 'node:fs';
import { type Club, newClub } from '../../club/club.ts';
import { clubDocument, readClub } from '../../club/file.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { faultText, writeDataText } from '../../store/data-text.ts';
import { readData } from '../data-files.ts';
import { failure, type Failure, isFailed } from '../output.ts';
import { writeWhole } from '../write-whole.ts';

/** Read a club file. Every fault is named with file, line and field. */
export function readClubFile(path: string): Club | Failure {
  const file = readData(path);
  if (isFailed(file)) return file;
  const read = readClub(file.value, RULEBOOKS);
  if ('club' in read) return read.club;
  return failure(read.faults.map((fault) => faultText(file, fault)).join('\n'));
}

/** A club file, or a new one where there is none yet. */
export function clubAt(path: string): Club | Failure {
  return existsSync(path) ? readClubFile(path) : newClub('Our club');
}

/** Write a club file in place of the one before, whole or not at all: as JSON where its name says so, else as YAML. */
export function writeClubFile(path: string, club: Club): Failure | null {
  const document = clubDocument(club);
  const text = path.endsWith('.json') ? `${JSON.stringify(document, null, 2)}\n` : writeDataText(document);
  return writeWhole(path, text);
}
