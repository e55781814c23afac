import type { Referee } from '../../../kernel/dispatch.ts';
import { reported, writeReports } from '../../../kernel/facts.ts';
import { evaluateNamed, withFacts } from '../../../kernel/know.ts';
import type { Sheet } from '../../../kernel/sheet.ts';
import { words } from '../../../kernel/words.ts';
import { type Books, type Follows, type Go, type Open, phaseId, type Step, stepOf } from '../state.ts';
import { DIE_EFFECTS, effectiveSheet, type Rolled, ROLLED } from '../tables/tensions.ts';
import { rolledFor } from './8-tension.ts';

// 49.85: the effective level of USAT and USJT, by a die that leaves the actual level alone.

declare module '../state.ts' {
  interface Steps {
    tension: { readonly atOnce: boolean };
  }
}

const CLAUSES = { usat: '49.851', usjt: '49.852' } as const;

/** The sheet of each effective level: the actual one and the die (49.851A and B, 49.852A and B). */
export function effectiveSheets(): Record<string, Sheet> {
  return Object.fromEntries(ROLLED.map((tension) => [effectiveSheet(tension), sheetOf(tension)]));
}

function sheetOf(tension: Rolled): Sheet {
  const clause = CLAUSES[tension];
  const actual = `${tension}.actual`;
  const die = `${tension}.die`;
  return {
    title: words('sheet.effective', { tension }),
    lines: [
      {
        id: `${clause}A`,
        clause: `${clause}A`,
        label: words('line.actual'),
        needs: [actual],
        value: (known) => known.number(actual),
        bounds: { min: -99, max: 199 },
      },
      ...DIE_EFFECTS.map((effect, i) => ({
        id: `${clause}B/${i + 1}`,
        clause: `${clause}B/${i + 1}`,
        label: words('line.tensionDie', { face: i + 1 }),
        needs: [die],
        value: (known: { number(key: string): number }) => (known.number(die) === i + 1 ? effect : 0),
      })),
    ],
  };
}

/** The effective level of a tension: as the players report it, else as the last die has it (49.85). */
export function effectiveLevel({ facts, tensionDice }: Open, tension: Rolled): number | undefined {
  const told = reported(facts, `${tension}.effective`);
  if (typeof told === 'number') return told;
  const actual = reported(facts, `${tension}.actual`);
  const effect = DIE_EFFECTS[(tensionDice[tension] ?? 0) - 1];
  return typeof actual === 'number' && effect !== undefined ? actual + effect : undefined;
}

/** After an Allied diplomatic phase: the dice still to be rolled for the effective levels. */
export function dueDice(books: Books, open: Open): Rolled[] {
  return open.phase === 'allied' ? [...rolledFor(books, open)] : [];
}

/** Dice that are due are not rolled: nobody knows the effective level, and an older die says nothing of it (49.851C). */
function passByDice(open: Open): void {
  for (const tension of open.dice) delete open.tensionDice[tension];
  open.dice = [];
}

/** 49.851A, 49.852A: the dice that are due, one after the other. */
export const tensionDice: Step<'tension'> = {
  clauses: ['49.851A', '49.851B', '49.852A', '49.852B'],
  seats: (_, { dice }) => (dice.length > 0 ? ['dice'] : []),
  asks(_, { open }) {
    const [tension = 'usat'] = open.dice;
    const clause = CLAUSES[tension];
    return {
      id: `${phaseId(open)}/${open.reports}/${tension}`,
      form: { kind: 'roll', dice: [6] },
      prompt: words('ask.tension', { tension }),
      clauses: [`${clause}A`, `${clause}B`],
      sheets: [{ name: effectiveSheet(tension), dice: [`${tension}.die`] }],
    };
  },
  take(books, { open }, { atOnce }, { answer }, referee): Go[] {
    const [tension = 'usat'] = open.dice;
    const [die = 0] = answer as readonly number[];
    if (tension === 'usjt' && atOnce) open.rolledAtOnce = true;
    rollTension(books, open, tension, die, referee);
    return open.dice.length > 0 ? [{ step: 'tension', atOnce }] : [];
  },
  drop: (_, { open }) => passByDice(open),
};

/** The die has fallen: what was reported of the effective level no longer holds (49.851C, 49.852C). */
function rollTension(books: Books, open: Open, tension: Rolled, die: number, referee: Referee): void {
  open.tensionDice[tension] = die;
  const key = `${tension}.effective`;
  if (reported(open.facts, key) !== undefined) writeReports(open.facts, { [key]: { as: 'unknown' } });
  const facts = withFacts(books.known({ seat: null, open }), { [`${tension}.die`]: die });
  const sheet = evaluateNamed(books, effectiveSheet(tension), facts);
  referee.tell?.({
    to: 'all',
    kind: 'rolled',
    data: words('told.effective', { tension, die, level: sheet.total.min }),
    clauses: [`${CLAUSES[tension]}A`, `${CLAUSES[tension]}B`, `${CLAUSES[tension]}C`],
    sheet,
  });
  open.dice = open.dice.filter((each) => each !== tension);
}

/** 49.852A: the die is rolled at once when Japan goes to war with Britain without the U.S., and for good when with it. */
export const japanAtWar: Follows = {
  clauses: ['49.852A'],
  brings({ plan }, { open }, { report }): Go[] {
    const isNews = (key: string): boolean =>
      report[key]?.as === 'change' && report[key].value === true && !open.triggered.includes(key);
    const withoutUs = isNews('war.japan-britain') && reported(open.facts, 'war.japan-us') !== true;
    if (!withoutUs && !isNews('war.japan-us')) return [];
    if (!plan.tensions.includes('usjt') || reported(open.facts, 'usjt.actual') === undefined) return [];
    open.triggered.push(...['war.japan-britain', 'war.japan-us'].filter(isNews));
    if (open.dice.includes('usjt')) return [];
    open.dice.push('usjt');
    return stepOf(open) === 'tension' ? [] : [{ step: 'tension', atOnce: true }];
  },
};
