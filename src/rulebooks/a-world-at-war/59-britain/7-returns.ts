import {
  type Allocation,
  type Bar,
  type FactKey,
  type Row,
  type Words,
  rulingsOf,
  texts,
  eachOf,
  truth,
  once,
} from '../../../kernel/index.ts';
import { surrenderFact } from '../49-diplomacy/17-surrender.ts';
import { isConquered } from '../49-diplomacy/43-bars.ts';
import { free } from '../49-diplomacy/58-wars.ts';
import { diplomacyAskedRuling } from '../49-diplomacy/asked.rulings.ts';
import { fact, inRegister } from '../facts/facts.ts';
import { heldOf, noteHeld } from '../war/held.ts';
import { part } from '../part.ts';
import type { Books, Open } from '../state.ts';
import type { Minor } from '../tables/targets.ts';
import {
  BRITISH_AT_START,
  holderOf,
  isAxis,
  isHeldByAxis,
  priceWords,
  TERRITORIES,
  type BritishTerritory,
  TERRITORY_IDS,
} from './65-territories.ts';
import { has } from './given.ts';

// 59.72, 59.73: territories that Germany gives back to Britain.

/** Whether a territory was returned to Britain in an earlier surrender (59.73C). */
const returned = inRegister<[BritishTerritory]>({
  key: once((territory) => `returned.${territory}`),
  of: eachOf(TERRITORY_IDS)(),
  spec: (territory) =>
    fact('returned', truth, ['59.73C'], { byRules: true, onMap: true, args: { territory } }),
  read: (open, territory) => heldOf(open, territory).returned ?? false,
  write: (open, value, _, territory) => noteHeld(open, territory, { returned: value as boolean | undefined }),
});

/** The row of an answer that gives a territory back. */
export const RETURN = 'return';

/** Of what the Axis hold, what can be given back (59.72), and why not (59.73, 59.73A to F). */
export function returnRows(open: Open): readonly Row[] {
  return TERRITORY_IDS.filter((id) => isHeldByAxis(open, id)).map((id) => {
    const label = say.row.return({ territory: id, points: priceWords(TERRITORIES[id].points) });
    const row = { id: `${RETURN}/${id}`, label, max: 1 };
    const bar = returnBar(open, id);
    return bar === null ? row : { ...row, barred: bar };
  });
}

const say = texts({
  facts: {
    returned: 'British territories',
  },
  name: {
    return: 'given back',
  },
  fact: {
    returned: 'Has {territory} been returned to Britain in an earlier surrender?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    returned: 'In your record of its surrender, or in the log if it was made here. Usually no.',
  },
  bar: {
    returnedBefore: 'It has been returned once in this game.',
    notLondon: 'The Axis have to control London.',
    notMidlands: 'The Axis have to control Birmingham and Manchester.',
    notAllScotland: 'The Axis have to control all of Scotland.',
    neverBritish: 'It was not British when the game began, nor came to Britain without an Axis attack.',
  },
  row: {
    return: '{territory} back to Britain ({points})',
  },
});

/** The area of Britain, and the clause, by what the Axis have to hold of it (59.73D to F). */
const OF_BRITAIN: Readonly<Partial<Record<BritishTerritory, readonly [clause: string, reason: Words]>>> = {
  'southern-england': ['59.73D', say.bar.notLondon()],
  'central-england': ['59.73E', say.bar.notMidlands()],
  scotland: ['59.73F', say.bar.notAllScotland()],
};

function returnBar(open: Open, id: BritishTerritory): Bar | null {
  if (heldOf(open, id).returned) return barred('59.73C', say.bar.returnedBefore());
  // areas of Britain were British when the game began
  const ofBritain = OF_BRITAIN[id];
  if (ofBritain === undefined) return wasBritish(open, id) ? null : barred('59.73B', say.bar.neverBritish());
  return isAxis(open, id) ? null : barred(...ofBritain);
}

/** 59.73B: by ruling british-at-start some need not be told to have been British. */
function wasBritish(open: Open, id: BritishTerritory): boolean {
  if (holderOf(open, id) === 'axis-after-britain') return true;
  return ruled(open.rulings, 'british-at-start') === 'always' && BRITISH_AT_START.includes(id);
}

function barred(clause: string, reason: Words): Bar {
  return { clauses: [clause], reason };
}

/**
 * 59.73C: of what could be given back, what nobody has said was given back before, where the game begins after a British surrender
 * and its start names none (ruling asked).
 */
export function untoldReturns({ start }: Books, open: Open): readonly FactKey[] {
  const keys = TERRITORY_IDS.map((id) => returned.key(id));
  const isAfter = start[surrenderFact.key('britain')] === true && !keys.some((key) => key in start);
  if (!isAfter || diplomacyAskedRuling(open.rulings, 'asked') !== 'asked') return [];
  return TERRITORY_IDS.filter((id) => isHeldByAxis(open, id) && returnBar(open, id) === null)
    .filter((id) => heldOf(open, id).returned === undefined)
    .map((id) => returned.key(id));
}

/** Whether there is anything to give back (59.72). */
export function canReturn(open: Open): boolean {
  return returnRows(open).some(({ barred }) => barred === undefined);
}

/** What an answer gives back, and its points; it is not given back again (59.73C, 59.75). */
export function giveBack(open: Open, given: Allocation): readonly BritishTerritory[] {
  const back = TERRITORY_IDS.filter((id) => has(given, `${RETURN}/${id}`));
  for (const id of back) noteHeld(open, id, { returned: true });
  return back;
}

/** 59.72: a minor country that is given back; by ruling returned-country no enemy controls it any more (49.435). */
export function freeReturned(open: Open, target: Minor): void {
  if (isConquered(open, target) && ruled(open.rulings, 'returned-country') === 'freed') free(open, target);
}

const { RULINGS, ruled } = rulingsOf([
  {
    id: 'british-at-start',
    clauses: ['59.73B', '59.65'],
    question:
      'The Axis hold Malta, Palestine, Transjordan, Egypt, Iraq, Gibraltar, Ulster or Scapa Flow: was it British when the game began?',
    choices: [
      { id: 'always', text: 'Yes, however the table tells it.' },
      { id: 'told', text: 'Only where the table says that it was.' },
    ],
    default: 'always',
  },
  {
    id: 'returned-country',
    clauses: ['59.72', '49.435'],
    question: 'Germany returns Ireland, which it had conquered, to Britain: is it conquered still?',
    choices: [
      {
        id: 'freed',
        text: 'No: no enemy controls its capital any more; it is neutral, and can be named again.',
      },
      { id: 'conquered', text: 'Yes: what has been conquered stays so, whoever controls it.' },
    ],
    default: 'freed',
  },
]);

/** 59.72, 59.73: what Germany can give back. */
export const RETURNS = part(import.meta.url, {
  clauses: {
    '59.7': ['heading', 'German forbearance'],
    '59.72': ['enforced', 'Returning territory', 'returnRows'],
    '59.73': ['enforced', 'Restrictions on the return of territory', 'returnRows'],
    '59.73A': ['enforced', 'Listed territories', 'returnRows'],
    '59.73B': ['enforced', 'Once British', 'returnRows'],
    '59.73C': ['enforced', 'Once in a game', 'returnRows'],
    '59.73D': ['enforced', 'Southern England', 'returnRows'],
    '59.73E': ['enforced', 'Central England', 'returnRows'],
    '59.73F': ['enforced', 'Scotland', 'returnRows'],
  },
  facts: [returned],
  rulings: RULINGS,
  texts: say,
});
