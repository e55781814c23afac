import { type Facts, type Referee, evaluateNamed, tell, texts } from '../../../kernel/index.ts';
import { part } from '../part.ts';
import type { Faction } from '../powers.ts';
import { type Books, type Go, type Open, phaseId, type WorldStep } from '../state.ts';
import { resultWords } from '../tables/results.ts';
import { missingForRolls, rolledResult } from './42-die-roll.ts';
import { DIE, rolledOn, rollSheet } from './42-leads.ts';
import { isConquered } from './43-bars.ts';
import { inPlayersWords, rowOf } from './5-rows.ts';
import { follow } from './53-lesser.ts';

// 49.425, 49.426: one die and every modifier, roll by roll.

declare module '../state.ts' {
  interface Steps {
    rolls: object;
    roll: { readonly target: string };
  }
}

/** The rolls of the phase, one after the other, each as soon as nothing is missing (49.426). */
const rolls: WorldStep<'rolls'> = {
  clauses: ['49.425', '49.426'],
  needs: {
    facts: (books, open) => missingForRolls(books, open, books.known({ seat: null, open })),
    asks: (_, open) => ({
      at: phaseId(open),
      prompt: say.ask.modifiers({ year: open.year }),
      clauses: ['49.426'],
    }),
  },
  next(_, { open }, __, referee): Go[] {
    passConquered(open, referee);
    const current = open.rolls[open.rolling];
    return current ? [{ step: 'roll', target: current.target }, { step: 'rolls' }] : [];
  },
  // skipped, the phase's results name what is not rolled for (as for `roll`)
  drop: () => undefined,
};

/** 49.435: for a country conquered since it was named no die is rolled. */
function passConquered(open: Open, referee: Referee): void {
  for (
    let current = open.rolls[open.rolling];
    current?.rolled === null && isConquered(open, current.target);
    current = open.rolls[++open.rolling]
  )
    tell(referee, 'note', say.told.notRolled, { target: current.target }, ['49.435']);
}

/**
 * 49.425, 49.61: who named a target rolls, or who reacts. Of one that two have named, or that demands alone bring about
 * (49.71), no rule says who does.
 */
function rolledBy({ rolls: all }: Open, target: string): { readonly owner?: Faction } {
  const current = all.find((each) => each.target === target);
  const [owner, ...others] = new Set(current?.kind === 'demand' ? [] : current?.by);
  return owner !== undefined && others.length === 0 ? { owner } : {};
}

/** 49.425: one die for a target. */
const roll: WorldStep<'roll'> = {
  clauses: ['49.425', '49.426'],
  seats: () => ['dice'],
  asks: (_, { open }, { target }) => ({
    ...rolledBy(open, target),
    id: `${phaseId(open)}/${target}/roll`,
    form: { kind: 'roll', dice: [6] },
    prompt: say.ask.roll({ target }),
    clauses: ['49.425'],
    sheets: rolledOn(target),
  }),
  take: (books, { open }, _, { answer }, referee) => fall(books, open, answer as readonly number[], referee),
  // a fact can be taken back: the next of the rolls asks for it again
  again: () => [],
  drop: () => undefined,
};

/** One die, every modifier, and whom the result favours. Throws when a fact is missing: our mistake. */
function fall(books: Books, open: Open, [die = 0]: readonly number[], referee: Referee): Go[] {
  const current = open.rolls[open.rolling];
  if (!current) return [];
  const { target } = current;
  const told = books.known({ seat: null, open });
  const facts: Facts = (key) => (key === DIE ? die : told(key));
  const outcome = rolledResult(books, target, facts);
  const row = rowOf(books.tables, open, target, outcome);
  if (row === null) throw new Error(`the table of ${target} has no result ${outcome}`);
  referee.tell?.({
    to: 'all',
    kind: 'rolled',
    data: say.told.rolled({ target, die, result: resultWords(row) }),
    clauses: ['49.425', '49.426', ...(current.kind === 'reaction' ? ['49.64'] : [])],
    sheet: inPlayersWords(books.tables, open, target, evaluateNamed(books, rollSheet(target), facts)),
  });
  current.rolled = outcome;
  return follow(books, open, target, referee);
}

const say = texts({
  ask: {
    modifiers:
      'Which table modifiers apply to the rolls named? (Nobody can roll without them: look them up, or agree on them.)',
    roll: 'Roll for {target}',
  },
  told: {
    notRolled: '{target} is conquered: no die is rolled for it.',
    rolled: '{target} {result}. The die shows {die}.',
  },
});

/** 49.425: the roll. */
export const ROLLING = part(import.meta.url, {
  clauses: {
    '49.424': ['definition', 'Russian resistance level irrelevant'],
    '49.425': ['computed', 'Mechanics', 'roll'],
  },
  steps: { rolls, roll },
  decisions: [
    {
      name: 'roll',
      seats: 'dice',
      form: 'roll',
      about: 'One die for a target.',
      clauses: ['49.425'],
    },
  ],
  texts: say,
});
