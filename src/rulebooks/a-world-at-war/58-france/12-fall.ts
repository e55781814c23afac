import { type Referee, TABLE, tell, texts } from '../../../kernel/index.ts';
import { surrenderFact } from '../49-diplomacy/17-surrender.ts';
import { openDps } from '../49-diplomacy/21-paper.ts';
import { openingRuling } from '../49-diplomacy/425-opening.rulings.ts';
import {
  type Announcing,
  announcers,
  askCovert,
  covertSteps,
  spendCovert,
} from '../49-diplomacy/4262-covert.ts';
import { franceConquered } from '../49-diplomacy/431c-france.ts';
import { conquer, tellConquered } from '../54-surrender/31-conquered.ts';
import { askOpening } from '../54-surrender/31-opening.ts';
import { forgetWords } from '../54-surrender/22-safe.ts';
import { unlessComing } from '../54-surrender/31-withdrawn.ts';
import { part } from '../part.ts';
import { fall as fallNow, fallOf, tellFall } from '../war/falls.ts';
import { areEffectsPlayed, areReportsWhole, isLateWarPlayed } from '../turn/played.ts';
import { worldSequenceTexts } from '../turn/sequence.words.ts';
import {
  type Books,
  type Follows,
  type Go,
  isAhead,
  type Open,
  type WorldPosition,
  type WorldStep,
  turnId,
} from '../state.ts';
import { vichyNow } from '../war/vichy.ts';
import { unlessFallen } from '../war/withdrawn.ts';
import { fallsBy, isFranceIn, noteParis } from './11-conditions.ts';
import { hasMinors, passMinors } from './5-minors.ts';

// 58.12: the fall of France at the end of the Allied player turn; DPs in France are opened, covert operations announced.

declare module '../state.ts' {
  interface Steps {
    'french-fall': object;
    'french-opening': object;
    'french-covert': Announcing;
  }
}

const say = texts({
  told: {
    franceFalls:
      'France falls at the end of the Allied player turn of {turn} {year}: Paris is in Axis hands.',
    franceSurrenders:
      'France surrenders of its own will at the end of the Allied player turn of {turn} {year}.',
  },
});

/** What the end of an Allied player turn brings, before the checks of 54.12 (58.12). */
function frenchFallAt(): readonly Go[] {
  return [{ step: 'french-fall' }];
}

/** 58.11, 58.11A, 58.12: France surrenders at the end of the Allied player turn, by Paris or of its own will. */
const frenchFall: WorldStep<'french-fall'> = {
  clauses: ['58.11', '58.11A', '58.11B', '58.12'],
  next: (books, { open }, _, referee) => fall(books, open, referee),
};

function fall(books: Books, open: Open, referee: Referee): readonly Go[] {
  const by = isFranceIn(books, open) ? fallsBy(open) : null;
  if (by === null) return [];
  const text = by === '58.11A' ? say.told.franceFalls : say.told.franceSurrenders;
  const when = { turn: worldSequenceTexts.turn[open.turn](), year: open.year };
  tell(referee, 'result', text, when, ['54.12', '58.11', by, '58.12']);
  tellFall(open, 'france', 'coming', 'found');
  return [{ step: 'french-opening' }];
}

/** 58.11: a fall that the table reports as news, though it is played, is played from there on. */
const fallReported: Follows = {
  clauses: ['58.11', '54.31'],
  on: [surrenderFact, franceConquered],
  brings(books, { open }, { report, asked }, referee) {
    const told = [surrenderFact.key('france'), franceConquered.key()].map((key) => report[key]);
    const isNews = told.some((each) => each?.as === 'change' && each.value === true);
    if (!isNews) return [];
    if (!isLateWarPlayed(books, open)) return passReported(books, open, referee);
    const isComing = isAhead(open, 'french-opening');
    const isOver = fallOf(open, 'france').since !== undefined || vichyNow(open) !== 'open';
    if (asked || (isOver && !isComing)) return [];
    tellFall(open, 'france', 'coming', 'told');
    return isComing ? [] : [{ step: 'french-opening' }];
  },
};

/** 58.51: of a fall that is reported and not played, what France has by diplomacy is British all the same (ruling reported-falls). */
function passReported(books: Books, open: Open, referee: Referee): readonly Go[] {
  if (areEffectsPlayed(books, open) && areReportsWhole(open) && hasMinors(open)) passMinors(open, referee);
  return [];
}

/** Those whose DPs in France count (58.21E). */
const IN_FRANCE = (['european-axis', 'western-allies'] as const).map((faction) => ({
  faction,
  target: 'france',
}));

/** 58.21E: the fall is certain, and confirmed (ruling surrender-opening): France counts as conquered, all DPs in it are opened. */
const frenchOpening: WorldStep<'french-opening'> = {
  clauses: ['54.31', '58.21E'],
  withdraw: unlessComing({
    power: 'france',
    isFound: (books, open) => isFranceIn(books, open) && fallsBy(open) !== null,
    anew: [{ step: 'french-question' }, { step: 'french-fall' }],
  }),
  seats: (_, { rulings }) => (openingRuling(rulings, 'surrender-opening') === 'asked' ? [TABLE] : []),
  asks: (_, { open }) => askOpening(open, 'france', '58.21E'),
  next(_, position, __, referee): readonly Go[] {
    begin(position.open, referee);
    const due = openDps(position, IN_FRANCE, ['58.21E'], referee);
    return [
      ...(due ? [{ step: 'show', before: 'fall' } as const] : []),
      ...coverts(position.open),
      { step: 'french-level' },
    ];
  },
  drop(_, { open }, __, referee): readonly Go[] {
    begin(open, referee);
    return [{ step: 'french-level' }];
  },
};

/** 54.31, 49.36B, 49.431C: what is so at once. */
function begin(open: Open, referee: Referee): void {
  conquer(open, 'france');
  fallNow(open, 'france', { since: turnId(open), year: open.year });
  noteParis(open);
  // that another power is safe was said of a war in which France fights (54.22)
  forgetWords(open);
  tellConquered(open, 'france', referee);
}

function coverts(now: Open): readonly Go[] {
  return covertSteps(now).flatMap((each) =>
    each.step === 'covert' ? [{ step: 'french-covert', faction: each.faction } as const] : [],
  );
}

/** 58.21E: covert operations in France, asked of every camp as in a roll (49.4262). */
const frenchCovert: WorldStep<'french-covert'> = {
  clauses: ['58.21E', '49.4262'],
  withdraw: unlessFallen('france'),
  seats: (_, open, at) => announcers(open, at),
  asks: (_, view) => askCovert(view, `${turnId(view.open)}/france/${view.seat}/covert`, ['france']),
  take: (_, position: WorldPosition, __, given, referee) =>
    spendCovert(position, given, ['58.21E', '49.4262'], referee),
};

/** 58.11, 58.12: the fall of France; it comes before the checks of rule 54. */
export const FALL = part(import.meta.url, {
  clauses: {
    '58.1': ['heading', 'Determining French surrender'],
    '58.11': ['enforced', 'When France surrenders', 'frenchFall'],
    '58.11A': ['enforced', 'Paris is controlled by the Axis', 'frenchFall'],
  },
  steps: { 'french-fall': frenchFall, 'french-opening': frenchOpening, 'french-covert': frenchCovert },
  news: [fallReported],
  gives: { beforeChecks: [{ before: 'allied-end', due: frenchFallAt }] },
  texts: say,
});
