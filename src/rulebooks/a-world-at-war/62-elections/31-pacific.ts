import { type Line, type Sheet, line, texts, truthLine, whole } from '../../../kernel/index.ts';
import { surrenderFact } from '../49-diplomacy/17-surrender.ts';
import { SHEET as JAPANESE } from '../57-japan/11-resistance.ts';
import { fact, single } from '../facts/facts.ts';
import { part } from '../part.ts';
import { war, warDeclared } from '../war/wars.ts';
import { OUTCOMES } from './31-outcomes.ts';
import { outcomeTexts } from './31-outcomes.words.ts';

// 62.31: the U.S. election in the Pacific.

/** The name of the sheet. */
export const PACIFIC = 'election/pacific';

/** What a Japanese declaration of war counts (62.31/p-declared), and the surrender of Germany (62.31/p-germany). */
const JAPAN_DECLARED = 20;
const GERMANY_OUT = 10;

/** The Japanese resistance level, as its sheet has it or the table reports it (62.31/p-resistance). */
export const resistance = single(
  'resistance.japan',
  fact('resistanceJapan', whole(-99, 199), ['57.11', '62.31/p-resistance'], {
    lasts: 'turn',
    from: JAPANESE,
  }),
);

const LEVEL = resistance.key();
const JAPAN = surrenderFact.key('japan');
const FOUGHT = war.key('japan', 'us');
const DECLARED = warDeclared.key('japan', 'us');

/** The modifiers of the Pacific theatre (62.31). */
function pacificSheet(): Sheet {
  return { title: say.sheet.electionPacific(), lines: LINES, outcomes: OUTCOMES };
}

const say = texts({
  facts: {
    resistance: 'Japan',
  },
  fact: {
    resistanceJapan: 'What is the resistance level of Japan?',
  },
  sheet: {
    electionPacific: 'U.S. election: the Pacific',
  },
  line: {
    japaneseResistance: 'Japanese resistance level',
    japanDeclared: 'Japan declared war on the U.S.',
  },
});

const LINES: readonly Line[] = [
  line({ id: '62.31/p-resistance', label: say.line.japaneseResistance() }, [JAPAN, LEVEL], (known) =>
    known.truth(JAPAN) ? 0 : -known.number(LEVEL) + 0,
  ),
  line({ id: '62.31/p-declared', label: say.line.japanDeclared() }, [FOUGHT, DECLARED, JAPAN], (known) => {
    // of a war that is over with Japan it still counts who began it
    const wasFought = known.truth(FOUGHT) || known.truth(JAPAN);
    return wasFought && known.text(DECLARED) === 'japan' ? JAPAN_DECLARED : 0;
  }),
  truthLine(
    { id: '62.31/p-germany', label: outcomeTexts.line.hasSurrendered({ power: 'germany' }) },
    surrenderFact.key('germany'),
    GERMANY_OUT,
  ),
];

/** 62.31: the sum of an election in the Pacific. */
export const IN_THE_PACIFIC = part(import.meta.url, {
  clauses: {
    '62.31/p-resistance': ['computed', 'Japanese resistance level', 'pacificSheet'],
    '62.31/p-declared': ['computed', 'Japan declared war on the U.S.', 'pacificSheet'],
    '62.31/p-germany': ['computed', 'Germany has surrendered', 'pacificSheet'],
  },
  facts: [resistance],
  sheets: () => ({ [PACIFIC]: pacificSheet() }),
  texts: say,
});
