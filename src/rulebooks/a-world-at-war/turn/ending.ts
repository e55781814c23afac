import { type Referee, type frame, reportedValue, setFact, tell, texts } from '../../../kernel/index.ts';
import { fact, single } from '../facts/facts.ts';
import { hasAxisWon, isDecided } from './over.ts';
import { part } from '../part.ts';
import { playedRuling } from './played.rulings.ts';
import { areEffectsPlayed } from './played.ts';
import type { Books, Go, Open, WorldStep } from '../state.ts';

// The end of a game: for whom it is decided, and by which clause. How great a victory is, the source does not say.

declare module '../state.ts' {
  interface Steps {
    ending: object;
  }
}

/** For whom a game is decided; open: its last turn is over, and no rule has decided it. */
const DECIDED = ['axis', 'allies', 'open'] as const;

/** For whom the game is decided, once it is (55.21, 56.21, 57.91, 62.91). */
const decided = single(
  'decided',
  fact('decided', { kind: 'choice', values: DECIDED }, ['55.21', '56.21', '57.21', '57.91', '62.91'], {
    kept: true,
  }),
);

/** What comes once nothing is left to play: it is told for whom. Games of before have no such end. */
export function endingDue(books: Books, open: Open): readonly Go[] {
  const isPlayed = areEffectsPlayed(books, open) && playedRuling(open.rulings, 'late-war') === 'played';
  return isPlayed && reportedValue(open.facts, decided.key()) === undefined ? [{ step: 'ending' }] : [];
}

/** The end of a game, told once. */
const ending: WorldStep<'ending'> = {
  clauses: ['55.21', '56.21', '57.21', '57.91', '62.91'],
  next: (books, { open }, _, referee) => end(books, open, referee),
};

function end(books: Books, open: Open, referee: Referee): void {
  const [winner, key, clauses] = outcomeOf(books, open);
  setFact(open.facts, decided.key(), winner);
  tell(referee, 'result', say.told.decided[key], undefined, clauses);
}

/** For whom a game is decided, once that has been told (Rules.ending). */
export function endingOf(books: Books, open: Open): frame.Ending | null {
  if (reportedValue(open.facts, decided.key()) === undefined) return null;
  const [winner, key, clauses] = outcomeOf(books, open);
  const ended = { text: say.told.decided[key](), clauses };
  return winner === 'open' ? ended : { ...ended, tone: winner === 'axis' ? 'first' : 'second' };
}

function outcomeOf(
  books: Books,
  open: Open,
): readonly [
  winner: (typeof DECIDED)[number],
  key: keyof typeof say.told.decided,
  clauses: readonly string[],
] {
  const { plan } = books;
  if (hasAxisWon(open)) return ['axis', 'axis', ['62.91']];
  if (!isDecided(books, open)) return ['open', 'open', plan.europe ? ['62.91'] : ['57.91']];
  if (!plan.europe) return ['allies', 'pacific', ['57.91']];
  if (plan.european) return ['allies', 'europe', ['55.21', '56.21']];
  return ['allies', 'both', ['55.21', '56.21', '57.21']];
}

const say = texts({
  told: {
    decided: {
      axis: 'The Axis has won a decisive victory.',
      europe:
        'The game is decided for the Allies: the European Axis is beaten. How great a victory it is, the table says.',
      pacific:
        'The game is decided for the Allies: Japan is beaten. How great a victory it is, the table says.',
      both: 'The game is decided for the Allies: the European Axis and Japan are beaten. How great a victory it is, the table says.',
      open: 'The last turn is over, and no surrender has decided the game. Who has won, and how, the table says.',
    },
  },
  facts: {
    decided: 'Surrender',
  },
  fact: {
    decided: 'For whom is the game decided?',
  },
  name: {
    allies: 'the Allies',
  },
});

/** 55.21, 56.21, 57.21, 57.91, 62.91: the end of a game. */
export const ENDING = part(import.meta.url, {
  steps: { ending },
  texts: say,
});

/** 55.21, 56.21, 57.91, 62.91: for whom it is decided, after all other facts. */
export const FOR_WHOM = part(import.meta.url, { facts: [decided] });
