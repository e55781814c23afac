import type { files } from '../../../kernel/index.ts';
import { LIST, PAGE, START } from './data.ts';
import { countryTable } from './country-form.ts';
import { fieldOf, groupOf, standingNames } from './form-parts.ts';
import { isOfTheStart } from '../starts/middle.ts';

const page: files.FileForm = {
  kind: 'dp-page',
  title: 'DP page',
  about: 'What territory and events give and take of DPs at the start of each year.',
  without: 'Each year asks what territory and events add up to, power by power.',
  body: PAGE.part,
  begins: [{ title: 'Empty', document: { format: 1, kind: 'dp-page', source: '', lines: [] } }],
  fileName: () => 'dp-page',
};

const tensionList: files.FileForm = {
  kind: 'tension-list',
  title: 'Tension list',
  about: 'What moves USAT, USJT or RGT, and the level at the start.',
  without: 'You keep the levels, and each is asked for when it counts.',
  body: LIST.part,
  begins: [
    { title: 'Empty', document: { format: 1, kind: 'tension-list', tension: '', source: '', lines: [] } },
  ],
  fileName: (document) => fieldOf(document, 'tension') || 'tension',
};

const start: files.FileForm = {
  kind: 'start',
  title: 'A mid-game start',
  about:
    'A game in progress: which turn it is, and what holds by now. Answer only what you know to be otherwise.',
  body: START.part,
  begins: [{ title: 'Empty', document: { format: 1, kind: 'start', year: null } }],
  fileName: (document) =>
    `start-${[fieldOf(document, 'turn'), fieldOf(document, 'year')].filter(Boolean).join('-')}`,
  isOpen: isOfTheStart,
  groupOf,
  names: standingNames(),
};

/** The files of docs/tables.md: a start is read last, as it may name facts of the tables before it. */
export function fileForms(): readonly files.FileForm[] {
  return [countryTable, page, tensionList, start];
}
