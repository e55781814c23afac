import { type FactValue, texts, truth, whole } from '../../../kernel/index.ts';
import { type Belligerent, between, breakPeace, peaceOf, sign } from '../war/belligerents.ts';
import { fact, inRegister, single } from '../facts/facts.ts';
import { part } from '../part.ts';
import { fallOf, tellFall } from '../war/falls.ts';
import type { Open } from '../state.ts';
import { areAtWar, TURNS } from '../war/wars.ts';

// What the rules keep of British surrenders: a table corrects it, and a game in the middle begins with it.

/** The lowest level at which Britain can surrender (59.41). */
export const FLOOR = -10;
/** More than Germany can forgo or give back. */
const MOST_POINTS = 99;
/** More than Britain has. */
const MOST_FACTORS = 400;

/** The level of the latest British surrender (59.41, 59.87, 59.872). */
export const britishLevel = inRegister<[]>({
  key: () => 'britain.level',
  of: [[]],
  spec: () => fact('britishLevel', whole(FLOOR, 0), ['59.41', '59.87'], { byRules: true, onMap: true }),
  read: (open) => fallOf(open, 'britain').level,
  write: (open, value) => tellFall(open, 'britain', 'level', value as number | undefined),
});

/** The game turn of the latest British surrender (59.52, 59.86A to C). */
export const britishTurn = inRegister<[]>({
  key: () => 'britain.turn',
  of: [[]],
  spec: () => fact('britishTurn', { kind: 'choice', values: TURNS }, ['59.52', '59.86A'], { byRules: true }),
  read: (open) => fallOf(open, 'britain').since,
  write: (open, value) => tellFall(open, 'britain', 'since', value as string | undefined),
});

/** Whether Germany declared a war on the West that is over now, after the latest British surrender (59.86B, 59.87). */
export const germanDeclaration = single(
  'german-declaration',
  fact('germanDeclaration', truth, ['59.86B', '59.87']),
);

/** The concession points that Germany gave back or did not take in the latest British surrender (59.75A). */
export const forgonePoints = single(
  'britain.points',
  fact('forgonePoints', whole(0, MOST_POINTS), ['59.75A'], { byRules: true }),
);

/** The ground and army air factors that Britain has removed for its surrenders: they count as unbuilt (59.871). */
export const removedFactors = single(
  'removed-factors.britain',
  fact('removedFactors', whole(0, MOST_FACTORS), ['59.871'], { byRules: true }),
);

const OF_GERMANY = ['germany', 'britain'] as const;
const OF_JAPAN = ['japan', 'britain'] as const;

/** Whether the peace between Germany and Britain stands (59.62, 59.86). */
export const britishPeace = inRegister<[]>({
  key: () => 'british-peace',
  of: [[]],
  spec: () => fact('britishPeace', truth, ['59.62', '59.86'], { kept: true, onMap: true }),
  read: (open) => readPeace(open, OF_GERMANY),
  write: (open, value) => tellPeace(open, OF_GERMANY, value),
});

/** Whether Japan adheres to that peace (59.892). */
export const japaneseTreaty = inRegister<[]>({
  key: () => 'treaty.japan',
  of: [[]],
  spec: () => fact('japaneseTreaty', truth, ['59.892'], { kept: true, onMap: true }),
  read: (open) => readPeace(open, OF_JAPAN),
  write: (open, value) => tellPeace(open, OF_JAPAN, value),
});

type OfBritain = readonly [Belligerent, Belligerent];

function tellPeace(open: Open, pair: OfBritain, value: FactValue | undefined): void {
  // one that stands stays what it is
  if (value === true) sign(open, pair, peaceOf(open, pair) ?? 'treaty');
  else breakPeace(open, pair);
}

/** A peace stands not beside a war that is being fought, as one that is put right can be; of one without its war nobody knows. */
function readPeace(open: Open, pair: OfBritain): boolean | undefined {
  if (wasMade(open, pair)) return !areAtWar(open, ...pair);
  return between(open, pair).now === undefined ? undefined : false;
}

/** Whether a peace with Britain was made, and no news has ended it (59.62, 59.892). */
function wasMade(open: Open, pair: OfBritain): boolean {
  return peaceOf(open, pair) !== undefined;
}

/** Whether the peace between Germany and Britain was made, and no news has ended it (59.62). */
export function wasPeace(open: Open): boolean {
  return wasMade(open, OF_GERMANY);
}

/** Whether it stands (59.62, 59.83). */
export function isPeace(open: Open): boolean {
  return readPeace(open, OF_GERMANY) === true;
}

/** Whether Japan has come to adhere to it, and no news has ended that (59.892). */
export function isJapanBound(open: Open): boolean {
  return wasMade(open, OF_JAPAN);
}

/** War resumes after a peace with Britain (59.83, 59.892C). */
export function endPeace(open: Open, power: 'germany' | 'japan'): void {
  breakPeace(open, [power, 'britain']);
}

const say = texts({
  facts: {
    britain: 'Britain',
    'removed-factors': 'Britain',
    'british-peace': 'Britain',
    'german-declaration': 'Britain',
    treaty: 'Britain',
  },
  fact: {
    britishLevel: 'At which level did Britain last surrender?',
    britishTurn: 'In which turn did Britain last surrender?',
    germanDeclaration:
      'Since Britain last surrendered, has Germany declared on the U.S. a war that is over now?',
    forgonePoints:
      'How many concession points did Germany not take or give back when Britain last surrendered?',
    removedFactors: 'How many ground and army air factors has Britain removed for its surrenders?',
    britishPeace: 'Does the peace between Germany and Britain stand?',
    japaneseTreaty: 'Does Japan adhere to the peace between Germany and Britain?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    britishLevel: 'In your record of its surrender, or in the log if it surrendered here.',
    britishTurn: 'In your record of its surrender, or in the log if it surrendered here.',
    forgonePoints:
      'In your record of the terms of its surrender, or in the log if they were made here. Usually 0.',
    removedFactors: 'In your record of its surrenders, or in the log if they were made here. Usually 0.',
  },
});

/** Rule 59: what the rules keep of British surrenders. */
export const BRITISH_FACTS = part(import.meta.url, {
  facts: [
    britishLevel,
    britishTurn,
    germanDeclaration,
    forgonePoints,
    removedFactors,
    britishPeace,
    japaneseTreaty,
  ],
  texts: say,
});
