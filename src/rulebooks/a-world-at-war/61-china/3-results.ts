import {
  type Referee,
  directive,
  forget,
  reportedValue,
  setFact,
  tell,
  texts,
  whole,
} from '../../../kernel/index.ts';
import { fact, single } from '../facts/facts.ts';
import { part } from '../part.ts';
import type { Open } from '../state.ts';
import { type ChineseResult, RESULTS } from './tables/results.ts';
import { chinaResultTexts } from './tables/results.words.ts';

// 61.3: the results of Chinese resistance, and from when to when they apply.

const [LOWEST, HIGHEST] = [-5, 2];
const MOST_LEVEL = 99;

/** The Chinese resistance level as it was last found (61.11, 57.11). */
export const lastLevel = single(
  'china.level',
  fact('chinaLevel', whole(-MOST_LEVEL, MOST_LEVEL), ['61.11'], { kept: true }),
);

/** The result that applies (61.11). */
export const inForceNow = single(
  'china.in-force',
  fact('chinaInForce', whole(LOWEST, HIGHEST), ['61.11'], { kept: true, onMap: true }),
);

/** The result of a level: the table ends at -5 and +2 (61.11). */
export function resultOf(level: number): number {
  return Math.max(LOWEST, Math.min(HIGHEST, level));
}

/** What applies with a result: it includes all lesser ones on its side of zero, the least first (61.11). */
export function resultsAt(result: number): readonly ChineseResult[] {
  const side = Math.sign(result);
  return RESULTS.filter(
    ({ level }) => Math.sign(level) === side && side !== 0 && Math.abs(level) <= Math.abs(result),
  ).toSorted((a, b) => Math.abs(a.level) - Math.abs(b.level));
}

/** The result that applies now; zero where none does (61.11). */
export function resultNow({ facts }: Open): number {
  const now = reportedValue(facts, inForceNow.key());
  return typeof now === 'number' ? now : 0;
}

/** 61.11: a level holds to the end of the next Chinese player turn; where nobody fights then, none takes its place. */
export function endLevel(open: Open): void {
  forget(open.facts, lastLevel.key());
}

/** 61.11: the result of the level last found applies from now on, what another one brought no longer; at peace none does. */
export function apply(open: Open, isFought: boolean, referee: Referee): void {
  if (!isFought) endLevel(open);
  const level = reportedValue(open.facts, lastLevel.key());
  const before = resultsAt(resultNow(open));
  const result = typeof level === 'number' ? resultOf(level) : isFought ? resultNow(open) : 0;
  setFact(open.facts, inForceNow.key(), result);
  const now = resultsAt(result);
  for (const each of before.filter((one) => !now.includes(one)))
    tell(referee, 'note', say.told.chinaEnds, { what: each.about }, [each.clause]);
  for (const each of now.filter((one) => !before.includes(one)))
    directive(referee, say.told.chinaBegins, { what: each.about }, [each.clause]);
}

const say = texts({
  fact: {
    chinaLevel: 'The Chinese resistance level as last found',
    chinaInForce: 'The result of Chinese resistance that applies',
  },
  told: {
    chinaBegins: 'China, from now to the end of the Chinese player turn: {what}.',
    chinaEnds: 'China, no longer: {what}.',
  },
});

/** 61.3: the results of Chinese resistance. */
export const EFFECTS = part(import.meta.url, {
  clauses: {
    '61.11/result-5': ['directive', 'Collapse', 'apply'],
    '61.11/result-4': ['directive', 'No building', 'apply'],
    '61.11/result-3': ['directive', 'All units modified', 'apply'],
    '61.11/result-2': ['directive', 'No offensive operations', 'apply'],
    '61.11/result-1': ['directive', 'None outside China', 'apply'],
    '61.11/result+1': ['directive', 'No modifier outside China', 'apply'],
    '61.11/result+2': ['directive', 'Cooperation without restrictions', 'apply'],
    '61.3': ['heading', 'Effects'],
    '61.31': ['definition', 'Reference'],
  },
  facts: [lastLevel, inForceNow],
  texts: [say, chinaResultTexts],
});
