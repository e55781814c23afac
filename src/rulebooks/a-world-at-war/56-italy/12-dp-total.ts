import {
  type Line,
  type Outcome,
  type Sheet,
  choiceLine,
  line,
  rulingsOf,
  texts,
  whole,
} from '../../../kernel/index.ts';
import { checkTexts } from '../54-surrender/12-checks.words.ts';
import { dpLine } from '../54-surrender/22-needed.ts';
import { fact, single } from '../facts/facts.ts';
import { part } from '../part.ts';
import { warDeclared, warSince } from '../war/wars.ts';

// 56.12: Italy's DP total, which decides whether it surrenders.

/** The name of the sheet. */
export const SHEET = 'dp-total/italy';

/** The DP total of Italy (56.12). */
export const dpTotal = single(
  'dp.total.italy',
  fact('dpTotalItaly', whole(-110, 110), ['56.12'], { lasts: 'turn', from: SHEET }),
);

const DECLARED = warDeclared.key('italy', 'britain');
const SINCE = warSince.key('italy', 'britain');

/** What a Western declaration of war adds (56.12A). */
const ATTACKED = 2;
/** The last year in which Italy declares war without loss: each year later costs one more (56.12B). */
const IN_TIME = 1940;

const say = texts({
  fact: {
    dpTotalItaly: 'The DP total of Italy, with who declared war',
  },
  sheet: {
    italyTotal: 'DP total of Italy',
  },
  line: {
    westDeclared: 'the Western Allies declared war on Italy',
    italyLate: 'one for each year after {year} that Italy waited to declare war',
  },
  outcome: {
    atRisk: 'it surrenders if Rome is Allied or no Axis unit is in Africa',
  },
});

const LINES: readonly Line[] = [
  dpLine('italy', '56.12', '56.12/dp'),
  choiceLine({ id: '56.12A', label: say.line.westDeclared() }, DECLARED, ['britain'], ATTACKED),
  line({ id: '56.12B', label: say.line.italyLate({ year: IN_TIME }) }, [DECLARED, SINCE], (known) => {
    const year = Number.parseInt(known.text(SINCE), 10);
    return known.text(DECLARED) === 'italy' ? Math.min(0, IN_TIME - year) : 0;
  }),
];

const OUTCOMES: readonly Outcome[] = [
  { id: 'at-risk', to: 0, label: say.outcome.atRisk(), clauses: ['56.11'] },
  { id: 'fights', from: 1, label: checkTexts.outcome.fights(), clauses: ['56.11'], nothing: true },
];

/** Italy's DP total: its DPs as in a year start, and by whom and when war was declared, once (56.12, 56.12A, 56.12B). */
function totalSheet(): Sheet {
  return { title: say.sheet.italyTotal(), lines: LINES, outcomes: OUTCOMES };
}

const { RULINGS } = rulingsOf([
  {
    id: 'italy-declaration',
    clauses: ['56.12', '56.12A', '56.12B', '56.31A'],
    question:
      'The DP total and the surrender level both name the modifier for who declared war, and when: does it count twice in the level?',
    choices: [{ id: 'once', text: 'Once: it is in the DP total, which is in the level.' }],
    default: 'once',
    fixed: true,
  },
  {
    id: 'italy-declared-on',
    clauses: ['56.12A', '56.12B'],
    question:
      'Which declaration of war counts for Italy\u2019s DP total, if it is at war with several of the West?',
    choices: [
      {
        id: 'britain',
        text: 'That of the war with Britain; where there has been none, the table answers for it what is so of the first that Italy has fought with the West.',
      },
    ],
    default: 'britain',
    fixed: true,
  },
]);

/** 56.12: the DP total of Italy. */
export const DP_TOTAL = part(import.meta.url, {
  clauses: {
    '56.12': ['computed', 'Italy’s DP total', 'totalSheet'],
    '56.12A': ['computed', 'The Western Allies declared war on Italy', 'totalSheet'],
    '56.12B': ['computed', 'Italy declared war in 1941 or later', 'totalSheet'],
  },
  rulings: RULINGS,
  facts: [dpTotal],
  sheets: () => ({ [SHEET]: totalSheet() }),
  texts: say,
});
