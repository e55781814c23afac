import { expect, it } from 'vitest';
import { trials } from '../../scripts/thorough.test-helper.ts';
import { textFaults } from '../kernel/kit/texts.test-helper.ts';
import { RULEBOOKS } from './index.ts';
import { shownOf } from './shown.test-helper.ts';

// Every text of the log, of prompts, forms, bars, sums and boards that some random games print, as players read it.
it.each(RULEBOOKS.map((rulebook) => [rulebook.id, rulebook] as const))(
  '%s says nothing with a doubled stop, a raw id or code, or without a text',
  (_, rulebook) => {
    const games = shownOf(rulebook).map(({ id }) => ({
      setup: { scenario: id, rulings: {}, data: null },
      seeds: 1,
      asides: 12,
      most: trials(200),
    }));
    expect(textFaults(rulebook, games)).toEqual([]);
  },
);
