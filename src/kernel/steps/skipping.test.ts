import { describe, expect, it } from 'vitest';
import { ALL, ending, Loosely, needing, notingStep, question, type Steps } from '../kit/steps.test-helper.ts';
import { render, words } from '../texts/words.ts';

// A skip goes through the same steps without the answers.

/** A step that asks these seats, and is gone through. */
function asking(name: string, seats: readonly string[]): Steps[string] {
  const { drop: _, ...step } = notingStep(name, seats);
  return step;
}

function skipped(steps: Steps, ...agenda: readonly string[]): Loosely {
  const game = new Loosely(
    { ...steps, end: ending('turn') },
    [...agenda, 'end'].map((step) => ({ step })),
  );
  game.say('table', '/skip', 'turn');
  game.check();
  return game;
}

const read = ({ told }: Loosely): string[] => told.map(({ data }) => render({}, data));

describe('skipping', () => {
  it('runs what happens without a choice, and what it brings', () => {
    const quiet = { next: () => [{ step: 'more' }] };
    const more: Steps[string] = { next: (_, { open }) => void open.done.push('more happens') };
    const game = skipped({ first: asking('first', ['ann']), quiet, more }, 'first', 'quiet');
    expect(game.open.done).toEqual(['more happens', 'turn ends']);
  });

  it('gives the answer that a step names for it', () => {
    const passing = { ...asking('offer', ['ann', 'ben']), passes: () => 'no' };
    const game = skipped({ passing }, 'passing');
    expect(game.open.done).toEqual(['offer ann no', 'offer ben no', 'turn ends']);
    expect(read(game)).toEqual(['told.skip.turn']);
  });

  it('names in one line what nobody answers: of table and dice the question, of others whose it is', () => {
    const roll = {
      seats: () => ['dice'],
      asks: () => ({ ...question('roll'), prompt: words('Roll, and roll') }),
    };
    const steps = { bid: asking('bid', ALL), roll, again: asking('again', ['ben']) };
    const game = skipped(steps, 'bid', 'roll', 'again');
    expect(read(game)).toEqual([
      'told.skip.turn',
      'Nobody answers, and it is left to the table: what is asked of ann, ben, cat (1); \u201cRoll, and roll\u201d (1).',
    ]);
    expect(game.open.done).toEqual(['turn ends']);
  });

  it('needs the agreement of who is asked now, beside those whose part it is', () => {
    const ends = { name: 'turn', clauses: ['1'], args: () => ({}), seats: () => ['cat'] };
    const steps = {
      bid: asking('bid', ['ann', 'dice']),
      later: asking('later', ['ben']),
      end: { ...ending('turn'), ends },
    };
    const game = new Loosely(steps, [{ step: 'bid' }, { step: 'later' }, { step: 'end' }]);
    const form = game.asks('table').find(({ id }) => id.endsWith('/skip'))?.form;
    expect(form).toMatchObject({ options: [{ value: 'turn', seats: ['cat', 'ann'] }] });
  });

  it('names only who has not answered yet, and keeps what answers brought', () => {
    const taken: Steps[string] = {
      ...asking('bid', ['ann', 'ben']),
      take: () => [{ step: 'won' }],
    };
    const won: Steps[string] = { next: (_, { open }) => void open.done.push('won') };
    const game = new Loosely({ taken, won, end: ending('turn') }, [{ step: 'taken' }, { step: 'end' }]);
    game.say('ann', '/bid', 'yes').say('table', '/skip', 'turn').check();
    expect(read(game).at(-1)).toBe('Nobody answers, and it is left to the table: what is asked of ben (1).');
    expect(game.open.done).toEqual(['won', 'turn ends']);
  });

  it('names the facts that a step cannot begin without, and does not begin it', () => {
    const blind: Steps[string] = {
      ...needing('wet'),
      next: (_, { open }) => void open.done.push('began'),
    };
    const game = skipped({ blind }, 'blind');
    expect(read(game).at(-1)).toBe('Nobody answers, and it is left to the table: \u201cwet\u201d (1).');
    expect(game.open.done).toEqual(['turn ends']);
  });

  it('names what was being asked in a step that falls, unless what the step told cites it', () => {
    const tells = (clauses: readonly string[]): Steps[string] => ({
      ...asking('bid', ['ann']),
      drop: (_, __, ___, referee) =>
        referee.tell?.({ to: 'all', kind: 'note', data: words('it falls'), clauses }),
    });
    expect(read(skipped({ bid: tells(['1']) }, 'bid'))).toEqual(['told.skip.turn', 'it falls']);
    expect(read(skipped({ bid: tells([]) }, 'bid')).at(-1)).toMatch(/: what is asked of ann \(1\)\.$/);
    const later = { bid: tells([]), first: asking('first', ['cat']) };
    expect(read(skipped(later, 'first', 'bid')).at(-1)).toMatch(/: what is asked of cat \(1\)\.$/);
  });

  it('says beforehand what it would leave, as far as that stands on the agenda', () => {
    const steps: Steps = {
      first: asking('first', ['table']),
      next: asking('next', ['ben']),
      falls: notingStep('falls', ['ann']),
      passes: { ...asking('passes', ['ann']), passes: () => 'no' },
      unsaid: { ...asking('unsaid', ['ann']), passes: () => null },
      end: ending('turn'),
    };
    const begin = ['first', 'next', 'falls', 'passes', 'end'].map((step) => ({ step }));
    const game = new Loosely(steps, begin);
    const leaves = game.table.rules.leaves?.(game.open, 'turn');
    expect(leaves && render({}, leaves)).toBe(
      'It leaves to the table: \u201c0-0/table/first\u201d (1); what is asked of ben (1).',
    );
    const none = new Loosely(steps, [{ step: 'passes' }, { step: 'end' }]);
    expect(none.table.rules.leaves?.(none.open, 'turn')).toBeNull();
    expect(none.table.rules.leaves?.(none.open, 'year')).toBeNull();
    // a step that can name no answer now leaves its question
    const unsaid = new Loosely(steps, [{ step: 'unsaid' }, { step: 'end' }]);
    const left = unsaid.table.rules.leaves?.(unsaid.open, 'turn');
    expect(left && render({}, left)).toBe('It leaves to the table: what is asked of ann (1).');
  });
});
