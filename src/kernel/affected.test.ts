import { expect, it } from 'vitest';
import { sinceRoll } from './affected.ts';
import { type Dispatch, toAll } from './dispatch.ts';
import type { Game } from './game.ts';
import { type Moment, Told } from './moment.ts';
import type { SheetResult } from './sheet.ts';
import { words } from './words.ts';

const sheet = (name: string) => ({ sheet: name, facts: {}, outcomes: [], missing: [], lines: [] });

/** A report of a fact, with what was told on it. */
function report(n: number, fact: string, isSealed: boolean, told: readonly Dispatch[] = []): Moment {
  const entry = { n, seat: 'ann', decision: `${n}/report`, answer: { [fact]: { value: 1, as: 'change' } } };
  return {
    entry: { ...entry, hash: '' },
    asked: { form: 'report', clauses: [], sealed: isSealed, awaited: false, standing: 'report' },
    closed: null,
    answers: null,
    told: new Told(told, []),
  };
}

it('counts since a roll what all were told, and nothing that a seat reported in secret', () => {
  const own = {
    ...toAll('rolled', words('t'), ['1'], sheet('hidden') as unknown as SheetResult),
    to: ['ann'],
  };
  const open = toAll('rolled', words('t'), ['1'], sheet('seen') as unknown as SheetResult);
  const moments = [
    report(1, 'before', false),
    report(2, 'open', false, [open]),
    report(3, 'secret', true, [own]),
    { ...report(4, 'taken-back', false), gone: 5 },
    report(5, 'open', false),
    report(6, 'later', false),
  ];
  expect(sinceRoll({ moments } as unknown as Game, 1, 5)).toEqual({ sheets: ['seen'], facts: ['open'] });
  expect(sinceRoll({ moments } as unknown as Game, 2, 3)).toEqual({ sheets: [], facts: [] });
});
