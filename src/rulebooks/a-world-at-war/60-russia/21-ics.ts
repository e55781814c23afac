import {
  type DecisionKind,
  type Option,
  directive,
  reportedValue,
  texts,
  whole,
} from '../../../kernel/index.ts';
import { levelOf } from '../54-surrender/22-needed.ts';
import { isUndone } from '../54-surrender/31-withdrawn.ts';
import { checkOf } from '../54-surrender/all-checks.ts';
import { fact, single } from '../facts/facts.ts';
import { part } from '../part.ts';
import { type Books, isAhead, type Open, type WorldStep, turnId } from '../state.ts';
import { isWithdrawable } from '../war/withdrawn.ts';
import { freeze } from './21a-frozen.ts';
import { levelReached, lowestOf } from './32-lowest.ts';

// 60.2: what a level of zero or less costs Russia in ICs, each turn anew (60.22).

declare module '../state.ts' {
  interface Steps {
    'russian-ic': object;
  }
}

/** The isolated ICs that Russia has not surrendered yet (60.21B). */
const isolatedIcs = single(
  'isolated-ics',
  fact('isolatedIcs', whole(0, 30), ['60.21B'], { lasts: 'turn', askedOf: 'russia' }),
);

const say = texts({
  facts: {
    'isolated-ics': 'Russia',
  },
  fact: {
    isolatedIcs: 'How many isolated ICs does Russia hold that it has not surrendered?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    isolatedIcs: 'On the map: ICs without a supply line. Usually 0.',
  },
  told: {
    icLeft:
      'The turn was passed by: by the choice of Russia its ICs do not grow in the turn that follows, or it surrenders an isolated IC.',
    icSurrendered:
      'Russia surrenders an isolated IC to Germany: it returns its units there to its force pool, where they count as unbuilt: report the new number of unbuilt factors. The IC stays Russian until the Axis control its hex.',
  },
  ask: {
    isolated: 'Has Russia isolated ICs, of which it may surrender one?',
    ic: 'What does Russia give: do its ICs not grow in the following turn, or does it surrender an isolated one?',
  },
  option: {
    freeze: 'The values of ICs are frozen in the following turn',
    surrenderIc: 'An isolated IC is surrendered to Germany',
  },
  bar: {
    noneIsolated:
      'No IC is isolated: one that is supplied from the eastern edge of the map cannot be surrendered.',
  },
});

const FREEZE: Option = { value: 'freeze', label: say.option.freeze() };
const SURRENDER: Option = { value: 'surrender', label: say.option.surrenderIc() };
const NONE_ISOLATED: Option = {
  ...SURRENDER,
  barred: { clauses: ['60.21B'], reason: say.bar.noneIsolated() },
};

/** 60.21, 60.21A, 60.21B, 60.22: Russia's ICs do not grow in the following turn, or it surrenders an isolated one. */
const russianIc: WorldStep<'russian-ic'> = {
  clauses: ['60.21', '60.22'],
  // its level is above zero after all, or lower than units were removed for
  withdraw: (books, { open }) =>
    isUndone(books, open, 'russia') || isLowerNow(books, open) ? [{ step: 'check', of: 'russia' }] : null,
  needs: {
    facts: (_, { facts }) =>
      reportedValue(facts, isolatedIcs.key()) === undefined ? [isolatedIcs.key()] : [],
    asks: (_, open) => ({ at: turnId(open), prompt: say.ask.isolated(), clauses: ['60.21B'] }),
  },
  seats: () => ['russia'],
  asks: (_, { open }) => ({
    id: `${turnId(open)}/russia/ic`,
    form: { kind: 'choose', options: [FREEZE, hasIsolated(open) ? SURRENDER : NONE_ISOLATED] },
    prompt: say.ask.ic(),
    clauses: ['60.21', '60.22'],
  }),
  take(books, { open }, __, { answer }, referee) {
    if (answer === 'freeze') freeze(books, open, referee);
    else directive(referee, say.told.icSurrendered, undefined, ['60.21B']);
  },
  // without an isolated IC there is no choice
  drop(books, { open }, __, referee) {
    if (!hasIsolated(open)) freeze(books, open, referee);
    else directive(referee, say.told.icLeft, undefined, ['60.21', '60.21A', '60.21B']);
  },
};

/** 60.31, 60.32A: what was told since leaves the level so low that units go, and none were to. */
function isLowerNow(books: Books, open: Open): boolean {
  if (!isWithdrawable(open) || isAhead(open, 'russian-removal')) return false;
  return levelReached(levelOf(books, open, checkOf(books, open, 'russia'))) < lowestOf(open);
}

const IC: DecisionKind = {
  name: 'ic',
  seats: 'russia',
  form: 'choose',
  about: 'What a resistance level of zero or less costs Russia: its ICs do not grow, or it surrenders one.',
  clauses: ['60.21', '60.22'],
};

function hasIsolated({ facts }: Open): boolean {
  return reportedValue(facts, isolatedIcs.key()) !== 0;
}

/** 60.2: what Russia pays with its ICs. */
export const IC_LOSSES = part(import.meta.url, {
  clauses: {
    '60.2': ['heading', 'BRP effects'],
    '60.21': ['enforced', 'Russian options', 'russianIc'],
    '60.21B': ['directive', 'IC surrendered', 'russianIc'],
  },
  steps: { 'russian-ic': russianIc },
  facts: [isolatedIcs],
  decisions: [IC],
  texts: say,
});
