import { writeFileSync } from 'node:fs';
import { notedLines } from '../src/cli/index.ts';
import { RULEBOOKS } from '../src/rulebooks/index.ts';

// Notes for the package, which has no source, in which line each clause is done.
const places = RULEBOOKS.flatMap(({ clauses }) => clauses.flatMap(({ where = [] }) => where));
const { file, text } = notedLines([...new Set(places)]);
writeFileSync(file, text);
